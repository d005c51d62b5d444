"""The question of `--until-decided`: does a bot win more than a share, or less?"""

from __future__ import annotations

from collections.abc import Sequence

from ceylon.arena.confidence_sequence import ConfidenceSequence
from ceylon.arena.outcome import Outcome
from ceylon.arena.plan import Plan
from ceylon.arena.results import share_of
from ceylon.words import Words


class Verdict:
    """Updated after each deal; the answer is right 95 times in 100, however early it comes."""

    def __init__(self, bot: str, share: float) -> None:
        self.bot = bot
        self.share = share
        self._sequence = ConfidenceSequence()

    @classmethod
    def even(cls, plan: Plan) -> Verdict:
        """Whether the bot named first is better than the others, or than CR Co."""
        first = plan.names[0]
        share = 0.5 if plan.solo else plan.line_ups[0].count(first) / plan.seats
        return cls(first, share)

    def answered(self, deal: Sequence[Outcome]) -> bool:
        self._sequence.add(share_of(self.bot, deal))
        return self._sequence.decided(self.share)

    @property
    def answer(self) -> str | None:
        """`more` or `less`; None if there were too few games to tell."""
        if self._sequence.above(self.share):
            return "more"
        return "less" if self._sequence.below(self.share) else None

    def sentence(self, words: Words) -> str:
        values = {"bot": self.bot, "share": self.share}
        if self.answer is None:
            return words.say("undecided whether {bot} wins more than {share:percent_1}", **values)
        if self.answer == "more":
            return words.say("decided: {bot} wins more than {share:percent_1}", **values)
        return words.say("decided: {bot} wins less than {share:percent_1}", **values)
