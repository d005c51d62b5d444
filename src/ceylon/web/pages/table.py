"""The page of the table, and the part of it that changes."""

from __future__ import annotations

from ceylon.rules.state import NOBODY, RAILWAYS
from ceylon.web.drawing.map import draw_map
from ceylon.web.drawing.targets import targets_of
from ceylon.web.pages.engine import fragment, render
from ceylon.web.pages.parts import boards, council, helping, logbook, track, train
from ceylon.web.pages.parts.desk import desk_of
from ceylon.web.pages.parts.tips import Tip
from ceylon.web.pages.parts.tooltips import hex_tips
from ceylon.web.screen import Offer, Screen


def table_page(screen: Screen) -> str:
    """The whole page."""
    return render(
        "table.html",
        screen.words,
        s=screen,
        main=fragment(table_main(screen)),
        dialogs=True,
        help_actions=helping.actions(screen),
        help_councillors=helping.councillors(screen),
        help_tiles=helping.tiles(screen),
    )


def table_main(screen: Screen) -> str:
    """The part that is sent again after every choice."""
    everyone = [boards.board_of(screen, seat) for seat in range(len(screen.view.players))]
    others = [b for b in _around(screen, everyone) if b.seat != screen.seat and not b.railways]
    councillors = [council.councillor_of(screen, district) for district in range(4)]
    wagons = train.wagons_of(screen)
    desk = desk_of(screen)
    targets = targets_of(screen)
    tips: list[Tip] = [*hex_tips(targets), *desk.tips]
    tips += [each.tip for each in councillors if each is not None]
    tips += [wagon.tip for wagon in wagons if wagon.tip is not None]
    return render(
        "main.html",
        screen.words,
        s=screen,
        view=screen.view,
        map=draw_map(screen, targets),
        others=others,
        mine=None if screen.watching else everyone[screen.seat],
        railways=everyone[RAILWAYS] if screen.solo else None,
        board_label=boards.label_of,
        councillors=councillors,
        bonuses=council.bonuses_of(screen),
        bonuses_said=council.bonuses_said(screen),
        wagons=wagons,
        contracts=train.contracts_left(screen),
        cards=train.cards_played(screen),
        track=track.track_of(screen),
        advanced=track.just_advanced(screen),
        standing=track.standing_of(screen),
        sums=track.sums_of(screen),
        log=logbook.lines_of(screen),
        steps=logbook.railways_steps(screen) if screen.solo else [],
        who=logbook.who,
        desk=desk,
        flag=int(screen.view.seat) if screen.view.seat != NOBODY else _winner(screen),
        tips=tips,
        offers={each.text: _offer(each) for each in screen.offers},
    )


def _offer(offer: Offer) -> dict[str, object]:
    """What the page's script needs to ask before a choice is final."""
    return {"label": offer.label, "price": offer.price, "ends": offer.ends}


def _around(screen: Screen, everyone: list[boards.Board]) -> list[boards.Board]:
    """Clockwise from the left of whoever looks."""
    first = screen.seat + 1 if not screen.watching else 0
    return everyone[first:] + everyone[:first]


def _winner(screen: Screen) -> int:
    return next(score.seat for score in screen.scores if score.rank == 1)
