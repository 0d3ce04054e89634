"""Checks the dice of a record that three parties threw together, by docs/dice.md.

    python3 verify_links.py RECORD.json [COMMITMENT]

COMMITMENT is one that a player's page stored. It prints one line and ends with 0 if every link leads
to what was committed and every throw follows from its links, and with 1 if not.
"""

import hashlib
import json
import sys

from verify_dice import Fault, faces, plays_opening, throws

LINKS = 4096


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


def dice_of(lines, base):
    """Yields the dice of a game from its lines, and None for each chain that was replaced."""
    chains, first, following, again = None, 0, 0, set()
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
        elif kind == "replace" and chains and rest[0] not in again:
            place = ["white", "black"].index(rest[0])
            chains[place] = [b"wb"[place : place + 1], 0, bytes.fromhex(rest[1])]
            again.add(rest[0])
            following += 1
            yield None
        else:
            raise Fault(f"`{kind}` does not belong here")


def check(record, shown=None):
    """Returns the verdict; raises Fault if the dice do not follow from the links."""
    lines = [line.split(" ") for line in record.get("dice_links", [])]
    if shown is not None and not any(w[0] == "commit" and shown in w for w in lines):
        raise Fault("the record does not have the commitment that was shown")
    if not lines or lines[0][0] != "match":
        raise Fault("the record has no links")
    names = [bytes.fromhex(word) for word in lines.pop(0)[1:]]
    games, count, replaced = [], 0, 0
    for line in lines:
        if line == ["game", str(len(games) + 1)]:
            games.append([])
        else:
            games[-1].append(line)
    games += [[]] * (len(record["games"]) - len(games))
    repeats = plays_opening(record["rules"])
    for number, (game, story) in enumerate(zip(games, record["games"], strict=True), 1):
        context = digest(b"rosespring-match-v2", names[0], four(number), *names[1:])
        found = list(dice_of(game, context))
        dice = [one for one in found if one]
        if dice != list(throws(story["entries"], repeats)):
            raise Fault(f"game {number}: the links give other dice")
        count, replaced = count + len(dice), replaced + len(found) - len(dice)
    return f"fair: {count} throws, {replaced} replaced"


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        loaded = json.load(file)
    try:
        print(check(loaded, *sys.argv[2:3]))
    except (Fault, ValueError, IndexError) as fault:
        sys.exit(f"fault: {fault}")
