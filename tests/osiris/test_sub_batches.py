"""Sub-batches: every codec, and every lie that clients can put into one."""

from __future__ import annotations

from collections.abc import Callable

import cramjam
import pytest

from segspec.core.errors import Code, SegspecError, Severity
from tests.builders.osiris import NewChunk, plain, segment, simple, sub_batch
from tests.helpers.logs import codes, numbered
from tests.osiris.reading import read

BODY = simple(b"one") + simple(b"") + simple(b"three")
COMPRESS: dict[int, Callable[[bytes], bytes]] = {
    0: lambda body: body,
    1: lambda body: bytes(cramjam.gzip.compress(body)),
    2: lambda body: bytes(cramjam.snappy.compress(body)),
    3: lambda body: bytes(cramjam.lz4.compress(body)),
    4: lambda body: bytes(cramjam.zstd.compress(body)),
}


def batch(codec: int, body: bytes = BODY, records: int = 3) -> bytes:
    return sub_batch(codec, COMPRESS[codec](body), records, len(body))


@pytest.mark.parametrize("codec", list(COMPRESS))
def test_every_codec_gives_the_records_with_consecutive_offsets(codec: int) -> None:
    content, _ = segment(NewChunk([simple(b"zero"), batch(codec), simple(b"four")], records=5), plain(b"five"), base=10)
    records, findings, _ = read(content, base=10)
    assert numbered(records) == [(10, b"zero"), (11, b"one"), (12, b""), (13, b"three"), (14, b"four"), (15, b"five")]
    assert not findings


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


@pytest.mark.parametrize("codec", [1, 2, 3, 4])
def test_an_undecodable_body_loses_its_own_records(codec: int) -> None:
    content, _ = segment(NewChunk([sub_batch(codec, b"\xde\xad\xbe\xef" * 3, 2, 20), simple(b"b")], records=3))
    records, findings, _ = read(content)
    assert numbered(records) == [(2, b"b")]
    assert [(f.code, f.records) for f in findings] == [(Code.BAD_COMPRESSION, 2)]


@pytest.mark.parametrize("codec", [1, 2, 3, 4])
def test_a_cut_body_is_no_shorter_batch(codec: int) -> None:
    whole = COMPRESS[codec](BODY * 40)
    content, _ = segment(NewChunk([sub_batch(codec, whole[: len(whole) // 2], 120, 40 * len(BODY))], records=120))
    records, findings, _ = read(content)
    assert not records
    assert codes(findings) == ["bad-compression"]


def test_raw_snappy_and_an_lz4_block_are_not_the_containers() -> None:
    for codec, body in ((2, cramjam.snappy.compress_raw(BODY)), (3, cramjam.lz4.compress_block(BODY))):
        records, findings, _ = read(segment(NewChunk([sub_batch(codec, bytes(body), 3, len(BODY))], records=3))[0])
        assert not records
        assert codes(findings) == ["bad-compression"]


def test_a_false_uncompressed_length_is_a_warning_for_nothing_is_lost() -> None:
    content, _ = segment(NewChunk([sub_batch(1, COMPRESS[1](BODY), 3, 7)], records=3))
    records, findings, _ = read(content)
    assert len(records) == 3
    (finding,) = findings
    assert (finding.code, finding.severity) == (Code.BAD_LENGTH, Severity.WARNING)
    assert (finding.expected, finding.actual) == (str(len(BODY)), "7")


def test_fewer_records_than_stated_leave_a_hole() -> None:
    content, _ = segment(NewChunk([batch(0, records=5), simple(b"b")], records=6))
    records, findings, _ = read(content)
    assert [record.offset for record in records] == [0, 1, 2, 5]
    assert [(f.code, f.records, f.expected, f.actual) for f in findings] == [(Code.BAD_COUNT, 2, "3", "5")]


def test_more_records_than_stated_have_no_offsets_and_stay_out() -> None:
    content, _ = segment(NewChunk([batch(0, records=2), simple(b"b")], records=3))
    records, findings, _ = read(content)
    assert numbered(records) == [(0, b"one"), (1, b""), (2, b"b")]
    assert codes(findings) == ["bad-count"]


def test_a_batch_of_no_records_is_legal() -> None:
    content, _ = segment(NewChunk([sub_batch(1, b"", 0, 0), simple(b"b")], records=1))
    records, findings, _ = read(content)
    assert numbered(records) == [(0, b"b")]
    assert not findings


def test_a_batch_of_65535_records_that_are_not_there() -> None:
    content, _ = segment(NewChunk([sub_batch(0, b"", 65_535, 0), simple(b"b")], records=65_536))
    records, findings, _ = read(content)
    assert numbered(records) == [(65_535, b"b")]
    assert [(f.code, f.records) for f in findings] == [(Code.BAD_COUNT, 65_535)]


def test_a_nested_batch_does_not_exist() -> None:
    content, _ = segment(NewChunk([batch(0, simple(b"one") + batch(0), 4)], records=4))
    records, findings, _ = read(content)
    assert numbered(records) == [(0, b"one")]
    (finding,) = findings
    assert (finding.code, finding.records) == (Code.BAD_ENCODING, 3)
    assert finding.field == "data.entries[0].entry.body.entries[1].is_sub_batch"


def test_an_entry_that_overruns_the_batch_loses_the_rest_of_it() -> None:
    content, _ = segment(NewChunk([batch(1, simple(b"one") + b"\0\0\1\0abc", 3), simple(b"b")], records=4))
    records, findings, _ = read(content)
    assert numbered(records) == [(0, b"one"), (3, b"b")]
    assert [(f.code, f.records) for f in findings] == [(Code.BAD_LENGTH, 2)]


def test_set_reserved_bits_are_a_note() -> None:
    content, _ = segment(NewChunk([sub_batch(0, BODY, 3, len(BODY), reserved=5)], records=3))
    records, findings, _ = read(content)
    assert len(records) == 3
    assert [(f.code, f.severity) for f in findings] == [(Code.RESERVED_NONZERO, Severity.NOTE)]
