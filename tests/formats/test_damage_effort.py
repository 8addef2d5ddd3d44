"""What a wrong frame costs: the space that is made after it, the scanners that a copy needs, and the records that are
made as objects are counted; processor time is compared with that of sound frames, with a wide margin."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import segspec
from segspec.columns.backend.kernel import WIDTHS
from segspec.columns.lane import Room
from segspec.formats.contract.descriptor import Format
from segspec.formats.mojo.resync import PackSearch
from segspec.formats.mojo.scan.batch import EntryRoom
from segspec.formats.mojo.scan.pack_run import Filled
from segspec.formats.tank.reader import TankReader
from segspec.frames.frame_scanner import DeclaredScanner
from tests.builders import durable_log, ffwd, mojo, osiris, tank
from tests.helpers.sweeps import some
from tests.helpers.verbs import READERS
from tests.kafka import test_effort

FRAMES = 80
"""Frames of a file; every other one is wrong."""

ROOM = 96 << 10
"""Bytes of space that may be made for each frame: a stretch of 4 KiB, with some columns of 1,024 rows."""

SCANNERS = 12
"""Those of the walks that `recover` takes over a segment and its copy."""


class Damaged(NamedTuple):
    """A segment, its name, and how many records its intact frames have."""

    name: str
    content: bytes
    records: int


def flipped(frame: bytes, at: int) -> bytes:
    return frame[:at] + bytes([frame[at] ^ 1]) + frame[at + 1 :]


def _osiris() -> Damaged:
    chunks = [osiris.chunk(osiris.plain(*[b"some value of a record"] * 10), 10 * each) for each in range(FRAMES)]
    content = osiris.HEADER + b"".join(flipped(one, 60) if each % 2 else one for each, one in enumerate(chunks))
    return Damaged(osiris.segment_name(0), content, 5 * FRAMES)


def _tank() -> Damaged:
    bundles = [tank.plain(1 + 10 * each, 10) for each in range(FRAMES)]
    # Bundles have no checksum: a wrong length of a key is seen.
    content = b"".join(flipped(one, 12) if each % 2 else one for each, one in enumerate(bundles))
    return Damaged(tank.NAME, content, 5 * FRAMES)


def _mojo() -> Damaged:
    entries = [[mojo.Entry((1_000 + each, seq), [(b"name", b"value")]) for seq in range(10)] for each in range(FRAMES)]
    built = mojo.segment(entries)
    content = bytearray(built.content)
    for place in built.packs[1::2]:
        content[place.end - 8] ^= 1
    return Damaged(built.name, bytes(content), 5 * FRAMES)


def _durable_log() -> Damaged:
    frames = [durable_log.record(each, b"x" * 60) for each in range(FRAMES)]
    content = b"".join(flipped(one, 20) if each % 2 else one for each, one in enumerate(frames))
    return Damaged(durable_log.segment_name(0), content, FRAMES // 2)


DAMAGED: dict[str, Callable[[], Damaged]] = {
    "osiris": _osiris, "tank": _tank, "mojo": _mojo, "durable_log": _durable_log,
}  # fmt: skip


@pytest.fixture(params=DAMAGED)
def damaged(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Path, Damaged]:
    made = DAMAGED[request.param]()
    log = tmp_path / "log"
    log.mkdir()
    (log / made.name).write_bytes(made.content)
    return log, made


def contents(log: Path) -> list[tuple[object, ...]]:
    return [
        (each.offset, each.id, each.value, each.fields)
        for each in segspec.open(log).records(on_damage="skip", report=lambda _: None)
    ]


@pytest.mark.parametrize("verb", ["info", "verify", "dump"])
def test_after_a_wrong_frame_no_space_is_made_for_a_whole_batch(
    verb: str, damaged: tuple[Path, Damaged], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given, before = 0, Room.give

    def give(self: Room, kind: str, length: int) -> Any:
        nonlocal given
        given += length * WIDTHS[kind]
        return before(self, kind, length)

    monkeypatch.setattr(Room, "give", give)
    READERS[verb](damaged[0], tmp_path / "out")
    assert given < ROOM * FRAMES, given // FRAMES


def test_the_frames_between_wrong_ones_are_given_and_copied(damaged: tuple[Path, Damaged], tmp_path: Path) -> None:
    log, made = damaged
    given = contents(log)
    assert len(given) == made.records
    segspec.recover(log, tmp_path / "out")
    assert contents(tmp_path / "out") == given


def test_a_copy_is_read_back_by_few_scanners(
    damaged: tuple[Path, Damaged], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, before = list[str](), Format.scanner_for

    def scanner_for(self: Format, *given: Any) -> Any:
        made.append(given[0].segment.path)
        return before(self, *given)

    monkeypatch.setattr(Format, "scanner_for", scanner_for)
    segspec.recover(damaged[0], tmp_path / "out")
    assert sum(path.startswith(str(damaged[0])) for path in made) <= SCANNERS, len(made)


BOMB_FRAMES, BOMB_RECORDS = 8, 2_000

MARGIN, LEAST = 4, 0.15
"""How many times the processor time of sound frames wrong ones may take, and seconds beside: a search among bytes that
are no frame, findings, and a machine that does other things. An object for each record took ten times as long."""


class SoundSegment(NamedTuple):
    """A segment's name, its bytes before the frames, the frames, and its bytes after them."""

    name: str
    head: bytes
    frames: Sequence[bytes]
    tail: bytes = b""

    def put(self, folder: Path, at: int | None) -> Path:
        """The log, in a new folder, with one wrong byte in each frame."""
        log = folder / "topic-0"
        log.mkdir(parents=True)
        frames = self.frames if at is None else [flipped(one, at) for one in self.frames]
        (log / self.name).write_bytes(self.head + b"".join(frames) + self.tail)
        return log


@cache
def _packs(*, finished: bool) -> SoundSegment:
    fields = [(b"name", b"value")]
    built = mojo.segment(
        [[mojo.Entry((1_000 + each, seq), fields) for seq in range(BOMB_RECORDS)] for each in range(BOMB_FRAMES)]
    )
    frames = [built.content[place.start : place.end] for place in built.packs]
    tail = built.content[built.packs[-1].end :] if finished else b""
    return SoundSegment("1000-0" if finished else built.name, b"", frames, tail)


@cache
def _chunks() -> SoundSegment:
    made = osiris.plain(*[b"some value of a record"] * BOMB_RECORDS)
    chunks = [osiris.chunk(made, BOMB_RECORDS * each) for each in range(BOMB_FRAMES)]
    return SoundSegment(osiris.segment_name(0), osiris.HEADER, chunks)


@cache
def _bundles(codec: int) -> SoundSegment:
    bundles = [tank.plain(1 + BOMB_RECORDS * each, BOMB_RECORDS, codec=codec) for each in range(BOMB_FRAMES)]
    return SoundSegment(tank.NAME, b"", bundles)


@cache
def _batches(codec: str) -> SoundSegment:
    batches = [test_effort.batch(BOMB_RECORDS * each, BOMB_RECORDS, codec) for each in range(BOMB_FRAMES)]
    return SoundSegment(test_effort.NAME, b"", batches)


@cache
def _entries() -> SoundSegment:
    return SoundSegment(ffwd.segment_name(0), ffwd.header(0), [ffwd.entry(b"x" * 2_000) for _ in range(300)])


@cache
def _records() -> SoundSegment:
    return SoundSegment(
        durable_log.segment_name(0), b"", [durable_log.record(each, b"x" * 2_000) for each in range(300)]
    )


BOMBS: dict[str, tuple[Callable[[], SoundSegment], Sequence[int]]] = {
    "mojo": (lambda: _packs(finished=True), (2, 3, 9, 20, -1, -8)),
    "mojo, unfinished": (lambda: _packs(finished=False), (2, 3, 9, 20, -1, -8)),
    "osiris": (_chunks, (0, 3, 7, 15, 31, 39, 42, 50)),
    "tank": (lambda: _bundles(0), (0, 2, 4, 21, 57)),
    "tank, snappy": (lambda: _bundles(tank.SNAPPY), (0, 2, 4, 21, 57)),
    "durable_log": (_records, (0, 5, 12, 20, 40)),
    "ffwd": (_entries, (0, 2, 3, 9)),
    **{
        f"kafka, {codec}": (partial(_batches, codec), (6, 9, 11, 16, 18, 22, 26, 34, 57, 60, 64))
        for codec in test_effort.PACKED
    },
}  # fmt: skip
"""Sound frames, and the places of bytes that are flipped in each of them."""


def processor_time(read: Callable[[], None]) -> float:
    begun = time.process_time()
    # Nothing of some can be read.
    with suppress(segspec.SegspecError):
        read()
    return time.process_time() - begun


@pytest.mark.parametrize(
    ("kind", "verb"), some([(kind, verb) for kind in BOMBS for verb in READERS], 2 * len(BOMBS) + 1)
)
def test_frames_with_a_wrong_byte_cost_about_what_sound_ones_cost(kind: str, verb: str, tmp_path: Path) -> None:
    """Each place is tried by two of the verbs."""
    made, places = BOMBS[kind][0](), BOMBS[kind][1][list(READERS).index(verb) % 3 :: 3]

    def spent(name: str, at: int | None) -> float:
        log = made.put(tmp_path / name, at)
        return processor_time(lambda: READERS[verb](log, tmp_path / name / "out"))

    bound = MARGIN * min(spent(f"sound {again}", None) for again in range(2)) + LEAST
    for at in places:
        # What is imported at first use is no part of the cost.
        assert any(spent(f"wrong {at} {again}", at) < bound for again in range(3)), (at, bound)


@pytest.mark.parametrize("verb", ["info", "verify", "arrow"])
@pytest.mark.parametrize("finished", [True, False])
@pytest.mark.parametrize("at", [2, -8])
def test_entries_of_wrong_packs_are_not_made_as_records(
    at: int, finished: bool, verb: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows, before = list[int](), EntryRoom.records

    def records(self: EntryRoom, written: Filled, *given: Any) -> list[segspec.Record]:
        rows.append(written.rows)
        return before(self, written, *given)

    monkeypatch.setattr(EntryRoom, "records", records)
    with suppress(segspec.SegspecError):
        READERS[verb](_packs(finished=finished).put(tmp_path, at), tmp_path / "out")
    assert sum(rows) <= 2 * BOMB_RECORDS


@pytest.mark.parametrize("verb", ["info", "arrow"])
def test_the_room_for_a_pack_that_is_judged_alone_is_not_guessed_anew(
    verb: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, before = list[object](), EntryRoom.__init__

    def begin(self: EntryRoom, *given: Any, **options: Any) -> None:
        made.append(self)
        before(self, *given, **options)

    monkeypatch.setattr(EntryRoom, "__init__", begin)
    fields = [(b"name", b"value" * 20)]
    built = mojo.segment([[mojo.Entry((1_000 + each, seq), fields) for seq in range(500)] for each in range(50)])
    frames = [flipped(built.content[place.start : place.end], 15) for place in built.packs]
    tail = built.content[built.packs[-1].end :]
    log = SoundSegment("1000-0", b"", frames, tail).put(tmp_path, None)
    READERS[verb](log, tmp_path / "out")
    assert len(made) < 5 * len(frames), len(made)


RUN, GAPS = 32, 12
"""Every so many frames one is wrong, and how many are."""


def _bundles_with_gaps(folder: Path) -> tuple[Path, set[int]]:
    """A partition, and where its wrong bundles begin."""
    bundles = [tank.plain(1 + 4 * each, 4) for each in range(RUN * GAPS)]
    wrong = range(RUN // 2, len(bundles), RUN)
    frames = [flipped(one, 2) if each in wrong else one for each, one in enumerate(bundles)]
    return SoundSegment(tank.NAME, b"", frames).put(folder, None), {len(b"".join(frames[:each])) for each in wrong}


def test_bundles_between_wrong_ones_are_copied_many_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also the first ones after a gap, which begin a segment."""
    alone, before = list[int](), TankReader.records

    def records(self: TankReader, frame: segspec.Frame) -> Any:
        alone.append(frame.position)
        return before(self, frame)

    log, wrong = _bundles_with_gaps(tmp_path)
    given = contents(log)
    monkeypatch.setattr(TankReader, "records", records)
    segspec.recover(log, tmp_path / "out")
    assert set(alone) <= wrong
    assert contents(tmp_path / "out") == given


def test_after_a_wrong_frame_as_many_are_looked_at_as_lay_before_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, before = list[int](), DeclaredScanner.scan

    def scan(self: DeclaredScanner, position: int, stop: int | None = None) -> Any:
        asked.append(position)
        return before(self, position, stop)

    monkeypatch.setattr(DeclaredScanner, "scan", scan)
    READERS["dump"](_bundles_with_gaps(tmp_path)[0], tmp_path / "out")
    # The last bundle before a wrong one is looked at by itself.
    assert len(asked) <= 4 * GAPS + 4, len(asked)


def test_arrow_is_given_no_space_for_a_whole_batch_after_each_wrong_chunk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given, before = 0, Room.give

    def give(self: Room, kind: str, length: int) -> Any:
        nonlocal given
        given += length * WIDTHS[kind]
        return before(self, kind, length)

    monkeypatch.setattr(Room, "give", give)
    made, gaps = osiris.plain(*[b"some value of a record"] * 4), 5 * GAPS
    chunks = [osiris.chunk(made, 4 * each) for each in range(RUN * gaps)]
    wrong = [flipped(one, 31) if each % RUN == RUN // 2 else one for each, one in enumerate(chunks)]
    log = SoundSegment(osiris.segment_name(0), osiris.HEADER, wrong).put(tmp_path, None)
    READERS["arrow"](log, tmp_path / "out")
    # A stretch after damage is short, and a gap takes some of them.
    assert given < 8 * ROOM * gaps, given // gaps


def test_what_lies_after_a_wrong_pack_is_searched_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its reader asks whether the file ends within the pack, and then where reading continues."""
    searches, before = list[PackSearch](), PackSearch.__init__

    def begin(self: PackSearch, *given: Any) -> None:
        searches.append(self)
        before(self, *given)

    monkeypatch.setattr(PackSearch, "__init__", begin)
    log = _packs(finished=False).put(tmp_path, -8)
    with suppress(segspec.SegspecError):
        READERS["verify"](log, tmp_path / "out")
    looks = sum(search.looks for search in searches)
    # Of the bytes after a tag a run looks at each.
    assert 0 < looks < sum(map(len, _packs(finished=False).frames)) // 2, looks


def test_packs_that_are_only_counted_get_no_room_of_their_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of an unfinished segment are tried in each reading, since none agrees with its HEADER."""
    made, before = list[object](), EntryRoom.__init__

    def begin(self: EntryRoom, *given: Any, **options: Any) -> None:
        made.append(self)
        before(self, *given, **options)

    monkeypatch.setattr(EntryRoom, "__init__", begin)
    with suppress(segspec.SegspecError):
        READERS["verify"](_packs(finished=False).put(tmp_path, -8), tmp_path / "out")
    assert len(made) < 2 * BOMB_FRAMES, len(made)
