"""Many games at once."""

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
    with pytest.raises(ValueError, match="3 actions for 4 games"):
        env.step(actions[:3])
    with pytest.raises(ValueError, match="a mask needs actions='men'"):
        env.mask()
    with pytest.raises(ValueError, match="n must be 1 to 1048576, not 0"):
        rosespring.VecEnv("gul-bara", 0)
    with pytest.raises(ValueError, match="actions must be 'ends' or 'men', not 'turns'"):
        rosespring.VecEnv("gul-bara", 4, actions="turns")  # type: ignore[arg-type]

    assert (env.positions() == before).all()
