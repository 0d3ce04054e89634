#!/usr/bin/env python3
"""Tell what a program loses that plays by its own scores, judged by the scores of another.

    python3 tools/peers/judge.py sample.csv gnubg-0.csv --plies 0
    python3 tools/peers/judge.py sample.csv gnubg-2.csv
    python3 tools/peers/judged_loss.py gnubg-0.csv gnubg-2.csv

Both files have the same decisions with the same ends. The program chooses the end with its own best
score; its loss is the judge's best score less the judge's score of that end, in thousandths of a unit.
"""

import argparse
import csv
import itertools
import math
import sys


def ends_by_decision(path: str) -> dict[str, list[dict]]:
    """The ends of each decision, in the order of the file."""
    with open(path, newline="") as file:
        rows = list(csv.DictReader(file))
    return {key: list(ends) for key, ends in itertools.groupby(rows, key=lambda row: row["decision"])}


def losses(own: dict[str, list[dict]], judge: dict[str, list[dict]]) -> dict[str, list[float]]:
    """The loss of each decision, by class. Raises ValueError if the files have different ends."""
    found: dict[str, list[float]] = {}
    for decision, ends in judge.items():
        mine = own.get(decision, [])
        if [end["after"] for end in mine] != [end["after"] for end in ends]:
            raise ValueError(f"decision {decision}: the files have different ends")
        chosen = max(range(len(mine)), key=lambda place: float(mine[place]["score"]))
        scores = [float(end["score"]) for end in ends]
        found.setdefault(ends[0]["class"], []).append(max(scores) - scores[chosen])
    return found


def line(name: str, part: list[float], count: int) -> str:
    """Share, mean and 95 % interval of a class."""
    mean = sum(part) / len(part)
    spread = math.sqrt(sum((loss - mean) ** 2 for loss in part) / max(len(part) - 1, 1))
    half = 1.96 * spread / math.sqrt(len(part))
    share = 100 * len(part) / count
    return f"{name:18}{share:6.1f} %{1000 * mean:9.2f}  ({1000 * (mean - half):.2f} to {1000 * (mean + half):.2f})"


def main() -> int:
    """Prints the losses."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("own", help="the sample with the scores by which the program plays")
    parser.add_argument("judge", help="the same sample with the judge's scores")
    settings = parser.parse_args()
    try:
        found = losses(ends_by_decision(settings.own), ends_by_decision(settings.judge))
    except (OSError, KeyError, ValueError) as fault:
        sys.exit(f"error: {fault}")
    whole = [loss for part in found.values() for loss in part]
    if not whole:
        sys.exit(f"error: {settings.judge} has no decisions")
    for name, part in found.items():
        print(line(name, part, len(whole)))
    print(line("all", whole, len(whole)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
