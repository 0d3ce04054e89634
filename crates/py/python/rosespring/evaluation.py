"""The value of positions, in arrays."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from rosespring import _native
from rosespring.positions import Positions, from_bytes, to_buffer


class Value(NamedTuple):
    """The columns of an array of values: probabilities 0 to 1 from White's side.

    `win` counts every win. Each other column counts the games that end in exactly this way.
    """

    win: int = 0
    win_double: int = 1
    win_triple: int = 2
    win_capote: int = 3
    lose_double: int = 4
    lose_triple: int = 5
    lose_capote: int = 6


#: The equity of White in units is `values @ EQUITY - 1`.
EQUITY = np.array([2, 1, 2, 6, -1, -2, -6], np.float32)


class Best(NamedTuple):
    """The best ends of stages."""

    #: The positions after the best play, `int8[n, 64]`.
    ends: Positions
    #: The equity of the mover after it, in units, `float32[n]`.
    equity: NDArray[np.float32]


class Features(NamedTuple):
    """A sparse matrix of zeros and ones in compressed rows, `[n, width]`.

    With SciPy: `csr_matrix((numpy.ones(len(indices)), indices, indptr), (n, width))`.
    """

    #: Where each row begins in `indices`, `int64[n + 1]`.
    indptr: NDArray[np.int64]
    #: The columns that are 1, ascending in each row, `int32`.
    indices: NDArray[np.int32]
    #: The number of columns.
    width: int


class Evaluator:
    """An evaluation of the positions of one game.

    `rules`: a game or a preset. `net`: the bytes of a net file; by default the net that comes with
    the package, or the hand-written evaluation in a game without one. `bear_off`: whether exact
    tables replace the net where they hold the position.

    Raises `ValueError` for unknown rules, and for a net that cannot be read or plays another game.

    >>> from rosespring import Game, pack
    >>> start = Game("gul-bara").new_initial_state().position_id()
    >>> Evaluator("gul-bara").values(pack([start])).round(2)[0, 0]
    np.float32(0.5)
    """

    def __init__(self, rules: str, net: bytes | None = None, *, bear_off: bool = True) -> None:
        self._native = _native.Evaluator(rules, net, bear_off)
        self._net = net
        self._bear_off = bear_off

    def __reduce__(self) -> tuple[Any, ...]:
        net, bear_off = self._net, self._bear_off
        return partial(type(self), self.rules, net, bear_off=bear_off), ()

    @property
    def rules(self) -> str:
        """The rules."""
        return self._native.rules

    @property
    def name(self) -> str:
        """`net` and the checksum of the net, or `handwritten`."""
        return self._native.name

    def values(self, positions: ArrayLike, *, threads: int = 1) -> NDArray[np.float32]:
        """Returns the value of each position, `float32[n, 7]` (columns: `Value`).

        Positions may be in any phase, also in the middle of a turn. The number of threads does not
        change the result. Raises `ValueError` for a row that is not a position.
        """
        data = self._native.values(to_buffer(positions), threads)
        return np.frombuffer(data, np.float32).reshape(-1, 7)

    def equity(self, positions: ArrayLike, *, threads: int = 1) -> NDArray[np.float32]:
        """Returns the equity of White in each position in units, `float32[n]`."""
        equity: NDArray[np.float32] = self.values(positions, threads=threads) @ EQUITY
        return equity - np.float32(1)

    def best(self, positions: ArrayLike, *, threads: int = 1) -> Best:
        """Returns the best end of the stage of each position, with known later stages played out.

        Raises `ValueError` for a position in which no stage is to be played.
        """
        ends, equity = self._native.best(to_buffer(positions), threads)
        return Best(from_bytes(ends), np.frombuffer(equity, np.float32))

    def native_rate(self, positions: ArrayLike, repeats: int) -> float:
        """Returns evaluations per second on one thread without Python, to compare with."""
        return self._native.native_rate(to_buffer(positions), repeats)


def features(rules: str, positions: ArrayLike) -> Features:
    """Returns the inputs of the nets: which of them hold in each position.

    The inputs are seen from the side that acts next. Their order is documented in
    `crates/engine/src/net/inputs.rs`.
    """
    indptr, indices = _native.features(rules, to_buffer(positions))
    return Features(
        np.frombuffer(indptr, np.int64), np.frombuffer(indices, np.int32), _native.FEATURES
    )
