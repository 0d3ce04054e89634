"""Gymnasium environments: the agent plays White against an opponent.

Importing this module registers `rosespring/Tables-v0`, for `gymnasium.make` and `make_vec`.

>>> import gymnasium
>>> import rosespring.gym
>>> env = gymnasium.make("rosespring/Tables-v0", rules="gioul")
>>> seen, info = env.reset(seed=1)
>>> int(info["action_mask"].sum()) > 0
True
>>> envs = gymnasium.make_vec("rosespring/Tables-v0", num_envs=512, rules="gioul")
>>> seen, info = envs.reset(seed=1)
>>> seen.shape, info["action_mask"].shape
((512, 75), (512, 157))
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from rosespring._native import ACTIONS, OBSERVATION, Game, State
from rosespring.chance import choose, throw
from rosespring.positions import observations, pack
from rosespring.vec_env import VecEnv

Opponent = Callable[[State, np.random.Generator], int]
#: Returns an action for each game, of which those count in which the opponent is the mover.
VectorOpponent = Callable[[VecEnv, np.random.Generator], NDArray[np.integer[Any]]]
Info = dict[str, Any]

#: The side of the agent.
AGENT = 0


def _seen() -> spaces.Space[NDArray[np.float32]]:
    return spaces.Box(-1.0, 1.0, (OBSERVATION,), np.float32)


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
        self.observation_space: spaces.Space[NDArray[np.float32]] = _seen()
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

    def action_masks(self) -> NDArray[np.bool_]:
        """Returns which actions are legal, `bool[157]`: what maskable learners ask for."""
        mask = np.zeros(ACTIONS, np.bool_)
        mask[self._state.legal_actions(AGENT)] = True
        return mask

    def _info(self) -> Info:
        return {"action_mask": self.action_masks().astype(np.int8)}


class TablesVectorEnv(VectorEnv[NDArray[np.float32], NDArray[np.int64], NDArray[Any]]):
    """Many games, each against an opponent, as `TablesEnv` has one: a `VecEnv` with single men.

    A game that ends is replaced in the same step (`AutoresetMode.SAME_STEP`): `info["final_obs"]`
    has its last observation, and `info["_final_obs"]` tells where there is one. `opponent` returns
    actions for a `VecEnv`; by default it plays at random.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        num_envs: int = 1,
        rules: str = "gul-bara",
        opponent: VectorOpponent = VecEnv.sample,
        threads: int = 1,
    ) -> None:
        self._games = VecEnv(rules, num_envs, actions="men", threads=threads)
        self._lost = Game(rules).min_utility()
        self._opponent = opponent
        self.num_envs = num_envs
        self.single_observation_space = _seen()
        self.single_action_space = spaces.Discrete(ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: Info | None = None
    ) -> tuple[NDArray[np.float32], Info]:
        """Begins all games. `options={"position": ID}` begins them in a position, `{"reset_mask":
        bool[n]}` begins some of them."""
        super().reset(seed=seed)
        options = options or {}
        positions = None
        if "position" in options:
            positions = np.repeat(pack([options["position"]]), self.num_envs, axis=0)
        dice = int(self.np_random.integers(2**63)) if seed is not None else None
        self._games.reset(dice, positions=positions, only=options.get("reset_mask"))
        self._go_on(_Turn(self.num_envs))
        return self._games.observations(), self._info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[
        NDArray[np.float32], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Info
    ]:
        """Plays a step of one man in each game, and then the opponents' and chance's."""
        turn = _Turn(self.num_envs)
        legal = self.action_masks()[np.arange(self.num_envs), np.clip(actions, 0, ACTIONS - 1)]
        legal &= (actions >= 0) & (actions < ACTIONS)
        if not legal.all():
            # An action that is not legal loses its game.
            turn.end(~legal, self._lost, self._games.observations()[~legal])
            self._games.reset(only=~legal)
        self._play(actions, legal, turn)
        self._go_on(turn)
        info = self._info()
        if turn.ended.any():
            info["final_obs"], info["_final_obs"] = turn.last, turn.ended
        never = np.zeros(self.num_envs, np.bool_)
        return self._games.observations(), turn.rewards, turn.ended, never, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Returns which actions are legal, `bool[n, 157]`."""
        return self._games.mask()

    def _go_on(self, turn: _Turn) -> None:
        """Plays until the agent is to act in every game."""
        while (waiting := self._games.movers() != AGENT).any():
            self._play(self._opponent(self._games, self.np_random), waiting, turn)

    def _play(
        self, actions: NDArray[np.integer[Any]], only: NDArray[np.bool_], turn: _Turn
    ) -> None:
        step = self._games.step(actions, only=only)
        last = observations(self._games.rules, self._games.last_positions(), AGENT)
        turn.end(step.ended, step.rewards[step.ended], last)

    def _info(self) -> Info:
        return {
            "action_mask": self.action_masks().astype(np.int8),
            "_action_mask": np.ones(self.num_envs, np.bool_),
        }


class _Turn:
    """What a step of all games has led to."""

    def __init__(self, games: int) -> None:
        self.rewards = np.zeros(games, np.float64)
        self.ended = np.zeros(games, np.bool_)
        self.last = np.full(games, None, object)

    def end(
        self,
        ended: NDArray[np.bool_],
        rewards: NDArray[np.float32] | float,
        last: NDArray[np.float32],
    ) -> None:
        """Notes the results and the last observations of games that have ended."""
        self.rewards[ended] = rewards
        self.ended |= ended
        for game, seen in zip(np.flatnonzero(ended), last, strict=True):
            self.last[game] = seen


gymnasium.register(
    "rosespring/Tables-v0",
    entry_point="rosespring.gym:TablesEnv",
    vector_entry_point="rosespring.gym:TablesVectorEnv",
)
