"""Where chunks, sub-batches and segments of osiris end, what filters they have, and which segments retention takes."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest

import segspec
from segspec.formats.osiris import encode, writer
from segspec.formats.osiris.chunk import has_unfiltered
from segspec_ksy.osiris_sub_batch import OsirisSubBatch
from tests.osiris.reading import may_hold
from tests.writing.logs import append_all, rows, wrong
from tests.writing.osiris_reading import SOME_TIME, chunks, entries_of, kinds

CONTENT_BYTES = 50 * 44


def test_a_chunk_ends_by_count_by_bytes_by_time_and_at_another_timestamp(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = [5.0]
    monkeypatch.setattr("segspec.formats.osiris.pending.time.monotonic", lambda: clock[0])
    with segspec.create(tmp_path, "osiris", chunk_entries=4, chunk_bytes=100, chunk_milliseconds=500) as log:
        append_all(log, [b"count"] * 5)
        append_all(log, [b"x" * 95, b"x", b"not one more"])
        clock[0] += 0.25
        log.append(b"in time")
        clock[0] += 0.25
        log.append(b"too late")
        log.append(b"from before", timestamp=SOME_TIME)
        log.append(b"from before too", timestamp=SOME_TIME)
        log.append(b"now")
    assert [len(records) for _, _, records in chunks(tmp_path)] == [4, 2, 3, 1, 2, 1]
    times = [chunk.header.timestamp for _, chunk, _ in chunks(tmp_path)]
    assert times[4] == SOME_TIME
    assert [abs(time - writer.now()) < 60_000 for time in times] == [True, True, True, True, False, True]


def test_records_one_after_another_share_a_sub_batch_up_to_its_limit(tmp_path: Path) -> None:
    with segspec.create(tmp_path, "osiris", sub_batch_records=3, chunk_milliseconds=None) as log:
        for number in range(4):
            log.append(b"zip %d" % number, sub_batch="gzip")
        log.append(b"by itself")
        log.append(b"zip again", sub_batch="gzip")
        log.append(b"another codec", sub_batch="zstd")
        log.append(b"another filter", sub_batch="zstd", filter=b"f")
        log.append(b"another publisher", sub_batch="zstd", filter=b"f", producer=b"p", sequence=1)
    [(_, chunk, records)] = chunks(tmp_path)
    batches = [
        (e.compression.name, e.num_records) if isinstance(e, OsirisSubBatch) else None for e in entries_of(chunk)
    ]
    assert batches == [("gzip", 3), ("gzip", 1), None, ("gzip", 1), ("zstd", 1), ("zstd", 1), ("zstd", 1)]
    assert len(records) == 9


def test_a_full_chunk_still_takes_what_fits_into_its_last_sub_batch(tmp_path: Path) -> None:
    with segspec.create(tmp_path, "osiris", chunk_entries=1, sub_batch_records=3, chunk_milliseconds=None) as log:
        for number in range(7):
            log.append(b"%d" % number, sub_batch="lz4")
    assert [(c.header.num_entries, c.header.num_records) for _, c, _ in chunks(tmp_path)] == [(1, 3), (1, 3), (1, 1)]


@pytest.mark.parametrize(
    ("codec", "number", "opened"),
    [
        ("none", 0, bytes),
        ("gzip", 1, gzip.decompress),
        ("snappy", 2, None),
        ("lz4", 3, lambda body: pa.Codec("lz4").decompress(body, CONTENT_BYTES, asbytes=True)),
        ("zstd", 4, lambda body: pa.Codec("zstd").decompress(body, CONTENT_BYTES, asbytes=True)),
    ],
)
def test_a_sub_batch_is_in_the_container_that_clients_open(
    codec: str, number: int, opened: Callable[[bytes], bytes] | None, tmp_path: Path
) -> None:
    values = [b"x" * 40] * 50
    with segspec.create(tmp_path, "osiris", chunk_milliseconds=None) as log:
        for value in values:
            log.append(value, sub_batch=codec)
    [(_, chunk, _)] = chunks(tmp_path)
    [batch] = entries_of(chunk)
    assert (batch.compression.value, batch.num_records, batch.len_uncompressed) == (number, 50, CONTENT_BYTES)
    if opened is None:
        # The framing format's stream identifier; no library here reads it besides the one that wrote it.
        assert batch.body.startswith(b"\xff\x06\0\0sNaPpY")
    else:
        assert opened(batch.body) == b"".join(map(encode.simple_entry, values))


def test_blocks_of_an_lz4_sub_batch_do_not_depend_on_one_another_for_the_java_client_opens_no_others(
    tmp_path: Path,
) -> None:
    with segspec.create(tmp_path, "osiris", chunk_milliseconds=None) as log:
        log.append(b"x" * 300_000, sub_batch="lz4")
    [(_, chunk, [record])] = chunks(tmp_path)
    [batch] = entries_of(chunk)
    # Magic, then the frame descriptor's flags: version 1 and "block independence" (the LZ4 frame format, 1.6).
    assert batch.body.startswith(b"\x04\x22\x4d\x18")
    assert batch.body[4] & 0b1110_0000 == 0b0110_0000
    assert record.value == b"x" * 300_000


def test_a_chunk_has_a_filter_only_if_a_record_has_a_value(tmp_path: Path) -> None:
    with segspec.create(tmp_path, "osiris", filter_bytes=20) as log:
        log.append(b"none")
        log.append(b"empty", filter=b"")
        log.flush()
        log.append(b"none")
        log.append(b"fruit", filter=b"apple")
        log.flush()
        log.append(b"fruit", filter=b"apple")
    first, second, third = [chunk.filter for _, chunk, _ in chunks(tmp_path)]
    assert (first, len(second), len(third)) == (b"", 20, 20)
    assert (has_unfiltered(second), has_unfiltered(third)) == (True, False)
    assert may_hold(second, b"apple")
    assert not may_hold(third, b"orders")


def test_a_segment_that_has_reached_its_bytes_is_ended_before_the_next_chunk(tmp_path: Path) -> None:
    """A broker counts the header, and lets the last chunk overshoot."""
    chunk = 48 + 4 + 10
    for limit, first in ((8 + 2 * chunk, 2), (8 + 2 * chunk + 1, 3), (8 + chunk, 1), (1, 1)):
        folder = tmp_path / str(limit)
        with segspec.create(folder, "osiris", segment_bytes=limit, chunk_entries=1) as log:
            append_all(log, [b"x" * 10] * 4)
        sizes = [Path(segment.path).stat().st_size for segment in segspec.open(folder).segments]
        assert sizes[0] == 8 + first * chunk
        assert wrong(folder) == []


def test_a_segment_that_has_reached_its_chunks_is_ended_and_a_resumed_one_still_counts(tmp_path: Path) -> None:
    words = {"segment_chunks": 4, "chunk_entries": 1}
    with segspec.create(tmp_path, "osiris", **words) as log:
        append_all(log, [b"x"] * 3)
        log.track(consumer=b"c", offset=1)
    with segspec.create(tmp_path, "osiris", resume=True, **words) as log:
        append_all(log, [b"x"] * 5)
    assert [kind for _, kind, _ in kinds(tmp_path)].count("tracking snapshot chunk") == 2
    assert [(s.name.lstrip("0"), s.base) for s in segspec.open(tmp_path).segments] == [
        (".segment", 0),
        ("4.segment", 4),
        ("8.segment", 8),
    ]


def test_a_segment_never_holds_its_snapshot_alone(tmp_path: Path) -> None:
    with segspec.create(tmp_path, "osiris", segment_chunks=1, segment_bytes=1, chunk_entries=1) as log:
        for number in range(3):
            log.append(b"x", producer=b"p", sequence=number)
    assert kinds(tmp_path) == [
        (".segment", "user chunk", 0),
        ("1.segment", "tracking snapshot chunk", 1),
        ("1.segment", "user chunk", 2),
        ("3.segment", "tracking snapshot chunk", 3),
        ("3.segment", "user chunk", 4),
    ]
    assert wrong(tmp_path) == []


def test_an_offset_beyond_the_due_one_begins_a_segment_whose_snapshot_comes_before_it(tmp_path: Path) -> None:
    with segspec.create(tmp_path, "osiris") as log:
        append_all(log, [b"a", b"b"])
        assert log.append(b"c", offset=5) == 5
        assert log.append(b"d", offset=6, producer=b"p", sequence=1) == 6
        assert log.append(b"e", offset=20) == 20
        with pytest.raises(ValueError, match="offset is 20; it is at least 21"):
            log.append(b"f", offset=20)
    assert rows(tmp_path, on_damage="skip") == [(0, b"a"), (1, b"b"), (5, b"c"), (6, b"d"), (20, b"e")]
    assert [segment.base for segment in segspec.open(tmp_path).segments] == [0, 5, 19]
    assert wrong(tmp_path) == ["missing-segment"] * 2


def test_no_segment_is_left_without_a_chunk_by_a_gap(tmp_path: Path) -> None:
    with segspec.create(tmp_path, "osiris") as log:
        with pytest.raises(ValueError, match="offset is 5, and the open segment begins with 0: see first_offset"):
            log.append(b"a", offset=5)
        log.append(b"a")
        assert log.append(b"b", offset=5) == 5
        log.roll()
        assert log.append(b"c", offset=7) == 7
    assert [segment.base for segment in segspec.open(tmp_path).segments] == [0, 5, 7]
    assert rows(tmp_path, on_damage="skip") == [(0, b"a"), (5, b"b"), (7, b"c")]


def test_the_last_offsets_are_kept_for_a_snapshot_and_a_delta(tmp_path: Path) -> None:
    last = writer.LAST_OFFSET
    with segspec.create(tmp_path, "osiris", first_offset=last - 1) as log:
        assert log.append(b"a", producer=b"p", sequence=0) == last - 1
        log.track(consumer=b"c", offset=1)
        log.roll()
        log.track(consumer=b"c", offset=2)
        log.flush()
        with pytest.raises(ValueError, match=f"{last} is the last number"):
            log.track(consumer=b"c", offset=3)
        with pytest.raises(ValueError, match=f"{last} is the last number"):
            log.append(b"b")
    assert wrong(tmp_path) == []


def age(folder: Path, words: dict[str, Any]) -> list[int]:
    """The bases that are left of three segments, a day and an hour old, and new, after one more."""
    hour = 3_600_000
    with segspec.create(folder, "osiris", segment_chunks=1, **words) as log:
        for number, old in enumerate((24 * hour, hour, 0)):
            log.append(b"%d" % number, timestamp=writer.now() - old)
            log.flush()
        log.append(b"3")
    return [segment.base or 0 for segment in segspec.open(folder).segments]


@pytest.mark.parametrize(
    ("words", "left"),
    [
        ({}, [0, 1, 2, 3]),
        ({"retention_age": 2 * 3600}, [1, 2, 3]),
        ({"retention_age": 1800}, [2, 3]),
        ({"retention_age": 1800, "retention_bytes": 10**9}, [2, 3]),
        ({"retention_age": 2 * 3600, "retention_bytes": 100}, [2, 3]),
        ({"retention_bytes": 0}, [3]),
    ],
)
def test_segments_go_by_bytes_and_by_the_age_of_their_last_chunk(
    words: dict[str, Any], left: list[int], tmp_path: Path
) -> None:
    assert age(tmp_path, words) == left
    assert [path.suffix for path in sorted(tmp_path.iterdir())] == [".index", ".segment"] * len(left)
