"""The reference engines, if they are installed."""

import importlib

import pytest

from ceylon.bench import environments, references
from ceylon.bench.report import COMPARISONS


def test_what_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(references, "MODULES", {"json-engine": "json", "dream": "no_such_module"})
    assert references.missing() == ["dream"]


def test_a_game_of_spades_has_56_decisions_after_the_deal() -> None:
    pytest.importorskip("pyspiel")
    game = importlib.import_module("pyspiel").load_game("spades")
    deals = [references.dealt(game, seed) for seed in range(3)]
    assert not any(deal.is_chance_node() for deal in deals)
    assert references.rollout_decisions(deals) == 4 + 52


def test_a_game_of_varying_length_cannot_be_counted_so() -> None:
    pytest.importorskip("pyspiel")
    game = importlib.import_module("pyspiel").load_game("hearts")
    with pytest.raises(ValueError, match="52, 64"):
        references.rollout_decisions([references.dealt(game, seed) for seed in range(20)])


ENVIRONMENTS = {
    *("observations", "pettingzoo_connect_four", "pettingzoo_connect_four_unchecked"),
    *("openspiel_hearts_tensors", "envpool_cartpole"),
}


def test_the_environments_run() -> None:
    found = {each.name: each for each in environments.contestants()}
    assert {"vector_environment", "pettingzoo_environment"} <= found.keys()
    assert found.keys() <= {each.ours for each in COMPARISONS} | ENVIRONMENTS
    assert all(contestant.run(0.001) > 0 for contestant in found.values())


@pytest.mark.parametrize("module", ["pyspiel", "catanatron"])
def test_the_references_run(module: str) -> None:
    pytest.importorskip(module)
    spiel = module == "pyspiel"
    found = [
        each for each in references.contestants() if each.name.startswith("openspiel") == spiel
    ]
    theirs = {each.theirs for each in COMPARISONS} - ENVIRONMENTS
    assert {each.name for each in found} == {
        name for name in theirs if name.startswith("openspiel" if spiel else "catanatron")
    }
    assert all(contestant.run(0.001) > 0 for contestant in found)
