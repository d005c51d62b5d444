"""Progress, drawn as a locomotive on its way along the line."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup, escape

from ceylon.web.drawing.icons import number, piece

WIDTH: Final = 600
_HEIGHT: Final = 64
_ENGINE: Final = (96.0, 54.0)
_RAIL: Final = 55


def draw_journey(label: str, said: str, done: int, of: int) -> Markup:
    """A progress bar: `label` names the work, `said` the progress."""
    front = _ENGINE[0] + (WIDTH - _ENGINE[0]) * done / of
    engine = piece("loco", front - _ENGINE[0], _RAIL - _ENGINE[1] + 2, *_ENGINE)
    drawn = (
        f'<svg id="progress" class="journey" viewBox="0 0 {WIDTH} {_HEIGHT}" role="progressbar"'
        f' aria-label="{escape(label)}" aria-valuemin="0" aria-valuemax="{of}"'
        f' aria-valuenow="{done}" aria-valuetext="{escape(said)}">'
        f'<path class="sleepers" d="M0 {_RAIL + 4}H{WIDTH}"/>'
        f'<path class="rail" d="M0 {_RAIL}H{WIDTH}"/>'
        f'<rect class="gone" y="{_RAIL - 2}" height="4" width="{number(front - 20)}"/>'
        f"{engine}</svg>"
    )
    return Markup(drawn)  # noqa: S704 - the words in it are escaped
