#!/usr/bin/env python3
"""Play backgammon against gnubg: single games for money, no cube, every throw used in both seats.

    cargo build --release
    python3 tools/peers/gnubg_match.py --pairs 7500 --out gnubg0.csv
    python3 tools/peers/gnubg_match.py --pairs 1000 --plies 1 --gnubg-plies 2 --out gnubg2.csv

Games come in pairs: the same dice and the same beginner, the seats exchanged. Gammons count 2 and
backgammons 3 units; the first throw is played as in backgammon. gnubg judges without the cube and
without noise, at 2 plies with the move filter and the pruning it comes with, on one thread. Every
end gnubg chooses must be one of those that our rules list, or the run stops and names it.

Each pair is one line of the CSV file, written when both its games are over. Run the same command
again to go on where it stopped; a pair is the same whenever and beside whatever it is played. The
intervals are over pairs. gnubg (Debian's package `gnubg`) is run as a program of its own; this same
file, read by the Python inside gnubg, answers through two pipes.
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
import tempfile
import threading
import time

RUN = ["seed", "ours", "gnubg_plies"]
FIELDS = ["pair", *RUN, "units_white", "units_black", "turns"]
SIDES = ("white", "black")
PIPES = "GNUBG_MATCH_PIPES"
TURNS_MAX = 5_000


def serve(gnubg) -> None:
    """Inside gnubg: reads `plies, other, mover, dice`, answers with the men it moves."""
    requests, answers = (os.fdopen(int(fd), mode) for fd, mode in zip(os.environ[PIPES].split(), "rw"))
    gnubg.command("set threads 1")
    money = gnubg.cubeinfo(1, -1, 0, 0, (0, 0), 0, 0)
    money["jacoby"] = 0
    money = gnubg.calcgammonprice(money)
    context = {"cubeful": 0, "plies": 0, "deterministic": 1, "prune": 1, "noise": 0.0}
    for line in requests:
        request = json.loads(line)
        context["plies"] = request["plies"]
        board = (tuple(request["other"]), tuple(request["mover"]))
        moved = gnubg.findbestmove(board, money, context, tuple(request["dice"]))
        print(json.dumps(moved), file=answers, flush=True)


class Gnubg:
    """A gnubg that is asked for plays."""

    def __init__(self, command: str, plies: int):
        self.plies = plies
        self.home = tempfile.TemporaryDirectory()
        theirs, to_them = os.pipe()
        from_them, answers = os.pipe()
        self.process = subprocess.Popen(
            [command, "-t", "-q", "-p", os.path.abspath(__file__)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            pass_fds=(theirs, answers),
            # Nobody's settings: gnubg keeps them at home.
            env={**os.environ, "HOME": self.home.name, PIPES: f"{theirs} {answers}"},
        )
        os.close(theirs)
        os.close(answers)
        self.requests, self.answers = os.fdopen(to_them, "w"), os.fdopen(from_them)

    def board(self, position: dict) -> dict:
        """The men of both sides after gnubg's play of the stage."""
        mover = position["mover"]
        other = "black" if mover == "white" else "white"
        men = {side: places(position[side]) for side in SIDES}
        stage = position["stage"]
        dice = [stage[0], stage[-1]]
        request = {"plies": self.plies, "other": men[other], "mover": men[mover], "dice": dice}
        print(json.dumps(request), file=self.requests, flush=True)
        answer = self.answers.readline()
        if not answer:
            raise SystemExit("gnubg ended without an answer")
        moved = json.loads(answer)
        for start, end in zip(moved[::2], moved[1::2]):
            # The places that are not used are 0, and nobody starts from there.
            if start == 0:
                continue
            men[mover][start - 1] -= 1
            if end > 0:
                men[mover][end - 1] += 1
                hit = men[other][24 - end]
                men[other][24 - end], men[other][24] = 0, men[other][24] + hit
        return men

    def close(self) -> None:
        self.requests.close()
        self.process.wait()
        self.home.cleanup()


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


def run(settings) -> dict[str, str]:
    """What all pairs of a file have in common."""
    ours = json.dumps(how(settings), sort_keys=True)
    return dict(zip(RUN, (str(settings.seed), ours, str(settings.gnubg_plies))))


class Table:
    """Both programs, and the games they play."""

    def __init__(self, settings):
        self.run = run(settings)
        self.ours = Rosespring(settings.engine, how(settings))
        self.gnubg = Gnubg(settings.gnubg, settings.gnubg_plies)
        self.spent = {"rosespring": [0.0, 0], "gnubg": [0.0, 0]}

    def pair(self, number: int) -> dict:
        """Both games of a pair: our units as White and as Black."""
        (white, turns), (black, more) = (self.game(number, seat) for seat in SIDES)
        row = {"pair": number, **self.run, "units_white": white, "units_black": black}
        return {**row, "turns": turns + more}

    def game(self, number: int, seat: str) -> tuple[int, int]:
        """Our units if we play `seat`, and how many throws there were."""
        dice = random.Random(f"{self.run['seed']} {number}")
        position = self.ours.ask("start", rules="backgammon")
        for turn in range(TURNS_MAX):
            thrown = [dice.randint(1, 6), dice.randint(1, 6)]
            position = self.ours.ask("throw", position=position["id"], dice=thrown)
            if position["phase"] == "play":
                play = self.our_play if position["mover"] == seat else self.gnubg_play
                position = play(position)
            if position["phase"] == "over":
                result = position["result"]
                return result["units"] * (1 if result["winner"] == seat else -1), turn + 1
        raise SystemExit(f"pair {number}: no end after {TURNS_MAX} throws")

    def our_play(self, position: dict) -> dict:
        params = {"position": position["id"], **self.ours.how}
        best = seconds(self.spent["rosespring"], lambda: self.ours.ask("best", **params))
        return self.ours.ask("play", position=position["id"], steps=best["steps"])

    def gnubg_play(self, position: dict) -> dict:
        chosen = seconds(self.spent["gnubg"], self.gnubg.board, position)
        for play in self.ours.ask("plays", position=position["id"])["plays"]:
            after = play["position"]
            if all(places(after[side]) == chosen[side] for side in SIDES):
                return after
        raise SystemExit(f"gnubg's play is no legal one: {position['id']} {chosen}")

    def close(self) -> None:
        self.ours.close()
        self.gnubg.close()


def read(path: str, common: dict[str, str]) -> dict[int, dict]:
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
    if other or whole and whole[0] != ",".join(FIELDS):
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


def play(settings, missing: list[int], keep) -> None:
    """Plays pairs on as many tables as there are jobs; `keep` gets every one, one at a time."""
    local, lock, tables = threading.local(), threading.Lock(), []

    def one(number: int) -> None:
        if not hasattr(local, "table"):
            local.table = Table(settings)
            with lock:
                tables.append(local.table)
        row = local.table.pair(number)
        with lock:
            keep(row, [table.spent for table in tables])

    with concurrent.futures.ThreadPoolExecutor(settings.jobs) as pool:
        try:
            for _ in pool.map(one, missing):
                pass
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
        finally:
            for table in tables:
                table.close()


def main() -> int:
    """Plays what is missing, and says how it stands."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--pairs", type=int, default=7500, help="pairs of games in all (7500)")
    parser.add_argument("--seed", type=int, default=1, help="of the dice (1)")
    parser.add_argument("--out", required=True, help="the CSV file, made or gone on with")
    parser.add_argument("--plies", type=int, default=0, help="throws our search looks ahead (0)")
    parser.add_argument("--best", help='other parameters of `best`, as JSON: \'{"level": "greedy"}\'')
    parser.add_argument("--gnubg-plies", type=int, default=0, help="gnubg's depth, as gnubg counts (0)")
    parser.add_argument("--jobs", type=int, default=1, help="pairs played at once (1)")
    parser.add_argument("--engine", default="target/release/rosespring", help="our program")
    parser.add_argument("--gnubg", default="/usr/games/gnubg", help="gnubg")
    settings = parser.parse_args()
    rows = read(settings.out, run(settings))
    missing = [number for number in range(settings.pairs) if number not in rows]
    start = time.perf_counter()
    played = [0, start]
    with open(settings.out, "a", newline="") as file:
        writer = csv.DictWriter(file, FIELDS, lineterminator="\n")
        if not rows and file.tell() == 0:
            writer.writeheader()

        def keep(row: dict, spent: list[dict]) -> None:
            rows[row["pair"]] = row
            writer.writerow(row)
            file.flush()
            played[0] += 1
            if time.perf_counter() - played[1] > 10 or played[0] == len(missing):
                played[1] = time.perf_counter()
                talk(list(rows.values()), played[0], played[1] - start, spent)

        play(settings, missing, keep)
    print(summary([rows[number] for number in sorted(rows)]))
    return 0


def talk(rows: list[dict], pairs: int, elapsed: float, spent: list[dict]) -> None:
    """How it stands, for people."""
    times = []
    for name in ("rosespring", "gnubg"):
        total, calls = (sum(one[name][part] for one in spent) for part in (0, 1))
        times.append(f"{name} {1000 * total / max(calls, 1):.2f} ms a play")
    speed = f"{2 * pairs / elapsed:.2f} games/s"
    print("; ".join([summary(rows), speed, *times]), file=sys.stderr, flush=True)


if __name__ == "__main__":
    try:
        import gnubg as inside
    except ImportError:
        sys.exit(main())
    serve(inside)
