"""A Gymnasium environment: the agent plays White against an opponent.

Importing this module registers `rosespring/Tables-v0`.

>>> import gymnasium
>>> import rosespring.gym
>>> env = gymnasium.make("rosespring/Tables-v0", rules="gioul")
>>> seen, info = env.reset(seed=1)
>>> int(info["action_mask"].sum()) > 0
True
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from rosespring._native import ACTIONS, OBSERVATION, Game, State
from rosespring.chance import choose, throw

Opponent = Callable[[State, np.random.Generator], int]
Info = dict[str, Any]

#: The side of the agent.
AGENT = 0


class TablesEnv(gymnasium.Env[NDArray[np.float32], np.int64]):
    """One game against an opponent, man by man.

    An observation is the tensor of `State` (`float32[75]`); `info["action_mask"]` tells which of
    the 157 actions are legal. The reward is the units won at the end of the game. An action that
    is not legal loses the game by its greatest result. `opponent` returns an action for a state;
    by default it plays at random.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        rules: str = "gul-bara",
        opponent: Opponent = choose,
        render_mode: str | None = None,
    ) -> None:
        self._game = Game(rules)
        self._opponent = opponent
        self._state = self._game.new_initial_state()
        self.render_mode = render_mode
        self.observation_space = spaces.Box(0.0, 1.0, (OBSERVATION,), np.float32)
        self.action_space = spaces.Discrete(ACTIONS)

    def reset(
        self, *, seed: int | None = None, options: Info | None = None
    ) -> tuple[NDArray[np.float32], Info]:
        """Begins a game. `options={"position": ID}` begins it in a position."""
        super().reset(seed=seed)
        self._state = self._game.new_initial_state((options or {}).get("position"))
        self._go_on()
        return self._observation(), self._info()

    def step(
        self, action: np.int64
    ) -> tuple[NDArray[np.float32], float, bool, bool, Info]:
        """Plays a step of one man, and then the opponent's and chance's."""
        if int(action) not in self._state.legal_actions(AGENT):
            lost = self._game.min_utility()
            return self._observation(), lost, True, False, self._info()
        self._state.apply_action(int(action))
        self._go_on()
        reward = self._state.returns()[AGENT]
        return self._observation(), reward, self._state.is_terminal(), False, self._info()

    def render(self) -> str | None:
        """Draws the board as text."""
        return self._state.diagram(AGENT) if self.render_mode == "ansi" else None

    def _go_on(self) -> None:
        """Plays until the agent is to act, or the game is over."""
        while True:
            throw(self._state, self.np_random)
            if self._state.current_player() != 1 - AGENT:
                return
            self._state.apply_action(self._opponent(self._state, self.np_random))

    def _observation(self) -> NDArray[np.float32]:
        return np.array(self._state.observation_tensor(AGENT), np.float32)

    def _info(self) -> Info:
        mask = np.zeros(ACTIONS, np.int8)
        mask[self._state.legal_actions(AGENT)] = 1
        return {"action_mask": mask}


gymnasium.register("rosespring/Tables-v0", entry_point="rosespring.gym:TablesEnv")
