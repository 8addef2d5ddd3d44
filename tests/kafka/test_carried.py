"""What is carried from batch to batch by runs, as plain Python and compiled: producers, their transactions and leaders'
epochs as a model has them that looks at one batch after another, and indexes as they are compared entry by entry."""

from __future__ import annotations

import random
import shutil
import struct
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

import segspec
from segspec.columns.backend import lanes
from segspec.core.errors import Code, Finding
from segspec.frames.checksums import crc32c
from segspec.library import index_check
from segspec.reading import walk
from segspec_kafka import FORMAT, log_companions, producers, rules
from segspec_kafka.generated.layouts import kafka_index_entry, kafka_producer_snapshot, kafka_time_index_entry
from segspec_kafka.generated.layouts import kafka_transaction_index_entry as aborted_entry
from segspec_kafka.producers_run import run
from segspec_kaitai.own.format_package import compile_kernels, package_in
from tests import needs
from tests.builders import kafka
from tests.helpers.sweeps import some

LAYOUT = kafka_producer_snapshot.Producer
LAST = (1 << 31) - 1
WRAPS = producers.SLOTS
IDS = (-1, 0, 1, 7, WRAPS, WRAPS + 1, 7 + 5 * WRAPS, (1 << 63) - 1, *range(100, 140))
"""Producers, of whom some share a slot; -1 is none."""


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Any:
    needs.program("cc", "gcc", "clang")
    target = tmp_path_factory.mktemp("compiled") / "_compiled.so"
    compile_kernels(package_in(needs.ROOT / "python" / "segspec_kafka"), target)
    spec = spec_from_file_location("_compiled", target)
    assert spec is not None
    assert spec.loader is not None
    made = module_from_spec(spec)
    spec.loader.exec_module(made)
    return getattr(made, lanes.name_of(run.__module__, run.__name__))


@pytest.fixture(params=["plain", "compiled"])
def lane(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The runs of this lane; whether a compiled one is there is not left to what was built in this checkout."""
    if request.param == "plain":
        monkeypatch.setenv("SEGSPEC_PLAIN", "1")
    chosen = run if request.param == "plain" else request.getfixturevalue("compiled")
    monkeypatch.setattr(producers, "choose", lambda _run, _size: chosen)


@dataclass
class Model:
    """One batch after another. `known` has the fields of a snapshot by producer."""

    known: dict[int, dict[str, int]] = field(default_factory=dict)
    open: dict[int, int] = field(default_factory=dict)

    def before(self, producer: int, epoch: int) -> dict[str, int]:
        new = {"last_sequence": -1, "last_offset": -1, "offset_delta": 0}
        fresh = {"producer_id": producer, **new, "timestamp": -1, "coordinator_epoch": -1, "current_first_offset": -1}
        had = self.known.get(producer, fresh)
        return had if had.get("producer_epoch") == epoch else had | new | {"producer_epoch": epoch}

    def data(self, producer: int, epoch: int, sequence: int, first: int, last: int, time: int, *, of: bool) -> None:
        if of:
            self.open.setdefault(producer, first)
        after = (sequence + last - first) % (LAST + 1) if sequence >= 0 else sequence
        self.known[producer] = self.before(producer, epoch) | {
            "last_sequence": after,
            "last_offset": last,
            "offset_delta": last - first,
            "timestamp": time,
            "current_first_offset": self.open.get(producer, -1),
        }

    def end(self, producer: int, epoch: int, offset: int, time: int, *, commits: bool) -> tuple[int, ...] | None:
        told = {"timestamp": time, "coordinator_epoch": 0, "current_first_offset": -1}
        self.known[producer] = self.before(producer, epoch) | told
        first = self.open.pop(producer, None)
        if commits or first is None:
            return None
        return producer, first, offset, min(self.open.values(), default=offset + 1)

    def snapshot(self) -> bytes:
        rows = b"".join(LAYOUT.pack(**each) for each in self.known.values())
        count = struct.pack(">i", len(self.known))
        return kafka_producer_snapshot.pack(crc=crc32c(count + rows), num_producers=len(self.known)) + rows


class Partition:
    """A partition of some segments with all that lies beside them, as the model has it, and snapshots in between."""

    def __init__(self, folder: Path, seed: str) -> None:
        self.folder, self.chance, self.model = folder, random.Random(seed), Model()
        folder.mkdir(parents=True)
        self.end = self.chance.choice([0, 5, 1 << 40])
        self.time, self.epoch, self.rises = 1_700_000_000_000, 0, [(0, self.end)]
        self.begin()

    def begin(self) -> None:
        self.base, self.content, self.index, self.times, self.aborted = self.end, b"", b"", b"", b""
        self.snap()

    def snap(self) -> None:
        (self.folder / f"{self.end:020}.snapshot").write_bytes(self.model.snapshot())

    def roll(self) -> None:
        """A closed segment's times end with the greatest of all."""
        newest = kafka_time_index_entry.pack(timestamp=self.time, relative_offset=self.end - 1 - self.base)
        times = self.times.removesuffix(newest) + newest
        path = self.folder / kafka.segment_name(self.base)
        made = {".log": self.content, ".index": self.index, ".timeindex": times, ".txnindex": self.aborted}
        for suffix, content in made.items():
            if content or suffix != ".txnindex":
                path.with_suffix(suffix).write_bytes(content)

    def put(self, made: bytes, last: int) -> None:
        if self.content and self.chance.random() < 0.3:
            self.index += kafka_index_entry.pack(relative_offset=last - self.base, position=len(self.content))
            self.times += kafka_time_index_entry.pack(timestamp=self.time, relative_offset=last - self.base)
        self.content, self.end = self.content + made, last + 1

    def add(self) -> None:
        """A batch, after some offsets that compaction has taken."""
        offset, self.time = self.end + self.chance.choice([0, 0, 3]), self.time + 1
        if self.chance.random() < 0.05:
            self.epoch += self.chance.randint(1, 3)
            self.rises.append((self.epoch, offset))
        producer, life = self.chance.choice(IDS), self.chance.randint(0, 2)
        if producer >= 0 and self.chance.random() < 0.25:
            self.end_transaction(offset, producer, life, commits=self.chance.random() < 0.5)
            return
        last, sequence = offset + self.chance.choice([0, 0, 1, 2, 1000]), self.chance.choice([-1, 0, 5, LAST - 1, LAST])
        of = producer >= 0 and self.chance.random() < 0.4
        made = kafka.batch(
            offset, kafka.record(0, 0, None, b"v"), attributes=kafka.TRANSACTIONAL * of, last=last - offset,
            base_time=self.time, max_time=self.time, producer=(producer, life, sequence), epoch=self.epoch,
        )  # fmt: skip
        if producer >= 0:
            self.model.data(producer, life, sequence, offset, last, self.time, of=of)
        self.put(made, last)

    def end_transaction(self, offset: int, producer: int, life: int, *, commits: bool) -> None:
        made = kafka.marker(offset, (producer, life), is_commit=commits, timestamp=self.time)
        ended = self.model.end(producer, life, offset, self.time, commits=commits)
        if ended is not None:
            self.aborted += aborted_entry.pack(**dict(zip(aborted_entry.Fields._fields[1:], ended, strict=True)))
        self.put(made[:12] + struct.pack(">i", self.epoch) + made[16:], offset)


def written(folder: Path, seed: str, batches: int = 160) -> Path:
    made = Partition(folder, seed)
    for _ in range(batches):
        if made.chance.random() < 0.05 and made.content:
            made.roll()
            made.begin()
        if made.chance.random() < 0.1:
            made.snap()
        made.add()
    made.roll()
    made.snap()
    lines = [f"{one} {start}\n" for one, start in made.rises]
    (folder / "leader-epoch-checkpoint").write_text(f"0\n{len(lines)}\n{''.join(lines)}")
    return folder


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The segments that are read for the sake of what lies beside them, not for their own."""
    found: list[str] = []
    usual = walk.WalkedSegment.frames

    def frames(whole: Any, level: Any) -> Iterator[Any]:
        found.append(whole.segment.name)
        return usual(whole, level)

    monkeypatch.setattr(walk.WalkedSegment, "frames", frames)
    return found


def findings(folder: Path) -> list[Finding]:
    return list(segspec.open(folder, format=FORMAT).verify())


@pytest.mark.parametrize("seed", some(["one", "two", "three", "four", "five", "six"], 2))
def test_producers_are_at_every_snapshot_as_their_batches_left_them(seed: str, lane: None, tmp_path: Path) -> None:
    folder = written(tmp_path / "topic-0", seed)
    assert len(list(folder.glob("*.snapshot"))) > 10
    assert findings(folder) == []


def test_a_sound_partition_is_read_once(lane: None, tmp_path: Path, reads: list[str]) -> None:
    """Indexes of offsets and of times are compared on the way by compiled runs alone."""
    folder = written(tmp_path / "topic-0", "once")
    assert findings(folder) == []
    segments = [path.name for path in folder.glob("*.log")]
    assert len(segments) > 2
    assert sorted(reads) == ([] if lanes.is_compiled() else sorted(segments * 2))


WRONG: dict[str, Callable[[random.Random], int]] = {
    "last_sequence": lambda chance: chance.randint(0, LAST),
    "offset_delta": lambda chance: chance.randint(2000, 3000),
    "timestamp": lambda chance: chance.randint(1, 1000),
    "producer_epoch": lambda chance: chance.randint(10, 20),
    "current_first_offset": lambda chance: chance.randint(1, 1 << 40),
}


@pytest.mark.parametrize("name", WRONG)
def test_one_number_of_a_snapshot_that_differs_is_said_alone(name: str, lane: None, tmp_path: Path) -> None:
    folder, chance = written(tmp_path / "topic-0", name), random.Random(name)
    path = max(folder.glob("*.snapshot"))
    content = path.read_bytes()
    rows = [LAYOUT.unpack(content, at) for at in range(kafka_producer_snapshot.SIZE, len(content), LAYOUT.SIZE)]
    place = chance.randrange(len(rows))
    due, wrong = getattr(rows[place], name), WRONG[name](chance)
    rows[place] = rows[place]._replace(**{name: wrong})
    model = Model({each.producer_id: each._asdict() for each in rows})
    path.write_bytes(model.snapshot())
    (found,) = findings(folder)
    told = f"producers[{place}].{name}", str(due), str(wrong)
    assert (found.path, found.code, (found.field, found.expected, found.actual)) == (str(path), Code.BAD_INDEX, told)


def test_an_aborted_transaction_is_missed_wherever_it_began(lane: None, tmp_path: Path) -> None:
    """Each entry by itself, also of those whose records lie in an earlier segment."""
    folder, size, seen = written(tmp_path / "topic-0", "aborted"), aborted_entry.SIZE, 0
    for path in folder.glob("*.txnindex"):
        content = path.read_bytes()
        for at in range(0, len(content), size):
            entry = aborted_entry.unpack(content, at)
            path.write_bytes(content[:at] + content[at + size :])
            (found,) = findings(folder)
            assert (found.path, found.code, found.actual) == (str(path), Code.BAD_INDEX, "no entry")
            assert found.expected == str(tuple(entry[1:]))
            seen += entry.first_offset < int(path.stem)
        path.write_bytes(content)
    assert seen


@pytest.mark.parametrize("seed", ["seven", "eight", "nine"])
def test_what_is_wrong_is_said_alike_on_the_way_and_by_a_read_of_its_own(
    seed: str, lane: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of files beside segments with a byte changed, and of segments with one."""
    folder, chance = written(tmp_path / "topic-0", seed, 60), random.Random(seed)
    paths = [path for path in sorted(folder.iterdir()) if path.stat().st_size]
    said, numbers = 0, some(range(60), 7)
    for number in numbers:
        path = paths[number % len(paths)]
        content = bytearray(path.read_bytes())
        place = chance.randrange(len(content))
        was, content[place] = bytes(content), content[place] ^ 1 << chance.randrange(8)
        path.write_bytes(content)
        with monkeypatch.context() as slow:
            slow.setattr(index_check.LogCheck, "add", lambda *_: None)
            slow.setattr(index_check.Watch, "agrees", lambda *_: False)
            apart = findings(folder)
        assert findings(folder) == apart, (path, place)
        said += bool(apart)
        path.write_bytes(was)
    assert said > len(numbers) // 3


def test_epochs_that_fall_and_those_of_other_offsets_are_said_for_each_batch(tmp_path: Path) -> None:
    """The checkpoint has an entry whose place is between two batches of one stretch."""
    folder = tmp_path / "topic-0"
    folder.mkdir()
    epochs = [0] * 5 + [4] * 5 + [2] * 3 + [4] * 5 + [6] * 5
    batches = (kafka.batch(n, kafka.record(0, 0, None, b"v"), epoch=epoch) for n, epoch in enumerate(epochs))
    (folder / kafka.segment_name(0)).write_bytes(b"".join(batches))
    (folder / "leader-epoch-checkpoint").write_text("0\n4\n0 0\n4 5\n5 16\n6 18\n")
    found = [each for each in findings(folder) if each.code is not Code.MISSING_INDEX]
    fallen = [each for each in found if each.code is Code.BAD_ORDER]
    assert [(each.expected, each.actual) for each in fallen] == [("at least 4", "2")] * 3
    others = [(each.message.split()[1], each.expected, each.actual) for each in found if each not in fallen]
    assert others == [("10", "2", "epoch 4"), ("16", "4", "epoch 5")]
    (folder / "leader-epoch-checkpoint").write_text("0\n4\n5 16\n0 0\n4 5\n6 18\n")
    assert [each for each in findings(folder) if each.code is Code.BAD_ORDER] == fallen


def test_a_sequence_goes_on_with_0() -> None:
    assert [rules.sequence_after(*each) for each in ((0, 4), (LAST, 0), (LAST, 1), (LAST - 1, 3), (-1, 4))] == [
        4, LAST, 0, 1, -1,
    ]  # fmt: skip


def test_many_producers_that_share_a_slot_are_all_known(lane: None) -> None:
    told = producers.Producers()
    for number in range(300):
        batch = producers.TrackedBatch(
            log_companions.SegmentFile(""), 0, 0, number, number, number, False, 0, number % 100 * WRAPS, 0, 1, False
        )
        assert told.add(batch) is None
    assert list(told.known) == [number * WRAPS for number in range(100)]
    assert [each.last_offset for each in told.known.values()] == list(range(200, 300))


def test_a_copy_of_a_partition_that_is_read_twice_says_the_same(lane: None, tmp_path: Path) -> None:
    folder = written(tmp_path / "topic-0", "twice", 40)
    other = Path(shutil.copytree(folder, tmp_path / "other" / "topic-0"))
    for path in other.glob("*.snapshot"):
        path.unlink()
    for each in (folder, other, folder):
        assert findings(each) == []
