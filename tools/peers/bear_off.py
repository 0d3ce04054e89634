#!/usr/bin/env python3
"""Compare a backgammon bear-off table with gnubg's own two-sided one.

    cargo run --release -- bear-off build --rules backgammon --men 6 --out six.bear
    python3 tools/peers/bear_off.py six.bear /var/lib/gnubg/gnubg_ts0.bd

Debian's gnubg brings the second file, for up to six men a side. Every pair of positions is compared;
the exit code is 1 if a chance differs by more than 0.0001. docs/formats.md tells the first format.
"""

import array
import itertools
import math
import sys

POINTS = 6
TOLERANCE = 1e-4


def gnubg_number(home: tuple[int, ...], men: int) -> int:
    """The number gnubg gives to a position: that of a choice of `POINTS` of `men + POINTS` bits."""
    bit = POINTS - 1 + sum(home)
    bits = {bit}
    for count in home[:-1]:
        bit -= count + 1
        bits.add(bit)
    number, chosen = 0, POINTS
    for place in range(men + POINTS - 1, -1, -1):
        if place + 1 == chosen:
            break
        if place in bits:
            number += math.comb(place, chosen)
            chosen -= 1
    return number


def words(data: bytes) -> array.array:
    """The little-endian 16-bit words of some bytes."""
    read = array.array("H", data)
    if sys.byteorder == "big":
        read.byteswap()
    return read


def main(ours_path: str, gnubg_path: str) -> int:
    """Compares two files and prints the largest and the mean difference."""
    with open(ours_path, "rb") as file:
        ours = file.read()
    with open(gnubg_path, "rb") as file:
        gnubg = file.read()
    men = ours[11]
    if ours[:8] != b"RSBEAR\r\n" or ours[10] != 0 or not gnubg.startswith(b"gnubg-TS-%02d-%02d" % (POINTS, men)):
        print("these are no tables of backgammon with equally many men", file=sys.stderr)
        return 2
    homes = [h for h in itertools.product(range(men + 1), repeat=POINTS) if sum(h) <= men]
    homes.sort(key=lambda h: (sum(p * n for p, n in enumerate(h, 1)), h[::-1]))
    count = len(homes)
    numbers = [gnubg_number(home, men) for home in homes]
    ours_words, gnubg_words = words(ours[24:-8]), words(gnubg[40:])
    # With the cube there are four words a pair, the first of them without it.
    step = len(gnubg_words) // count**2
    largest, total = 0.0, 0.0
    for other in range(1, count):
        for mover in range(1, count):
            theirs = gnubg_words[(numbers[mover] * count + numbers[other]) * step] / 65535
            difference = abs(ours_words[other * count + mover] / 65535 - theirs)
            largest, total = max(largest, difference), total + difference
    pairs = (count - 1) ** 2
    print(f"{pairs} pairs: largest difference {largest:.6f}, mean {total / pairs:.6f}")
    return int(largest > TOLERANCE)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]) if len(sys.argv) == 3 else __doc__)
