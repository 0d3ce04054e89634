#!/usr/bin/env python3
"""Measure by rollouts what a player loses in decisions whose later stages are known.

    rosespring-train judge --game gul-bara --decisions 450 --seed 7 --sample sample.csv
    python3 tools/peers/rollout_judge.py sample.csv --out rollouts.csv

The first command draws decisions and looks two throws ahead. Where the play that is best by it is not
the player's, both are rolled out with the same dice, and the loss is their difference. The dice are not
those the play was chosen by, so the mean has no bias from the choice of a maximum; it leaves out what a
third play would gain. Decisions without known later stages are left out. A run that was stopped goes on.
"""

import argparse
import csv
import itertools
import json
import math
import os
import sys

from duel import Rosespring
from judge import done

FIELDS = ["decision", "class", "loss"]
CLASSES = ("cascade", "remainder")


def decisions(path: str) -> list[list[dict]]:
    """The rows of each decision of `CLASSES`."""
    with open(path, newline="") as file:
        groups = itertools.groupby(csv.DictReader(file), lambda row: row["decision"])
        rows = [list(group) for _, group in groups]
    return [group for group in rows if group[0]["class"] in CLASSES]


def equity(engine: Rosespring, after: str, mover: str, trials: int, seed: int) -> float:
    """Units that `mover` is expected to win after a play, by rollout."""
    state = engine.ask("position", position=after)
    if state["phase"] == "over":
        result = state["result"]
        return result["units"] * (1 if result["winner"] == mover else -1)
    value = engine.ask("rollout", position=after, trials=trials, seed=seed)["value"]
    return value["equity"] * (1 if mover == "white" else -1)


def loss(engine: Rosespring, rows: list[dict], trials: int) -> float:
    """Units that the player's play loses against the one that is best by the sample."""
    position = rows[0]["position"]
    mover = engine.ask("position", position=position)["mover"]
    chosen = engine.ask("best", position=position, **engine.how)["steps"]
    ours = engine.ask("play", position=position, steps=chosen)["id"]
    best = max(rows, key=lambda row: float(row["score"]))["after"]
    if ours == best:
        return 0.0
    seed = int(rows[0]["decision"]) + 1
    deeper, played = (equity(engine, end, mover, trials, seed) for end in (best, ours))
    return deeper - played


def summary(rows: list[dict]) -> str:
    """A line for all rows and for each class: the mean loss with its 95 % interval, in thousandths."""
    lines = []
    for name in ("all", *CLASSES):
        losses = [float(row["loss"]) * 1000 for row in rows if name in ("all", row["class"])]
        if len(losses) < 2:
            continue
        mean = sum(losses) / len(losses)
        squares = sum((one - mean) ** 2 for one in losses)
        half = 1.96 * math.sqrt(squares / (len(losses) - 1) / len(losses))
        lines.append(
            f"{name}: {mean:.1f} ({mean - half:.1f} to {mean + half:.1f}), {len(losses)} decisions"
        )
    return "\n".join(lines)


def main() -> int:
    """Judges what is missing."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("sample", help="the file that `judge --sample` has written")
    parser.add_argument("--out", default="rollouts.csv", help="a line for each decision")
    parser.add_argument("--engine", default="target/release/rosespring")
    parser.add_argument("--best", default='{"level": "greedy"}', help="parameters of our `best`")
    parser.add_argument("--trials", type=int, default=720, help="trials of each rollout")
    settings = parser.parse_args()
    if not os.path.exists(settings.sample):
        parser.error(f"there is no sample {settings.sample}")
    part = settings.out + ".part"
    rows = done(part, FIELDS)
    judged = {row["decision"] for row in rows}
    engine = Rosespring(settings.engine, json.loads(settings.best))
    with open(part, "w", newline="") as file:
        writer = csv.DictWriter(file, FIELDS, lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
        for group in decisions(settings.sample):
            if group[0]["decision"] in judged:
                continue
            lost = loss(engine, group, settings.trials)
            rows.append({key: group[0][key] for key in FIELDS[:2]} | {"loss": f"{lost:.6f}"})
            writer.writerow(rows[-1])
            file.flush()
    engine.close()
    os.replace(part, settings.out)
    print(summary(rows))
    return 0


if __name__ == "__main__":
    sys.exit(main())
