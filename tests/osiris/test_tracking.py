"""Tracking in all its forms, and the state that a broker makes of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from segspec.core.errors import SegspecError
from segspec.library.log import open as open_log
from tests.builders.osiris import (
    DELTA,
    SNAPSHOT,
    NewChunk,
    offset,
    plain,
    segment,
    sequence,
    simple,
    sub_batch,
    timestamp,
)
from tests.helpers.logs import codes, numbered
from tests.osiris.reading import broker_state, read, write_log

NAME = b"\xff\x00" * 127 + b"\xfe"
"""A name of 255 bytes that are no text."""


def tracking(*blocks: bytes, kind: int = DELTA, **options: object) -> NewChunk:
    return NewChunk([simple(b"".join(blocks))], kind=kind, **options)  # type: ignore[arg-type]


def rows(folder: Path) -> list[dict[str, object]]:
    return [row for _, row in open_log(folder, format="osiris").tracking()]


def test_every_form_is_read(tmp_path: Path) -> None:
    content, index = segment(
        tracking(sequence(b"w", 0, 70), offset(NAME, 2**64 - 1), timestamp(b"", -1), kind=SNAPSHOT),
        plain(b"a", trailer=sequence(b"w", 9) + offset(b"w", 3)),
        tracking(timestamp(b"t", 5)),
    )
    assert rows(write_log(tmp_path, (0, content, index))) == [
        {"position": 8, "chunk_id": 70, "source": "snapshot", "type": "sequence", "id": b"w", "sequence": 0},
        {"position": 8, "chunk_id": 0, "source": "snapshot", "type": "offset", "id": NAME, "offset": 2**64 - 1},
        {"position": 8, "chunk_id": 0, "source": "snapshot", "type": "timestamp", "id": b"", "timestamp": -1},
        {"position": 354, "chunk_id": 1, "source": "trailer", "type": "sequence", "id": b"w", "sequence": 9},
        {"position": 354, "chunk_id": 1, "source": "trailer", "type": "offset", "id": b"w", "offset": 3},
        {"position": 429, "chunk_id": 2, "source": "delta", "type": "timestamp", "id": b"t", "timestamp": 5},
    ]


def test_tracking_chunks_are_no_records_and_take_an_offset_each() -> None:
    content, _ = segment(
        tracking(kind=SNAPSHOT), plain(b"a"), tracking(offset(b"c", 0)), tracking(offset(b"c", 1)), plain(b"b")
    )
    records, findings, summary = read(content)
    assert numbered(records) == [(1, b"a"), (4, b"b")]
    assert not findings
    assert (summary.frames, summary.next_offset) == (5, 5)


def test_the_state_is_that_of_the_last_segment_alone(tmp_path: Path) -> None:
    first, first_index = segment(plain(b"a", trailer=sequence(b"gone", 1)), plain(b"b", trailer=offset(b"gone", 1)))
    last, last_index = segment(
        plain(b"c", trailer=sequence(b"before", 2)),
        tracking(sequence(b"w", 5, 1), offset(b"c", 1), kind=SNAPSHOT),
        plain(b"d", trailer=sequence(b"w", 6) + sequence(b"x", 1)),
        tracking(offset(b"c", 2), timestamp(b"t", 7)),
        base=2,
    )
    folder = write_log(tmp_path, (0, first, first_index), (2, last, last_index))
    path, state = broker_state(open_log(folder, format="osiris"))
    assert path == str(folder / "00000000000000000002.segment")
    assert state.sequences == {b"w": (4, 6), b"x": (4, 1)}
    assert state.offsets == {b"c": 2}
    assert state.timestamps == {b"t": 7}


def test_one_name_may_be_tracked_in_three_ways(tmp_path: Path) -> None:
    content, index = segment(plain(b"a", trailer=sequence(b"n", 1) + offset(b"n", 2) + timestamp(b"n", 3)))
    path, state = broker_state(open_log(write_log(tmp_path, (0, content, index)), format="osiris"))
    assert path == str(tmp_path / "00000000000000000000.segment")
    assert state.as_dict() == {
        "sequences": [{"id": b"n", "chunk_id": 0, "sequence": 1}],
        "offsets": [{"id": b"n", "offset": 2}],
        "timestamps": [{"id": b"n", "timestamp": 3}],
    }


def test_an_empty_snapshot_forgets_everything(tmp_path: Path) -> None:
    content, index = segment(plain(b"a", trailer=sequence(b"w", 1)), tracking(kind=SNAPSHOT))
    _, state = broker_state(open_log(write_log(tmp_path, (0, content, index)), format="osiris"))
    assert not state.sequences


def test_a_last_segment_without_a_chunk_is_passed_over(tmp_path: Path) -> None:
    content, index = segment(plain(b"a", trailer=sequence(b"w", 1)))
    empty, empty_index = segment(base=1)
    folder = write_log(tmp_path, (0, content, index), (1, empty, empty_index))
    path, state = broker_state(open_log(folder, format="osiris"))
    assert path is not None
    assert path.endswith("00000000000000000000.segment")
    assert state.sequences == {b"w": (0, 1)}


@pytest.mark.parametrize(
    ("made", "code"),
    [
        (tracking(sequence(b"w", 1)[:-1]), "bad-length"),
        (tracking(b"\3\1w" + bytes(8)), "bad-encoding"),
        (tracking(sequence(b"w", 1), kind=SNAPSHOT), "bad-length"),
        (NewChunk([simple(b""), simple(b"")], kind=DELTA), "bad-count"),
        (tracking(sequence(b"w", 1), records=2), "bad-count"),
        (NewChunk([simple(b"")], kind=SNAPSHOT, records=2), "bad-count"),
        (NewChunk([simple(b"")], kind=DELTA, records=0), "bad-count"),
        (NewChunk([], kind=SNAPSHOT), "bad-count"),
        (NewChunk([], kind=SNAPSHOT, num_entries=1, records=1), "bad-length"),
        (NewChunk([sub_batch(0, b"", 0, 0)], kind=DELTA, records=1), "bad-encoding"),
    ],
)
def test_a_tracking_chunk_that_is_none_stops_the_reader(made: NewChunk, code: str) -> None:
    """It might be a user chunk whose type was damaged: passing over it could hide records."""
    records, findings, _ = read(segment(plain(b"a"), made, plain(b"b"))[0])
    assert numbered(records) == [(0, b"a")]
    assert codes(findings) == [code]


def test_bytes_after_the_only_entry_of_a_tracking_chunk_are_seen() -> None:
    made = NewChunk([simple(offset(b"c", 1)), b"left over"], kind=DELTA, num_entries=1, records=1)
    records, findings, _ = read(segment(plain(b"a"), made, plain(b"b"))[0])
    assert numbered(records) == [(0, b"a")]
    assert codes(findings) == ["trailing-bytes"]


def test_damaged_tracking_fails_under_fail() -> None:
    with pytest.raises(SegspecError):
        read(segment(plain(b"a", trailer=b"\7"))[0], "fail")
