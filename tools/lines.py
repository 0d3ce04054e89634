"""Counts the hand-written lines of Rust and TypeScript at a commit, tests and generated files apart.

    python3 tools/lines.py [COMMIT]

Svelte counts as TypeScript, without its styles. What only tests compile is no program: files of
tests, and in Rust the items and modules below a `#[cfg(…test…)]` that does not say `not`.
"""

import re
import subprocess
import sys
from collections import Counter
from pathlib import PurePosixPath

ENDINGS = {".rs": "Rust", ".ts": "TypeScript", ".mjs": "TypeScript", ".svelte": "TypeScript"}
TESTS = re.compile(
    r"(^|/)(tests|test-servers|fixtures)/|/tests\.rs$|\.test\.\w+$"
    r"|/(fixture|testing|recorded)\.ts$|/i18n/setup\.ts$"
)
GENERATED = {
    "web/packages/board/src/boards.ts",
    "web/src/cycles.ts",
    "web/src/http.ts",
    "web/src/i18n/ids.ts",
    "web/src/wire.ts",
}
TEST_ONLY = re.compile(r"^( *)#\[cfg\((?!.*not\().*\btest(s|ing)?\b.*\)\]$")
MODULE = re.compile(r"^ *(?:pub(?:\(\w+\))? )?mod (\w+);$")
STYLE = re.compile(r"^<style>$.*?^</style>$", re.MULTILINE | re.DOTALL)


def git(*arguments: str) -> str:
    return subprocess.run(["git", *arguments], check=True, capture_output=True, text=True).stdout


def program_lines(text: str) -> tuple[int, list[str]]:
    """Returns the lines of a Rust file that are no tests, and the modules that only tests have."""
    lines = iter(text.splitlines())
    count, modules = 0, []
    for line in lines:
        test = TEST_ONLY.match(line)
        if not test:
            count += 1
            continue
        end = re.compile(rf"^{test[1]}(\}}|\S.*;$)")
        for line in lines:
            if module := MODULE.match(line):
                modules.append(module[1])
            if end.match(line):
                break
    return count, modules


def main() -> None:
    commit = sys.argv[1] if len(sys.argv) > 1 else "HEAD"
    counts: dict[str, int] = {}
    omitted: list[str] = []
    for path in git("ls-tree", "-r", "--name-only", commit).splitlines():
        ending = PurePosixPath(path).suffix
        if ending not in ENDINGS or TESTS.search(path) or path in GENERATED:
            continue
        text = git("show", f"{commit}:{path}")
        if ending != ".rs":
            counts[path] = len(STYLE.sub("", text).splitlines())
            continue
        counts[path], modules = program_lines(text)
        file = PurePosixPath(path)
        is_root = file.stem in ("lib", "main", "mod")
        folder = file.parent if is_root else file.with_suffix("")
        omitted += [str(folder / module) for module in modules]
    totals: Counter[str] = Counter()
    for path, lines in counts.items():
        if not any(path == f"{one}.rs" or path.startswith(f"{one}/") for one in omitted):
            totals[ENDINGS[PurePosixPath(path).suffix]] += lines
            totals[path.split("/")[0] + "/" + path.split("/")[1]] += lines
    for name, lines in totals.most_common():
        print(f"{lines:7} {name}")
    print(f"{totals['Rust'] + totals['TypeScript']:7} in all")


if __name__ == "__main__":
    main()
