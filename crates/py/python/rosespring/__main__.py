"""`python -m rosespring bench` measures this machine, `peers` other packages beside it, and `check`
runs the checkers of other APIs.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping

from rosespring import bench, check, peers


def main() -> int:
    """Runs a command and returns its exit code."""
    parser = argparse.ArgumentParser(prog="python -m rosespring", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    measure = commands.add_parser("bench", help="measure evaluations, plays and steps per second")
    measure.add_argument("--rules", default="gul-bara", help="the rules [default: gul-bara]")
    measure.add_argument("--threads", type=int, default=1, help="number of threads [default: 1]")
    compare = commands.add_parser("peers", help="measure games of PGX and OpenSpiel beside it")
    checks = commands.add_parser("check", help="run the checker of each API that is installed")
    for command in (measure, compare):
        command.add_argument("--seconds", type=float, default=2.0, help="time for each measure")
    for command in (measure, compare, checks):
        command.add_argument("--json", action="store_true", help="print one JSON object")
    arguments = parser.parse_args()
    if arguments.command == "bench":
        figures = bench.run(arguments.rules, threads=arguments.threads, seconds=arguments.seconds)
        _print(figures, as_json=arguments.json)
        return 0
    if arguments.command == "peers":
        _print(peers.run(seconds=arguments.seconds), as_json=arguments.json)
        return 0
    results = check.run()
    _print(results, as_json=arguments.json)
    return 1 if "failed" in results.values() else 0


def _print(results: Mapping[str, object], *, as_json: bool) -> None:
    if as_json:
        json.dump(results, sys.stdout, indent=2)
        print()
    else:
        for name, value in results.items():
            print(f"{name}: {value}")


if __name__ == "__main__":
    sys.exit(main())
