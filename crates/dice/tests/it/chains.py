"""Prints the vectors of chains.json, written from docs/dice.md alone.

    python3 chains.py > chains.json
"""

import hashlib
import json

LINKS = 4096


def digest(*parts):
    """Returns the SHA-256 of the parts one after another."""
    return hashlib.sha256(b"".join(parts)).digest()


def number(value, length=4):
    """Returns a number as bytes, the highest first."""
    return value.to_bytes(length, "big")


def chain(context, party, last):
    """Returns the links of a party, the commitment first."""
    links = [last]
    for index in range(LINKS, 0, -1):
        links.append(digest(b"rosespring-link-v2", context, party, number(index), links[-1]))
    return links[::-1]


def faces(block):
    """Returns the two faces that follow from a block."""
    found = []
    while True:
        for byte in block:
            if byte < 252:
                found.append(byte % 6 + 1)
            if len(found) == 2:
                return found
        block = hashlib.sha256(block).digest()


def part(context, secrets, first, count):
    """Returns the commitments and the throws of chains that begin with throw `first`."""
    chains = [chain(context, *pair) for pair in zip((b"W", b"B", b"S"), secrets)]
    throws = []
    for index in range(first, first + count):
        links = [one[index - first + 1] for one in chains]
        dice = faces(digest(b"rosespring-dice-v2", context, number(index), *links))
        throws.append({"links": [link.hex() for link in links], "dice": dice})
    return {
        "first": first,
        "context": context.hex(),
        "secrets": [secret.hex() for secret in secrets],
        "commitments": [one[0].hex() for one in chains],
        "throws": throws,
    }


def game(match, count, rules, white, black, secrets):
    """Returns a game of five throws, then chains that are renewed."""
    names = [match, number(count), number(rules, 8), white, black]
    context = digest(b"rosespring-match-v2", *names)
    later = digest(b"rosespring-renew-v2", context, number(5))
    renewed = [hashlib.sha256(secret).digest() for secret in secrets]
    return {
        "match": match.hex(),
        "number": count,
        "rules": number(rules, 8).hex(),
        "white": white.hex(),
        "black": black.hex(),
        "parts": [part(context, secrets, 0, 5), part(later, renewed, 5, 3)],
    }


GAMES = [
    game(
        bytes(range(16)),
        1,
        0x0123456789ABCDEF,
        b"\x11" * 16,
        b"\x22" * 16,
        [bytes([value]) * 32 for value in (1, 2, 3)],
    ),
    game(
        b"\xff" * 16,
        7,
        2**64 - 1,
        bytes(range(16, 32)),
        bytes(16),
        [bytes(range(32)), b"\xa5" * 32, b"\x5a" * 32],
    ),
]

print(json.dumps(GAMES, indent=1))
