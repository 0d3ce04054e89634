"""The environments of other APIs: their own checkers, and what those do not check."""

import json
import pickle
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


def test_many_games_of_gymnasium_are_played_against_an_opponent() -> None:
    make = lambda: gymnasium.make_vec("rosespring/Tables-v0", num_envs=24, rules="backgammon")
    envs, same = make(), make()
    rng = np.random.default_rng(1)
    seen, info = envs.reset(seed=7)
    assert (same.reset(seed=7)[0] == seen).all()
    ended, rewards = 0, []
    for number in range(250):
        mask = envs.unwrapped.action_masks()
        assert (mask == info["action_mask"]).all() and mask.any(axis=1).all()
        assert envs.observation_space.contains(seen) and (seen[:, 55] == 1).all()
        actions = np.array([rng.choice(np.flatnonzero(row)) for row in mask])
        if number == 100:
            actions[3] = np.flatnonzero(~mask[3])[0]
        seen, reward, terminated, truncated, info = envs.step(actions)
        assert (same.step(actions)[0] == seen).all()
        assert not truncated.any() and (reward[~terminated] == 0).all()
        assert number != 100 or (terminated[3] and reward[3] == -3)
        for game in np.flatnonzero(terminated):
            last = info["final_obs"][game]
            assert info["_final_obs"][game] and last.shape == (75,)
            assert number == 100 or (last[57] == 1 and (last[0] == 1) == (reward[game] > 0))
        ended += terminated.sum()
        rewards += reward[terminated].tolist()
    assert ended > 12 and min(rewards) < 0 < max(rewards)


def test_the_games_of_gymnasium_begin_in_a_position() -> None:
    envs = gymnasium.make_vec("rosespring/Tables-v0", num_envs=3, rules="backgammon")
    position = "rs1.backgammon.2p5j3g5kT1.2p5j3g5kT0.Pww42"
    first, _ = envs.reset(seed=1, options={"position": position})
    envs.step(envs.unwrapped.action_masks().argmax(axis=1))

    again, _ = envs.reset(options={"position": position, "reset_mask": np.array([True, False, True])})

    same = (again == first).all(axis=1)
    assert same.tolist() == [True, False, True]


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


@pytest.mark.parametrize("rules", ["gul-bara~remainder=lost~after=0", "gul-bara:2007", "tawula"])
def test_games_of_openspiel_are_pickled_with_their_options(rules: str) -> None:
    game = pyspiel.load_game("rosespring", {"rules": rules})
    state = game.new_initial_state()
    rng = np.random.default_rng(1)
    for _ in range(9):
        state.apply_action(int(rng.choice(state.legal_actions())))

    again, copy = pickle.loads(pickle.dumps(game)), pickle.loads(pickle.dumps(state))

    assert again.native == game.native and str(again) == str(game)
    assert str(pyspiel.load_game(str(game))) == str(game)
    assert str(copy) == str(state)
