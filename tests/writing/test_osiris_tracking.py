"""What osiris logs keep of publishers and consumers: deduplication, trailers, delta and snapshot chunks."""

from __future__ import annotations

import shutil
from pathlib import Path

import segspec
from segspec.formats.osiris import encode
from segspec.formats.osiris.tracking import TrackingState
from tests.osiris.reading import broker_state
from tests.writing.logs import rows, wrong
from tests.writing.osiris_reading import SOME_TIME, chunks, state_of


def test_a_sequence_that_is_not_above_the_last_is_left_out_whether_written_or_pending(tmp_path: Path) -> None:
    with segspec.create(tmp_path, "osiris", segment_chunks=2) as log:
        given = [log.append(b"x", producer=b"p", sequence=number) for number in (0, 0, 5, 4, 5, 6)]
        assert given == [0, None, 1, None, None, 2]
        log.flush()
        assert log.append(b"x", producer=b"p", sequence=6) is None
        assert log.append(b"x", producer=b"other", sequence=6) == 3
        log.roll()
        assert log.append(b"x", producer=b"p", sequence=6) is None
        assert log.append(b"x", producer=b"other", sequence=7) == 5
    with segspec.create(tmp_path, "osiris", resume=True) as log:
        assert log.append(b"x", producer=b"p", sequence=6) is None
        assert log.append(b"x", producer=b"other", sequence=7) is None
        assert log.append(b"x", producer=b"p", sequence=7) == 6
    assert [offset for offset, _ in rows(tmp_path)] == [0, 1, 2, 3, 5, 6]
    assert state_of(tmp_path).sequences == {b"p": (6, 7), b"other": (5, 7)}


def test_tracking_is_in_the_trailer_of_the_records_it_came_with_or_in_a_chunk_of_its_own(tmp_path: Path) -> None:
    with segspec.create(tmp_path, "osiris") as log:
        log.append(b"a", timestamp=SOME_TIME)
        log.track(consumer=b"c", offset=0)
        log.append(b"b", timestamp=SOME_TIME, producer=b"p", sequence=9)
        log.flush()
        log.track(consumer=b"c", offset=1, timestamp=-5)
        log.track(consumer=b"c", offset=2)
        log.flush()
        log.flush()
        assert log.append(b"c", timestamp=SOME_TIME) == 3
    found = [(c.kind, c.header.timestamp, [(e.type, e.value) for e in c.tracking]) for _, c, _ in chunks(tmp_path)]
    assert found == [
        ("user chunk", SOME_TIME, [("sequence", 9), ("offset", 0)]),
        ("tracking delta chunk", SOME_TIME, [("timestamp", -5), ("offset", 2)]),
        ("user chunk", SOME_TIME, []),
    ]


def test_a_snapshot_has_what_is_stored_and_the_chunk_after_it_what_is_new(tmp_path: Path) -> None:
    with segspec.create(tmp_path, "osiris", segment_chunks=1) as log:
        log.append(b"a", producer=b"p", sequence=1)
        log.track(consumer=b"c", offset=0, timestamp=1 << 62)
        log.flush()
        log.append(b"b", producer=b"p", sequence=2)
    tracked = [(c.kind, [(e.type, e.value, e.chunk_id) for e in c.tracking]) for _, c, _ in chunks(tmp_path)]
    assert tracked[1:] == [
        ("tracking snapshot chunk", [("timestamp", 1 << 62, 1), ("offset", 0, 1), ("sequence", 1, 0)]),
        ("user chunk", [("sequence", 2, 2)]),
    ]


def test_a_snapshot_leaves_out_what_lies_before_the_log_and_may_be_empty(tmp_path: Path) -> None:
    with segspec.create(tmp_path, "osiris", segment_chunks=1, chunk_entries=1) as log:
        log.append(b"a", timestamp=SOME_TIME)
        log.track(consumer=b"before", offset=0, timestamp=SOME_TIME)
        log.track(consumer=b"in", offset=1, timestamp=SOME_TIME + 1)
        log.append(b"b", timestamp=SOME_TIME + 1)
        log.append(b"c", timestamp=SOME_TIME + 2)
        held = TrackingState({}, {b"before": 0, b"in": 1}, {b"before": SOME_TIME, b"in": SOME_TIME + 1})
        log.flush()
        assert state_of(tmp_path) == held
        assert log.trim(1) == 1
        log.append(b"d", timestamp=SOME_TIME + 3)
        log.flush()
        assert state_of(tmp_path) == TrackingState({}, {b"in": 1}, {b"in": SOME_TIME + 1})
        log.trim(4)
        log.append(b"e", timestamp=SOME_TIME + 4)
        log.append(b"f", timestamp=SOME_TIME + 5)
    last = [(chunk.kind, chunk.data) for _, chunk, _ in chunks(tmp_path)][-3:]
    assert [kind for kind, _ in last] == ["tracking snapshot chunk", "user chunk", "user chunk"]
    assert last[0][1] == encode.simple_entry(b"")
    assert wrong(tmp_path) == []


def test_a_snapshot_keeps_the_255_publishers_that_were_stored_last(tmp_path: Path) -> None:
    with segspec.create(tmp_path, "osiris", chunk_entries=10) as log:
        for number in range(300):
            log.append(b"x", producer=b"%d" % number, sequence=1)
        log.append(b"x", producer=b"7", sequence=2)
        log.roll()
        assert log.append(b"x") == 302
        assert log.append(b"x", producer=b"8", sequence=1) == 303
        assert log.append(b"x", producer=b"299", sequence=1) is None
    names = {name for name, _ in state_of(tmp_path).sequences.items()}
    assert {b"7", b"8", *(b"%d" % number for number in range(50, 300))} <= names
    assert len(names) == 256


def test_a_real_brokers_log_is_gone_on_with(corpus: Path, tmp_path: Path) -> None:
    folder = shutil.copytree(corpus / "osiris" / "dedup", tmp_path / "log")
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    _, theirs = broker_state(segspec.open(folder))
    next_offset = segspec.open(folder).info()["next_offset"]
    with segspec.create(folder, "osiris", resume=True) as log:
        for producer, (_, sequence) in theirs.sequences.items():
            assert log.append(b"again", producer=producer, sequence=sequence) is None
            assert log.append(b"new", producer=producer, sequence=sequence + 1) == next_offset
            next_offset += 1
    assert wrong(folder) == []
    assert all((folder / name).read_bytes().startswith(content) for name, content in before.items())
    assert {name: value for name, (_, value) in state_of(folder).sequences.items()} == {
        name: value + 1 for name, (_, value) in theirs.sequences.items()
    }
