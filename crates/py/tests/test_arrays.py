"""Evaluations, features and rollouts of arrays of positions."""

import pickle
import threading

import numpy as np
import pytest

import rosespring
from rosespring.evaluation import EQUITY

from conftest import ROOT, random_positions


def test_values_do_not_depend_on_batches_or_threads(rules: str) -> None:
    positions = random_positions(rules, 400)
    evaluator = rosespring.Evaluator(rules)

    values = evaluator.values(positions)

    assert values.shape == (400, 7) and values.dtype == np.float32
    # Games that count the men left have their number beyond the first in the place of a double win.
    counts_men = rules.endswith("-31") or rules.startswith("acey-deucey")
    most = 14 if counts_men else 1
    assert (values >= 0).all() and (values <= most).all() and (values[:, 0] <= 1).all()
    assert evaluator.values(positions, threads=3).tobytes() == values.tobytes()
    one_by_one = [evaluator.values(positions[index : index + 1]) for index in range(50)]
    assert np.concatenate(one_by_one).tobytes() == values[:50].tobytes()
    assert np.allclose(evaluator.equity(positions), values @ EQUITY - 1)


def test_the_best_end_is_an_end_of_greatest_equity() -> None:
    env = rosespring.VecEnv("tawula", 32, seed=4)
    evaluator = rosespring.Evaluator("tawula", bear_off=False)
    for _ in range(20):
        env.step(env.sample(np.random.default_rng(4)))
    ends, best = env.ends(), evaluator.best(env.positions(), threads=2)
    sign = 1 - 2 * env.movers()

    for index in range(env.n):
        own = ends.positions[ends.starts[index] : ends.starts[index + 1]]
        equity = sign[index] * evaluator.equity(own)
        # Tawula has no cascades, so no later stage is known and the best end is the greatest.
        assert (own == best.ends[index]).all(axis=1).any()
        assert best.equity[index] == pytest.approx(equity.max(), abs=1e-5)


def test_a_net_is_read_from_its_bytes() -> None:
    net = (ROOT / "nets/gul-bara.rsnet").read_bytes()
    positions = random_positions("gul-bara", 20)

    own = rosespring.Evaluator("gul-bara", net)

    assert own.name == rosespring.Evaluator("gul-bara").name
    for evaluator in (own, rosespring.Evaluator("gul-bara", bear_off=False)):
        copy = pickle.loads(pickle.dumps(evaluator))
        assert copy.name == evaluator.name and copy.rules == evaluator.rules
        assert (copy.values(positions) == evaluator.values(positions)).all()
    assert (own.values(positions) == rosespring.Evaluator("gul-bara").values(positions)).all()
    with pytest.raises(ValueError, match="the net plays gul-bara, not gioul"):
        rosespring.Evaluator("gioul", net)
    with pytest.raises(ValueError):
        rosespring.Evaluator("gul-bara", net[:-1])


def test_features_are_the_rows_of_a_sparse_matrix(rules: str) -> None:
    positions = random_positions(rules, 50)

    features = rosespring.features(rules, positions)

    assert features.indptr[0] == 0 and features.indptr[-1] == len(features.indices)
    for start, end in zip(features.indptr, features.indptr[1:]):
        row = features.indices[start:end]
        assert (np.diff(row) > 0).all() and 0 <= row[0] and row[-1] < features.width


def test_rows_that_are_no_positions_are_named() -> None:
    positions = random_positions("gul-bara", 300)
    evaluator = rosespring.Evaluator("gul-bara")

    wrong = positions.copy()
    wrong[290, 1] += 1
    with pytest.raises(ValueError, match="position 290: white has 16 men in all, not 15"):
        evaluator.values(wrong, threads=2)
    wrong[290, 54] = 9
    with pytest.raises(ValueError, match="position 290: byte 54 is 9, but a number from 0 to 5 is needed"):
        evaluator.values(wrong)
    for array in (positions[:, :63], positions[0], positions.astype(np.float32)):
        with pytest.raises(ValueError, match=r"positions must be int8\[n, 64\]"):
            evaluator.values(array)
    with pytest.raises(ValueError, match="threads must be 1 to 1024, not 0"):
        evaluator.values(positions, threads=0)
    start = rosespring.pack(["rs1.gul-bara.fziT0.fziT0.O"])
    with pytest.raises(ValueError, match="position 0: no stage is to be played"):
        evaluator.best(start)


def test_rollouts_are_the_same_on_any_number_of_threads() -> None:
    evaluator = rosespring.Evaluator("backgammon")
    position = "rs1.backgammon.2p5j3g5kT0.2p5j3g5kT0.Tw"

    one = rosespring.rollout(evaluator, position, trials=40, truncate=3, seed=2)
    two = rosespring.rollout(evaluator, position, trials=40, truncate=3, seed=2, threads=2)

    assert one == two and one["trials"] == 40
    assert abs(one["value"]["equity"]) < 0.5
    with pytest.raises(ValueError, match="the evaluation is of backgammon, not of gioul"):
        rosespring.rollout(evaluator, "rs1.gioul.fziT0.fziT0.O")
    for trials in (1, -1):
        with pytest.raises(ValueError, match=f"trials must be 2 to 10000000, not {trials}"):
            rosespring.rollout(evaluator, position, trials=trials)
    for error in (float("nan"), -0.1):
        with pytest.raises(ValueError, match="error must be a number from 0 on, not "):
            rosespring.rollout(evaluator, position, error=error)
    with pytest.raises(ValueError, match="truncate must be 1 to 4294967295, not -1"):
        rosespring.rollout(evaluator, position, truncate=-1)


def test_sizes_that_are_negative_are_refused() -> None:
    evaluator = rosespring.Evaluator("gioul")
    job = rosespring.Job({"kind": "self_play", "rules": "gioul", "games": 3})
    for call, name in (
        (lambda: rosespring.selfplay(evaluator, -1), "games"),
        (lambda: rosespring.selfplay(evaluator, 1, first=-1), "first"),
        (lambda: rosespring.selfplay(evaluator, 1, seed=-1), "seed"),
        (lambda: rosespring.review("rosespring record 1", -1), "depth"),
        (lambda: evaluator.values(random_positions("gioul", 2), threads=-1), "threads"),
        (lambda: job.work(-1, 2), "start"),
        (lambda: job.work(0, 4), "end"),
        (lambda: job.blocks(-1), "the size of a block"),
        (lambda: job.blocks(0), "the size of a block"),
    ):
        with pytest.raises(ValueError, match=f"{name} must be "):
            call()


def test_a_text_that_is_no_record_is_refused() -> None:
    for text in ("", "{}", "not a record", "rosespring record 9\n"):
        with pytest.raises(ValueError):
            rosespring.review(text)


def test_long_calls_release_the_lock() -> None:
    evaluator = rosespring.Evaluator("gul-bara")
    positions = np.tile(random_positions("gul-bara", 64), (400, 1))
    counted, done = 0, threading.Event()

    def evaluate() -> None:
        for _ in range(5):
            evaluator.values(positions)
        done.set()

    thread = threading.Thread(target=evaluate)
    thread.start()
    while not done.is_set():
        counted += 1
    thread.join()

    # With the lock held, the count would stand still but for the moments between the calls.
    assert counted > 1_000
