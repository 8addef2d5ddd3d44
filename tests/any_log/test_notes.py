"""Frames that are one record each are read by a run of their own: what it gives is what the reader gives, whatever the
bytes, in whatever form it is wanted; and an index of them is compared and made as one by one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import segspec as library
from segspec.core.errors import Finding
from segspec.core.limits import Limits
from segspec.core.model import FurtherRecord, SegmentFile, SegmentSummary
from segspec.core.stretch import EACH_FRAME, Wanted
from segspec.formats import declared
from segspec.formats.contract.descriptor import Format
from segspec.frames.record_scanner import RecordScanner
from segspec.library.verify import Indexes
from segspec.reading.walk import walk
from segspec.recovery.indexes import build_indexes
from segspec.storage.source import from_bytes
from segspec_kaitai.own import kept_kernel
from tests import needs
from tests.any_log import notes
from tests.any_log.conftest import CACHE
from tests.any_log.notes import LOUD, ROOM, SILENT, TITLE, note, some_notes
from tests.any_log.walked import Walked, frames_of
from tests.helpers.hostile import flipped
from tests.helpers.sweeps import some

pytestmark = pytest.mark.node

RECORDS = Wanted(records=True)


@pytest.fixture(scope="module")
def formats(tmp_path_factory: pytest.TempPathFactory) -> dict[bool, Format]:
    """The log, by whether numbers may be skipped."""
    needs.npm("kaitai-struct-compiler")
    made = {}
    for gaps in (False, True):
        path = tmp_path_factory.mktemp("notes") / "notes.ksy"
        path.write_text(notes.spec(gaps=gaps))
        made[gaps] = declared.load(path)
    return made


@pytest.fixture(params=[False, True], ids=["in a row", "gaps"])
def log(request: pytest.FixtureRequest, formats: dict[bool, Format]) -> Format:
    return formats[request.param]


def walked(log: Format, content: bytes, wanted: Wanted | None, on_damage: str = "skip") -> Walked:
    made = Walked(log, content, notes.name(), wanted, on_damage)
    assert wanted is None or isinstance(made.scanner, RecordScanner) != wanted.frames
    return made


def agree(log: Format, content: bytes, on_damage: str = "skip") -> Walked:
    """Holds what the scanner gives against what the reader does; returns what the scanner gave."""
    slow, fast = (walked(log, content, wanted, on_damage) for wanted in (None, RECORDS))
    counted = walked(log, content, Wanted(), on_damage)
    assert (counted.findings, counted.told) == (slow.findings, slow.told)
    return fast.is_as(slow)


def test_sound_notes_are_one_stretch(lane: str, log: Format) -> None:
    fast = agree(log, b"".join(some_notes()))
    assert (fast.stretches, len(fast.records)) == (1, 40)
    assert {type(one) for one in fast.records} == {FurtherRecord}
    assert {one.value for one in fast.records[8:16]} == {None}
    assert fast.records[0].timestamp == -3_000


@pytest.mark.parametrize("flat", [True, False])
@pytest.mark.parametrize("views", [True, False])
def test_columns_are_those_of_records(lane: str, log: Format, flat: bool, views: bool) -> None:
    content = b"".join(some_notes())
    columns = frozenset((*log.columns, "position"))
    slow = walked(log, content, None)
    fast = walked(log, content, Wanted(columns=columns, flat=flat, views=views))
    assert fast.stretches == 1
    for found, due in zip(fast.rows, slow.rows, strict=True):
        if not flat:
            found["timestamp"] = round(found["timestamp"].timestamp() * 1_000)
        assert found == due


@pytest.mark.parametrize(
    "name", ["offset", "timestamp", "position", "key", "value", "kind", "is_loud", "room", "author", "raw"]
)
def test_a_column_may_be_asked_for_alone(lane: str, log: Format, name: str) -> None:
    content = b"".join(some_notes())
    slow, fast = walked(log, content, None), walked(log, content, Wanted(columns=frozenset({name}), flat=True))
    assert fast.stretches == 1
    assert [row[name] for row in fast.rows] == [row[name] for row in slow.rows]


def test_frames_are_told_of_as_the_reader_tells_of_them(lane: str, log: Format) -> None:
    content, one_by_one = b"".join(some_notes()), list[tuple[Any, ...]]()
    path = notes.name()
    reader = log.reader(from_bytes(content, path), SegmentFile(path, 0), Limits())
    for step in walk(reader, SegmentSummary(SegmentFile(path, 0), len(content)), level=EACH_FRAME.level):
        one_by_one += frames_of(step)
    fast = walked(log, content, EACH_FRAME)
    assert fast.frames == one_by_one
    assert fast.stretches
    counted = walked(log, content, Wanted(frames=True))
    assert counted.told == walked(log, content, None).told


def test_stretches_of_many_views(lane: str, log: Format) -> None:
    """Room is used again, and values are those of their own stretch."""
    content = b"".join(note(number, bytes([number % 251]) * 9_000, flags=TITLE) for number in range(400))
    fast = agree(log, content)
    assert fast.stretches > 1
    for views in (True, False):
        columns = walked(log, content, Wanted(columns=frozenset({"value", "offset"}), views=views))
        assert [row["value"] for row in columns.rows] == [one.value for one in fast.records]


@pytest.mark.parametrize(
    "odd",
    [
        note(40, b"x", checksum=5),
        note(40, kind=2),
        note(40, kind=9),
        note(40, author=b"\xff"),
        note(39),
        note(44),
        note((1 << 63) + 5),
        note((1 << 64) - 1),
        note(40)[:-1],
        bytes(60),
    ],
)
def test_what_is_odd_is_explained(lane: str, log: Format, odd: bytes) -> None:
    for made in ([*some_notes(), odd, note(45), note(46)], [*some_notes(), odd]):
        for on_damage in ("skip", "stop"):
            agree(log, b"".join(made), on_damage)


def test_every_prefix(lane: str, log: Format) -> None:
    content = b"".join(some_notes(6))
    for size in range(0, len(content), 3):
        agree(log, content[:size])


@given(data=st.data())
def test_flipped_bits(lane: str, log: Format, data: st.DataObject) -> None:
    content = bytearray(b"".join(some_notes(12)))
    for _ in range(data.draw(st.integers(1, 3))):
        bit = data.draw(st.integers(0, 8 * len(content) - 1))
        content[bit // 8] ^= 1 << bit % 8
    agree(log, bytes(content), data.draw(st.sampled_from(["skip", "stop"])))


made = st.builds(
    note, st.integers(0, 12), st.binary(max_size=30), flags=st.integers(0, LOUD | ROOM | TITLE | SILENT),
    title=st.binary(max_size=5), author=st.binary(max_size=3), kind=st.sampled_from([1, 1, 1, 2, 3]),
)  # fmt: skip


@given(some=st.lists(made, max_size=6))
def test_any_notes(lane: str, log: Format, some: list[bytes]) -> None:
    """Their numbers may go back, and skip some."""
    agree(log, b"".join(some))


def stored(folder: Path, written: list[bytes], index: bytes) -> None:
    (folder / notes.name()).write_bytes(b"".join(written))
    (folder / notes.name()).with_suffix(".list").write_bytes(index)


def said(folder: Path, log: Format) -> tuple[bool, list[Finding]]:
    """Whether the index agrees while the log is read, and what is said of it then."""
    opened = library.open(folder, format=log)
    indexes = Indexes(opened)
    for _ in indexes.read(Wanted()):
        pass
    return opened.segments[0].path in indexes.sound, list(indexes.findings())


def test_an_index_agrees_that_says_what_the_segment_does(
    tmp_path: Path, formats: dict[bool, Format], monkeypatch: pytest.MonkeyPatch, cache: str
) -> None:
    needs.program("cc", "gcc", "clang")
    monkeypatch.setenv(CACHE, cache)
    monkeypatch.setattr(kept_kernel, "COMPILE_FROM", 0)
    written = some_notes(60)
    sound = notes.index(written)
    stored(tmp_path, written, sound)
    assert said(tmp_path, formats[False]) == (True, [])
    for at in some(range(len(sound)), 20):
        changed = flipped(sound, at)
        stored(tmp_path, written, changed)
        agreed, findings = said(tmp_path, formats[False])
        assert not agreed
        assert findings, f"byte {at} of the index is not checked"
    for cut in (sound[:-5], sound[:-13], sound + sound[-13:], b""):
        stored(tmp_path, written, cut)
        agreed, findings = said(tmp_path, formats[False])
        assert (agreed, bool(findings)) == (False, True)


def test_an_index_under_another_name_does_not_agree(tmp_path: Path, formats: dict[bool, Format]) -> None:
    """Entries count from the number in the segment's name."""
    some = some_notes(5, first=7)
    stored(tmp_path, some, notes.index(some, first=7))
    agreed, _ = said(tmp_path, formats[False])
    assert not agreed


def test_an_index_is_built_with_what_every_entry_has(lane: str, tmp_path: Path, formats: dict[bool, Format]) -> None:
    some = some_notes(60)
    log = tmp_path / "log"
    log.mkdir()
    stored(log, some, b"")
    build_indexes(library.open(log, format=formats[False]), tmp_path / "built")
    assert (tmp_path / "built" / notes.name()).with_suffix(".list").read_bytes() == notes.index(some)


def test_an_index_of_numbers_that_no_entry_has_room_for_is_made_one_by_one(formats: dict[bool, Format]) -> None:
    index = formats[False].reader.parts.index  # type: ignore[attr-defined]
    first = (1 << 63) - 2
    assert index.due(first, [0, 70], 5) == index.entry(first, 5) + index.entry(first + 1, 75)
