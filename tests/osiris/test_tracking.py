"""Tracking in all its forms, and the state that a broker makes of it."""

from __future__ import annotations

from pathlib import Path

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
    timestamp,
)
from tests.osiris.reading import broker_state, write_log


def tracking(*blocks: bytes, kind: int = DELTA, **options: object) -> NewChunk:
    return NewChunk([simple(b"".join(blocks))], kind=kind, **options)  # type: ignore[arg-type]


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


def test_a_last_segment_without_a_chunk_is_passed_over(tmp_path: Path) -> None:
    content, index = segment(plain(b"a", trailer=sequence(b"w", 1)))
    empty, empty_index = segment(base=1)
    folder = write_log(tmp_path, (0, content, index), (1, empty, empty_index))
    path, state = broker_state(open_log(folder, format="osiris"))
    assert path is not None
    assert path.endswith("00000000000000000000.segment")
    assert state.sequences == {b"w": (0, 1)}
