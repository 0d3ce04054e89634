"""Compares verify_dice.py with every test vector of the page.

    python3 vectors.py FOLDER_OF_VERIFY_DICE PAGE
"""

import hashlib
import sys

sys.path.insert(0, sys.argv[1])
import verify_dice  # noqa: E402

with open(sys.argv[2], encoding="utf-8") as page:
    rows = [
        [cell.strip().strip("`") for cell in line.strip().strip("|").split("|")]
        for line in page
        if line.startswith("| ")
    ]

seeds = {}
compared = 0
for row in rows:
    if len(row) == 3 and len(row[0]) == 1:
        name, seed, commitment = row
        seeds[name] = bytes.fromhex(seed)
        assert hashlib.sha256(seeds[name]).hexdigest() == commitment, row
    elif len(row) == 5 and row[0] in seeds:
        block = verify_dice.first_block(seeds[row[0]], int(row[1]), int(row[2]))
        assert block[:4].hex() == row[3], row
        assert verify_dice.faces(block) == [int(face) for face in row[4].split("-")], row
        compared += 1
    elif len(row) == 3 and verify_dice.IS_HASH(row[0]):
        found = verify_dice.faces(bytes.fromhex(row[0]))
        assert found == [int(face) for face in row[2].split("-")], row
        compared += 1
print(compared)
