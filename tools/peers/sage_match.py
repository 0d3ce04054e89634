#!/usr/bin/env python3
"""Play backgammon against Open Sage: single games for money, no cube, every throw used in both seats.

    cargo build --release
    pip install bgsage
    python3 tools/peers/sage_match.py --pairs 2500 --out sage-1.csv
    python3 tools/peers/sage_match.py --pairs 2500 --best '{"level": 8}' --sage-plies 2 --out sage-2.csv

duel.py describes how games are played and stored. Open Sage (https://pypi.org/project/bgsage/) is a package of
Python with its nets, which you install yourself; it evaluates without the cube. At 2 plies and more it starts
threads: `taskset -c 0` before the command keeps both programs on one core. The version of the package is
stored with each pair, so that a file has games against one version only.

A board of Open Sage is 26 numbers from the view of one side: on points its men are positive, the other side's
negative; place 25 counts the men on its own bar, place 0 those on the other side's.
"""

import importlib.metadata
import sys

import duel

PLACES = 24


def board_of(mover: list[int], other: list[int]) -> list[int]:
    """The board from the view of `mover`; of each side the men on its points 1 to 24 and on the bar."""
    points = [mover[place] - other[PLACES - 1 - place] for place in range(PLACES)]
    return [other[PLACES], *points, mover[PLACES]]


def men_of(board: list[int]) -> tuple[list[int], list[int]]:
    """The men of the side whose view a board has, and those of the other side."""
    mover = [max(board[place], 0) for place in range(1, PLACES + 2)]
    other = [max(-board[PLACES - place], 0) for place in range(PLACES)]
    return mover, [*other, board[0]]


class Sage:
    """An Open Sage that is asked for plays and for equities."""

    def __init__(self, plies: int):
        # Only who plays against it needs the package.
        import bgsage

        levels = {1, plies}
        self.plies = plies
        self.analyzers = {
            level: bgsage.BgBotAnalyzer(eval_level=f"{level}ply", cubeful=False, parallel_threads=1)
            for level in levels
        }

    def equity(self, mover: list[int], other: list[int], plies: int) -> float:
        """Units that the side to throw, `mover`, is expected to win."""
        # It tells what the side expects that has just moved.
        judged = self.analyzers[plies].post_move_analytics(board_of(other, mover), jacoby=False)
        return -judged.cubeless_equity

    def board(self, position: dict) -> dict:
        """The men of both sides after Open Sage's play of the stage."""
        mover = position["mover"]
        other = "black" if mover == "white" else "white"
        men = {side: duel.places(position[side]) for side in duel.SIDES}
        stage = position["stage"]
        dice = stage[0], stage[-1]
        found = self.analyzers[self.plies].checker_play(board_of(men[mover], men[other]), *dice)
        men[mover], men[other] = men_of(found.moves[0].board)
        return men

    def close(self) -> None:
        """Nothing is left open."""


def main() -> int:
    """Plays what is missing, and says how it stands."""
    parser = duel.arguments(__doc__)
    parser.add_argument("--sage-plies", type=int, default=1, help="its depth, as it counts: 1 to 4 (1)")
    settings = parser.parse_args()
    try:
        version = importlib.metadata.version("bgsage")
    except importlib.metadata.PackageNotFoundError:
        sys.exit("error: Open Sage is not installed: pip install bgsage")
    of_peer = {"sage": version, "sage_plies": str(settings.sage_plies)}
    return duel.run(settings, "sage", of_peer, lambda: Sage(settings.sage_plies))


if __name__ == "__main__":
    sys.exit(main())
