"""The long tasks: rollouts, reviews of records, and self-play.

The lock of Python is released while they run, and Ctrl-C ends them. The same seed gives the same
bytes on any number of threads.
"""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rosespring import _native
from rosespring.evaluation import Evaluator
from rosespring.positions import Positions, from_bytes


def rollout(
    evaluator: Evaluator,
    position: str,
    *,
    trials: int = 1296,
    error: float | None = None,
    truncate: int | None = None,
    seed: int = 0,
    threads: int = 1,
) -> dict[str, Any]:
    """Estimates the equity of a position, an id, by playing it to its end many times.

    `error`: the rollout stops as soon as the standard error is at most this. `truncate`: number of
    throws after which the evaluation replaces further play. Returns the object that
    `rosespring rollout --json` prints.
    """
    limits = (trials, error, truncate)
    result: dict[str, Any] = json.loads(
        _native.rollout(evaluator._native, position, limits, seed, threads)
    )
    return result


def reasons(evaluator: Evaluator, position: str, play: str) -> list[dict[str, Any]]:
    """Tells why a play of the stage of a position, an id, loses.

    `play`: in notation, `24/18 13/11`. Returns one reason or two, or none where nothing is true and
    worth a sentence; the shape is that of `reasons` in docs/protocol.md.

    Raises `ValueError` if it is no play of the position.
    """
    result: list[dict[str, Any]] = json.loads(_native.reasons(evaluator._native, position, play))
    return result


def review(
    record: str,
    depth: int = 0,
    *,
    evaluator: Evaluator | None = None,
    trials: int | None = None,
    seed: int = 0,
    threads: int = 1,
    why: bool = False,
) -> dict[str, Any]:
    """Analyses every decision of a record, given as text in any form that the program reads.

    `depth`: number of throws to look ahead. `trials`: if given, doubtful plays are also rolled out
    with this number of trials. `why`: whether plays that are doubtful or worse have `reasons`, as
    those of `reasons`. Returns the object that `rosespring analyse --json` prints; a fault
    of the record is in its `faults`, and the plays before the fault are analysed.

    Raises `ValueError` if the text is no record.
    """
    judge = evaluator or Evaluator(_rules_of(record))
    text = _native.review(judge._native, record, (depth, trials, why), seed, threads)
    result: dict[str, Any] = json.loads(text)
    return result


def _rules_of(record: str) -> str:
    """Returns the rules that a record names. Records of other programs are of backgammon."""
    if record.lstrip().startswith("{"):
        try:
            rules = json.loads(record)["rules"]
        except (ValueError, KeyError) as error:
            raise ValueError(f"the record names no rules: {error}") from None
        return str(rules)
    for line in record.splitlines():
        name, _, rest = line.partition(":")
        if name.strip() == "rules":
            return rest.strip()
    return "backgammon"


class SelfPlay(NamedTuple):
    """Games of an evaluation against itself."""

    #: The positions in which a stage was played, in order, `int8[n, 64]`.
    positions: Positions
    #: The index in `results` of the game of each position, `int32[n]`.
    games: NDArray[np.int32]
    #: The result of each game from White's side, `float32[games, 7]` (columns: `Value`).
    results: NDArray[np.float32]


def selfplay(
    evaluator: Evaluator, games: int, *, seed: int = 0, first: int = 0, threads: int = 1
) -> SelfPlay:
    """Plays games of an evaluation against itself.

    Each stage is played by its greatest equity. Game n depends on the seed and n alone, so a range
    of games may be divided: `first` is the number of the first one.
    """
    native = _native.selfplay(evaluator._native, seed, games, first, threads)
    positions, numbers, results = native
    return SelfPlay(
        from_bytes(positions),
        np.frombuffer(numbers, np.int32),
        np.frombuffer(results, np.float32).reshape(-1, 7),
    )
