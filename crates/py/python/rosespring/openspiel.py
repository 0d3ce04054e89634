"""The games in OpenSpiel. Importing this module registers the game `rosespring`.

An option of the rules is written with a colon, because a value in the brackets of a game string
has no `=`: `rosespring(rules=gul-bara~after:0)`.

>>> import pyspiel
>>> import rosespring.openspiel
>>> game = pyspiel.load_game("rosespring(rules=tawula)")
>>> game.max_utility()
7.0
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from rosespring import _native

GAME_TYPE = pyspiel.GameType(
    short_name="rosespring",
    long_name=", ".join(_native.games()),
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"rules": "gul-bara"},
)


class TablesGame(pyspiel.Game):
    """A game with rules: `pyspiel.load_game("rosespring(rules=gul-bara)")`."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = dict(params or {})
        rules = params.get("rules", "gul-bara")
        self.native = _native.Game(_with_equals_signs(rules))
        if "rules" in params:
            # As the brackets of the game string need them: OpenSpiel stores games as such strings.
            params["rules"] = rules.replace("=", ":")
        info = pyspiel.GameInfo(
            num_distinct_actions=self.native.num_distinct_actions(),
            max_chance_outcomes=self.native.max_chance_outcomes(),
            num_players=2,
            min_utility=self.native.min_utility(),
            max_utility=self.native.max_utility(),
            utility_sum=0.0,
            max_game_length=self.native.max_game_length(),
        )
        super().__init__(GAME_TYPE, info, params)

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> TablesState:
        """Returns the start of a game."""
        return TablesState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> TablesObserver:
        """Returns an observer. All information is public, so the type changes nothing."""
        return TablesObserver(self.native.observation_tensor_shape()[0], params)


def _with_equals_signs(rules: str) -> str:
    """Returns rules with `~option=value` for each `~option:value`."""
    preset, *options = rules.split("~")
    return "~".join([preset, *(option.replace(":", "=", 1) for option in options)])


class TablesState(pyspiel.State):
    """A game in play."""

    def __init__(self, game: TablesGame) -> None:
        super().__init__(game)
        self.native = game.native.new_initial_state()

    def current_player(self) -> int:
        """Returns 0 or 1, or the number that OpenSpiel gives to chance or the end."""
        return self.native.current_player()

    def _legal_actions(self, player: int) -> list[int]:
        return self.native.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Returns the throws that may fall, with their probabilities."""
        return self.native.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        self.native.apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.native.action_to_string(player, action)

    def is_terminal(self) -> bool:
        """Returns whether the game is over."""
        return self.native.is_terminal()

    def returns(self) -> list[float]:
        """Returns the units won."""
        return self.native.returns()

    def __str__(self) -> str:
        return str(self.native)


class TablesObserver:
    """Writes what a player sees."""

    def __init__(self, size: int, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"observers have no parameters, but got {params}")
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TablesState, player: int) -> None:
        """Writes the tensor of a state."""
        self.tensor[:] = state.native.observation_tensor(player)

    def string_from(self, state: TablesState, player: int) -> str:
        """Returns the state as text."""
        return state.native.observation_string(player)


pyspiel.register_game(GAME_TYPE, TablesGame)
