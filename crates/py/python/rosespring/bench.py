"""Measures this machine: `python -m rosespring bench`."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Literal

import numpy as np

from rosespring.evaluation import Evaluator
from rosespring.positions import Positions
from rosespring.vec_env import VecEnv

#: Number of positions of an evaluation, and of games at once.
BATCH = 16_384
GAMES = 1_024


def run(rules: str, *, threads: int, seconds: float) -> dict[str, object]:
    """Returns rates per second, each measured for the given time.

    `evaluations_per_s`: positions of an array of 16,384 valued by the net. `native_per_s`: the same
    without Python, on one thread. `plays_per_s`, `men_per_s`: random ends of stages, and random
    steps of single men with the mask, in 1,024 games.
    """
    evaluator = Evaluator(rules, bear_off=False)
    positions = _positions(rules)

    def evaluate() -> int:
        return len(evaluator.values(positions, threads=threads))

    # Both are measured in turn, so that other work on the machine slows both.
    rounds = max(1, round(seconds * 4))
    rates = [(_rate(evaluate, 0.25), evaluator.native_rate(positions, 8)) for _ in range(rounds)]
    return {
        "rules": rules,
        "threads": threads,
        "evaluations_per_s": round(float(np.median([rate for rate, _ in rates]))),
        "native_per_s": round(float(np.median([rate for _, rate in rates]))),
        "plays_per_s": round(_env_rate(rules, "ends", threads, seconds)),
        "men_per_s": round(_env_rate(rules, "men", threads, seconds)),
    }


def _positions(rules: str) -> Positions:
    """Returns positions of games played at random, each in the middle of a game."""
    env = VecEnv(rules, GAMES, seed=1)
    rng = np.random.default_rng(1)
    batches: list[Positions] = []
    while GAMES * len(batches) < BATCH:
        for _ in range(4):
            env.step(env.sample(rng))
        batches.append(env.positions())
    return np.concatenate(batches)[:BATCH]


def _env_rate(
    rules: str, actions: Literal["ends", "men"], threads: int, seconds: float
) -> float:
    env = VecEnv(rules, GAMES, seed=1, actions=actions, threads=threads)
    rng = np.random.default_rng(1)

    def step() -> int:
        if actions == "men":
            env.mask()
        env.step(env.sample(rng))
        return GAMES

    return _rate(step, seconds)


def _rate(work: Callable[[], int], seconds: float) -> float:
    """Calls `work`, which returns how much it did, for a time. Returns the work per second."""
    work()
    done, began = 0, time.perf_counter()
    while (elapsed := time.perf_counter() - began) < seconds:
        done += work()
    return done / elapsed
