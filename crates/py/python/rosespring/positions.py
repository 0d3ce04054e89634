"""Arrays of positions: one row of 64 bytes (`numpy.int8`) each. `docs/python.md` has the layout."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike, NDArray

from rosespring import _native

#: The number of bytes of a row.
BYTES: int = _native.PACKED_BYTES

#: The index of the phase in a row: 0 opening, 1 throw, 2 play, 3 over.
PHASE = 54
#: The index of the mover in a row of a play: 0 White, 1 Black.
MOVER = 56

Positions = NDArray[np.int8]


def pack(ids: Sequence[str]) -> Positions:
    """Returns the positions of ids, which all have the same rules, as `int8[n, 64]`.

    >>> pack(["rs1.gul-bara.fziT0.fziT0.O"])[0, 54]
    np.int8(0)
    """
    if not ids:
        return np.zeros((0, BYTES), np.int8)
    rules = ids[0].split(".")[1] if ids[0].count(".") == 4 else "gul-bara"
    return from_bytes(_native.pack(rules, list(ids)))


def ids(rules: str, positions: ArrayLike) -> list[str]:
    """Returns the ids of positions.

    >>> ids("gul-bara", pack(["rs1.gul-bara.fziT0.fziT0.O"]))
    ['rs1.gul-bara.fziT0.fziT0.O']
    """
    return _native.position_ids(rules, to_buffer(positions))


def observations(rules: str, positions: ArrayLike, player: int) -> NDArray[np.float32]:
    """Returns what a player sees in each position, `float32[n, 75]`: the tensor of `State`."""
    data = _native.observations(rules, to_buffer(positions), player)
    return np.frombuffer(data, np.float32).reshape(-1, _native.OBSERVATION)


def to_buffer(positions: ArrayLike) -> NDArray[np.uint8]:
    """Returns positions as the native part reads them.

    Raises `ValueError` unless they are bytes of shape `[n, 64]`.
    """
    array = np.asarray(positions)
    if array.dtype not in (np.int8, np.uint8) or array.ndim != 2 or array.shape[1] != BYTES:
        raise ValueError(
            f"positions must be int8[n, {BYTES}], not {array.dtype}{list(array.shape)}"
        )
    return np.ascontiguousarray(array).view(np.uint8)


def from_bytes(data: bytearray) -> Positions:
    """Returns the rows that the native part has written."""
    return np.frombuffer(data, np.int8).reshape(-1, BYTES)
