#!/usr/bin/env python3
"""Replays recorded games of backgammon with an independent implementation of the rules.

    python3 tools/peers/gnubg_match.py --pairs 1000 --out gnubg.csv --records gnubg.jsonl
    python3 tools/peers/replay.py gnubg.jsonl

The matches of this folder write the games of some pairs with `--records`. Here every play of either
side must be legal in backgammon, the sides must take turns, and the units must be those of the last
position. This file uses no code of Rosespring: the rules below are written for this check. The exit code
is 1 if a game does not agree.
"""

import json
import sys

START = {24: 2, 13: 5, 8: 3, 6: 5}
BAR = 25
MEN = 15

# A side's men on its places 0 (borne off) to 25 (bar), in its own numbering.
Side = tuple[int, ...]


def single_steps(own: Side, other: Side, number: int) -> list[tuple[Side, Side]]:
    """Both sides after each way to play one number."""
    starts = [BAR] if own[BAR] else [place for place in range(1, 25) if own[place]]
    highest = max((place for place in range(1, 26) if own[place]), default=0)
    found = []
    for start in starts:
        end = start - number
        if end <= 0 and (highest > 6 or end < 0 and start < highest):
            continue
        end = max(end, 0)
        facing = 25 - end
        if end > 0 and other[facing] > 1:
            continue
        men, theirs = list(own), list(other)
        men[start] -= 1
        men[end] += 1
        if end > 0 and theirs[facing] == 1:
            theirs[facing], theirs[BAR] = 0, theirs[BAR] + 1
        found.append((tuple(men), tuple(theirs)))
    return found


def sequences(own: Side, other: Side, numbers: list[int]) -> list[tuple[list[int], Side, Side]]:
    """Each way to play numbers in this order as far as it goes: the numbers played, and both sides."""
    steps = single_steps(own, other, numbers[0]) if numbers else []
    if not steps:
        return [([], own, other)]
    found = []
    for men, theirs in steps:
        for played, *after in sequences(men, theirs, numbers[1:]):
            found.append(([numbers[0], *played], *after))
    return found


def legal_ends(own: Side, other: Side, dice: list[int]) -> set[tuple[Side, Side]]:
    """Both sides after each legal play: as many numbers as can be, and the higher if only one can."""
    if dice[0] == dice[1]:
        ways = sequences(own, other, dice * 2)
    else:
        ways = sequences(own, other, dice) + sequences(own, other, dice[::-1])
    most = max(len(played) for played, *_ in ways)
    ways = [way for way in ways if len(way[0]) == most]
    if most == 1 and dice[0] != dice[1] and any(way[0] == [max(dice)] for way in ways):
        ways = [way for way in ways if way[0] == [max(dice)]]
    return {(men, theirs) for _, men, theirs in ways}


def side_of(men: list[int]) -> Side:
    """A side from its men on points 1 to 24 and on the bar; the others are off."""
    return (MEN - sum(men), *men)


def units(winner: Side, loser: Side) -> int:
    """What a game is worth that is over."""
    if loser[0] > 0:
        return 1
    return 3 if any(loser[19:]) else 2


def check(game: dict) -> str | None:
    """What is wrong with a game; nothing if it follows the rules."""
    start = side_of([START.get(point, 0) for point in range(1, 25)] + [0])
    men = {"white": start, "black": start}
    last = None
    for number, turn in enumerate(game["turns"]):
        dice, mover = turn["dice"], turn["mover"]
        after = {side: side_of(turn[side]) for side in men}
        if last is None:
            expected = {0: None, 1: "white", -1: "black"}[(dice[0] > dice[1]) - (dice[0] < dice[1])]
        else:
            expected = "black" if last == "white" else "white"
        due = expected or "white"
        other = "black" if due == "white" else "white"
        allowed = {(men[due], men[other])} if expected is None else legal_ends(men[due], men[other], dice)
        # A throw that moves nothing has no mover: the turn passes by itself.
        if mover != expected and (mover is not None or allowed != {(men[due], men[other])}):
            return f"turn {number}: {mover} moved, it was the turn of {expected}"
        if (after[due], after[other]) not in allowed:
            return f"turn {number}: no legal play leads to {turn}"
        men, last = after, expected
        if men[due][0] == MEN:
            won = units(men[due], men[other]) * (1 if due == game["seat"] else -1)
            if number + 1 < len(game["turns"]) or won != game["units"]:
                return f"turn {number}: the game ended with {won} units, not {game['units']}"
            return None
    return "the game has no end"


def main(path: str) -> int:
    """Replays all games of a file."""
    with open(path) as file:
        games = [json.loads(line) for line in file]
    faults = [(game, fault) for game in games if (fault := check(game))]
    for game, fault in faults:
        print(f"pair {game['pair']}, {game['seat']}: {fault}", file=sys.stderr)
    turns = sum(len(game["turns"]) for game in games)
    print(f"{len(games)} games, {turns} throws: {len(faults)} games do not follow the rules")
    return 1 if faults or not games else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
