"""durable-log as we write it: read back, and held against the files of the real crate."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import segspec
from segspec.formats.durable_log import layout, writer
from segspec.formats.durable_log.layout import INDEX
from tests.writing.logs import append_all, assert_same_files, rows, wrong

INTACT = [
    "empty_payloads",
    "exact_fit_segment",
    "head_trimmed",
    "many_small",
    "missing_middle_segment",
    "multi_segment",
]
SEGMENT_BYTES = {"exact_fit_segment": 1000, "multi_segment": 4096, "head_trimmed": 4096}


@pytest.mark.parametrize("case", [*INTACT, "empty_log"])
def test_every_intact_segment_and_index_written_again_is_the_same_bytes(corpus: Path, case: str) -> None:
    for segment in segspec.open(corpus / "durable_log" / case / "log", format="durable_log").segments:
        records = list(segspec.open(segment.path, format="durable_log").records(on_damage="fail"))
        assert b"".join(writer.record(r.offset, r.value) for r in records) == Path(segment.path).read_bytes()
        assert segment.index is not None
        index = b"".join(INDEX.entry(r.offset, r.position) for r in records)
        assert index == Path(segment.index).read_bytes()


@pytest.mark.parametrize("case", ["empty_payloads", "exact_fit_segment", "many_small", "multi_segment", "empty_log"])
def test_the_same_appends_give_the_same_folder_as_the_crate(corpus: Path, case: str, tmp_path: Path) -> None:
    theirs = corpus / "durable_log" / case / "log"
    limit = SEGMENT_BYTES.get(case, layout.DEFAULT_SEGMENT_BYTES)
    with segspec.create(tmp_path, "durable_log", segment_bytes=limit) as log:
        for record in segspec.open(theirs, format="durable_log").records():
            assert log.append(record.value or b"") == record.offset
    assert_same_files(tmp_path, theirs)


def test_a_trimmed_head_is_the_same_folder_as_one_whose_first_segments_were_removed(
    corpus: Path, tmp_path: Path
) -> None:
    whole, trimmed = (corpus / "durable_log" / case / "log" for case in ("multi_segment", "head_trimmed"))
    with segspec.create(tmp_path, "durable_log", segment_bytes=4096) as log:
        values = [r.value or b"" for r in segspec.open(whole).records()]
        append_all(log, values[: rows(trimmed)[-1][0] + 1])
        assert log.trim(53) == 1
        assert log.trim(54) == 1
        assert log.trim(54) == 0
    assert [p.name for p in sorted(tmp_path.iterdir())] == [p.name for p in sorted(trimmed.iterdir())]
    assert [offset for offset, _ in rows(tmp_path)] == [offset for offset, _ in rows(trimmed)]


def test_a_head_trimmed_beyond_its_end_keeps_the_last_segment(tmp_path: Path) -> None:
    with segspec.create(tmp_path, "durable_log", segment_bytes=30) as log:
        append_all(log, [b"12345"] * 3)
        assert log.trim(99) == 2
    assert rows(tmp_path) == [(2, b"12345")]


@given(
    values=st.lists(st.binary(max_size=200), max_size=25),
    limit=st.integers(1, 600),
    first=st.one_of(st.just(0), st.integers(0, layout.LAST_OFFSET - 50)),
    breaks=st.sets(st.integers(0, 25)),
)
def test_any_records_come_back_in_sound_segments(values: list[bytes], limit: int, first: int, breaks: set[int]) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        log = segspec.create(folder, "durable_log", segment_bytes=limit, first_offset=first)
        for number, value in enumerate(values):
            if number in breaks:
                log.close()
                log = segspec.create(folder, "durable_log", segment_bytes=limit, resume=True)
            assert log.append(value) == first + number
        log.close()
        assert rows(folder) == [(first + number, value) for number, value in enumerate(values)]
        assert wrong(folder) == []
        for segment in segspec.open(folder).segments:
            size = Path(segment.path).stat().st_size
            alone = Path(segment.index or "").stat().st_size <= len(INDEX.entry(0, 0))
            assert size <= limit or alone


def test_a_segment_may_be_exactly_as_long_as_the_limit(tmp_path: Path) -> None:
    frame = len(writer.record(0, b"x" * 76))
    with segspec.create(tmp_path, "durable_log", segment_bytes=2 * frame) as log:
        append_all(log, [b"x" * 76] * 3)
    sizes = [Path(s.path).stat().st_size for s in segspec.open(tmp_path).segments]
    assert sizes == [2 * frame, frame]


def test_a_record_longer_than_a_segment_goes_into_the_empty_first_one_where_the_crate_fails(tmp_path: Path) -> None:
    with segspec.create(tmp_path, "durable_log", segment_bytes=100) as log:
        given = append_all(log, [b"long" * 100, b"short", b"long" * 100, b"short"])
    assert rows(tmp_path) == given
    assert [s.base for s in segspec.open(tmp_path).segments] == [0, 1, 2, 3]
    assert wrong(tmp_path) == []


def test_an_offset_beyond_the_due_one_begins_a_segment_and_is_reported_as_a_gap(tmp_path: Path) -> None:
    with segspec.create(tmp_path, "durable_log") as log:
        append_all(log, [b"a", b"b"])
        assert log.append(b"c", offset=2) == 2
        assert log.append(b"d", offset=10) == 10
        with pytest.raises(ValueError, match="offset is 10; it is at least 11"):
            log.append(b"e", offset=10)
        assert log.append(b"f") == 11
    assert rows(tmp_path, on_damage="skip") == [(0, b"a"), (1, b"b"), (2, b"c"), (10, b"d"), (11, b"f")]
    assert [s.base for s in segspec.open(tmp_path).segments] == [0, 10]
    assert wrong(tmp_path) == ["missing-segment"]


def test_the_last_number_is_the_last(tmp_path: Path) -> None:
    with segspec.create(tmp_path, "durable_log", first_offset=layout.LAST_OFFSET) as log:
        assert log.append(b"last") == layout.LAST_OFFSET
        with pytest.raises(ValueError, match="is the last number"):
            log.append(b"one more")
    assert rows(tmp_path) == [(layout.LAST_OFFSET, b"last")]


def test_both_dialects_are_the_same_bytes(tmp_path: Path) -> None:
    for dialect in ("system", "document"):
        with segspec.create(tmp_path / dialect, "durable_log", dialect=dialect) as log:
            append_all(log, [b"a", b"", b"b"])
    assert_same_files(tmp_path / "document", tmp_path / "system")


def test_retention_removes_whole_old_segments_with_their_indexes(tmp_path: Path) -> None:
    with segspec.create(tmp_path, "durable_log", segment_bytes=100, retention_bytes=350) as log:
        append_all(log, [bytes([n]) * 76 for n in range(10)])
    assert [offset for offset, _ in rows(tmp_path)] == [6, 7, 8, 9]
    assert len(list(tmp_path.glob("*.idx"))) == 4
    assert wrong(tmp_path) == []


def test_the_crate_and_the_writer_exclude_each_other_by_the_crates_lock(tmp_path: Path) -> None:
    import fcntl

    with (tmp_path / layout.LOCK_NAME).open("w") as crate:
        fcntl.flock(crate, fcntl.LOCK_EX | fcntl.LOCK_NB)
        with pytest.raises(BlockingIOError, match="another writer"):
            segspec.create(tmp_path, "durable_log")
        fcntl.flock(crate, fcntl.LOCK_UN)
        with segspec.create(tmp_path, "durable_log"), pytest.raises(BlockingIOError):
            fcntl.flock(crate, fcntl.LOCK_EX | fcntl.LOCK_NB)


def test_a_log_begun_in_the_documents_dialect_is_resumed_in_it(tmp_path: Path) -> None:
    """Both dialects are the same bytes, so nothing in the files can contradict the choice."""
    for value in (b"a", b"b"):
        with segspec.create(tmp_path, "durable_log", dialect="document", resume=True) as log:
            log.append(value)
    assert [record.value for record in segspec.open(tmp_path).records()] == [b"a", b"b"]
