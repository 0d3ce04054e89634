#!/usr/bin/env python3
"""Plays backgammon against gnubg: single games for money, no cube, the same dice with swapped seats.

    cargo build --release
    python3 tools/peers/gnubg_match.py --pairs 7500 --out gnubg0.csv
    python3 tools/peers/gnubg_match.py --pairs 1000 --plies 1 --gnubg-plies 2 --out gnubg2.csv

duel.py describes how games are played and stored. gnubg evaluates without the cube and without noise, on one
thread; at 2 plies it uses its default move filter and pruning. gnubg (Debian's package `gnubg`) runs as a
separate program; the Python inside gnubg reads this same file and answers through two pipes.
"""

import json
import os
import subprocess
import sys
import tempfile

PIPES = "GNUBG_MATCH_PIPES"


def serve(gnubg) -> None:
    """Inside gnubg: answers requests with the men it moves, or with equities.

    With `dice`, the request is for a play of `mover`. Without, it is for the units that the side to
    throw, `mover`, is expected to win.
    """
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
        if "dice" in request:
            answer = gnubg.findbestmove(board, money, context, tuple(request["dice"]))
        else:
            answer = equity(gnubg.evaluate(board, money, context))
        print(json.dumps(answer), file=answers, flush=True)


def equity(chances: tuple[float, ...]) -> float:
    """Units expected, from chances to win, to win double and triple, and to lose so."""
    win, win_double, win_triple, lose_double, lose_triple = chances[:5]
    return 2 * win - 1 + win_double + win_triple - lose_double - lose_triple


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

    def ask(self, request: dict):
        """What gnubg answers to a request."""
        print(json.dumps(request), file=self.requests, flush=True)
        answer = self.answers.readline()
        if not answer:
            raise SystemExit("gnubg ended without an answer")
        return json.loads(answer)

    def equity(self, mover: list[int], other: list[int], plies: int) -> float:
        """Units that the side to throw, `mover`, is expected to win."""
        return self.ask({"plies": plies, "other": other, "mover": mover})

    def board(self, position: dict) -> dict:
        """The men of both sides after gnubg's play of the stage."""
        mover = position["mover"]
        other = "black" if mover == "white" else "white"
        men = {side: duel.places(position[side]) for side in duel.SIDES}
        stage = position["stage"]
        dice = [stage[0], stage[-1]]
        request = {"plies": self.plies, "other": men[other], "mover": men[mover], "dice": dice}
        moved = self.ask(request)
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


def main() -> int:
    """Plays what is missing, and says how it stands."""
    parser = duel.arguments(__doc__)
    parser.add_argument("--gnubg-plies", type=int, default=0, help="gnubg's depth, as gnubg counts (0)")
    parser.add_argument("--gnubg", default="/usr/games/gnubg", help="gnubg")
    settings = parser.parse_args()
    of_peer = {"gnubg_plies": str(settings.gnubg_plies)}
    return duel.run(settings, "gnubg", of_peer, lambda: Gnubg(settings.gnubg, settings.gnubg_plies))


if PIPES in os.environ:
    import gnubg as inside

    serve(inside)
else:
    import duel

    if __name__ == "__main__":
        sys.exit(main())
