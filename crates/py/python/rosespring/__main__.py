"""`python -m rosespring bench` measures this machine."""

from __future__ import annotations

import argparse
import json
import sys

from rosespring import bench


def main() -> None:
    """Runs a command."""
    parser = argparse.ArgumentParser(prog="python -m rosespring", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    measure = commands.add_parser("bench", help="measure evaluations, plays and steps per second")
    measure.add_argument("--rules", default="gul-bara", help="the rules [default: gul-bara]")
    measure.add_argument("--threads", type=int, default=1, help="number of threads [default: 1]")
    measure.add_argument("--seconds", type=float, default=2.0, help="time for each measure")
    measure.add_argument("--json", action="store_true", help="print one JSON object")
    arguments = parser.parse_args()
    figures = bench.run(arguments.rules, threads=arguments.threads, seconds=arguments.seconds)
    if arguments.json:
        json.dump(figures, sys.stdout, indent=2)
        print()
    else:
        for name, value in figures.items():
            print(f"{name}: {value}")


if __name__ == "__main__":
    main()
