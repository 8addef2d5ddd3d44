"""ffwd queues as we write them: read back, and held against the files of the real class."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import segspec
from segspec.formats.ffwd import encode, layout
from tests.writing.logs import append_all, assert_same_files, rows, wrong

# Case to `maxLogSize`.
INTACT = {
    "basic_small": layout.DEFAULT_LOG_BYTES,
    "empty": layout.DEFAULT_LOG_BYTES,
    "exact_fit": 10_000,
    "multi_segment": 10_240,
    "restart": 10_240,
}
DIALECTS = st.sampled_from(["system", "document"])


@pytest.mark.parametrize("case", [*INTACT, "crash_no_stop", "trimmed", "doc_variant_14byte_header"])
def test_every_intact_segment_written_again_is_the_same_bytes(corpus: Path, case: str) -> None:
    log = segspec.open(corpus / "ffwd" / case / "qlog")
    dialect = log.info()["dialect"]
    for segment in log.segments:
        values = [r.value or b"" for r in segspec.open(segment.path).records(on_damage="fail")]
        again = encode.header(segment.base or 0, dialect) + b"".join(map(encode.entry, values))
        assert again == Path(segment.path).read_bytes()
        assert segment.name == encode.segment_name(segment.base or 0, dialect)
    consumers = {entry["id"]: entry["offset"] for _, entry in log.index_entries()}
    for path in {s.index for s in log.segments if s.index}:
        assert encode.index(consumers) == Path(path).read_bytes()


@pytest.mark.parametrize("case", INTACT)
def test_the_same_messages_give_the_same_folder_as_the_class(corpus: Path, case: str, tmp_path: Path) -> None:
    theirs = segspec.open(corpus / "ffwd" / case / "qlog")
    with segspec.create(tmp_path, "ffwd", dialect="system", segment_bytes=INTACT[case]) as log:
        for record in theirs.records():
            assert log.append(record.value or b"") == record.offset
        for _, entry in theirs.index_entries():
            log.track(consumer=entry["id"], offset=entry["offset"])
    assert_same_files(tmp_path, corpus / "ffwd" / case / "qlog")


def test_a_trimmed_queue_holds_what_the_class_left(corpus: Path, tmp_path: Path) -> None:
    theirs = corpus / "ffwd" / "trimmed" / "qlog"
    kept = dict(rows(theirs))
    with segspec.create(tmp_path, "ffwd", dialect="system", segment_bytes=10_240) as log:
        append_all(log, [kept.get(number, b"x" * 300) for number in range(200)])
        assert log.trim(80) == 2
    assert rows(tmp_path) == rows(theirs)


def test_trimming_at_the_end_of_a_segment_removes_it_as_the_document_says(tmp_path: Path) -> None:
    with segspec.create(tmp_path, "ffwd", segment_bytes=30) as log:
        append_all(log, [b"12345"] * 3)
        assert log.trim(1) == 1
    assert rows(tmp_path) == [(1, b"12345"), (2, b"12345")]


def test_the_documents_example_is_what_we_write_unless_told_otherwise(corpus: Path, tmp_path: Path) -> None:
    theirs = corpus / "ffwd" / "doc_variant_14byte_header" / "qlog"
    with segspec.create(tmp_path, "ffwd", first_offset=255) as log:
        append_all(log, [value for _, value in rows(theirs)])
        log.track(consumer="foo", offset=260)
    assert_same_files(tmp_path, theirs)


@given(
    values=st.lists(st.one_of(st.binary(max_size=40), st.just(b""), st.just(bytes(9))), max_size=40),
    dialect=DIALECTS,
    limit=st.integers(1, 300),
    first=st.one_of(st.just(0), st.integers(0, (1 << 63) - 51)),
    breaks=st.sets(st.integers(0, 40)),
)
def test_any_messages_come_back_in_both_dialects(
    values: list[bytes], dialect: str, limit: int, first: int, breaks: set[int]
) -> None:
    options = {"segment_bytes": limit if dialect == "document" else layout.MINIMUM_LOG_BYTES, "dialect": dialect}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        log = segspec.create(folder, "ffwd", first_offset=first, **options)
        for number, value in enumerate(values):
            if number in breaks:
                log.close()
                log = segspec.create(folder, "ffwd", resume=True, **options)
            assert log.append(value) == first + number
        log.close()
        assert rows(folder) == [(first + number, value) for number, value in enumerate(values)]
        assert wrong(folder) == []


@given(st.dictionaries(st.text(st.characters(exclude_categories=["Cs"]), max_size=20), st.integers(0, (1 << 64) - 1)))
def test_any_consumers_come_back_from_the_index(consumers: dict[str, int]) -> None:
    with tempfile.TemporaryDirectory() as name:
        with segspec.create(name, "ffwd") as log:
            for consumer, offset in consumers.items():
                log.track(consumer=consumer, offset=offset)
        entries = [entry for _, entry in segspec.open(name).index_entries()]
        assert {entry["id"]: entry["offset"] for entry in entries} == consumers
        assert len(entries) == len(consumers)


def test_a_message_that_is_short_of_room_by_less_than_its_size_field_rolls_cleanly(tmp_path: Path) -> None:
    """The class fails here, and leaves the size in the file (corpus case overflow_quirk)."""
    for short in range(5):
        folder = tmp_path / str(short)
        with segspec.create(folder, "ffwd", dialect="system", segment_bytes=10_000) as log:
            room = 10_000 - len(encode.header(0, "system")) - len(encode.entry(b"x" * 100))
            given = append_all(log, [b"x" * 100, b"y" * (room - 4 + short), b"z"])
        assert rows(folder) == given
        assert wrong(folder) == []
        assert len(segspec.open(folder).segments) == 2


def test_a_message_longer_than_a_segment_is_refused_in_the_systems_dialect_and_takes_no_number(tmp_path: Path) -> None:
    """The class begins a segment with the number of the lost message (corpus case oversize_entry)."""
    with segspec.create(tmp_path, "ffwd", dialect="system", segment_bytes=10_000) as log:
        log.append(b"a")
        with pytest.raises(ValueError, match="value has 9981 bytes; 9980 is the most"):
            log.append(bytes(9981))
        assert log.append(bytes(9980)) == 1
        assert log.append(b"b") == 2
    assert [(offset, len(value)) for offset, value in rows(tmp_path)] == [(0, 1), (1, 9980), (2, 1)]


def test_a_message_longer_than_a_segment_is_alone_in_one_in_the_documents_dialect(tmp_path: Path) -> None:
    with segspec.create(tmp_path, "ffwd", segment_bytes=100) as log:
        given = append_all(log, [b"long" * 100, b"short", b"long" * 100, b"short"])
    assert rows(tmp_path) == given
    assert [s.base for s in segspec.open(tmp_path).segments] == [0, 1, 2, 3]


def test_the_sixteenth_empty_message_in_a_row_begins_a_segment_and_a_resumed_writer_still_counts(
    tmp_path: Path,
) -> None:
    with segspec.create(tmp_path, "ffwd") as log:
        append_all(log, [b"x"] + [b""] * 14)
    with segspec.create(tmp_path, "ffwd", resume=True) as log:
        assert log.append(b"") == 15
        assert log.append(b"") == 16
        assert log.append(b"y") == 17
    assert rows(tmp_path) == [(0, b"x"), *((n, b"") for n in range(1, 17)), (17, b"y")]
    assert [segment.base for segment in segspec.open(tmp_path).segments] == [0, 16]


def test_a_gap_begins_a_segment(tmp_path: Path) -> None:
    with segspec.create(tmp_path, "ffwd") as log:
        append_all(log, [b"a", b"b"])
        assert log.append(b"c", offset=10) == 10
    assert rows(tmp_path, on_damage="skip") == [(0, b"a"), (1, b"b"), (10, b"c")]
    assert wrong(tmp_path) == ["missing-segment"]


def test_consumers_go_on_where_the_queue_is_resumed(tmp_path: Path) -> None:
    with segspec.create(tmp_path, "ffwd") as log:
        append_all(log, [b"a", b"b"])
        log.track(consumer="one", offset=1)
        log.track(consumer="zwei ü", offset=2)
    with segspec.create(tmp_path, "ffwd", resume=True) as log:
        log.append(b"c")
        log.track(consumer="one", offset=3)
    assert segspec.open(tmp_path).info()["consumers"] == {"one": 3, "zwei ü": 2}


def test_a_queue_with_a_torn_index_is_not_resumed_since_the_index_would_be_written_anew(tmp_path: Path) -> None:
    with segspec.create(tmp_path, "ffwd") as log:
        log.append(b"a")
        log.track(consumer="one", offset=1)
    index = tmp_path / "index"
    torn = index.read_bytes()[:-1]
    index.write_bytes(torn)
    with pytest.raises(segspec.SegspecError, match="index:0: torn"):
        segspec.create(tmp_path, "ffwd", resume=True)
    assert index.read_bytes() == torn


def test_a_queue_goes_on_in_its_own_dialect(tmp_path: Path) -> None:
    with segspec.create(tmp_path, "ffwd", dialect="system", segment_bytes=10_000) as log:
        log.append(b"a" * 9000)
    with segspec.create(tmp_path, "ffwd", resume=True, segment_bytes=10_000) as log:
        log.append(b"b" * 9000)
    assert [s.name for s in segspec.open(tmp_path).segments] == ["0" * 16, "0" * 15 + "1"]
    with pytest.raises(ValueError, match="the log is of the dialect system"):
        segspec.create(tmp_path, "ffwd", resume=True, dialect="document")


def test_consumers_and_offsets_that_the_index_cannot_hold_are_refused(tmp_path: Path) -> None:
    with segspec.create(tmp_path, "ffwd", dialect="system") as log:
        with pytest.raises(ValueError, match="offset is -1"):
            log.track(consumer="one", offset=-1)
        with pytest.raises(ValueError, match="between 0 and 9223372036854775807"):
            log.track(consumer="one", offset=1 << 63)
        with pytest.raises(ValueError, match="text that UTF-8 can hold"):
            log.track(consumer="\ud800", offset=1)
        with pytest.raises(ValueError, match="ffwd has no 'user' to track; it has consumer, offset"):
            log.track(user="one", offset=1)
    assert (tmp_path / "index").read_bytes() == b""
