"""Learn to play Ceylon by playing against oneself: PPO with masks, in plain PyTorch.

    python -m examples.masked_ppo --steps 10000000

For two players, on one core: a network that chooses for both seats, in many games that the vector
environment steps at once. Now and then it plays against greedy, and a line is added to the log.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import gymnasium
import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor, nn

import ceylon.env  # noqa: F401 - it registers Ceylon-v0
from ceylon import CHOICES, Game, Options, Seat
from ceylon.bots import bot
from ceylon.bots.match import play
from examples.policy import INPUTS, SCALE, WEIGHTS, Policy

GAMES: Final = 512
"""At once."""
STRETCH: Final = 64
"""How many choices are made in each game between two updates."""
EPOCHS: Final = 2
PART: Final = 2048
"""How many choices a step of the optimiser looks at."""
HIDDEN: Final = 256
RATE: Final = 7e-4
"""Of learning, at the beginning; it falls to 0."""
TRACE: Final = 0.97
"""The lambda of generalised advantage estimation. Nothing is discounted: a game ends anyway."""
CLIP: Final = 0.2
CURIOSITY: Final = 0.03
"""The weight of the entropy, at the beginning; it falls to 0 as well."""
WORTH: Final = 5.0
"""Of a reward: 20 points ahead at the end are worth 1."""
CHECKS: Final = 10
"""How often it plays against greedy in all."""

Rows = npt.NDArray[Any]


class Network(nn.Module):
    """From what a seat observes to the logarithms of the probabilities of its choices, and to what
    the game is worth to it."""

    def __init__(self) -> None:
        super().__init__()
        self.first = nn.Linear(INPUTS, HIDDEN)
        self.second = nn.Linear(HIDDEN, HIDDEN)
        self.choices = nn.Linear(HIDDEN, len(CHOICES))
        self.worth = nn.Linear(HIDDEN, 1)
        for head in (self.choices, self.worth):  # at first all choices look the same
            nn.init.normal_(head.weight, std=1e-3)
        self.scale = torch.from_numpy(SCALE)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        found = self.second(self.first(seen.float() * self.scale).relu()).relu()
        preferences = self.choices(found).masked_fill(mask == 0, -1e9)
        return preferences.log_softmax(1), self.worth(found)[:, 0]

    def save(self, file: Path) -> None:
        """For `policy.Policy`, which needs no PyTorch."""
        layers = (self.first, self.second, self.choices)
        arrays = [each.detach().numpy() for layer in layers for each in layer.parameters()]
        numbered = {f"{at}": each.astype(np.float16) for at, each in enumerate(arrays)}
        np.savez_compressed(file, **numbered)


class Choices(NamedTuple):
    """What there is to learn from, a row for each choice."""

    seen: Tensor
    mask: Tensor
    chosen: Tensor
    chance: Tensor
    """The logarithm of the probability with which it was chosen."""
    gain: Tensor
    """By how much the game went better than expected (the advantage)."""
    worth: Tensor
    """What the game turned out to be worth."""


class Table:
    """The games that are under way."""

    def __init__(self, seed: int) -> None:
        self.envs = gymnasium.make_vec("Ceylon-v0", num_envs=GAMES, seats=2, reward="margin")
        self.seen, self.info = self.envs.reset(seed=seed)

    def stretch(self, network: Network) -> Choices:
        """Let the network play on, for both seats."""
        rows: list[tuple[Tensor, ...]] = []
        seats: list[Rows] = []
        rewards: list[Rows | None] = []
        for _ in range(STRETCH):
            seen, mask = self._now()
            chances, worth = network(seen, mask)
            chosen = (chances - torch.empty_like(chances).exponential_().log()).argmax(1)
            rows.append((seen, mask, chosen, chances.gather(1, chosen[:, None])[:, 0], worth))
            seats.append(self.info["seat"].copy())
            self.seen, _, over, _, self.info = self.envs.step(chosen.numpy())
            rewards.append(self.info["rewards"][:, :2] * WORTH if over.any() else None)
        columns = [torch.cat(column) for column in zip(*rows, strict=True)]
        worth = columns.pop()
        expected = worth.numpy().reshape(STRETCH, GAMES)
        now = network(*self._now())[1].numpy()
        gain = torch.from_numpy(gains(expected, np.stack(seats), rewards, now, self.info["seat"]))
        there_was_a_choice = columns[1].sum(1) > 1
        return Choices(*(each[there_was_a_choice] for each in (*columns, gain, gain + worth)))

    def _now(self) -> tuple[Tensor, Tensor]:
        """Copies: the core writes the next observations in the same place."""
        seen, mask = self.seen["observation"][:, :INPUTS], self.seen["action_mask"]
        return torch.from_numpy(seen.copy()), torch.from_numpy(mask.copy())


def gains(
    expected: Rows, seats: Rows, rewards: Sequence[Rows | None], now: Rows, asked: Rows
) -> Rows:
    """Generalised advantages. Each seat has a story of its own: what follows a choice is the next
    choice of the same seat. What is good for one is as bad for the other."""
    every = np.arange(GAMES)
    found = np.zeros_like(expected)
    gain, reward = np.zeros((2, GAMES, 2), np.float32)
    worth = np.zeros((GAMES, 2), np.float32)
    going = asked >= 0
    worth[every, asked] = now * going
    worth[every, 1 - asked.clip(0)] = -now * going
    for at in reversed(range(STRETCH)):
        earned = rewards[at]
        if earned is not None:
            over = earned.any(1)
            reward[over], worth[over], gain[over] = earned[over], 0, 0
        game = np.flatnonzero(seats[at] >= 0)
        seat = seats[at][game]
        surprise = reward[game, seat] + worth[game, seat] - expected[at, game]
        gain[game, seat] = found[at, game] = surprise + TRACE * gain[game, seat]
        worth[game, seat], reward[game, seat] = expected[at, game], 0
    return found.ravel()


def learn(
    network: Network, optimiser: torch.optim.Adam, choices: Choices, curiosity: float
) -> float:
    """Make what went well more likely, but not by much at once; the entropy that is left."""
    gain = (choices.gain - choices.gain.mean()) / choices.gain.std()
    doubt = torch.zeros(())
    for part in parts(choices._replace(gain=gain)):
        chances, worth = network(part.seen, part.mask)
        ratio = (chances.gather(1, part.chosen[:, None])[:, 0] - part.chance).exp()
        clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
        better = torch.minimum(ratio * part.gain, clipped * part.gain).mean()
        doubt = -(chances.exp() * chances).sum(1).mean()
        loss = (worth - part.worth).square().mean() / 2 - better - curiosity * doubt
        optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(network.parameters(), 0.5)
        optimiser.step()
    return float(doubt.detach())


def parts(choices: Choices) -> Iterator[Choices]:
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(choices.gain)).split(PART):
            yield Choices(*(each[rows] for each in choices))


def check(weights: Path, games: int, opponent: str = "greedy") -> dict[str, float]:
    """Play each deal from both seats; the share that was won, and the points of both."""
    won, points = 0, np.zeros(2)
    for number in range(games):
        game = Game.new(Options(2), Random(number // 2))
        me = number % 2
        players = [Policy(weights=weights), bot(opponent, number)]
        play(players[::-1] if me else players, game)
        won += game.winner() == me
        points += [game.total(Seat(seat)) for seat in (me, 1 - me)]
    own, other = points / games
    return {"games": games, "won": won / games, "own": float(own), "other": float(other)}


def train(options: argparse.Namespace) -> None:
    torch.manual_seed(options.seed)
    torch.set_num_threads(1)  # the layers are small: a second thread mostly waits for the first
    network, table = Network(), Table(options.seed)
    optimiser = torch.optim.Adam(network.parameters(), RATE, eps=1e-5)
    updates = max(CHECKS, options.steps // (GAMES * STRETCH))
    start = time.monotonic()
    options.log.unlink(missing_ok=True)
    for update in range(1, updates + 1):
        left = 1 - (update - 1) / updates
        optimiser.param_groups[0]["lr"] = RATE * left
        with torch.no_grad():
            choices = table.stretch(network)
        doubt = learn(network, optimiser, choices, CURIOSITY * left)
        if update * CHECKS // updates > (update - 1) * CHECKS // updates:
            network.save(options.write)
            line = {"steps": update * GAMES * STRETCH, "entropy": doubt}
            line |= {"seconds": time.monotonic() - start, "processor": time.process_time()}
            line |= check(options.write, options.games)
            with options.log.open("a", encoding="utf-8") as log:
                log.write(json.dumps({key: round(value, 3) for key, value in line.items()}) + "\n")


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Learn to play Ceylon for two players.")
    parser.add_argument("--steps", type=int, default=10_000_000, help="choices to learn from")
    parser.add_argument("--games", type=int, default=40, help="of each check against greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", type=Path, default=WEIGHTS, metavar="FILE")
    parser.add_argument("--log", type=Path, default=WEIGHTS.with_suffix(".jsonl"), metavar="FILE")
    train(parser.parse_args(arguments))


if __name__ == "__main__":
    main()
