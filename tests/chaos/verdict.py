"""What must hold after any faults: judged by what is stored, and by what people and streams saw."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from tests.chaos.play import Click, Game
from tests.chaos.watching import Note

from ceylon.box import load
from ceylon.record import Record
from ceylon.rules.choices import choice_of
from ceylon.store import Event, SqlStore
from ceylon.store.rows import standing
from ceylon.table import sealed_deal

OK = 200


@dataclass(frozen=True)
class Judged:
    """A game as it is stored."""

    problems: list[str]
    events: int
    over: bool
    seat: int
    """Who must choose now; -1 if the game cannot be replayed."""


def judge(store: SqlStore, game: Game) -> Judged:
    stored = store.load(game.id)
    if stored is None:
        return Judged([f"{game.id}: the table is lost"], 0, over=False, seat=-1)
    start = sealed_deal.unseal(store.deal(game.id), load())
    events = stored.events
    illegal = list(_replayed(start, events))
    found = [*game.problems, *illegal, *_kept(game.clicks, events), *_shown(game, len(events))]
    problems = [f"{game.id}: {problem}" for problem in found]
    if illegal:
        return Judged(problems, len(events), over=False, seat=-1)
    choices = [choice_of(text) for text in standing(events)]
    position = Record(start.options, start.deal, choices, start.names, start.box).game()
    return Judged(problems, len(events), bool(position.over), int(position.seat))


def _replayed(start: Record, events: Iterable[Event]) -> Iterator[str]:
    """Every choice was legal, and made by the seat that had to choose."""
    game = start.game(0)
    kept: list[Event] = []
    keys: dict[str, None] = {}
    for number, event in enumerate(events, start=1):
        if event.number != number:
            yield f"numbers have a gap at {number}"
        if event.key in keys:
            yield f"a key is stored twice: {event.key}"
        keys[event.key] = None
        kept.append(event)
        if event.back_to is None:
            choice = choice_of(event.text)
            if event.seat != game.seat or game.why_not(choice) is not None:
                yield f"not the choice of seat {event.seat}: {number} {event.text}"
                return
            game.push(choice)
        else:
            game = start.game(0)
            for text in standing(kept):
                game.push(choice_of(text))


def _kept(clicks: Iterable[Click], events: Iterable[Event]) -> Iterator[str]:
    """What was acknowledged is stored; what was refused is not."""
    stored = {event.key: event for event in events}
    for click in clicks:
        event = stored.get(f"{click.seat}:{click.key}")
        if click.status == OK and event is None:
            yield f"an acknowledged choice is lost: {click}"
        if click.status not in (0, OK) and event is not None:
            yield f"a choice that was refused is stored: {click}"
        if event is not None and click.text and event.text != click.text:
            yield f"another choice is stored: {click} {event}"
        if event is not None and event.number != click.version + 1 and click.text:
            yield f"it is stored after something that its player had not seen: {click} {event}"


def _shown(game: Game, last: int) -> Iterator[str]:
    """All servers have shown the same, and nothing that is not stored."""
    for version, digests in game.shown.items():
        if len(digests) > 1:
            yield f"streams have shown different positions at version {version}"
        if version > last:
            yield f"version {version} was shown, and only {last} are stored"


def judge_owners(notes: Iterable[Note], bots: dict[str, set[int]]) -> list[str]:
    """A bot's choice is stored by the process whose session owns the table, and by no other."""
    found: list[str] = []
    processes: defaultdict[str, set[str]] = defaultdict(set)
    for note in notes:
        if note.seat not in bots.get(note.game, set()):
            continue
        if note.owner is None or not note.alive:
            found.append(f"{note.game}: a bot chose at a table that nobody owned: {note}")
        else:
            processes[note.owner].add(note.process)
    found += [
        f"bots chose for a session that was another process's: {owner} {sorted(names)}"
        for owner, names in processes.items()
        if len(names) > 1
    ]
    return found
