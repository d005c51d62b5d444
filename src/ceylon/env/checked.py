"""What PettingZoo's wrappers check, without what they cost: with them a game takes seven times as
long.

PettingZoo wraps an environment three times: against calls out of order, against actions that are
none, and so that an illegal one loses. Each call then passes through all three, and every
observation is made twice. Here it is one wrapper, which asks the environment itself.
"""

from __future__ import annotations

from typing import Any

from pettingzoo.utils.wrappers import OrderEnforcingWrapper


class Checked(OrderEnforcingWrapper):  # type: ignore[misc]  # it has no types
    """An environment that refuses what is out of order, and in which an agent that makes an illegal
    choice loses. It needs `lose` and `may` of the environment."""

    @property
    def agents(self) -> list[str]:
        """Those who still play."""
        agents: list[str] = self._begun("agents").agents
        return agents

    @property
    def agent_selection(self) -> str:
        """The agent whose turn it is."""
        agent: str = self._begun("agent_selection").agent_selection
        return agent

    def last(self, observe: bool = True) -> tuple[Any, ...]:
        """What the agent whose turn it is observes, and what it has earned."""
        seen: tuple[Any, ...] = self._begun("agent_selection").last(observe)
        return seen

    def step(self, action: Any) -> None:  # noqa: ANN401 - an int, or None for an agent that is done
        """Play the choice of the agent whose turn it is."""
        env = self.env
        if not self._has_reset or not env.agents:
            super().step(action)  # it says what is wrong
            return
        self._has_updated = True
        if env.may(action):
            env.step(action)
        else:
            env.lose()

    def _begun(self, name: str) -> Any:  # noqa: ANN401 - PettingZoo has no types
        if not self._has_reset:
            raise AttributeError(f"{name} cannot be accessed before reset")
        return self.env
