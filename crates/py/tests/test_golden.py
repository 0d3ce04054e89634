"""Whole games through Python are those of the Rust crates, byte by byte."""

import re
from pathlib import Path

import numpy as np
import pytest

import rosespring

from conftest import ROOT

GOLDENS = sorted((ROOT / "crates/rules/tests/playthrough").glob("*.txt"))
# The action that ends a stage early (docs/python.md).
STOP = 156
STEP = re.compile(r"^(bar|hand|\d+)((?:/(?:\d+|off)\*?)+)(?:\((\d)\))?$")


def steps_of(text: str) -> list[str]:
    """Returns the single steps of a play, those from the bar first: `24/20/18 6/4(2)` has four."""
    steps = []
    for part in text.split():
        match = STEP.match(part)
        assert match, part
        places = [match[1], *match[2].replace("*", "").split("/")[1:]]
        run = [f"{start}/{end}" for start, end in zip(places, places[1:])]
        steps += run * int(match[3] or 1)
    return sorted(steps, key=lambda step: not step.startswith("bar/"))


def play(state: rosespring.State, steps: list[str]) -> None:
    """Plays the steps of a stage, each as soon as it is legal: a golden does not tell their order.

    It names no number either: of several that make a step, the last action is taken.
    """
    steps = list(steps)
    while steps:
        texts = {action: state.action_to_string(action) for action in state.legal_actions()}
        actions = {text.split(" by ")[0]: action for action, text in texts.items()}
        step = next(step for step in steps if step in actions)
        state.apply_action(actions[step])
        steps.remove(step)


def replay(golden: Path) -> tuple[list[str], rosespring.State]:
    """Plays a golden game again. Returns the ids of the golden, and the last state."""
    lines = golden.read_text().splitlines()
    state = rosespring.Game(lines[0].split(",")[0]).new_initial_state()
    ids = []
    for line in lines[1:]:
        if line.startswith("rs1."):
            ids.append(line)
            assert state.position_id() == line
        elif line.startswith("throw "):
            state.apply_action(state.string_to_action(line.removeprefix("throw ")))
        elif line.startswith("name "):
            number = line.removeprefix("name ")
            state.apply_action(state.string_to_action(f"name {number}-{number}"))
        elif line.startswith("play "):
            before = state.position_id()
            play(state, steps_of(line.removeprefix("play ")))
            if state.position_id() == before:
                # The rest of a stage is declined.
                state.apply_action(STOP)
    return ids, state


@pytest.mark.parametrize("golden", GOLDENS, ids=lambda path: path.stem)
def test_a_golden_game_has_the_same_positions(golden: Path) -> None:
    ids, state = replay(golden)

    assert len(ids) > 50
    assert state.is_terminal()
    rules = ids[0].split(".")[1]
    assert rosespring.ids(rules, rosespring.pack(ids)) == ids


@pytest.mark.parametrize("golden", GOLDENS, ids=lambda path: path.stem)
def test_a_record_replays_to_the_same_game(golden: Path) -> None:
    _, state = replay(golden)
    record = state.record("first", "second")

    analysis = rosespring.review(record)

    assert analysis["faults"] == []
    assert analysis["games"] == 1
    # The server and the module of WebAssembly write the same bytes.
    assert record == golden.with_suffix(".record").read_text()


def test_why_a_play_loses() -> None:
    evaluator = rosespring.Evaluator("backgammon")
    position = "rs1.backgammon.z1h1OdT20.zi1OeT20.Pww41"

    (reason,) = rosespring.reasons(evaluator, position, "4/3/off")

    assert (reason["kind"], reason["best"], reason["plays"]) == ("only", "4/off 1/off", 2)
    assert reason["loss"] == reason["second"] > 0.1
    assert rosespring.reasons(evaluator, position, "4/off 1/off") == []
    with pytest.raises(ValueError):
        rosespring.reasons(evaluator, position, "24/18")


def test_a_record_has_the_reasons_that_were_asked_for() -> None:
    golden = ROOT / "crates/rules/tests/playthrough/backgammon.record"
    whole = golden.read_text()
    # The library of the tests is not optimised: the beginning of the game is enough.
    record = "\n".join(whole.splitlines()[:30])

    reasons = [
        [decision.get("reasons") for decision in rosespring.review(record, why=why)["decisions"]]
        for why in (False, True)
    ]

    assert not any(reasons[0])
    assert any(reasons[1])


def test_a_record_is_written_as_the_docs_show_it() -> None:
    state = rosespring.Game("gul-bara").new_initial_state()
    for action in ["5-3", "6-5", "24/18", "24/19"]:
        state.apply_action(state.string_to_action(action))
    page = (ROOT / "docs/formats.md").read_text()
    shown = page[page.index("    rosespring record 1") :].split("\n\nA resigned")[0]
    shown = "\n".join(line.removeprefix("    ") for line in shown.splitlines())

    record = state.record("first", "second").replace("match: 1", "match: 3")

    assert record.startswith(shown)


def test_self_play_has_the_same_bytes_on_any_number_of_threads() -> None:
    evaluator = rosespring.Evaluator("gioul")

    one = rosespring.selfplay(evaluator, 3, seed=7)
    two = rosespring.selfplay(evaluator, 3, seed=7, threads=2)
    rest = rosespring.selfplay(evaluator, 1, seed=7, first=2)

    for left, right in zip(one, two, strict=True):
        assert left.tobytes() == right.tobytes()
    assert one.positions[one.games == 2].tobytes() == rest.positions.tobytes()
    assert np.array_equal(one.results[2:], rest.results)
