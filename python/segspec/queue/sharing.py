"""One consumer's messages shared by several workers, in any number of processes: who has claimed what, and what is done
out of order.

It stands in a folder of its own beside the segments, `.claims`: a file for each consumer that is shared, changed under
a lock of itself and replaced as a whole, and one for each worker, which the worker has locked for as long as it lives.
None of them has to be on the disk: what a crash of the machine takes is that messages were claimed, or were done after
one that is not, and they come again. That all before the consumer's position are done is in the index.
"""

from __future__ import annotations

import fcntl
import json
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from segspec.storage import disk
from segspec.storage.atomic import remove_stale, replace_file
from segspec.writing.lock import locked_file

FOLDER = ".claims"
MOST_BYTES = 64 << 20
"""No file of claims is longer, unless it is damaged."""


class WorkerClaim(NamedTuple):
    """The numbers from `start` on and before `stop`, which a worker has; those before `there` are lost, of which it was
    told."""

    start: int
    there: int
    stop: int
    worker: str


@dataclass
class ClaimState:
    """All before `position` is done, and so are the ranges `done`: sorted, apart from each other, and after it.

    `seen` are the workers that may not be silent for ever: when each made its last call, and for how long it may.
    """

    position: int = 0
    done: list[tuple[int, int]] = field(default_factory=list)
    claims: list[WorkerClaim] = field(default_factory=list)
    seen: dict[str, tuple[float, float]] = field(default_factory=dict)

    @classmethod
    def of(cls, content: bytes) -> ClaimState:
        """What a file says; where it is damaged, as after a crash of the machine, nothing is claimed."""
        try:
            told = json.loads(content)
            state = cls(
                int(told["position"]),
                [(int(start), int(stop)) for start, stop in told["done"]],
                [
                    WorkerClaim(int(start), int(there), int(stop), str(who))
                    for start, there, stop, who in told["claims"]
                ],
                {str(who): (float(when), float(most)) for who, (when, most) in told["seen"].items()},
            )
        except (ValueError, TypeError, KeyError, AttributeError, OverflowError, RecursionError):
            return cls()
        return state

    def content(self) -> bytes:
        return json.dumps(asdict(self)).encode()

    @property
    def furthest(self) -> int:
        """The number after the last one that a worker was given."""
        stops = [self.position, *(stop for _, stop in self.done), *(claim.stop for claim in self.claims)]
        return max(stops)

    def free(self, end: int) -> range:
        """The first numbers before `end` that are not done, and that nobody has claimed."""
        start = self.position
        for taken, stop in sorted([*self.done, *((claim.start, claim.stop) for claim in self.claims)]):
            if taken > start:
                return range(start, min(taken, end))
            start = max(start, stop)
        return range(start, end)

    def finish(self, start: int, stop: int) -> None:
        """Messages `start` to `stop` are done, and so are those that were lost before them in the same claim."""
        lost = [(claim.start, claim.there) for claim in self.claims if claim.start < stop and start < claim.stop]
        self._merge([(start, stop), *lost])

    def move(self, position: int) -> None:
        """All before it is done."""
        self._merge([(0, position)])

    def _merge(self, more: list[tuple[int, int]]) -> None:
        merged = [(0, self.position)]
        for start, stop in sorted([*self.done, *more]):
            if start > merged[-1][1]:
                merged.append((start, stop))
            elif stop > merged[-1][1]:
                merged[-1] = merged[-1][0], stop
        (_, self.position), *self.done = merged
        self.claims = [c for c in self.claims if not any(a <= c.start and c.stop <= b for a, b in merged)]

    def give_back(self, worker: str) -> None:
        self.claims = [claim for claim in self.claims if claim.worker != worker]
        self.seen.pop(worker, None)

    def is_silent(self, worker: str, now: float) -> bool:
        """Whether it made no call for longer than it may. A call that is yet to come was made before the machine was
        started the last time."""
        when, most = self.seen.get(worker, (now, 0.0))
        return not when <= now <= when + most


class SharedClaims:
    """The claims of one consumer of the queue in `folder`."""

    def __init__(self, folder: Path, consumer: str) -> None:
        self._folder = folder / FOLDER
        # The names of consumers are no names of files.
        self.path = self._folder / sha256(str(consumer).encode(errors="surrogatepass")).hexdigest()[:32]

    @contextmanager
    def changing(self) -> Iterator[ClaimState]:
        """The state, for a change; until the block ends nobody else sees or changes it. What the block raises changes
        nothing."""
        with locked_file(self.path):
            before = self._read()
            state = ClaimState.of(before)
            yield state
            content = state.content()
            if content != before:
                replace_file(self.path, content, durable=False)

    @contextmanager
    def forgotten(self) -> Iterator[None]:
        """The consumer is moved or removed in the block: what is claimed or done is void then."""
        if not self.path.exists():
            yield
            return
        with locked_file(self.path):
            disk.remove(self.path)
            yield

    def furthest(self) -> int:
        """The number after the last that a worker was given, as far as is known."""
        return ClaimState.of(self._read()).furthest

    def _read(self) -> bytes:
        with suppress(FileNotFoundError):
            if self.path.stat().st_size <= MOST_BYTES:
                return self.path.read_bytes()
        return b""

    def begin(self) -> tuple[str, int]:
        """A new worker's name, and the descriptor of its lock. Removes the files of those that are no more."""
        disk.make_folders(self._folder)
        remove_stale(self._folder)
        with locked_file(self.path):
            for path in self._folder.glob(f"{self.path.name}.*"):
                self.lives(path.suffix[1:])
            worker = os.urandom(8).hex()
            descriptor = disk.open_file(self._of(worker), os.O_CREAT | os.O_EXCL, 0o644)
            fcntl.flock(descriptor, fcntl.LOCK_EX)
            return worker, descriptor

    def end(self, worker: str, descriptor: int) -> None:
        """The worker is no more, and whoever claims next finds that it is not."""
        try:
            disk.remove(self._of(worker))
        finally:
            os.close(descriptor)

    def lives(self, worker: str) -> bool:
        """Whether it has its lock. Asked by whoever has the state."""
        try:
            descriptor = os.open(self._of(worker), os.O_RDONLY | os.O_CLOEXEC)
        except FileNotFoundError:
            return False
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
        else:
            with suppress(OSError):
                disk.remove(self._of(worker))
            return False
        finally:
            os.close(descriptor)

    def _of(self, worker: str) -> Path:
        return self.path.with_name(f"{self.path.name}.{worker}")

    def release(self, state: ClaimState, own: str) -> None:
        """Frees the claims of workers that have ended, or have been silent for too long."""
        now = time.monotonic()
        for worker in {claim.worker for claim in state.claims} - {own}:
            if state.is_silent(worker, now) or not self.lives(worker):
                state.give_back(worker)
