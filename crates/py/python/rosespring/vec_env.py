"""Thousands of games at once, each with its own dice."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from rosespring import _native
from rosespring.positions import Positions, from_bytes, to_buffer


class Step(NamedTuple):
    """What one action in each game has led to."""

    #: Units that White has won with this action, negative if Black has, `float32[n]`.
    rewards: NDArray[np.float32]
    #: Whether the game ended and a new one began in its place, `bool[n]`.
    ended: NDArray[np.bool_]


class Legal(NamedTuple):
    """The legal actions of all games in one list."""

    #: The actions, ascending for each game, `int32`.
    actions: NDArray[np.int32]
    #: Where each game's actions begin, and their number at the end, `int64[n + 1]`.
    starts: NDArray[np.int64]


class Ends(NamedTuple):
    """The positions after every end of every game's stage, in one list."""

    #: The positions, in the order of the actions, `int8[m, 64]`.
    positions: Positions
    #: Where each game's positions begin, and their number at the end, `int64[n + 1]`.
    starts: NDArray[np.int64]


class VecEnv:
    """`n` games that all wait for an action.

    `actions="ends"`: an action is the index of an end of the stage (`ends()` lists the positions
    they lead to). `actions="men"`: an action is a step of one man, one of 157 (`mask()`). Dice are
    thrown inside, and a game that ends is replaced by a new one. The dice of game i follow from
    the seed and i: the same seed and actions give the same bytes on any number of threads. An
    environment can be pickled, with its games and their dice.

    Raises `ValueError` for unknown rules or a number out of range, and `RuntimeError` if another
    thread is using the environment.

    >>> env = VecEnv("gul-bara", 3, seed=1)
    >>> rng = np.random.default_rng(1)
    >>> env.step(env.sample(rng)).ended
    array([False, False, False])
    """

    def __init__(
        self,
        rules: str,
        n: int,
        seed: int = 0,
        actions: Literal["ends", "men"] = "ends",
        threads: int = 1,
    ) -> None:
        if actions not in ("ends", "men"):
            raise ValueError(f"actions must be 'ends' or 'men', not {actions!r}")
        self._native = _native.VecEnv(rules, n, seed, actions == "men", threads)
        self.n = n
        self.rules = rules
        self.actions = actions
        self._threads = threads
        self._last = from_bytes(bytearray())

    def __getstate__(self) -> dict[str, Any]:
        state = self.__dict__.copy()
        state["_native"] = self._native.state()
        return state

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._native = _native.VecEnv(self.rules, self.n, 0, self.actions == "men", self._threads)
        self._native.restore(state["_native"])

    def reset(
        self,
        seed: int | None = None,
        *,
        positions: ArrayLike | None = None,
        only: ArrayLike | None = None,
    ) -> None:
        """Begins a new game in each place.

        `seed`: the seed of the dice; without it the dice go on. `positions`: the position in which
        each game begins, `int8[n, 64]`; games that follow in its place begin at the start. `only`:
        the games that begin anew, `bool[n]`; the others stay.

        Raises `ValueError` for a row that is not a position, or in which the game is over; then no
        game has changed.
        """
        rows = None if positions is None else to_buffer(positions)
        self._native.reset(seed, rows, self._only(only))

    def step(self, actions: ArrayLike, *, only: ArrayLike | None = None) -> Step:
        """Plays one action in each game: integers of shape `(n,)`.

        `only`: the games that are played, `bool[n]`; the others wait, whatever their action is.
        Raises `ValueError` if an action is not legal; then no game has changed.
        """
        array = np.asarray(actions)
        if array.dtype.kind not in "iu" or array.shape != (self.n,):
            raise ValueError(
                f"actions must be integers of shape ({self.n},), "
                f"not {array.dtype} of shape {array.shape}"
            )
        array = np.ascontiguousarray(array, np.int64)
        rewards, ended, last = self._native.step(array, self._only(only))
        self._last = from_bytes(last)
        return Step(np.frombuffer(rewards, np.float32), np.frombuffer(ended, np.bool_))

    def _only(self, only: ArrayLike | None) -> NDArray[np.uint8] | None:
        if only is None:
            return None
        array = np.asarray(only)
        if array.dtype != np.bool_ or array.shape != (self.n,):
            raise ValueError(
                f"only must be bool of shape ({self.n},), not {array.dtype} of shape {array.shape}"
            )
        return np.ascontiguousarray(array).view(np.uint8)

    def last_positions(self) -> Positions:
        """Returns the last position of each game that ended in the last step, `int8[m, 64]`."""
        return self._last

    def sample(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """Returns a legal action of each game, drawn uniformly, `int64[n]`."""
        if self.actions == "ends":
            return (rng.random(self.n) * self.counts()).astype(np.int64)
        legal = self.legal()
        index = (rng.random(self.n) * np.diff(legal.starts)).astype(np.int64)
        actions: NDArray[np.int32] = legal.actions[legal.starts[:-1] + index]
        return actions.astype(np.int64)

    def counts(self) -> NDArray[np.int32]:
        """Returns the number of legal actions of each game, `int32[n]`."""
        return np.frombuffer(self._native.counts(), np.int32)

    def movers(self) -> NDArray[np.int8]:
        """Returns the mover of each game, 0 for White and 1 for Black, `int8[n]`."""
        return np.frombuffer(self._native.movers(), np.int8)

    def positions(self) -> Positions:
        """Returns the position in which each game's stage began, `int8[n, 64]`."""
        return from_bytes(self._native.positions())

    def observations(self) -> NDArray[np.float32]:
        """Returns what each mover sees, `float32[n, 75]`: the tensor of `State`."""
        data = self._native.observations()
        return np.frombuffer(data, np.float32).reshape(self.n, _native.OBSERVATION)

    def legal(self) -> Legal:
        """Returns the legal actions of all games."""
        actions, starts = self._native.legal()
        return Legal(np.frombuffer(actions, np.int32), np.frombuffer(starts, np.int64))

    def mask(self) -> NDArray[np.bool_]:
        """Returns which steps are legal, `bool[n, 157]`.

        Raises `ValueError` unless actions are steps of single men.
        """
        if self.actions != "men":
            raise ValueError("a mask needs actions='men': the number of ends has no limit")
        return np.frombuffer(self._native.mask(), np.bool_).reshape(self.n, _native.ACTIONS)

    def ends(self) -> Ends:
        """Returns the positions after every end of every game's stage.

        Raises `ValueError` unless actions are ends.
        """
        if self.actions != "ends":
            raise ValueError("the ends of a stage need actions='ends'")
        positions, starts = self._native.ends()
        return Ends(from_bytes(positions), np.frombuffer(starts, np.int64))
