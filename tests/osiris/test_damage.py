"""Damage by situation: what is released under each policy, what is reported, and that nothing is invented."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from segspec.core.errors import Code, SegspecError, Severity
from segspec.core.stretch import Level
from segspec.formats.osiris.layout import KINDS, MARK
from segspec.library.log import open as open_log
from segspec.parsing import kaitai
from segspec.storage.source import from_bytes
from segspec_ksy.osiris_chunk_header import OsirisChunkHeader
from tests.builders.osiris import (
    CHUNK_HEADER,
    DELTA,
    HEADER,
    NewChunk,
    chunk,
    offset,
    plain,
    positions,
    segment,
    sequence,
    simple,
    sub_batch,
)
from tests.helpers.effort import counted
from tests.helpers.logs import codes, numbered
from tests.osiris.reading import read, write_log

THREE = (plain(b"a", b"b"), plain(b"c"), plain(b"d", b"e", b"f"))
ALL = [(0, b"a"), (1, b"b"), (2, b"c"), (3, b"d"), (4, b"e"), (5, b"f")]


def flip(content: bytes, position: int, mask: int = 0xFF) -> bytes:
    changed = bytearray(content)
    changed[position] ^= mask
    return bytes(changed)


def test_a_broken_header_is_searched_over_by_two_witnesses() -> None:
    content, _ = segment(*THREE)
    _, second, third, _ = positions(*THREE)
    lost = content[:second] + b"\xff" * CHUNK_HEADER.size + content[second + CHUNK_HEADER.size :]
    records, findings, _ = read(lost, "skip")
    assert numbered(records) == ALL[:2] + ALL[3:]
    (finding,) = findings
    assert (finding.code, finding.bytes, finding.records) == (Code.BAD_MAGIC, third - second, 1)


def test_a_wrong_magic_is_mended_where_the_chunks_around_it_leave_no_doubt() -> None:
    content, _ = segment(*THREE)
    records, findings, _ = read(flip(content, positions(*THREE)[1]), "skip")
    assert numbered(records) == ALL
    (finding,) = findings
    assert (finding.code, finding.bytes, finding.records) == (Code.BAD_MAGIC, 0, 0)
    assert "the chunks around it and the checksum of the data say magic 5, not 10" in finding.message


def test_a_chunk_inside_a_payload_is_never_taken_for_one_of_the_log() -> None:
    """A record can hold a copy of another log. When the header around it is lost, the copy must stay a payload."""
    inner = chunk(plain(b"not ours"), 500)
    outer = (plain(b"a"), plain(b"x" + inner + b"y"), plain(b"b"))
    content, _ = segment(*outer)
    _, second, _, _ = positions(*outer)
    damaged = flip(flip(content, second), second + CHUNK_HEADER.size + 5)
    assert numbered(read(damaged, "skip")[0]) == [(0, b"a"), (2, b"b")]


def test_a_run_of_chunks_inside_a_payload_is_seen_through_by_the_index(tmp_path: Path) -> None:
    copy = chunk(plain(b"not"), 500) + chunk(plain(b"ours"), 501)
    outer = (plain(b"a"), plain(b"x" + copy + b"y"), plain(b"b"))
    content, index = segment(*outer)
    _, second, _, _ = positions(*outer)
    log = write_log(tmp_path / "log", (0, flip(flip(content, second), second + CHUNK_HEADER.size + 5), index))
    records = open_log(log, format="osiris").records(on_damage="skip", report=lambda finding: None)
    assert numbered(list(records)) == [(0, b"a"), (2, b"b")]


def skipped(folder: Path, content: bytes, index: bytes) -> list[tuple[int | None, bytes | None]]:
    log = open_log(write_log(folder, (0, content, index)), format="osiris")
    return numbered(log.records(on_damage="skip", report=lambda finding: None))


@pytest.mark.parametrize("come_in", [b"", b"nine more"], ids=["lost", "come in"])
def test_where_bytes_are_lost_or_come_in_the_chunks_that_the_index_lists_elsewhere_are_found(
    come_in: bytes, tmp_path: Path
) -> None:
    content, index = segment(*THREE)
    at = positions(*THREE)[1] + CHUNK_HEADER.size + 2
    assert skipped(tmp_path, content[:at] + come_in + content[at + 3 :], index) == ALL[:2] + ALL[3:]


def test_a_chunk_that_the_index_lists_elsewhere_is_all_that_it_says_of_it(tmp_path: Path) -> None:
    """A payload has the image of a chunk with an id of the log, of another time."""
    image = chunk(plain(b"not ours", timestamp=77), 2)
    outer = (plain(b"a"), plain(b"x" + image + b"y"), plain(b"b"))
    content, index = segment(*outer)
    _, second, third, _ = positions(*outer)
    damaged = flip(content, second)
    assert skipped(tmp_path, damaged[: third - 1] + damaged[third:], index) == [(0, b"a"), (2, b"b")]


@pytest.mark.parametrize("timestamp", [None, 7], ids=["of another time", "of the same time"])
def test_a_chunk_in_the_place_of_another_does_not_become_that_one(timestamp: int | None, tmp_path: Path) -> None:
    """The first chunk was written twice, over the second: its records are not those of the second."""
    chunks = [plain(body, timestamp=timestamp) for body in (b"a", b"b", b"c")]
    content, index = segment(*chunks)
    first, second, third, _ = positions(*chunks)
    twice = content[:second] + content[first:second] + content[third:]
    assert skipped(tmp_path, twice, index) == [(0, b"a"), (2, b"c")]


def test_an_index_of_another_segment_keeps_no_chunk_from_being_found(tmp_path: Path) -> None:
    content, _ = segment(*THREE)
    _, index = segment(*(plain(b"of another segment") for _ in range(9)), base=100)
    assert skipped(tmp_path, flip(content, positions(*THREE)[1]), index) == ALL[:2] + ALL[3:]


def test_a_torn_chunk_that_holds_another_log_gives_none_of_it() -> None:
    """The file is cut inside the copy, so that the copy's own tail looks like the tail of the log."""
    copy = b"".join(chunk(plain(b"not", b"ours"), 500 + 2 * number) for number in range(4))
    outer = (plain(b"a"), plain(b"x" + copy))
    content, _ = segment(*outer)
    inner = len(content) - len(copy)
    for end in range(inner, len(content)):
        assert numbered(read(content[:end], "skip")[0]) == [(0, b"a")]


def test_a_broken_last_chunk_that_holds_another_log_is_seen_through_by_the_index(tmp_path: Path) -> None:
    copy = b"".join(chunk(plain(b"not", b"ours"), 500 + 2 * number) for number in range(4))
    outer = (plain(b"a"), plain(b"x" + copy))
    content, index = segment(*outer)
    second = positions(*outer)[1]
    folder = write_log(tmp_path, (0, flip(flip(content, second), second + CHUNK_HEADER.size + 5), index))
    records = open_log(folder, format="osiris").records(on_damage="skip", report=lambda finding: None)
    assert numbered(list(records)) == [(0, b"a")]


def test_a_tear_in_the_trailer_is_torn_and_its_records_come_under_skip_alone() -> None:
    """The checksum proves the data without the trailer; a reader that waits for the rest must not have them twice."""
    chunks = (plain(b"a"), plain(b"b", trailer=sequence(b"w", 7)))
    content, _ = segment(*chunks)
    for missing in range(1, len(sequence(b"w", 7)) + 1):
        records, findings, summary = read(content[:-missing])
        assert numbered(records) == [(0, b"a")]
        assert (summary.end, findings[0].field) == ("torn", "trailer")
        records, findings, summary = read(content[:-missing], "skip")
        assert numbered(records) == [(0, b"a"), (1, b"b")]
        assert codes(findings) == ["torn"]
        assert (summary.end, summary.prefix_records) == ("torn", 1)


def test_a_tear_in_the_trailer_of_damaged_data_gives_nothing() -> None:
    content, _ = segment(plain(b"a"), plain(b"b", trailer=sequence(b"w", 7)))
    records, _, _ = read(flip(content[:-3], len(content) - 12), "skip")
    assert numbered(records) == [(0, b"a")]


def test_zeros_in_the_middle_are_damage() -> None:
    content, _ = segment(*THREE)
    _, second, third, _ = positions(*THREE)
    records, findings, summary = read(content[:second] + bytes(third - second) + content[third:], "skip")
    assert numbered(records) == ALL[:2] + ALL[3:]
    assert codes(findings) == ["bad-magic"]
    assert summary.end == "corrupt"


def test_an_id_that_no_neighbour_bears_out_is_read_as_these_say() -> None:
    chunks = (plain(b"a"), plain(b"b"), plain(b"c"))
    content, _ = segment(*chunks)
    damaged = flip(content, positions(*chunks)[1] + 31, 0x40)
    assert numbered(read(damaged)[0]) == [(0, b"a")]
    records, findings, _ = read(damaged, "skip")
    assert numbered(records) == [(0, b"a"), (1, b"b"), (2, b"c")]
    assert [(f.code, f.records) for f in findings] == [(Code.BAD_ORDER, 0)]
    assert "chunk_id 1, not 65" in findings[0].message


@pytest.mark.parametrize("stated", [1, 3])
@pytest.mark.parametrize("level", [Level.CHECKSUMS, Level.RECORDS])
def test_a_false_count_of_records_does_not_move_the_next_chunk(stated: int, level: Level) -> None:
    content = HEADER + chunk(plain(b"a", b"b", records=stated), 0) + chunk(plain(b"c"), 2) + chunk(plain(b"d"), 3)
    records, findings, summary = read(content, level=level)
    assert summary.frames == 3
    assert findings
    if level is Level.RECORDS:
        assert numbered(records) == [(0, b"a"), (1, b"b"), (2, b"c"), (3, b"d")]
        assert codes(findings) == ["bad-count"]


def test_entries_in_front_of_a_bad_one_come_under_skip() -> None:
    bad = NewChunk([simple(b"b"), simple(b"c"), b"\0\0\xff\0d"], records=3)
    content, _ = segment(plain(b"a"), bad, plain(b"e"))
    assert numbered(read(content)[0]) == [(0, b"a")]
    records, findings, _ = read(content, "skip")
    assert numbered(records) == [(0, b"a"), (1, b"b"), (2, b"c"), (4, b"e")]
    assert [(f.code, f.records) for f in findings] == [(Code.BAD_LENGTH, 1)]


def test_the_only_chunk_of_a_misnamed_segment_is_believed_if_the_index_has_it(tmp_path: Path) -> None:
    content, index = segment(plain(b"a"), base=5)
    assert not read(content, base=3)[0]
    log = open_log(write_log(tmp_path, (3, content, index)), format="osiris")
    assert numbered(list(log.records())) == [(5, b"a")]
    assert codes(list(log.verify())) == ["bad-name"]


def test_the_documents_dialect_is_read_and_named() -> None:
    content, _ = segment(plain(b"a", version=1), plain(b"b", version=1))
    records, findings, summary = read(content)
    assert numbered(records) == [(0, b"a"), (1, b"b")]
    assert not findings
    assert summary.dialect == "document"


def test_a_damaged_log_header_does_not_hide_the_chunks_from_skip() -> None:
    records, findings, _ = read(flip(segment(*THREE)[0], 0), "skip")
    assert numbered(records) == ALL
    assert codes(findings) == ["bad-magic"]


def test_the_marks_of_the_search_are_what_the_spec_accepts() -> None:
    header = chunk(plain(b"a"), 0)
    accepted = {
        bytes((first, kind))
        for first in range(256)
        for kind in range(256)
        if kaitai.attempt(OsirisChunkHeader, from_bytes(bytes((first, kind)) + header[2:]), 0)
    }
    assert accepted == {bytes((first, kind)) for first in MARK for kind in KINDS}


bodies = st.lists(st.binary(max_size=40), min_size=1, max_size=4)


@st.composite
def logs(draw: st.DrawFn) -> list[NewChunk]:
    made = []
    for entries in draw(st.lists(bodies, min_size=1, max_size=5)):
        kind = draw(st.integers(0, 3))
        if kind == 0:
            made.append(NewChunk([simple(offset(b"c", len(entries)))], kind=DELTA))
        elif kind == 1:
            body = b"".join(simple(entry) for entry in entries)
            made.append(NewChunk([sub_batch(0, body, len(entries), len(body))], records=len(entries)))
        else:
            made.append(plain(*entries, trailer=sequence(b"w", len(entries)) if kind == 2 else b""))
    return made


@given(logs(), st.data())
def test_any_overwritten_stretch_gives_a_prefix_and_a_subset(made: list[NewChunk], data: st.DataObject) -> None:
    """Values only: times and epochs are in no checksum. Bytes are overwritten anywhere but in chunk types."""
    content, _ = segment(*made)
    truth = numbered(read(content)[0])
    start = data.draw(st.integers(0, len(content)))
    stretch = bytearray(data.draw(st.binary(max_size=60)))
    types = {position + 1 for position in positions(*made)[:-1]}
    for at in range(len(stretch)):
        if start + at in types and start + at < len(content):
            stretch[at] = content[start + at]
    damaged = content[:start] + bytes(stretch) + content[start + len(stretch) :]
    stopped = numbered(read(damaged)[0])
    assert stopped == truth[: len(stopped)]
    assert set(numbered(read(damaged, "skip")[0])) <= set(truth)


def test_trailers_that_all_reach_over_others_hide_none_of_them() -> None:
    chunks = [plain(b"%d" % number, len_trailer=1 << 10) for number in range(30)]
    content, _ = segment(*chunks)
    records, findings, _ = read(content, "skip")
    assert numbered(records) == [(number, b"%d" % number) for number in range(30)]
    assert {(finding.field, finding.records) for finding in findings} == {
        ("header.len_trailer", 0),
        ("trailer", 0),
    }


@pytest.mark.parametrize("more", [b"\x01", b"P", bytes(47)], ids=["a byte", "a mark's beginning", "all but a header"])
def test_a_few_bytes_between_every_two_chunks_hide_none_of_them(more: bytes) -> None:
    content = HEADER + b"".join(chunk(plain(b"%d" % number), number) + more for number in range(30))
    records, findings, _ = read(content, "skip")
    assert numbered(records) == [(number, b"%d" % number) for number in range(30)]
    assert [finding.bytes for finding in findings] == [len(more)] * 30
    assert {finding.records for finding in findings[:-1]} == {0}


def test_bytes_that_may_have_been_a_chunk_that_holds_others_lead_to_no_lone_one() -> None:
    inner = chunk(plain(b"inner"), 1)
    content = HEADER + chunk(plain(b"a"), 0) + b"\x01" * 48 + inner + b"\x01" + chunk(plain(b"b"), 2) + b"\x01"
    assert numbered(read(content, "skip")[0]) == [(0, b"a")]


def test_a_header_is_parsed_once_however_often_it_is_asked_for() -> None:
    content = HEADER + b"".join(chunk(plain(b"%d" % number), number) + b"\x01" for number in range(100))
    with counted() as effort:
        read(content, "skip")
    assert effort.objects <= 8 * 100


@pytest.mark.parametrize("codec", [5, 6, 7])
@pytest.mark.parametrize("policy", ["stop", "skip"])
def test_an_unsupported_codec_loses_its_own_records_and_no_other(codec: int, policy: str) -> None:
    unknown = sub_batch(codec, b"whatever", 3, 99)
    content, _ = segment(NewChunk([simple(b"a"), unknown, simple(b"b")], records=5), plain(b"c"))
    records, findings, summary = read(content, policy)
    assert numbered(records) == [(0, b"a"), (4, b"b"), (5, b"c")]
    assert summary.end == "clean"
    (finding,) = findings
    assert (finding.code, finding.severity, finding.records) == (Code.UNSUPPORTED_CODEC, Severity.ERROR, 3)
    assert (finding.field, finding.expected, finding.actual) == (
        "data.entries[1].entry.compression",
        "0 to 4",
        str(codec),
    )
    assert "offset 1" in finding.message
    with pytest.raises(SegspecError, match="unsupported-codec"):
        read(content, "fail")
