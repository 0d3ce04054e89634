#!/usr/bin/env python3
"""Play backgammon against another program: what the matches with each of them share.

Single games for money, no cube, in pairs: the same dice and the same beginner, the seats exchanged.
Gammons count 2 and backgammons 3 units. Every end the other program chooses must be legal by our rules, or the run stops and names it.

Each pair is one line of the CSV file, written when both its games are over. The same command resumes a
stopped run. A pair has the same result at any time and next to any other pairs. The intervals are over
pairs. With `--records FILE`, every pair whose number is a multiple of `--record-every` is written move by
move, so that `replay.py` can check it with a separate implementation of the rules.
"""

import argparse
import concurrent.futures
import csv
import json
import math
import os
import random
import subprocess
import sys
import threading
import time

SIDES = ("white", "black")
TURNS_MAX = 5_000


class Rosespring:
    """Our engine: it knows the rules, throws, and plays one of the sides."""

    def __init__(self, command: str, how: dict):
        self.how = how
        self.number = 0
        self.process = subprocess.Popen(
            [command, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, method: str, **params) -> dict:
        """The result of a method of docs/protocol.md."""
        self.number += 1
        request = {"jsonrpc": "2.0", "id": self.number, "method": method, "params": params}
        print(json.dumps(request), file=self.process.stdin, flush=True)
        answer = json.loads(self.process.stdout.readline() or '{"error": "the engine ended"}')
        if "error" in answer:
            raise SystemExit(f"{method} {params}: {answer['error']}")
        return answer["result"]

    def close(self) -> None:
        self.process.stdin.close()
        self.process.wait()


def places(side: dict) -> list[int]:
    """A side's men on its points 1 to 24 and, last, on the bar."""
    men = [0] * 24 + [side["bar"]]
    for point, count in side["points"].items():
        men[int(point) - 1] = count
    return men


def seconds(spent: list, work, *parameters):
    """What `work` returns, its time added to `spent`: seconds and calls."""
    start = time.perf_counter()
    result = work(*parameters)
    spent[0] += time.perf_counter() - start
    spent[1] += 1
    return result


def how(settings) -> dict:
    """The parameters of `best` that our side plays by."""
    return json.loads(settings.best) if settings.best else {"plies": settings.plies}


class Table:
    """Both programs, and the games they play.

    `peer` answers `board(position)` with the men of both sides after its play, and `close()`.
    """

    def __init__(self, settings, common: dict[str, str], name: str, peer):
        self.common = common
        self.ours = Rosespring(settings.engine, how(settings))
        self.peer = peer
        self.spent = {"rosespring": [0.0, 0], name: [0.0, 0]}
        self.name = name
        self.record_every = settings.record_every if settings.records else 0

    def pair(self, number: int) -> tuple[dict, list[dict]]:
        """Both games of a pair: our units as White and as Black; and their records, if wanted."""
        games = [self.game(number, seat) for seat in SIDES]
        units = {f"units_{game['seat']}": game["units"] for game in games}
        row = {"pair": number, **self.common, **units, "turns": sum(len(game["turns"]) for game in games)}
        is_kept = self.record_every > 0 and number % self.record_every == 0
        return row, games if is_kept else []

    def game(self, number: int, seat: str) -> dict:
        """One game, we in `seat`: our units, and each throw with the men after its play."""
        dice = random.Random(f"{self.common['seed']} {number}")
        position = self.ours.ask("start", rules="backgammon")
        turns: list[dict] = []
        while len(turns) < TURNS_MAX:
            thrown = [dice.randint(1, 6), dice.randint(1, 6)]
            position = self.ours.ask("throw", position=position["id"], dice=thrown)
            mover = position["mover"] if position["phase"] == "play" else None
            if mover:
                play = self.our_play if mover == seat else self.peer_play
                position = play(position)
            turns.append({"dice": thrown, "mover": mover, **{side: places(position[side]) for side in SIDES}})
            if position["phase"] == "over":
                result = position["result"]
                units = result["units"] * (1 if result["winner"] == seat else -1)
                return {"pair": number, "seat": seat, "units": units, "turns": turns}
        raise SystemExit(f"pair {number}: no end after {TURNS_MAX} throws")

    def our_play(self, position: dict) -> dict:
        params = {"position": position["id"], **self.ours.how}
        best = seconds(self.spent["rosespring"], lambda: self.ours.ask("best", **params))
        return self.ours.ask("play", position=position["id"], steps=best["steps"])

    def peer_play(self, position: dict) -> dict:
        chosen = seconds(self.spent[self.name], self.peer.board, position)
        for play in self.ours.ask("plays", position=position["id"])["plays"]:
            after = play["position"]
            if all(places(after[side]) == chosen[side] for side in SIDES):
                return after
        raise SystemExit(f"{self.name}'s play is no legal one: {position['id']} {chosen}")

    def close(self) -> None:
        self.ours.close()
        self.peer.close()


def read(path: str, common: dict[str, str], fields: list[str]) -> dict[int, dict]:
    """The pairs that a file has already; a line that was cut short is dropped from the file."""
    if not os.path.exists(path):
        return {}
    with open(path, newline="") as file:
        lines = file.read().split("\n")
    whole = lines[:-1]
    if lines[-1]:
        with open(path + ".part", "w") as file:
            file.writelines(line + "\n" for line in whole)
        os.replace(path + ".part", path)
    rows = list(csv.DictReader(whole))
    other = any(row[field] != value for row in rows for field, value in common.items())
    if other or whole and whole[0] != ",".join(fields):
        raise SystemExit(f"{path} is of another run: give another --out")
    return {int(row["pair"]): row for row in rows}


def summary(rows: list[dict]) -> str:
    """Mean units a game, its standard error over pairs, and the interval."""
    means = [(int(row["units_white"]) + int(row["units_black"])) / 2 for row in rows]
    count = len(means)
    mean = sum(means) / count
    spread = math.sqrt(sum((one - mean) ** 2 for one in means) / max(count - 1, 1))
    error = spread / math.sqrt(count)
    games = [int(row[seat]) for row in rows for seat in ("units_white", "units_black")]
    won = sum(units > 0 for units in games)
    large = [sum(units > 1 for units in games), sum(units < -1 for units in games)]
    return (
        f"{2 * count} games: {mean:+.4f} units a game, standard error {error:.4f}, "
        f"95 % {mean - 1.96 * error:+.4f} to {mean + 1.96 * error:+.4f}; "
        f"{100 * won / len(games):.1f} % won; gammons {large[0]} for, {large[1]} against"
    )


def play(new_table, jobs: int, missing: list[int], keep) -> None:
    """Plays pairs on `jobs` tables; calls `keep` with each pair and its records, one at a time."""
    local, lock, tables = threading.local(), threading.Lock(), []

    def one(number: int) -> None:
        if not hasattr(local, "table"):
            local.table = new_table()
            with lock:
                tables.append(local.table)
        row, records = local.table.pair(number)
        with lock:
            keep(row, records, [table.spent for table in tables])

    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        try:
            for _ in pool.map(one, missing):
                pass
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
        finally:
            for table in tables:
                table.close()


def arguments(description: str) -> argparse.ArgumentParser:
    """Returns the options that are the same for every other program."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--pairs", type=int, default=7500, help="pairs of games in all (7500)")
    parser.add_argument("--seed", type=int, default=1, help="of the dice (1)")
    parser.add_argument("--out", required=True, help="the CSV file, made or gone on with")
    parser.add_argument("--plies", type=int, default=0, help="throws our search looks ahead (0)")
    parser.add_argument("--best", help='other parameters of `best`, as JSON: \'{"level": "greedy"}\'')
    parser.add_argument("--jobs", type=int, default=1, help="pairs played at once (1)")
    parser.add_argument("--engine", default="target/release/rosespring", help="our program")
    parser.add_argument("--records", help="a file of JSON lines for the games of some pairs")
    parser.add_argument("--record-every", type=int, default=50, help="record every Nth pair (50)")
    return parser


def run(settings, name: str, of_peer: dict[str, str], new_peer) -> int:
    """Plays what is missing, and says how it stands. `of_peer` tells how the other program plays."""
    ours = json.dumps(how(settings), sort_keys=True)
    common = {"seed": str(settings.seed), "ours": ours, **of_peer}
    fields = ["pair", *common, "units_white", "units_black", "turns"]
    rows = read(settings.out, common, fields)
    missing = [number for number in range(settings.pairs) if number not in rows]
    start = time.perf_counter()
    played = [0, start]
    with open(settings.out, "a", newline="") as file:
        writer = csv.DictWriter(file, fields, lineterminator="\n")
        if not rows and file.tell() == 0:
            writer.writeheader()

        def keep(row: dict, records: list[dict], spent: list[dict]) -> None:
            rows[row["pair"]] = row
            # Records first: a pair whose line is there is not played again.
            with open(settings.records or os.devnull, "a") as kept:
                kept.writelines(json.dumps(game) + "\n" for game in records)
            writer.writerow(row)
            file.flush()
            played[0] += 1
            if time.perf_counter() - played[1] > 10 or played[0] == len(missing):
                played[1] = time.perf_counter()
                talk(list(rows.values()), played[0], played[1] - start, spent)

        play(lambda: Table(settings, common, name, new_peer()), settings.jobs, missing, keep)
    print(summary([rows[number] for number in sorted(rows)]))
    return 0


def talk(rows: list[dict], pairs: int, elapsed: float, spent: list[dict]) -> None:
    """How it stands, for people."""
    times = []
    for name in spent[0]:
        total, calls = (sum(one[name][part] for one in spent) for part in (0, 1))
        times.append(f"{name} {1000 * total / max(calls, 1):.2f} ms a play")
    speed = f"{2 * pairs / elapsed:.2f} games/s"
    print("; ".join([summary(rows), speed, *times]), file=sys.stderr, flush=True)
