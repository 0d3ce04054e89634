"""States behave as OpenSpiel's do, in every game."""

import copy
import pickle

import numpy as np
import pytest

import rosespring

from conftest import play_at_random


def test_a_random_game_keeps_the_contract(rules: str) -> None:
    game = rosespring.Game(rules)
    state = game.new_initial_state()
    rng = np.random.default_rng(5)
    # In an opening each side throws one die; where White leads there is none.
    throws = 21 if state.position_id().endswith(".Tw") else 30
    assert state.is_chance_node() and len(state.chance_outcomes()) == throws
    while not state.is_terminal():
        legal = state.legal_actions()
        mask = np.flatnonzero(state.legal_actions_mask())
        assert legal == sorted(legal) == mask.tolist() and legal
        if state.is_chance_node():
            assert state.current_player() == -1
            assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
        else:
            assert state.current_player() in (0, 1)
            assert state.legal_actions(1 - state.current_player()) == []
        for action in legal[:2]:
            assert state.string_to_action(state.action_to_string(action)) == action
        child = state.clone()
        child.apply_action(legal[0])
        assert child.history() == [*state.history(), legal[0]]
        state.apply_action(int(rng.choice(legal)))
    assert state.current_player() == -4 and state.legal_actions() == []
    assert sum(state.returns()) == 0
    assert 0 <= max(state.returns()) <= game.max_utility()


def test_the_same_actions_lead_to_the_same_state(rules: str) -> None:
    state = rosespring.Game(rules).new_initial_state()
    play_at_random(state, seed=3)
    again = rosespring.Game(rules).new_initial_state()

    again.apply_actions(state.history())

    assert str(again) == str(state)
    assert again.record() == state.record()
    assert str(copy.deepcopy(again)) == str(again)


def test_a_state_begins_in_any_position() -> None:
    game = rosespring.Game("backgammon")
    id = "rs1.backgammon.2p5j3g5kT0.2p5j3g5kT1.Pbb42"

    state = game.new_initial_state(id)

    assert state.position_id() == id
    assert state.current_player() == 1
    with pytest.raises(ValueError, match="the position has the rules backgammon, not gioul"):
        rosespring.Game("gioul").new_initial_state(id)


def test_the_tensor_shows_the_numbers_that_are_left() -> None:
    state = rosespring.Game("gul-bara").new_initial_state()
    state.apply_actions([6 * 4 + 2, 6 * 5 + 4])  # 5-3, then White throws 6-5.
    before = np.array(state.observation_tensor(0))

    state.apply_action(state.string_to_action("24/18"))
    after = np.array(state.observation_tensor(0))

    assert before[24] == 1 and np.isclose(after[24], 14 / 15) and np.isclose(after[18], 1 / 15)
    assert before[63:65].tolist() == [0.25, 0.25] and after[63:65].tolist() == [0.25, 0]
    assert len(before) == rosespring.Game("gul-bara").observation_tensor_shape()[0]


@pytest.mark.parametrize(
    ("action", "message"),
    [
        (0, r"action 0 \(1/off\): "),
        (156, r"action 156 \(stop\): a stage cannot end before its first step"),
        (200, r"action 200: a player has the actions 0 to 156"),
        (-1, "there is no action -1"),
        (10**6, "there is no action 1000000"),
    ],
)
def test_an_illegal_action_is_refused_and_changes_nothing(action: int, message: str) -> None:
    state = rosespring.Game("gul-bara").new_initial_state()
    state.apply_actions([6 * 4 + 2, 6 * 5 + 4])
    before = str(state)

    with pytest.raises(ValueError, match=message):
        state.apply_action(action)

    assert str(state) == before


def test_unknown_rules_are_refused() -> None:
    with pytest.raises(ValueError, match="nardy"):
        rosespring.Game("nardy")


@pytest.mark.parametrize("text", ["gul-bara:2007", "gul-bara~remainder=lost~after=0", "tawula"])
def test_games_are_pickled_and_hashed_with_their_options(text: str) -> None:
    game = rosespring.Game(text)

    again = pickle.loads(pickle.dumps(game))

    assert again == game and hash(again) == hash(game)
    assert len({game, again, rosespring.Game("gioul")}) == 2
    state = game.new_initial_state()
    play_at_random(state, seed=1)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)
