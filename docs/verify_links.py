"""Checks the dice of a record that three parties threw together, by docs/dice.md.

    python3 verify_links.py RECORD.json [COMMITMENT | PROOF.json]

COMMITMENT is one that a player's page stored; PROOF.json is what a page saved of a game. The program
prints one line. It ends with 0 if every link leads to what was committed, every throw follows from
its links and the links are those that the page saw, and with 1 if not.
"""

import hashlib
import json
import sys

from verify_dice import Fault, faces, plays_opening, throws

LINKS = 4096
# The letters of White and Black, with the first chain and with each one that replaced another.
LETTERS = [b"Wwxy", b"Bbcd"]
# Throws from one replacement of a player to the next one.
THROWS_BETWEEN = 10


def digest(*parts):
    """Returns the SHA-256 of the parts one after another."""
    return hashlib.sha256(b"".join(parts)).digest()


def four(number):
    """Returns a number as four bytes, the highest first."""
    return number.to_bytes(4, "big")


def walk(context, party, link, last, first):
    """Returns link number `first` of a chain, from its link number `last`."""
    for index in range(last, first, -1):
        link = digest(b"rosespring-link-v2", context, party, four(index), link)
    return link


def dice_of(lines, base, limit):
    """Yields the dice of a game from its lines, and None for each chain that was replaced."""
    chains, first, following, skipped = None, 0, 0, {"white": [], "black": []}
    for kind, *rest in lines:
        if kind == "commit" and (chains is None or following - first >= LINKS):
            first = following
            context = digest(b"rosespring-renew-v2", base, four(first)) if chains else base
            chains = [[p, 0, bytes.fromhex(c)] for p, c in zip((b"W", b"B", b"S"), rest)]
        elif kind == "open" and chains and following - first < LINKS:
            links, at = [bytes.fromhex(link) for link in rest], following - first + 1
            for chain, link in zip(chains, links):
                if walk(context, chain[0], link, at, chain[1]) != chain[2]:
                    raise Fault(f"throw {following}: a link does not lead to what was committed")
                chain[1:] = at, link
            yield faces(digest(b"rosespring-dice-v2", context, four(following), *links))
            following += 1
        elif kind == "replace" and chains and following - first < LINKS:
            place, earlier = ["white", "black"].index(rest[0]), skipped[rest[0]]
            if len(earlier) >= limit or earlier and following - earlier[-1] < THROWS_BETWEEN:
                raise Fault(f"throw {following}: {rest[0]} replaces a chain too often")
            earlier.append(following)
            letter = sum(number >= first for number in earlier)
            chains[place] = [LETTERS[place][letter : letter + 1], 0, bytes.fromhex(rest[1])]
            following += 1
            yield None
        else:
            raise Fault(f"`{kind}` does not belong here")


def compare(lines, proof):
    """Raises Fault if the lines of a game are not those that the page with this proof saw."""
    seen = proof["seen"]
    at = lines.index(f"game {proof['game']}")
    begins = lines.index(seen["begins"], at) if seen["begins"] in lines[at:] else len(lines)
    value = ""
    for line in lines[begins : begins + seen["lines"]]:
        value = hashlib.sha256((value + line).encode()).hexdigest()
    if value != seen["hash"]:
        raise Fault(f"game {proof['game']}: the links are not those that the page saw")


def check(record, shown=None):
    """Returns the verdict; raises Fault if the dice do not follow from the links."""
    if isinstance(shown, dict):
        compare(record.get("dice_links", []), shown)
        shown = None
    lines = [line.split(" ") for line in record.get("dice_links", [])]
    if shown and not any(w[0] in ("commit", "replace") and shown in w for w in lines):
        raise Fault("the record does not have the commitment that was shown")
    if not lines or lines[0][0] != "match":
        raise Fault("the record has no links")
    names = [bytes.fromhex(word) for word in lines.pop(0)[1:]]
    games, count, replaced, limit = [], 0, 0, 1
    if lines and lines[0] in (["replacements", "1"], ["replacements", "3"]):
        limit = int(lines.pop(0)[1])
    for line in lines:
        if line == ["game", str(len(games) + 1)]:
            games.append([])
        else:
            games[-1].append(line)
    games += [[]] * (len(record["games"]) - len(games))
    for number, (game, story) in enumerate(zip(games, record["games"], strict=True), 1):
        context = digest(b"rosespring-match-v2", names[0], four(number), *names[1:])
        found = list(dice_of(game, context, limit))
        dice = [one for one in found if one]
        # Each game of a match may have rules of its own.
        repeats = plays_opening(story["start"].split(".")[1])
        if dice != list(throws(story["entries"], repeats)):
            raise Fault(f"game {number}: the links give other dice")
        count, replaced = count + len(dice), replaced + len(found) - len(dice)
    return f"fair: {count} throws, {replaced} replaced"


if __name__ == "__main__":
    def load(name):
        """Returns the JSON of a file."""
        with open(name, encoding="utf-8-sig") as file:
            return json.load(file)

    try:
        given = [load(name) if name.endswith(".json") else name for name in sys.argv[2:3]]
        print(check(load(sys.argv[1]), *given))
    except (Fault, ValueError, IndexError, KeyError) as fault:
        sys.exit(f"fault: {fault}")
