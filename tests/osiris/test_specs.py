"""The generated parsers on real files, whole: what the specs say of a segment and of an index."""

from __future__ import annotations

import zlib
from pathlib import Path

import pytest

from segspec.core.errors import SegspecError
from segspec.core.limits import DEFAULT_LIMITS
from segspec.formats.osiris.chunk import header_at
from segspec.parsing import kaitai
from segspec.storage.source import from_bytes, open_source
from segspec_ksy.osiris_chunk_header import OsirisChunkHeader
from segspec_ksy.osiris_index import OsirisIndex
from segspec_ksy.osiris_index_document import OsirisIndexDocument
from segspec_ksy.osiris_segment import OsirisSegment
from tests.builders.osiris import INDEX_HEADER, SNAPSHOT, NewChunk, chunk, plain, segment, sequence, simple, sub_batch
from tests.osiris.reading import OSIRIS


@pytest.fixture(params=["epochs", "new_bloom16", "new_tracking", "offsets", "plain_amqp091", "subbatch"])
def paths(request: pytest.FixtureRequest, data: Path) -> tuple[Path, Path]:
    segment = next((data / "osiris" / str(request.param)).glob("*.segment"))
    return segment, segment.with_suffix(".index")


def test_a_segment_parses_whole_and_every_checksum_is_right(paths: tuple[Path, Path]) -> None:
    with open_source(paths[0]) as source:
        segment = OsirisSegment(source.stream())
        assert segment.chunks
        for chunk in segment.chunks:
            assert zlib.crc32(chunk.data) == chunk.header.data_crc
        assert source.stream().is_eof()


def test_the_header_says_where_each_part_lies(paths: tuple[Path, Path]) -> None:
    content = paths[0].read_bytes()
    with open_source(paths[0]) as source:
        at = 8
        for parsed in OsirisSegment(source.stream()).chunks:
            header = parsed.header
            for start, part in (
                (header.ofs_filter, parsed.filter),
                (header.ofs_data, parsed.data),
                (header.ofs_trailer, parsed.trailer),
            ):
                assert content[at + start : at + start + len(part)] == part
            at += header.len_chunk
        assert at == len(content)


def test_an_index_has_a_record_for_every_chunk(paths: tuple[Path, Path]) -> None:
    content = paths[1].read_bytes()
    with open_source(paths[0]) as segment, open_source(paths[1]) as index:
        chunks = OsirisSegment(segment.stream()).chunks
        records = OsirisIndex(index.stream()).records
        bare = OsirisIndexDocument(from_bytes(content[len(INDEX_HEADER) :]).stream()).records
    for listed in (records, bare):
        assert [r.chunk_id for r in listed] == [c.header.chunk_id for c in chunks]
        assert [r.chunk_type for r in listed] == [c.header.chunk_type for c in chunks]
        assert not any(r.is_zero for r in listed)


@pytest.mark.parametrize("size", [0, 1, 15, 16, 255])
def test_a_header_is_what_the_spec_reads(size: int) -> None:
    """With any bit of it turned, and with any byte of it missing."""
    content = chunk(plain(b"abc", b"", filter=bytes(size), trailer=sequence(b"w", 1)), 2**40)
    turned = [
        bytes(byte ^ (0x80 >> bit % 8) * (at == bit // 8) for at, byte in enumerate(content)) for bit in range(384)
    ]
    for each in [content, *turned, *(content[:end] for end in range(48))]:
        found, read = header_at(from_bytes(each), 0), kaitai.attempt(OsirisChunkHeader, from_bytes(each), 0)
        assert (found is None) is (read is None)
        if found is not None and read is not None:
            names = (*found._fields, "ofs_data", "ofs_trailer", "len_chunk", "is_filter_size_legal")
            assert {name: getattr(found, name) for name in names} == {name: getattr(read[0], name) for name in names}


def sections(content: bytes) -> list[tuple[str, int | None, int]]:
    """Title, position and size of every section of the first frame, each parsed whole by its own spec."""
    source = from_bytes(content, "00000000000000000000.segment")
    reader = OSIRIS.reader(source, OSIRIS.segment(source.path, None), DEFAULT_LIMITS)
    out = []
    for section in reader.sections(reader.frame(reader.begin())):
        stream = from_bytes(section.content).stream()
        section.spec(*section.params, stream)
        assert stream.is_eof()
        if section.position is not None:
            assert source.read(section.position, len(section.content)) == section.content
        out.append((section.title, section.position, len(section.content)))
    return out


def test_a_user_chunk_has_its_sections_and_those_of_its_sub_batches() -> None:
    body = simple(b"in")
    made = NewChunk([simple(b"a"), sub_batch(0, body, 1, 6)], records=2, filter=bytes(16), trailer=sequence(b"w", 1))
    assert sections(segment(made)[0]) == [
        ("filter", 56, 16),
        ("data section", 72, 22),
        ("trailer", 94, 11),
        ("sub-batch in entry 1, decompressed", None, 6),
    ]


def test_a_tracking_chunk_has_its_data_alone() -> None:
    made = NewChunk([simple(sequence(b"w", 1, 5))], kind=SNAPSHOT)
    assert sections(segment(made)[0]) == [("data section", 56, 23)]


def test_a_sub_batch_that_cannot_be_opened_ends_the_sections_with_its_reason() -> None:
    with pytest.raises(SegspecError, match="unsupported-codec") as caught:
        sections(segment(NewChunk([sub_batch(7, b"x", 1, 6)], records=1))[0])
    assert caught.value.position == 8
