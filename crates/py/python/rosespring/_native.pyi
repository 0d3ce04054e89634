"""The native part. Arrays go in as buffers of the named type and come back as bytes."""

from typing import Any, TypeAlias, final

# Any object with the buffer protocol. Python 3.11 has no type for it that numpy fits.
_Buffer: TypeAlias = Any

__all__ = [
    "ACTIONS",
    "Evaluator",
    "FEATURES",
    "Game",
    "OBSERVATION",
    "PACKED_BYTES",
    "State",
    "VERSION",
    "VecEnv",
    "features",
    "games",
    "observations",
    "pack",
    "position_ids",
    "presets",
    "review",
    "rollout",
    "selfplay",
]

VERSION: str
PACKED_BYTES: int
FEATURES: int
ACTIONS: int
OBSERVATION: int

def games() -> list[str]: ...
def presets() -> list[str]: ...

@final
class Game:
    def __new__(cls, rules: str) -> Game: ...
    def __reduce__(self) -> tuple[type[Game], tuple[str]]: ...
    @property
    def rules(self) -> str:
        """The rules as text, which `Game` reads."""
    @property
    def fingerprint(self) -> str:
        """A number in hexadecimal digits that is the same for the same rules, on every machine."""
    def new_initial_state(self, position: str | None = None) -> State:
        """Returns the start of a game, or the state of a position id with these rules."""
    def num_players(self) -> int:
        """Returns 2: White is player 0, Black player 1."""
    def num_distinct_actions(self) -> int:
        """Returns the number of actions of a player, 157. Chance has others."""
    def max_chance_outcomes(self) -> int:
        """Returns the number of throws of two dice with their order, 36."""
    def max_game_length(self) -> int:
        """Returns a number of actions that no game reaches."""
    def max_utility(self) -> float:
        """Returns the units of the greatest win."""
    def min_utility(self) -> float:
        """Returns the units of the greatest loss, a negative number."""
    def utility_sum(self) -> float:
        """Returns 0: one player wins what the other loses."""
    def observation_tensor_shape(self) -> list[int]:
        """Returns the shape of `State.observation_tensor`: `[75]`."""
    def information_state_tensor_shape(self) -> list[int]:
        """Returns the shape of `State.information_state_tensor`: `[75]`."""
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

@final
class State:
    def __new__(cls, position: str, actions: list[int] | None = None) -> State: ...
    def __reduce__(self) -> tuple[type[State], tuple[str, list[int]]]: ...
    def current_player(self) -> int:
        """Returns the mover, 0 or 1; -1 if chance throws, -4 after the end."""
    def is_terminal(self) -> bool:
        """Returns whether the game is over."""
    def is_chance_node(self) -> bool:
        """Returns whether dice are to be thrown."""
    def is_player_node(self) -> bool:
        """Returns whether a player is to act."""
    def legal_actions(self, player: int | None = None) -> list[int]:
        """Returns the legal actions, lowest first: of chance, or of a player. A player who is not
        to act has none.
        """
    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        """Returns a list with 1 for each legal action and 0 for the others: 157 numbers, or 36
        where dice are to be thrown.
        """
    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Returns the throws that may fall, each with its probability; an empty list where none is
        due.
        """
    def apply_action(self, action: int) -> None:
        """Plays a step, or throws the dice. Raises `ValueError`, and changes nothing, if the action
        is not legal.
        """
    def apply_actions(self, actions: list[int]) -> None:
        """Applies actions, one after the other."""
    def returns(self) -> list[float]:
        """Returns the units that each player has won, zeros before the end."""
    def rewards(self) -> list[float]:
        """Returns the units that the last action has won for each player, the same as `returns`."""
    def player_return(self, player: int) -> float:
        """Returns the units that a player has won."""
    def clone(self) -> State:
        """Returns a copy."""
    def __copy__(self) -> State: ...
    def __deepcopy__(self, _memo: object) -> State: ...
    def history(self) -> list[int]:
        """Returns the actions since the beginning, the throws of chance included."""
    def move_number(self) -> int:
        """Returns the number of actions since the beginning."""
    def num_players(self) -> int:
        """Returns 2."""
    def num_distinct_actions(self) -> int:
        """Returns the number of actions of a player, 157."""
    def action_to_string(self, player_or_action: int, action: int | None = None) -> str:
        """Returns an action as text: `24/18`, `bar/20`, `stop`, or `6-5` where dice are to be
        thrown. With two arguments, as in OpenSpiel, the first one is the player and has no effect.
        """
    def string_to_action(self, text: str) -> int:
        """Returns the legal action with a text. Raises `ValueError` if there is none."""
    def observation_tensor(self, player: int | None = None) -> list[float]:
        """Returns 75 numbers that a player sees, by default the mover. `docs/python.md` has their
        meaning.
        """
    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """Returns the same as `observation_tensor`."""
    def observation_string(self, player: int | None = None) -> str:
        """Returns the state as text, the same for both players."""
    def information_state_string(self, player: int | None = None) -> str:
        """Returns the position id of the beginning and all actions since then."""
    @property
    def rules(self) -> str:
        """The rules as text."""
    def position_id(self) -> str:
        """Returns the id of the position in which the stage began."""
    def steps(self) -> list[int]:
        """Returns the steps of the stage so far, as actions."""
    def diagram(self, viewer: int = 0) -> str:
        """Draws the board with the men as they stand before the stage, seen by a player."""
    def record(self, white: str = "white", black: str = "black") -> str:
        """Returns the game as a record, the text that `rosespring analyse` and `review` read."""

@final
class Evaluator:
    def __new__(cls, rules: str, net: bytes | None, bear_off: bool) -> Evaluator: ...
    @property
    def rules(self) -> str: ...
    @property
    def name(self) -> str: ...
    def values(self, positions: _Buffer, threads: int) -> bytearray: ...
    def best(self, positions: _Buffer, threads: int) -> tuple[bytearray, bytearray]: ...
    def native_rate(self, positions: _Buffer, repeats: int) -> float: ...

@final
class Job:
    def __new__(cls, text: str) -> Job: ...
    @property
    def text(self) -> str: ...
    @property
    def units(self) -> int: ...
    @property
    def block(self) -> int: ...
    def answer(self, parts: list[str]) -> str: ...


class Worker:
    def __new__(cls, job: Job, nets: list[str]) -> Worker: ...
    def run(self, start: int, end: int, threads: int) -> str: ...


class VecEnv:
    def __new__(cls, rules: str, n: int, seed: int, men: bool, threads: int) -> VecEnv: ...
    def step(
        self, actions: _Buffer, only: _Buffer | None
    ) -> tuple[bytearray, bytearray, bytearray]: ...
    def reset(
        self, seed: int | None, positions: _Buffer | None, only: _Buffer | None
    ) -> None: ...
    def state(self) -> bytes: ...
    def restore(self, state: bytes) -> None: ...
    def counts(self) -> bytearray: ...
    def movers(self) -> bytearray: ...
    def positions(self) -> bytearray: ...
    def observations(self) -> bytearray: ...
    def mask(self) -> bytearray: ...
    def legal(self) -> tuple[bytearray, bytearray]: ...
    def ends(self) -> tuple[bytearray, bytearray]: ...

def pack(rules: str, ids: list[str]) -> bytearray: ...
def observations(rules: str, positions: _Buffer, player: int) -> bytearray: ...
def position_ids(rules: str, positions: _Buffer) -> list[str]: ...
def features(rules: str, positions: _Buffer) -> tuple[bytearray, bytearray]: ...
def rollout(
    evaluator: Evaluator,
    position: str,
    limits: tuple[int, float | None, int | None],
    seed: int,
    threads: int,
) -> str: ...
def reasons(evaluator: Evaluator, position: str, play: str) -> str: ...
def review(
    evaluator: Evaluator,
    record: str,
    depth: tuple[int, int | None, bool],
    seed: int,
    threads: int,
) -> str: ...
def selfplay(
    evaluator: Evaluator, seed: int, games: int, first: int, threads: int
) -> tuple[bytearray, bytearray, bytearray]: ...
