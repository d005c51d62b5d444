"""Play games in OpenSpiel and store everything that it is told.

    python -m tools.playthrough

The files in tests/env/playthroughs change only when the rules, the observations or what OpenSpiel
is told about them do: look at every difference.
"""

# ruff: noqa: T201 - a script that talks to the person at the screen

from tests.env import playthrough


def main() -> None:
    for name in playthrough.NAMES:
        text = playthrough.played(name, [])
        playthrough.file_of(name).write_text(text, encoding="utf-8")
        print(f"{name}: {len(playthrough.actions_of(text))} actions")


if __name__ == "__main__":
    main()
