"""Checks the dice of a record by docs/dice.md.

    python3 verify_dice.py RECORD.json [COMMITMENT]

RECORD.json is what the table gives as its record; COMMITMENT is what was shown before the first
throw. It prints one line and ends with 0 if every throw is the promised one, and with 1 if not.
"""

import hashlib
import json
import re
import sys

# Written by `cargo xtask bless rosespring-dice`: these presets play the dice of the opening.
PLAYS_OPENING = ["backgammon", "celebi", "gul-bara:bulgarian", "hypergammon", "laquet", "nackgammon", "tapa", "tawula", "tawula:falkener"]

IS_HASH = re.compile("[0-9a-f]{64}").fullmatch


class Fault(Exception):
    """Something in the record contradicts the promise."""


def faces(block):
    """Returns the two faces that follow from the first block of a throw."""
    found = []
    while True:
        for byte in block:
            if byte < 252:
                found.append(byte % 6 + 1)
            if len(found) == 2:
                return found
        block = hashlib.sha256(block).digest()


def first_block(seed, game, throw):
    """Returns the first block of a throw."""
    numbers = game.to_bytes(4, "big") + throw.to_bytes(4, "big")
    return hashlib.sha256(b"rosespring-dice-v1" + seed + numbers).digest()


def plays_opening(rules):
    """Tells whether the winner of the opening plays its dice."""
    preset, *options = rules.split("~")
    for option in options:
        if option.startswith("opening="):
            return option == "opening=play-opening-dice"
    return preset in PLAYS_OPENING


def throws(entries, repeats):
    """Yields the dice of a game in the order in which they were thrown."""
    decided = False
    for entry in entries:
        if entry["kind"] == "opening":
            decided = entry["white"] != entry["black"]
            yield [entry["white"], entry["black"]]
        elif entry["kind"] == "throw":
            if not (repeats and decided):
                yield entry["dice"]
            decided = False


def is_over(record):
    """Tells whether a side has won the match: it has the units, and leads."""
    units = {"white": 0, "black": 0}
    for game in record["games"]:
        for entry in game["entries"]:
            if entry["kind"] == "result":
                # What nobody won counts for both.
                for side in [entry["winner"]] if entry["winner"] else units:
                    units[side] += entry["units"]
    return units["white"] != units["black"] and max(units.values()) >= record["match_to"]


def check(record, shown=None):
    """Returns the verdict; raises Fault if the record breaks its promise."""
    commitment, seed = record.get("dice_commitment"), record.get("dice_seed")
    if shown is not None and commitment != shown:
        raise Fault("the commitment is not the one that was shown")
    if commitment is None:
        if seed is not None and IS_HASH(seed):
            raise Fault("the promise was removed")
        return "no promise"
    if not IS_HASH(commitment):
        raise Fault("the commitment is not 64 digits")
    if seed is None:
        if is_over(record):
            raise Fault("the seed was removed")
        return "sealed"
    if not IS_HASH(seed) or hashlib.sha256(bytes.fromhex(seed)).hexdigest() != commitment:
        raise Fault("the seed does not have this commitment")
    count = 0
    for game, story in enumerate(record["games"], 1):
        repeats = plays_opening(story["start"].split(".")[1])
        for throw, dice in enumerate(throws(story["entries"], repeats)):
            expected = faces(first_block(bytes.fromhex(seed), game, throw))
            if dice != expected:
                raise Fault(f"game {game}, throw {throw}: {dice} instead of {expected}")
            count += 1
    return f"fair: {count} throws"


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8-sig") as file:
        loaded = json.load(file)
    try:
        print(check(loaded, *sys.argv[2:3]))
    except Fault as fault:
        sys.exit(f"fault: {fault}")
