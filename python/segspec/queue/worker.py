"""Shares one consumer's messages among workers in any number of processes.

The folder `.claims` next to the segments has a file for each shared consumer, and a file for each worker, locked while
it lives. They are not synced: after a crash of the machine claimed messages come again.
"""

from __future__ import annotations

import errno
import fcntl
import json
import os
import time
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, field
from functools import partial
from hashlib import sha256
from operator import index
from pathlib import Path
from types import TracebackType
from typing import NamedTuple, Self

from segspec.core.errors import SegspecError
from segspec.formats.contract.writing import whole
from segspec.queue.consumers import ConsumerIndex, QueueError, UnknownConsumerError, seconds
from segspec.queue.stored import BATCH_BYTES, MessageBatch
from segspec.storage import disk
from segspec.storage.atomic import remove_stale, replace_file
from segspec.storage.source import read_whole
from segspec.writing.lock import locked_file, when_forgotten

FOLDER = ".claims"
MOST_BYTES = 64 << 20


class WorkerClaim(NamedTuple):
    """The numbers from `start` to `stop` (exclusive) of a worker; those before `there` were reported to it as lost."""

    start: int
    there: int
    stop: int
    worker: str


@dataclass
class ClaimState:
    """All before `position` is done, and so are the ranges `done`: sorted, apart, and after it.

    `seen` are workers with limited silence: the last call's time, and the limit.
    """

    position: int = 0
    done: list[tuple[int, int]] = field(default_factory=list)
    claims: list[WorkerClaim] = field(default_factory=list)
    seen: dict[str, tuple[float, float]] = field(default_factory=dict)

    @classmethod
    def of(cls, content: bytes) -> ClaimState:
        """The content of a file; nothing is claimed if it is damaged."""
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
        """The number after the last one given to a worker."""
        stops = [self.position, *(stop for _, stop in self.done), *(claim.stop for claim in self.claims)]
        return max(stops)

    def free(self, end: int) -> range:
        """The first numbers before `end` that are neither done nor claimed."""
        start = self.position
        for taken, stop in sorted([*self.done, *((claim.start, claim.stop) for claim in self.claims)]):
            if taken > start:
                return range(start, min(taken, end))
            start = max(start, stop)
        return range(start, end)

    def finish(self, start: int, stop: int) -> None:
        """Messages `start` to `stop` are done, and the lost ones before them in the same claim."""
        lost = [(claim.start, claim.there) for claim in self.claims if claim.start < stop and start < claim.stop]
        self._merge([(start, stop), *lost])

    def move(self, position: int) -> None:
        """Marks everything before `position` as done."""
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
        """Whether its last call is too long ago, or in the future (before a restart of the machine)."""
        when, most = self.seen.get(worker, (now, 0.0))
        return not when <= now <= when + most


class SharedClaims:
    """One consumer's claims."""

    def __init__(self, folder: Path, consumer: str) -> None:
        self._folder = folder / FOLDER
        # A consumer's name may not be a valid file name.
        self.path = self._folder / sha256(str(consumer).encode(errors="surrogatepass")).hexdigest()[:32]

    @contextmanager
    def changing(self) -> Iterator[ClaimState]:
        """The state, to be changed under the lock. If the block raises, nothing changes."""
        with locked_file(self.path):
            before = self._read()
            state = ClaimState.of(before)
            yield state
            content = state.content()
            if content != before:
                replace_file(self.path, content, durable=False)

    @contextmanager
    def forgotten(self) -> Iterator[None]:
        """The block moves or removes the consumer, which voids all claims and out-of-order completions."""
        if not self.path.exists():
            yield
            return
        with locked_file(self.path):
            disk.remove(self.path)
            yield

    def furthest(self) -> int:
        return ClaimState.of(self._read()).furthest

    def _read(self) -> bytes:
        with suppress(FileNotFoundError, SegspecError):
            return read_whole(self.path, MOST_BYTES)
        return b""

    def begin(self) -> tuple[str, int]:
        """A new worker's name, and the descriptor of its lock. Removes the files of dead workers."""
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
        try:
            disk.remove(self._of(worker))
        finally:
            os.close(descriptor)

    def lives(self, worker: str) -> bool:
        """Whether the worker still runs. The caller holds the state."""
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
        """Frees claims of ended or silent workers."""
        now = time.monotonic()
        for worker in {claim.worker for claim in state.claims} - {own}:
            if state.is_silent(worker, now) or not self.lives(worker):
                state.give_back(worker)


LOOK_FOR_CLAIMS = 0.25
"""Seconds after which a waiting worker looks for returned messages."""
NO_ROOM = (errno.ENOSPC, errno.EDQUOT)

_open_workers: weakref.WeakSet[Worker] = weakref.WeakSet()


class QueueOfWorker(NamedTuple):
    """A worker's view of its queue."""

    folder: Path
    interval: float
    consumers: ConsumerIndex
    check: Callable[[], None]
    end: Callable[[], int]
    read: Callable[[int, int, int], MessageBatch]
    wait: Callable[[int, float | None], None]


class Worker:
    """Shares the messages of a consumer with other workers, in any process: each message goes to one.

    A claim ends when its worker acknowledges it, gives it back, is closed, or its process ends; with `visible`, also
    after that many seconds without a call. The consumer's durable position is the first unfinished message. Delivery is
    **at least once**.

    Each thread needs its own worker.
    """

    def __init__(self, queue: QueueOfWorker, consumer: str, visible: float | None) -> None:
        self.consumer = consumer
        self._queue = queue
        self._visible = None if visible is None else seconds("visible", visible)
        if self._visible is not None and self._visible <= 0:
            raise ValueError(f"visible is {visible}; it is more than 0 seconds")
        queue.consumers.position(consumer)
        self._claims = SharedClaims(queue.folder, consumer)
        self._stored = time.monotonic()
        self._closed = self._behind = False
        self._name, self._lock = self._claims.begin()
        words = f"a worker of {consumer!r} was never closed: what it had claimed goes to others"
        self._closes = when_forgotten(self, words, partial(self._claims.end, self._name, self._lock))
        _open_workers.add(self)

    @property
    def is_closed(self) -> bool:
        return self._closed

    def claim(self, limit: int = 100, *, wait: float | None = 0.0, most_bytes: int = BATCH_BYTES) -> MessageBatch:
        """Claims the next free messages: at most `limit`, and `most_bytes` unless the first alone has more.

        If there are none, waits up to `wait` seconds (None: forever), then returns an empty batch.
        `MessageBatch.dropped` goes to one worker only.
        """
        whole("limit", limit, 1)
        whole("most_bytes", most_bytes, 1)
        deadline = None if wait is None else time.monotonic() + seconds("wait", wait)
        while True:
            end = self._queue.end()
            batch = self._claim(end, limit, most_bytes)
            left = LOOK_FOR_CLAIMS if deadline is None else deadline - time.monotonic()
            if not batch.says_nothing or left <= 0:
                return batch
            self._queue.wait(end, min(left, LOOK_FOR_CLAIMS))

    def batches(self, limit: int = 100, *, wait: float | None = None) -> Iterator[MessageBatch]:
        """Claimed batches, each acknowledged when the next one is requested.

        Ends after `wait` seconds without a message (None: never).
        """
        while not (batch := self.claim(limit, wait=wait)).says_nothing:
            yield batch
            self.ack(batch)

    def ack(self, done: int | MessageBatch) -> None:
        """Marks a message as done, or a whole batch with the lost numbers before it.

        It does not come again unless the machine crashes.
        """
        self._check()
        if isinstance(done, MessageBatch):
            if done.says_nothing:
                return
            first, last = done.dropped.start if done.dropped else done[0].offset, done.last
        else:
            first = last = index(done)
        end = self._queue.end()
        if not 0 <= first <= last < end:
            raise ValueError(f"{last} is not the number of a message: the queue ends before {end}")
        with self._changing() as state:
            state.finish(first, last + 1)

    def give_back(self) -> None:
        """Returns unacknowledged messages to other workers."""
        self._check()
        with self._changing() as state:
            state.give_back(self._name)

    def flush(self) -> None:
        """Stores the consumer's position."""
        if self._behind:
            # The consumer may have been removed by now.
            with suppress(UnknownConsumerError), self._changing(store=True):
                pass

    def close(self) -> None:
        """Gives back its claims, and stores the position. In a forked child it does nothing."""
        if self._closed:
            return
        self._closed = True
        try:
            with suppress(UnknownConsumerError), self._changing(store=True) as state:
                state.give_back(self._name)
        finally:
            _open_workers.discard(self)
            self._closes()
            self._claims.end(self._name, self._lock)

    def _claim(self, end: int, limit: int, most_bytes: int) -> MessageBatch:
        self._check()
        with self._changing() as state:
            self._claims.release(state, self._name)
            free = state.free(end)
            if not free:
                return MessageBatch()
            found = self._queue.read(free.start, min(limit, len(free)), most_bytes)
            batch = MessageBatch(message for message in found if message.offset < free.stop)
            batch.dropped = range(found.dropped.start, min(found.dropped.stop, free.stop))
            if not batch.says_nothing:
                there = batch[0].offset if batch else free.stop
                state.claims.append(WorkerClaim(free.start, there, batch.last + 1, self._name))
            return batch

    @contextmanager
    def _changing(self, *, store: bool = False) -> Iterator[ClaimState]:
        consumers, state = self._queue.consumers, ClaimState()
        try:
            with self._claims.changing() as state:
                stored = consumers.position(self.consumer)
                state.move(stored)
                yield state
                now = time.monotonic()
                if self._visible is not None and any(claim.worker == self._name for claim in state.claims):
                    state.seen[self._name] = now, self._visible
                self._behind = state.position > stored
                if self._behind and (store or now - self._stored >= self._queue.interval):
                    consumers.acknowledge(self.consumer, state.position)
                    consumers.flush()
                    self._stored, self._behind = now, False
        except OSError as error:
            if error.errno in NO_ROOM:
                # Kept in memory, so that acknowledged segments can be removed.
                consumers.acknowledge(self.consumer, state.position)
            raise

    def _check(self) -> None:
        self._queue.check()
        if self._closed:
            raise QueueError("this worker is closed", str(self._queue.folder))

    def abandon(self) -> None:
        """In a forked child the lock stays with the parent."""
        self._closed = True
        self._closes()
        os.close(self._lock)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _after_fork() -> None:
    for worker in list(_open_workers):
        worker.abandon()


os.register_at_fork(after_in_child=_after_fork)
