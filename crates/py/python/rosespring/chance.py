"""Throws the dice of single states."""

from __future__ import annotations

import numpy as np

from rosespring._native import State


def throw(state: State, rng: np.random.Generator) -> None:
    """Throws until a player is to act, or the game is over."""
    while state.is_chance_node():
        throws, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(rng.choice(throws, p=chances)))


def choose(state: State, rng: np.random.Generator) -> int:
    """Returns a legal action, drawn uniformly."""
    return int(rng.choice(state.legal_actions()))
