"""What processes write down for each other as JSON is the same when it is read again."""

from tests.analysis.playing import played

from ceylon.analysis import Candidate, Judged, Retry, hints, judge, retry
from ceylon.rules.options import Options
from ceylon.rules.view import View
from ceylon.sight.data.decoding import from_text
from ceylon.sight.data.encoding import to_text


def test_hints_verdicts_and_judgements_can_be_read_again() -> None:
    record = played(Options(2), seed=2)
    game = record.game(20)
    view = View.of(game, game.seat)
    found = hints(view, simulations=200)
    assert any(each.reasons for each in found)
    assert from_text(list[Candidate], to_text(found)) == found
    tried = game.legal()[0]
    again = retry(view, record.choices[20], tried)
    assert from_text(Retry, to_text(again)) == again
    judged = [judge(record, number) for number in (1, 30)]
    assert [from_text(Judged, to_text(each)) for each in judged] == judged
