"""Jobs on a Ray cluster: `pip install rosespring[ray]`.

Each processor core of the cluster has a worker that keeps the job and its nets in memory and gets
one block of units after the other. If a worker or its node is lost, Ray starts another one and
gives it the same block, which has the same result.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Sequence
from typing import Any

import ray

from rosespring.jobs import Job, Worker

#: Blocks that wait at each worker, so that none is idle while an answer travels.
IN_FLIGHT = 2


class _Remote:
    """A worker in a process of the cluster."""

    def __init__(self, job: str, nets: Sequence[bytes]) -> None:
        self._worker = Worker(Job.from_json(job), nets)

    def work(self, start: int, end: int) -> str:
        return self._worker.work(start, end)

    def process(self) -> int:
        return os.getpid()


#: Ray's class of the worker, whose types mypy does not know.
_Actor: Any = ray.remote(num_cpus=1, max_restarts=-1, max_task_retries=-1)(_Remote)


def run(
    job: Job,
    *,
    nets: Sequence[bytes] = (),
    workers: int | None = None,
    block: int | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> str:
    """Computes a job on the cluster that `ray.init` has joined. Returns its answer.

    `workers`: number of workers; by default one for each core of the cluster. `block`: number of
    units that a worker gets at once, by default `job.block`; the answer does not depend on it.
    `progress` is called with the number of blocks that are finished and of all blocks.
    """
    blocks = job.blocks(block)
    if workers is not None and workers < 1:
        raise ValueError(f"workers must be 1 or more, not {workers}")
    count = workers or max(int(ray.cluster_resources().get("CPU", 1)), 1)
    crew = _Crew(job, nets, min(count, len(blocks)))
    try:
        return job.answer(crew.parts(blocks, progress))
    finally:
        for remote in crew.remotes:
            ray.kill(remote)


class _Crew:
    """The workers of a job."""

    def __init__(self, job: Job, nets: Sequence[bytes], count: int) -> None:
        # Ray keeps objects while somebody refers to them, and a worker that is started again needs
        # its job.
        self._stored = (ray.put(job.to_json()), ray.put(list(nets)))
        self.remotes = [_Actor.remote(*self._stored) for _ in range(count)]

    def parts(
        self, blocks: list[tuple[int, int]], progress: Callable[[int, int], None] | None
    ) -> list[str]:
        """Gives the blocks to the workers as these become free, and returns the parts."""
        waiting = iter(blocks)
        busy: dict[Any, Any] = {}

        def give(remote: Any) -> None:
            block = next(waiting, None)
            if block is not None:
                busy[remote.work.remote(*block)] = remote

        for _ in range(IN_FLIGHT):
            for remote in self.remotes:
                give(remote)
        parts: list[str] = []
        while busy:
            done, _ = ray.wait(list(busy), num_returns=1)
            for reference in done:
                parts.append(ray.get(reference))
                give(busy.pop(reference))
                if progress is not None:
                    progress(len(parts), len(blocks))
        return parts


def check_two_nodes() -> None:
    """Computes a job on two nodes of this machine, kills a worker on the way, and compares the
    answer with that of this process.

    Raises `AssertionError` if they differ.
    """
    from ray.cluster_utils import Cluster

    job = Job({"kind": "self_play", "rules": "gul-bara", "games": 1024}, seed=1)
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    try:
        cluster.add_node(num_cpus=1)
        ray.init(address=cluster.address, log_to_driver=False, configure_logging=False)
        crew = _Crew(job, (), 2)
        first = ray.get(crew.remotes[0].process.remote())

        def kill_one(done: int, _: int) -> None:
            if done == 3:
                os.kill(first, signal.SIGKILL)

        answer = job.answer(crew.parts(job.blocks(), kill_one))
        assert ray.get(crew.remotes[0].process.remote()) != first, "the worker was not killed"
    finally:
        ray.shutdown()
        cluster.shutdown()
    assert answer == job.answer([job.work(0, job.units)]), "the answers differ"
