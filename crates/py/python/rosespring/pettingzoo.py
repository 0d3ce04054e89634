"""A PettingZoo environment (AEC) for two agents, `white` and `black`.

>>> from rosespring import pettingzoo
>>> env = pettingzoo.env("backgammon")
>>> env.reset(seed=1)
>>> env.agent_selection in ("white", "black")
True
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from rosespring._native import ACTIONS, OBSERVATION, Game
from rosespring.chance import throw

Observation = dict[str, NDArray[Any]]


def env(rules: str = "gul-bara", render_mode: str | None = None) -> AECEnv[str, Any, Any]:
    """Returns the environment. An action that is not legal loses the game by its greatest result."""
    game = Game(rules)
    inner: AECEnv[str, Any, Any] = TablesAEC(rules, render_mode)
    inner = wrappers.TerminateIllegalWrapper(inner, illegal_reward=game.min_utility())
    inner = wrappers.AssertOutOfBoundsWrapper(inner)
    return wrappers.OrderEnforcingWrapper(inner)


class TablesAEC(AECEnv[str, Any, Any]):
    """One game of two agents, man by man, without the wrappers of `env`.

    The same agent may act several times in succession. An observation is the tensor of `State` with
    the mask of legal actions; an agent that is not to act has none. Rewards are the units won.
    """

    metadata = {"name": "rosespring_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, rules: str = "gul-bara", render_mode: str | None = None) -> None:
        super().__init__()
        self._game = Game(rules)
        self.render_mode = render_mode
        self.possible_agents = ["white", "black"]
        seen: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(-1.0, 1.0, (OBSERVATION,), np.float32),
            "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
        }
        self.observation_spaces = {agent: spaces.Dict(seen) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Returns the space of the observations, the same for both agents."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Returns the space of the actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a game. `options={"position": ID}` begins it in a position."""
        self._rng = np.random.default_rng(seed)
        self._state = self._game.new_initial_state((options or {}).get("position"))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        throw(self._state, self._rng)
        self.agent_selection = self.agents[self._state.current_player()]

    def observe(self, agent: str) -> Observation:
        """Returns what an agent sees."""
        player = self.possible_agents.index(agent)
        mask = np.zeros(ACTIONS, np.int8)
        mask[self._state.legal_actions(player)] = 1
        tensor = np.array(self._state.observation_tensor(player), np.float32)
        return {"observation": tensor, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Plays a step of one man of the agent to act, and then chance's throws.

        Raises `ValueError` if it is not legal.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an agent that is to act needs an action")
        self._cumulative_rewards[agent] = 0.0
        self._state.apply_action(int(action))
        throw(self._state, self._rng)
        if self._state.is_terminal():
            self.rewards = dict(zip(self.possible_agents, self._state.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self._state.current_player()]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Draws the board as text."""
        return self._state.diagram() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Does nothing: no window is open."""
