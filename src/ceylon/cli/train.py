"""`ceylon train`: search learns what positions are worth, from games against itself."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from ceylon.arena.interval import LEVEL
from ceylon.bots import weights
from ceylon.bots.search import Learned
from ceylon.cli.arguments import Parser, UsageError
from ceylon.cli.many_games import add_option_of_ray, crew, games_done
from ceylon.training import weights_file
from ceylon.training.check import BETTER, NOT_DECIDED, WORSE, Check
from ceylon.training.errors import TrainingError, check_installed
from ceylon.training.modes import SOLO, TEN
from ceylon.training.product import Trained, write
from ceylon.training.training_log import Generation
from ceylon.training.training_plan import TrainingPlan
from ceylon.words import N_, Words

NOTHING: Final = "nothing"
SHIPPED: Final = "shipped"
FOLDER: Final = Path("training")
_LEAST: Final = {"games": TEN, "simulations": 1, "generations": 1, "workers": 1, "check": 0}


def add_options(parser: Parser) -> None:
    words = parser.words
    told = words.say("number of players (default: {players})", players=4)
    parser.add_argument("--players", type=int, choices=[2, 3, 4], metavar="N", help=told)
    told = words.say("learn the solo game, against the Ceylon Railways Company")
    parser.add_argument("--solo", action="store_true", help=told)
    told = words.say("number of games per generation (default: {games})", games=3000)
    parser.add_argument("--games", type=int, default=3000, metavar="N", help=told)
    told = words.say("simulations per choice (default: {simulations})", simulations=100)
    parser.add_argument("--simulations", type=int, default=100, metavar="N", help=told)
    told = words.say(
        "number of generations, each playing with what the last one learnt"
        " (default: {generations})",
        generations=3,
    )
    parser.add_argument("--generations", type=int, default=3, metavar="N", help=told)
    told = words.say("random seed for all games (default: {seed})", seed=1)
    parser.add_argument("--seed", type=int, default=1, metavar="N", help=told)
    told = words.say(
        "the weights to start from: “{nothing}”, “{shipped}” or a file",
        nothing=NOTHING,
        shipped=SHIPPED,
    )
    parser.add_argument("--start", default=NOTHING, metavar="FILE", help=told)
    told = words.say("number of games to play at once (default: one per core)")
    parser.add_argument("--workers", type=int, metavar="N", help=told)
    add_option_of_ray(parser)
    told = words.say("the folder for the training; an interrupted run resumes there")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help=told)
    told = words.say(
        "number of games between the new weights and the shipped ones (default: {games})", games=400
    )
    parser.add_argument("--check", type=int, default=400, metavar="N", help=told)
    told = words.say("ship the new weights if they are better than the ones shipped so far")
    parser.add_argument("--keep", action="store_true", help=told)


def run(options: argparse.Namespace, words: Words) -> int:
    _check_numbers(options)
    check_installed()
    plan = _plan(options)
    folder = options.out or FOLDER / plan.mode
    trained = _train(options, words, plan, folder)
    print(words.say("Written to {file}", file=folder / weights_file.shipped().name))
    if trained.check is not None:
        _tell(words, trained.check, solo=plan.solo)
        if options.keep:
            _keep(words, trained, trained.check)
    return 0


def _train(options: argparse.Namespace, words: Words, plan: TrainingPlan, folder: Path) -> Trained:
    from ceylon.training.run import Training  # noqa: PLC0415 - it needs NumPy

    in_check = 2 * options.check if plan.solo else options.check  # solo, both play every deal
    with games_done(words, plan.all_games + in_check) as progress:
        training = Training(plan, folder, crew(options), progress)
        for trained in training.generations():
            write(trained, folder)
            print(_progress(words, trained.generations[-1]), flush=True)
        if options.check:
            trained = training.checked(trained, options.check)
            write(trained, folder)
    return trained


def _progress(words: Words, generation: Generation) -> str:
    return words.say(
        "generation {number}: {games:games} by {bot}, R² {r2:number_3}, log-loss {loss:number_3}",
        number=generation.number,
        games=generation.games,
        bot=generation.played_by,
        r2=generation.r2,
        loss=generation.log_loss,
    )


def _tell(words: Words, check: Check, *, solo: bool) -> None:
    values = {
        "games": check.games,
        "new": check.new.share.value,
        "even": check.new.even,
        "old": check.old.share.value,
        "low": check.lead.low,
        "high": check.lead.high,
    }
    if solo:
        text = N_(
            "{games:games}: the new weights won {new:percent_1}, the old ones {old:percent_1}"
        )
    else:
        text = N_(
            "{games:games}: the new weights won {new:percent_1}, where {even:percent_1} is even"
        )
    print(words.say(text, **values))
    text = N_("their lead, with {level:percent} confidence: {low:change_1} to {high:change_1}")
    print(words.say(text, level=LEVEL, **values))
    print(words.say(_VERDICTS[check.verdict]))


_VERDICTS: Final = {
    BETTER: N_("The new weights are better: keep them."),
    WORSE: N_("The new weights are worse: do not keep them."),
    NOT_DECIDED: N_("It is still undecided which are better: play more games with --check."),
}


def _keep(words: Words, trained: Trained, check: Check) -> None:
    if check.verdict == BETTER:
        write(trained, weights_file.shipped().parent)
        print(words.say("Written to {file}", file=weights_file.shipped()))
    else:
        print(words.say("The shipped weights remain unchanged."))


def _check_numbers(options: argparse.Namespace) -> None:
    for name, least in _LEAST.items():
        asked = getattr(options, name)
        if asked is not None and asked < least:
            text = N_("{name} must be at least {least}, not {value}")
            raise UsageError(text, {"name": f"--{name}", "least": least, "value": asked})
    if options.solo and options.players is not None:
        text = N_("{name} and {other} cannot be used together")
        raise UsageError(text, {"name": "--players", "other": "--solo"})
    if options.keep and not options.check:
        raise UsageError(N_("{name} needs {other}"), {"name": "--keep", "other": "--check"})


def _plan(options: argparse.Namespace) -> TrainingPlan:
    mode = SOLO if options.solo else str(options.players or 4)
    return TrainingPlan(
        mode,
        games=options.games,
        simulations=options.simulations,
        generations=options.generations,
        seed=options.seed,
        start=_start(options.start, mode),
    )


def _start(asked: str, mode: str) -> Learned | None:
    if asked == NOTHING:
        return None
    file = weights_file.shipped() if asked == SHIPPED else Path(asked)
    modes = weights.read(file)
    if mode not in modes:
        text = N_("{file} has no weights for this mode: {mode}")
        raise TrainingError(text, {"file": file, "mode": mode})
    return modes[mode]
