#!/usr/bin/env python3
"""Let gnubg or Open Sage judge the decisions of a backgammon sample.

    rosespring-train judge --game backgammon --decisions 4000 --sample ours.csv
    python3 tools/peers/judge.py ours.csv gnubg.csv
    python3 tools/peers/judge.py ours.csv sage.csv --by sage
    rosespring-train judge --game backgammon --decisions 4000 --sample gnubg.csv

The first command draws the decisions and gives our own scores; here the judge gives its scores to the same
ends; the last command says what a net loses by them. The judge looks at every end with its net alone (gnubg
calls this 0 plies, Open Sage 1) and at those that may be best at `--plies`, without noise and without the
cube; an end that was left at the net alone scores no more than the least of the others. A run that was
stopped goes on.
"""

import argparse
import csv
import itertools
import json
import os
import sys

from gnubg_match import Gnubg
from sage_match import Sage

# Of each judge: what it calls its net alone, and how deep it looks if nothing else is said.
DEPTHS = {"gnubg": (0, 2), "sage": (1, 3)}
MARGIN = 0.16
MOST = 10
KINDS = {"s": 1, "d": 2, "t": 3}


def men_of(text: str) -> list[int]:
    """A side of a position's id: its men on points 1 to 24 and on the bar."""
    men, points = [], text.split("T")[0]
    bar = 0
    letters = iter(points)
    for letter in letters:
        if letter in "BHO":
            count = int(next(letters), 16)
            bar += count if letter == "B" else 0
        elif letter > "f":
            men += [0] * (ord(letter) - ord("f"))
        else:
            men.append(int(letter, 16))
    return men[::-1] + [bar]


def equity(judge: Gnubg | Sage, after: str, mover: str, plies: int) -> float:
    """Units that `mover`, w or b, is expected to win after a play."""
    _, _, white, black, phase = after.split(".")
    if phase.startswith("X"):
        return KINDS[phase[2]] * (1 if phase[1] == mover else -1)
    men = {"w": men_of(white), "b": men_of(black)}
    next_side = phase[1]
    units = judge.equity(men[next_side], men["b" if next_side == "w" else "w"], plies)
    return units if next_side == mover else -units


def judged(judge: Gnubg | Sage, rows: list[dict], alone: int, plies: int) -> list[dict]:
    """The ends of one decision with the judge's scores: of its net alone, and of its search."""
    mover = rows[0]["position"].split(".")[-1][2]
    scores = [equity(judge, row["after"], mover, alone) for row in rows]
    order = sorted(range(len(rows)), key=lambda place: -scores[place])
    least = scores[order[0]] - MARGIN
    deeper = [place for place in order[:MOST] if scores[place] >= least]
    found = {place: equity(judge, rows[place]["after"], mover, plies) for place in deeper}
    bound = min(found.values())
    new = [found.get(place, min(score, bound)) for place, score in enumerate(scores)]
    depth = [plies if place in found else alone for place in range(len(rows))]
    return [{**row, "score": f"{score:.6f}", "plies": ply} for row, score, ply in zip(rows, new, depth)]


def done(path: str, fields: list[str]) -> list[dict]:
    """The whole decisions that were judged before; the last one may be cut short, so it is left."""
    if not os.path.exists(path):
        return []
    with open(path, newline="") as file:
        rows = [row for row in csv.DictReader(file) if all(row.get(field) for field in fields)]
    return [row for row in rows if row["decision"] != rows[-1]["decision"]]


def main() -> int:
    """Judges what is missing."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("sample", help="the sample, with its .json beside it")
    parser.add_argument("out", help="the same with the judge's scores")
    parser.add_argument("--by", choices=DEPTHS, default="gnubg", help="the judge (gnubg)")
    parser.add_argument("--plies", type=int, help="its depth, as it counts (gnubg 2, sage 3)")
    parser.add_argument("--gnubg", default="/usr/games/gnubg", help="gnubg")
    settings = parser.parse_args()
    with open(settings.sample + ".json") as file:
        notes = json.load(file)
    with open(settings.sample, newline="") as file:
        reader = csv.DictReader(file)
        fields, rows = list(reader.fieldnames or []), list(reader)
    part = settings.out + ".part"
    before = done(part, fields)
    known = {row["decision"] for row in before}
    alone, plies = DEPTHS[settings.by]
    plies = plies if settings.plies is None else settings.plies
    judge = Gnubg(settings.gnubg, plies) if settings.by == "gnubg" else Sage(plies)
    with open(part, "w", newline="") as file:
        writer = csv.DictWriter(file, fields, lineterminator="\n")
        writer.writeheader()
        writer.writerows(before)
        for decision, ends in itertools.groupby(rows, key=lambda row: row["decision"]):
            if decision in known:
                continue
            writer.writerows(judged(judge, list(ends), alone, plies))
            file.flush()
    judge.close()
    notes["judge"] = f"{settings.by} {plies}-ply"
    with open(settings.out + ".json", "w") as file:
        json.dump(notes, file, indent=2)
    os.replace(part, settings.out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
