"""What several tests use."""

from pathlib import Path

import numpy as np
import pytest

import rosespring

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture(params=rosespring.games())
def rules(request: pytest.FixtureRequest) -> str:
    """The name of each game."""
    name: str = request.param
    return name


def random_positions(rules: str, count: int, seed: int = 1) -> np.ndarray:
    """Returns positions of games played at random, each with a stage to be played."""
    env = rosespring.VecEnv(rules, min(count, 64), seed=seed)
    rng = np.random.default_rng(seed)
    batches = []
    for _ in range(-(-count // env.n)):
        for _ in range(5):
            env.step(env.sample(rng))
        batches.append(env.positions())
    return np.concatenate(batches)[:count]


def play_at_random(state: rosespring.State, seed: int) -> None:
    """Plays to the end of the game."""
    rng = np.random.default_rng(seed)
    while not state.is_terminal():
        if state.is_chance_node():
            throws, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(throws, p=chances)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
