"""Prints what verify_dice.py says of each record of a file, one record and one verdict a line.

    python3 verdicts.py FOLDER_OF_VERIFY_DICE RECORDS
"""

import json
import sys

sys.path.insert(0, sys.argv[1])
import verify_dice  # noqa: E402

with open(sys.argv[2], encoding="utf-8") as records:
    for record in records:
        try:
            print(verify_dice.check(json.loads(record)))
        except verify_dice.Fault as fault:
            print(f"fault: {fault}")
