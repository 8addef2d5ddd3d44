"""What the osiris writer refuses, with nothing changed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import segspec
from tests.writing.logs import rows, wrong
from tests.writing.osiris_reading import chunks, kinds


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ({"segment_bytes": 3_000_000_001}, "segment_bytes is 3000000001; it is between 1 and 3000000000"),
        ({"segment_chunks": 0}, "segment_chunks is 0; it is at least 1"),
        ({"chunk_entries": 65_536}, "chunk_entries is 65536; it is between 1 and 65535"),
        ({"chunk_bytes": 0}, "chunk_bytes is 0; it is between 1 and 67108864"),
        ({"chunk_milliseconds": -1}, "chunk_milliseconds is -1; it is at least 0"),
        ({"sub_batch_records": 0}, "sub_batch_records is 0; it is between 1 and 65535"),
        ({"filter_bytes": 15}, "filter_bytes is 15; it is between 16 and 255"),
        ({"filter_bytes": 256}, "filter_bytes is 256; it is between 16 and 255"),
        ({"retention_age": -1}, "retention_age is -1; it is at least 0"),
        ({"epoch": 1 << 64}, "epoch is 18446744073709551616; it is between 0 and 18446744073709551615"),
        ({"first_offset": -1}, "first_offset is -1; it is between 0 and 18446744073709551613"),
        ({"key": 1}, "osiris has no option 'key'; it has dialect, retention_bytes, segment_bytes"),
    ],
)
def test_a_wrong_option_is_named_and_nothing_is_made(words: dict[str, Any], message: str, tmp_path: Path) -> None:
    folder = tmp_path / "log"
    with pytest.raises(ValueError) as refused:
        segspec.create(folder, "osiris", **words)
    assert message in str(refused.value)
    assert not folder.exists()


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ({"producer": b"p"}, "producer and sequence come together"),
        ({"sequence": 1}, "producer and sequence come together"),
        ({"producer": b"p" * 256, "sequence": 1}, "producer has 256 bytes; 255 is the most"),
        ({"producer": b"p", "sequence": 1 << 64}, "sequence is 18446744073709551616"),
        ({"producer": "p", "sequence": 1}, "producer is str; it is bytes"),
        ({"filter": "f"}, "filter is str; it is bytes"),
        ({"sub_batch": "brotli"}, "sub_batch is 'brotli'; it is one of none, gzip, snappy, lz4, zstd"),
        ({"timestamp": 1 << 63}, "timestamp is 9223372036854775808"),
        ({"offset": 0}, "offset is 0; it is at least 1"),
        (
            {"key": b"k"},
            "osiris has no 'key' to append; it has value, producer, sequence, filter, sub_batch, ",
        ),
    ],
)
def test_an_argument_that_a_chunk_has_no_room_for_is_refused_and_nothing_changes(
    words: dict[str, Any], message: str, tmp_path: Path
) -> None:
    with segspec.create(tmp_path, "osiris") as log:
        log.append(b"a")
        with pytest.raises((ValueError, TypeError)) as refused:
            log.append(b"b", **words)
        assert message in str(refused.value)
        assert log.append(b"c", producer=bytearray(b"p"), sequence=1) == 1
    assert rows(tmp_path) == [(0, b"a"), (1, b"c")]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ({"consumer": b"c"}, "there is nothing to track: give an offset, a timestamp, or both"),
        ({"consumer": b"c" * 256, "offset": 1}, "consumer has 256 bytes; 255 is the most"),
        ({"consumer": b"c", "offset": -1}, "offset is -1"),
        ({"consumer": b"c", "offset": 1, "timestamp": 1 << 63}, "timestamp is 9223372036854775808"),
    ],
)
def test_tracking_that_a_block_has_no_room_for_is_refused(words: dict[str, Any], message: str, tmp_path: Path) -> None:
    with segspec.create(tmp_path, "osiris") as log, pytest.raises(ValueError) as refused:
        log.track(**words)
    assert message in str(refused.value)
    assert kinds(tmp_path) == []


def test_the_documents_dialect_refuses_filters_and_a_log_goes_on_in_its_own(tmp_path: Path) -> None:
    with segspec.create(tmp_path, "osiris", dialect="document") as log:
        with pytest.raises(ValueError, match="the document knows no filters"):
            log.append(b"a", filter=b"f")
        log.append(b"a")
    with segspec.create(tmp_path, "osiris", resume=True) as log:
        log.append(b"b")
    assert [chunk.header.version for _, chunk, _ in chunks(tmp_path)] == [1, 1]
    with pytest.raises(ValueError, match="the log is of the dialect document"):
        segspec.create(tmp_path, "osiris", resume=True, dialect="system")
    assert wrong(tmp_path) == []
