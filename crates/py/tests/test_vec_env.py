"""Many games at once."""

import pickle
import threading
from typing import Literal

import numpy as np
import pytest

import rosespring

Actions = Literal["ends", "men"]


@pytest.mark.parametrize("actions", ["ends", "men"])
def test_the_same_seed_gives_the_same_bytes_on_any_number_of_threads(
    rules: str, actions: Actions
) -> None:
    envs = [rosespring.VecEnv(rules, 33, 9, actions, threads) for threads in (1, 2, 5)]
    rngs = [np.random.default_rng(9) for _ in envs]
    for _ in range(30):
        steps = [env.step(env.sample(rng)) for env, rng in zip(envs, rngs, strict=True)]
        assert len({step.rewards.tobytes() for step in steps}) == 1
    assert len({env.positions().tobytes() for env in envs}) == 1
    assert len({env.observations().tobytes() for env in envs}) == 1


def test_games_end_and_begin_again(rules: str) -> None:
    env = rosespring.VecEnv(rules, 40, seed=2)
    rng = np.random.default_rng(2)
    ended, rewards = 0, []
    for _ in range(400):
        step = env.step(env.sample(rng))
        assert (step.rewards[~step.ended] == 0).all()
        ended += step.ended.sum()
        rewards += step.rewards[step.ended].tolist()
    assert ended > 40
    assert min(rewards) < 0 < max(rewards)
    assert max(map(abs, rewards)) <= rosespring.Game(rules).max_utility()


def test_ends_are_the_positions_that_follow(rules: str) -> None:
    env = rosespring.VecEnv(rules, 20, seed=3)
    rng = np.random.default_rng(3)
    for _ in range(10):
        env.step(env.sample(rng))
    ends, actions = env.ends(), env.sample(rng)
    assert (np.diff(ends.starts) == env.counts()).all()
    chosen = ends.positions[ends.starts[:-1] + actions]

    env.step(actions)

    # Where the turn goes on, the next position is the chosen end itself.
    goes_on = chosen[:, 54] == 2
    assert (env.positions()[goes_on] == chosen[goes_on]).all()


def test_the_mask_lists_the_legal_steps(rules: str) -> None:
    env = rosespring.VecEnv(rules, 25, seed=6, actions="men")
    rng = np.random.default_rng(6)
    for _ in range(60):
        legal, mask = env.legal(), env.mask()
        assert mask.shape == (25, 157) and (mask.sum(axis=1) == env.counts()).all()
        assert (np.flatnonzero(mask) % 157 == legal.actions).all()
        env.step(env.sample(rng))


def test_man_by_man_agrees_with_single_states(rules: str) -> None:
    env = rosespring.VecEnv(rules, 8, seed=8, actions="men")
    rng = np.random.default_rng(8)
    game = rosespring.Game(rules)
    states = [game.new_initial_state(id) for id in rosespring.ids(rules, env.positions())]
    for _ in range(150):
        legal, observations, actions = env.legal(), env.observations(), env.sample(rng)
        env.step(actions)
        stages = rosespring.ids(rules, env.positions())
        for index, state in enumerate(states):
            own = legal.actions[legal.starts[index] : legal.starts[index + 1]]
            assert own.tolist() == state.legal_actions()
            seen = state.observation_tensor(state.current_player())
            assert np.array_equal(observations[index], np.float32(seen))
            state.apply_action(int(actions[index]))
            # The dice of the environment are its own: another stage is another state.
            if not state.steps():
                states[index] = game.new_initial_state(stages[index])


def test_illegal_actions_are_refused_before_any_game_changes() -> None:
    env = rosespring.VecEnv("gul-bara", 4, seed=1)
    before, actions = env.positions(), np.zeros(4, np.int64)

    actions[2] = env.counts()[2]
    with pytest.raises(ValueError, match="game 2: action .* is not legal"):
        env.step(actions)
    for wrong in (actions[:3], actions.reshape(4, 1), actions * 1.0, actions > 0, [None] * 4):
        with pytest.raises(ValueError, match=r"actions must be integers of shape \(4,\), not "):
            env.step(wrong)
    with pytest.raises(ValueError, match=r"only must be bool of shape \(4,\), not int64"):
        env.step(actions, only=actions)
    with pytest.raises(ValueError, match="a mask needs actions='men'"):
        env.mask()
    for n in (0, -1, 2**70):
        with pytest.raises(ValueError, match=f"n must be 1 to 1048576, not {n}"):
            rosespring.VecEnv("gul-bara", n)
    with pytest.raises(ValueError, match="seed must be 0 to 18446744073709551615, not -1"):
        rosespring.VecEnv("gul-bara", 4, seed=-1)
    with pytest.raises(ValueError, match="actions must be 'ends' or 'men', not 'turns'"):
        rosespring.VecEnv("gul-bara", 4, actions="turns")  # type: ignore[arg-type]

    assert (env.positions() == before).all()


@pytest.mark.parametrize("actions", ["ends", "men"])
def test_a_pickled_environment_goes_on_with_the_same_dice(rules: str, actions: Actions) -> None:
    env = rosespring.VecEnv(rules, 15, 4, actions, threads=2)
    rng = np.random.default_rng(4)
    for _ in range(37):
        env.step(env.sample(rng))

    copy = pickle.loads(pickle.dumps(env))

    for _ in range(150):
        assert copy.observations().tobytes() == env.observations().tobytes()
        chosen = env.sample(rng)
        left, right = env.step(chosen), copy.step(chosen)
        assert left.rewards.tobytes() == right.rewards.tobytes()
    assert copy.positions().tobytes() == env.positions().tobytes()


def test_a_reset_environment_begins_again() -> None:
    env, rng = rosespring.VecEnv("gioul", 6, seed=1), np.random.default_rng(1)
    fresh = env.positions()
    env.step(env.sample(rng))
    later = env.positions()

    env.reset(seed=1, only=np.arange(6) < 2)
    assert (env.positions()[:2] == fresh[:2]).all() and (env.positions()[2:] == later[2:]).all()
    env.reset(seed=1)
    assert (env.positions() == fresh).all()
    env.reset()
    assert (env.positions() != fresh).any()


def test_games_begin_in_given_positions() -> None:
    env = rosespring.VecEnv("backgammon", 2, seed=1)
    ids = ["rs1.backgammon.2p5j3g5kT0.2p5j3g5kT1.Pbb42", "rs1.backgammon.2p5j3g5kT0.2p5j3g5kT0.Tw"]

    env.reset(positions=rosespring.pack(ids))
    begun = rosespring.ids("backgammon", env.positions())

    assert begun[0] == ids[0]
    assert begun[1].rsplit(".", 1)[0].startswith(ids[1].split("T0")[0]) and ".Pww" in begun[1]
    with pytest.raises(ValueError, match="1 positions for 2 games"):
        env.reset(positions=rosespring.pack(ids[:1]))
    over = rosespring.pack(ids)
    over[1, 54:60], over[1, 0], over[1, 1:27] = (3, 0, 0, 0, 0, 1), 15, 0
    with pytest.raises(ValueError, match="position 1: "):
        env.reset(positions=over)
    assert rosespring.ids("backgammon", env.positions()) == begun


def test_games_that_are_not_played_wait() -> None:
    env, rng = rosespring.VecEnv("tawula", 8, seed=2), np.random.default_rng(2)
    before, only = env.positions(), np.arange(8) % 2 == 0

    env.step(np.where(only, env.sample(rng), -1), only=only)

    changed = (env.positions() != before).any(axis=1)
    assert (changed == only).all()


def test_the_last_positions_are_those_of_the_games_that_ended() -> None:
    env, rng = rosespring.VecEnv("backgammon", 64, seed=5), np.random.default_rng(5)
    seen = 0
    for _ in range(300):
        step, last = env.step(env.sample(rng)), env.last_positions()
        assert len(last) == step.ended.sum() and (last[:, 54] == 3).all()
        units = (1 - 2 * last[:, 55]) * last[:, 59]
        assert (units == step.rewards[step.ended]).all()
        white = rosespring.observations("backgammon", last, 0)
        assert ((white[:, 0] == 1) == (units > 0)).all()
        seen += len(last)
    assert seen > 50


def test_a_second_thread_is_told_who_uses_the_environment() -> None:
    env, rng = rosespring.VecEnv("tawula", 4_000, seed=1), np.random.default_rng(1)
    actions, faults, done = env.sample(rng), [], threading.Event()

    def look() -> None:
        while not done.is_set():
            try:
                env.movers()
            except RuntimeError as fault:
                faults.append(str(fault))

    thread = threading.Thread(target=look)
    thread.start()
    try:
        for _ in range(5):
            try:
                env.step(actions)
                actions = env.sample(rng)
            except RuntimeError as fault:
                assert str(fault) == "the VecEnv is used by another thread"
    finally:
        done.set()
        thread.join()

    assert set(faults) == {"the VecEnv is used by another thread"}
