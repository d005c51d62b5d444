"""The policy learns, with a tiny budget. It needs PyTorch: `make lab`."""

import json
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("torch")

import torch
from examples import masked_ppo
from examples.policy import INPUTS, Policy

from ceylon import CHOICES, View
from ceylon.env.vector import CeylonVectorEnv


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"GAMES": 8, "STRETCH": 40, "PART": 64, "HIDDEN": 16, "CHECKS": 3}.items():
        monkeypatch.setattr(masked_ppo, name, value)


def test_a_run_writes_weights_and_a_log(tmp_path: Path) -> None:
    weights, log = tmp_path / "policy.npz", tmp_path / "log.jsonl"
    masked_ppo.main(["--steps", "960", "--games", "2", "--write", str(weights), "--log", str(log)])
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    assert [line["steps"] for line in lines] == [320, 640, 960]
    assert all(line["games"] == 2 and line["processor"] > 0 for line in lines)
    assert all(0 < line["entropy"] < np.log(len(CHOICES)) for line in lines)


def test_the_bot_plays_what_the_network_prefers(tmp_path: Path) -> None:
    network = masked_ppo.Network()
    network.save(tmp_path / "policy.npz")
    player = Policy(weights=tmp_path / "policy.npz")
    envs = masked_ppo.Table(1).envs
    assert isinstance(envs, CeylonVectorEnv)
    seen, info = envs.reset(seed=1)
    masks = torch.from_numpy(seen["action_mask"].copy())
    chances, _ = network(torch.from_numpy(seen["observation"][:, :INPUTS].copy()), masks)
    assert torch.allclose(chances.exp().sum(1), torch.ones(8))
    assert not chances.exp()[masks == 0].any()
    game = envs.batch.games[0]
    preferred = player.choose(View.of(game, game.seat), game.legal())
    assert info["seat"][0] == game.seat
    assert float(chances[0, preferred].detach()) >= float(chances[0].max().detach()) - 0.01


def test_gains_belong_to_the_seat_that_chose(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without expectations a gain is the reward, less a part for each own choice before the end."""
    monkeypatch.setattr(masked_ppo, "GAMES", 1)
    monkeypatch.setattr(masked_ppo, "STRETCH", 4)
    seats = np.array([[0], [1], [0], [0]])
    rewards = [None, None, np.array([[0.5, -0.5]]), None]
    found = masked_ppo.gains(
        np.zeros((4, 1), np.float32), seats, rewards, np.array([2.0]), np.array([1])
    )
    trace = masked_ppo.TRACE
    assert found == pytest.approx([0.5 * trace, -0.5, 0.5, -2.0])


def test_it_learns_what_wins() -> None:
    """Choices that went well become more likely."""
    torch.manual_seed(1)
    network = masked_ppo.Network()
    optimiser = torch.optim.Adam(network.parameters(), 1e-2)
    table = masked_ppo.Table(1)
    with torch.no_grad():
        choices = table.stretch(network)
    good = choices.chosen % 2 == 0
    choices = choices._replace(gain=good.float() * 2 - 1)
    before = network(choices.seen, choices.mask)[0].exp()[:, ::2].sum(1).mean()
    for _ in range(5):
        masked_ppo.learn(network, optimiser, choices, 0.0)
    after = network(choices.seen, choices.mask)[0].exp()[:, ::2].sum(1).mean()
    assert float(after.detach()) > float(before.detach()) + 0.05
