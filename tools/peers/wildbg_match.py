#!/usr/bin/env python3
"""Play backgammon against wildbg: single games for money, no cube, every throw used in both seats.

    cargo build --release
    python3 tools/peers/wildbg_match.py --pairs 5000 --nets strong --out wildbg.csv

duel.py describes how games are played and stored. Download and build wildbg yourself
(https://github.com/carsten-wenderdel/wildbg) and start its web server, which listens on port 8080. Its main
branch has small nets for demonstration; the strong ones are on its branch `nets`. The program does not
report which nets it uses, so `--nets` names them in the file.

The requests use wildbg's HTTP API: `GET /move` with two dice and the men of all points from the mover's view,
the mover's own men positive; point 25 is the mover's bar, point 0 the opponent's. It answers with all plays,
the best for money first.
"""

import http.client
import json
import sys
import urllib.parse

import duel


class Wildbg:
    """A wildbg that is asked for plays."""

    def __init__(self, address: str):
        self.connection = http.client.HTTPConnection(address, timeout=60)

    def board(self, position: dict) -> dict:
        """The men of both sides after wildbg's play of the stage."""
        mover = position["mover"]
        other = "black" if mover == "white" else "white"
        men = {side: duel.places(position[side]) for side in duel.SIDES}
        stage = position["stage"]
        query = {"die1": stage[0], "die2": stage[-1], **points(men[mover], men[other])}
        self.connection.request("GET", "/move?" + urllib.parse.urlencode(query))
        answer = self.connection.getresponse()
        text = answer.read().decode()
        if answer.status != 200:
            raise SystemExit(f"wildbg answers {answer.status}: {text[:200]}")
        for step in json.loads(text)["moves"][0]["play"]:
            move(men[mover], men[other], step["from"], step["to"])
        return men

    def close(self) -> None:
        self.connection.close()


def points(mover: list[int], other: list[int]) -> dict[str, int]:
    """The men of all points that hold any, as wildbg is told of them."""
    told = {point: men for point, men in enumerate(mover, 1) if men}
    told.update({25 - point: -men for point, men in enumerate(other, 1) if men})
    return {f"p{point}": men for point, men in sorted(told.items())}


def move(mover: list[int], other: list[int], start: int, end: int) -> None:
    """Moves a man, and a man of the other side that it hits to the bar."""
    mover[start - 1] -= 1
    if end > 0:
        mover[end - 1] += 1
        other[24], other[24 - end] = other[24] + other[24 - end], 0


def main() -> int:
    """Plays what is missing, and says how it stands."""
    parser = duel.arguments(__doc__)
    parser.add_argument("--address", default="localhost:8080", help="where wildbg listens (localhost:8080)")
    parser.add_argument("--nets", required=True, help="the name of wildbg's nets, for the file")
    settings = parser.parse_args()
    return duel.run(settings, "wildbg", {"wildbg_nets": settings.nets}, lambda: Wildbg(settings.address))


if __name__ == "__main__":
    sys.exit(main())
