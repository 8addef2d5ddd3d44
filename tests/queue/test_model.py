"""The queue beside a list: random operations, restarts and crashes give what the list gives."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

import hypothesis.strategies as st
from hypothesis import HealthCheck, settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

import segspec
from segspec.core.errors import Severity
from segspec.queue import Queue, QueueReader

NAMES = st.sampled_from(["a", "b", "ü"])
VALUES = st.lists(st.binary(max_size=120), max_size=30)


class QueueModel(RuleBasedStateMachine):
    """`values` is all that was ever appended; `positions` are the consumers, and `first` what may be trimmed up to."""

    @initialize(dialect=st.sampled_from(["document", "system"]))
    def begin(self, dialect: str) -> None:
        self.folder = Path(tempfile.mkdtemp())
        self.dialect = dialect
        self.segment_bytes = 10_000 if dialect == "system" else 300
        self.values: list[bytes] = []
        self.positions: dict[str, int] = {}
        self.queue = self.opened()

    def opened(self) -> Queue:
        return Queue(
            self.folder / "queue", dialect=self.dialect, segment_bytes=self.segment_bytes, fsync="never", interval=3600
        )

    @rule(value=st.binary(max_size=400), many=st.integers(1, 40))
    def append_the_same(self, value: bytes, many: int) -> None:
        for _ in range(many):
            self.append(value)

    @rule(value=st.binary(max_size=400))
    def append(self, value: bytes) -> None:
        assert self.queue.append(value) == len(self.values)
        self.values.append(value)

    @rule(values=VALUES)
    def append_many(self, values: list[bytes]) -> None:
        numbers = self.queue.append_many(values)
        assert len(numbers) == len(values)
        assert not values or numbers.start == len(self.values)
        self.values += values

    @rule(name=NAMES, at_end=st.booleans())
    def add(self, name: str, at_end: bool) -> None:
        due = len(self.values) if at_end else self.queue.first_offset
        assert self.queue.add(name, "end" if at_end else "begin") == self.positions.setdefault(name, due)

    @rule(name=NAMES)
    def remove(self, name: str) -> None:
        if self.positions.pop(name, None) is not None:
            self.queue.remove(name)

    @rule(name=NAMES, limit=st.integers(1, 40), many=st.integers(0, 40))
    def read_and_acknowledge(self, name: str, limit: int, many: int) -> None:
        if name not in self.positions:
            return
        batch = self.queue.read(name, limit)
        due = self.positions[name]
        available = max(due, self.queue.first_offset)
        assert batch.dropped == range(due, available) or (not batch.dropped and due == available)
        assert [(m.offset, m.value) for m in batch] == list(
            enumerate(self.values[available : available + limit], available)
        )
        for message in batch[:many]:
            self.queue.ack(name, message.offset)
            self.positions[name] = message.offset + 1

    @rule(name=NAMES, share=st.floats(0, 1))
    def seek(self, name: str, share: float) -> None:
        if name in self.positions:
            to = int(share * len(self.values))
            assert self.queue.seek(name, to) == to
            self.positions[name] = to

    @rule()
    def trim(self) -> None:
        before = self.queue.first_offset
        self.queue.trim()
        least = min(self.positions.values(), default=0)
        assert before <= self.queue.first_offset <= max(before, least)

    @rule()
    def close_and_open(self) -> None:
        self.queue.close()
        self.queue = self.opened()
        assert self.queue.findings == ()

    @rule(torn=st.binary(min_size=1, max_size=3))
    def crash(self, torn: bytes) -> None:
        """The files as a kill leaves them, with a piece of an entry after the last."""
        copy = self.folder / "copy"
        shutil.copytree(self.folder / "queue", copy)
        self.queue.close()
        shutil.rmtree(self.folder / "queue")
        copy.rename(self.folder / "queue")
        last = max(path for path in (self.folder / "queue").iterdir() if path.name != "index")
        with last.open("ab") as file:
            file.write(torn)
        self.queue = self.opened()
        assert [str(found.code) for found in self.queue.findings] == ["torn"]
        stored = self.queue.consumers()
        assert stored.keys() == self.positions.keys()
        assert all(stored[name] <= self.positions[name] for name in stored)
        self.positions = stored

    @invariant()
    def numbers_and_positions_are_those_of_the_list(self) -> None:
        assert self.queue.next_offset == len(self.values)
        assert self.queue.consumers() == self.positions
        for name, position in self.positions.items():
            assert self.queue.lag(name) == len(self.values) - max(position, self.queue.first_offset)

    def teardown(self) -> None:
        if not hasattr(self, "folder"):
            return
        with QueueReader(self.folder / "queue") as reader:
            assert (reader.first_offset, reader.next_offset) == (self.queue.first_offset, len(self.values))
        first = self.queue.first_offset
        self.queue.close()
        log = segspec.open(self.folder / "queue")
        records = [(record.offset, record.value) for record in log.records()]
        assert records == list(enumerate(self.values[first:], first))
        assert [found for found in log.verify() if found.severity is Severity.ERROR] == []
        shutil.rmtree(self.folder)


TestQueueModel = QueueModel.TestCase
TestQueueModel.settings = settings(stateful_step_count=30, suppress_health_check=list(HealthCheck))
