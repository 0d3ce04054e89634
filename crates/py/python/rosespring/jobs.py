"""Jobs: long computations with numbered units, which many machines can share.

The result of a unit depends on the job and its number alone. So the answer has the same bytes
however the units are divided, and a part that was lost can be computed again anywhere.
"""

from __future__ import annotations

import json
import shutil
import tempfile
import weakref
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from rosespring import _native


class Job:
    """A rollout, a table of openings, the analysis of an archive, self-play or a match.

    `task` is the task of the job file (docs/scaling.md), `evaluator` the checksum of a net or
    `baseline`; without it the net that comes with the package is used.

    >>> job = Job({"kind": "self_play", "rules": "gioul", "games": 3}, seed=1)
    >>> parts = [job.work(2, 3), job.work(0, 2)]
    >>> job.answer(parts) == job.answer([job.work(0, job.units)])
    True

    Raises `ValueError` that names the wrong member.
    """

    def __init__(
        self, task: dict[str, Any], *, evaluator: str | None = None, seed: int = 0
    ) -> None:
        job: dict[str, Any] = {"format": "rosespring-job", "version": 1, "task": task, "seed": seed}
        if evaluator is not None:
            job["evaluator"] = evaluator
        self._native = _native.Job(json.dumps(job))

    @classmethod
    def from_json(cls, text: str) -> Job:
        """Reads the text of a job file."""
        job = cls.__new__(cls)
        job._native = _native.Job(text)
        return job

    def to_json(self) -> str:
        """Returns the text of a job file, which `rosespring work` reads."""
        return self._native.text

    @property
    def units(self) -> int:
        """Number of units: trials, records, games, pairs of games, or throws and rounds."""
        return self._native.units

    @property
    def block(self) -> int:
        """Number of units that are worth a message to another machine."""
        return self._native.block

    def work(self, start: int, end: int, *, nets: Sequence[bytes] = (), threads: int = 1) -> str:
        """Computes the units from `start` up to, not including, `end`. Returns a part as JSON.

        `nets`: the files of the nets that the job names, as bytes.
        """
        return Worker(self, nets).work(start, end, threads=threads)

    def answer(self, parts: Iterable[str]) -> str:
        """Joins parts that have every unit once. Returns the text that the program's own command
        would write."""
        return self._native.answer(list(parts))

    def blocks(self, size: int | None = None) -> list[tuple[int, int]]:
        """Returns the ranges of units, each of `size` units, by default `block`."""
        size = self.block if size is None else size
        if size < 1:
            raise ValueError(f"the size of a block must be 1 or more, not {size}")
        starts = range(0, self.units, size)
        return [(start, min(start + size, self.units)) for start in starts]

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return (Job.from_json, (self.to_json(),))


class Worker:
    """A job with its nets in memory, for the computation of many blocks."""

    def __init__(self, job: Job, nets: Sequence[bytes] = ()) -> None:
        # The native part reads nets from files, because a match names its players by files.
        # It keeps the names, not the contents: the files are there as long as this object.
        folder = tempfile.mkdtemp(prefix="rosespring-")
        weakref.finalize(self, shutil.rmtree, folder, ignore_errors=True)
        files = [Path(folder) / f"{number}.rsnet" for number in range(len(nets))]
        for file, net in zip(files, nets, strict=True):
            file.write_bytes(net)
        self._native = _native.Worker(job._native, [str(file) for file in files])

    def work(self, start: int, end: int, *, threads: int = 1) -> str:
        """Computes units as `Job.work` does."""
        return self._native.run(start, end, threads)
