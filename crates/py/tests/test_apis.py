"""The environments of other APIs: their own checkers, and what those do not check."""

import json
import subprocess
import sys

import gymnasium
import numpy as np
import pytest
import pyspiel

import rosespring.gym
import rosespring.openspiel
from rosespring import check, pettingzoo

from conftest import ROOT


def test_every_checker_passes() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "rosespring", "check", "--json"],
        capture_output=True, text=True, check=False, cwd=ROOT,
    )

    results = json.loads(done.stdout)

    assert list(results) == [name for name, _, _ in check.CHECKS]
    assert set(results.values()) == {"passed"}, done.stderr
    assert done.returncode == 0


def test_a_checker_without_its_library_has_not_passed(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise AssertionError("a fault")

    monkeypatch.setattr(check, "CHECKS", [("a", "no_such_library", fail), ("b", "json", fail)])

    results = check.run()

    assert results == {"a": "not run: no_such_library is not installed", "b": "failed"}


def test_the_agent_of_gymnasium_wins_and_loses_units() -> None:
    env = gymnasium.make("rosespring/Tables-v0", rules="backgammon", disable_env_checker=True)
    rng = np.random.default_rng(1)
    rewards = []
    for seed in range(12):
        _, info = env.reset(seed=seed)
        terminated = False
        while not terminated:
            action = rng.choice(np.flatnonzero(info["action_mask"]))
            _, reward, terminated, truncated, info = env.step(action)
            assert not truncated and (terminated or reward == 0)
        rewards.append(reward)
    assert min(rewards) < 0 < max(rewards)


def test_an_illegal_action_loses_the_game() -> None:
    env = rosespring.gym.TablesEnv("gul-bara")
    env.reset(seed=3)

    _, reward, terminated, _, _ = env.step(np.int64(155))

    assert (reward, terminated) == (-2, True)


def test_the_rewards_of_pettingzoo_are_the_units() -> None:
    env = pettingzoo.env("tawula")
    env.reset(seed=5)
    rng = np.random.default_rng(5)
    total = {"white": 0.0, "black": 0.0}
    for agent in env.agent_iter():
        seen, reward, terminated, _, _ = env.last()
        total[agent] += reward
        legal = np.flatnonzero(seen["action_mask"])
        env.step(None if terminated else rng.choice(legal))

    assert abs(total["white"]) in (1, 7) and total["white"] == -total["black"]


def test_openspiel_plays_a_game_by_its_own_interface() -> None:
    game = pyspiel.load_game("rosespring(rules=gioul)")
    state = game.new_initial_state()
    rng = np.random.default_rng(2)
    while not state.is_terminal():
        state.apply_action(int(rng.choice(state.legal_actions())))
    _, copy = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))

    assert str(copy) == str(state)
    assert state.returns() == rosespring.State(str(state).split()[0]).returns()
    assert len(state.observation_tensor(0)) == 75
