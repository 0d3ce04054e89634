"""Measures other vectorised games beside this package: `python -m rosespring peers`.

All play backgammon at random, each legal action equally likely. Each runs in turn for a short time,
again and again, and rates are per second of processor time: other work on the machine slows all.
"""

from __future__ import annotations

import importlib
import importlib.util
import random
import time
from collections.abc import Callable
from typing import Any, Literal

import numpy as np

from rosespring.vec_env import VecEnv

#: Number of games at once.
GAMES = 1_024
#: Number of steps of PGX in one compiled call.
STEPS = 16
#: Seconds of each player's share of a round.
SHARE = 0.5

#: Plays for a while and returns the number of decisions.
Play = Callable[[], int]


def run(*, seconds: float) -> dict[str, object]:
    """Returns decisions per second of processor time, each measured for the given time, and the
    rates of this package divided by those of the others.

    `men`: steps of single men, with the mask of legal ones. `plays`: the plays of a stage. PGX steps
    man by man. OpenSpiel plays two dice at once, doublets in two halves.
    """
    players: dict[str, Play] = {"rosespring_men": _ours("men"), "rosespring_plays": _ours("ends")}
    for name, library, make in (("pgx", "pgx", _pgx), ("open_spiel", "pyspiel", _open_spiel)):
        if importlib.util.find_spec(library) is not None:
            players[name] = make()
    for play in players.values():
        play()  # Compiles what is compiled at the first call, and leaves the start of the games.
    rates: dict[str, list[float]] = {name: [] for name in players}
    for _ in range(max(3, round(seconds / SHARE))):
        for name, play in players.items():
            rates[name].append(_rate(play))
    figures: dict[str, object] = {"rules": "backgammon", "games": GAMES}
    median = {name: float(np.median(found)) for name, found in rates.items()}
    for name, found in rates.items():
        figures[f"{name}_per_cpu_s"] = round(median[name])
        figures[f"{name}_range"] = [round(min(found)), round(max(found))]
    for name in ("pgx", "open_spiel"):
        if name not in median:
            figures[name] = "not measured: it is not installed"
            continue
        for own in ("men", "plays"):
            ratio = median[f"rosespring_{own}"] / median[name]
            figures[f"{own}_against_{name}"] = round(ratio, 1)
    return figures


def _rate(play: Play) -> float:
    done, began = 0, time.process_time()
    while (elapsed := time.process_time() - began) < SHARE:
        done += play()
    return done / elapsed


def _ours(actions: Literal["ends", "men"]) -> Play:
    env = VecEnv("backgammon", GAMES, seed=1, actions=actions)
    rng = np.random.default_rng(1)

    def play() -> int:
        for _ in range(STEPS):
            if actions == "men":
                env.mask()
            env.step(env.sample(rng))
        return GAMES * STEPS

    return play


def _pgx() -> Play:
    jax: Any = importlib.import_module("jax")
    jnp: Any = importlib.import_module("jax.numpy")
    pgx: Any = importlib.import_module("pgx")
    wrappers: Any = importlib.import_module("pgx.experimental")
    env = pgx.make("backgammon")
    step = jax.vmap(wrappers.auto_reset(env.step, env.init))

    def step_at_random(state: Any, key: Any) -> Any:
        choosing, playing = jax.random.split(key)
        weights = jnp.log(state.legal_action_mask.astype(jnp.float32))
        actions = jax.random.categorical(choosing, weights, axis=1)
        return step(state, actions, jax.random.split(playing, GAMES)), None

    def steps(state: Any, key: Any) -> Any:
        return jax.lax.scan(step_at_random, state, jax.random.split(key, STEPS))[0]

    compiled = jax.jit(steps)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(0), GAMES))
    count = 0

    def play() -> int:
        nonlocal state, count
        count += 1
        state = jax.block_until_ready(compiled(state, jax.random.key(count)))
        return GAMES * STEPS

    return play


def _open_spiel() -> Play:
    pyspiel: Any = importlib.import_module("pyspiel")
    game = pyspiel.load_game("backgammon")
    rng = random.Random(1)

    def play() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                throws, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(throws, chances)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play
