"""`recover` of osiris: what becomes of holes in the offsets, of headers that the index contradicts, of wrong epochs."""

from __future__ import annotations

import os
import struct
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

import segspec as library
from segspec.core.errors import Code, Severity
from segspec.library.log import Log
from segspec.recovery import RecoveredLog
from tests.builders.osiris import (
    CHUNK_HEADER,
    DELTA,
    FIRST_TIME,
    SNAPSHOT,
    NewChunk,
    index_name,
    offset,
    plain,
    positions,
    segment,
    segment_name,
    sequence,
    simple,
)
from tests.conftest import RABBITMQ
from tests.helpers.logs import codes, numbered, write_files
from tests.helpers.sweeps import some
from tests.osiris.reading import broker_state, read
from tests.recover.logs import HOLES, rows

DAMAGED = RABBITMQ / "damaged"
RELEASES = ("rabbitmq-3.10", "rabbitmq-4.0")
NOTHING_LEFT = {"b31-3.10", "b31-4.0"}
"""Streams of empty files."""

FILLER = bytes.fromhex(
    "50010001000000140000018bcfe568000000000000000001000000000000000a2144df1c000000040000000000000000"
)
"""A filler of 20 offsets from 10 on, without its data, as real brokers were given it."""


def damaged_streams() -> list[Path]:
    return [folder for folder in sorted(DAMAGED.iterdir()) if folder.is_dir() and folder.name not in NOTHING_LEFT]


def recovered(source: Path, out: Path, holes: str | None = None) -> tuple[RecoveredLog, Log]:
    (log,) = library.recover(source, out, holes=holes).logs
    return log, library.open(out, format="osiris")


def values(log: Log) -> list[tuple[int | None, bytes | None]]:
    return [(record.offset, record.value) for record in log.records(on_damage="fail")]


def stream(folder: Path, *segments: tuple[int, tuple[NewChunk, ...]]) -> Path:
    files: dict[str, bytes] = {}
    for base, chunks in segments:
        files[segment_name(base)], files[index_name(base)] = segment(*chunks, base=base)
    return write_files(folder, files)


def flip(path: Path, position: int, bits: int = 1) -> None:
    content = bytearray(path.read_bytes())
    content[position] ^= bits
    path.write_bytes(content)


@pytest.mark.parametrize("folder", some(damaged_streams(), 16), ids=lambda folder: folder.name)
@pytest.mark.parametrize("holes", ["fill", "renumber"])
def test_a_consumer_reads_the_recovered_copy_of_any_damaged_stream_to_its_end(
    folder: Path, holes: str, tmp_path: Path
) -> None:
    made, copy = recovered(folder, tmp_path / "out", holes)
    # A damaged time may be in the future, and no byte of the log says a better one.
    told = [finding for finding in copy.verify() if finding.severity is not Severity.NOTE]
    assert [finding.code for finding in told if finding.field != "timestamp"] == []
    for release in RELEASES:
        foretold = copy.forecast(release)
        assert (foretold.crash, foretold.loses_data) == (None, False)
        assert [finding for finding in foretold.hazards if finding.field != "timestamp"] == []
        assert foretold.consumers is not None
        assert foretold.consumers.stop is None
        assert foretold.consumers.until_offset == foretold.next_offset
    assert made.consumers is not None
    assert made.consumers.stop is None
    before, after = rows(folder), rows(tmp_path / "out")
    if holes == "fill":
        assert after == before
    else:
        assert [row[1:] for row in after] == [row[1:] for row in before]
        assert not made.filled


LOST = (plain(b"a", b"b"), plain(b"c", b"d", b"e"), plain(b"f"), plain(b"g"))


def test_a_hole_in_the_middle_is_filled_by_one_chunk_that_takes_all_its_offsets(tmp_path: Path) -> None:
    source = stream(tmp_path / "in", (0, LOST))
    flip(source / segment_name(0), positions(*LOST)[1] + CHUNK_HEADER.size + 5)
    made, copy = recovered(source, tmp_path / "out")
    assert values(copy) == [(0, b"a"), (1, b"b"), (5, b"f"), (6, b"g")]
    assert list(made.files) == [segment_name(0), index_name(0)]
    assert (made.filled, made.lost.ranges) == ([(2, 4)], [(2, 4)])
    content = (tmp_path / "out" / segment_name(0)).read_bytes()
    at = positions(*LOST)[1]
    header = CHUNK_HEADER.unpack_from(content, at)
    assert (header[1], header[2], header[3], header[6]) == (DELTA, 1, 3, 2)
    assert content[at + CHUNK_HEADER.size :][:4] == bytes(4)
    assert library.recover(tmp_path / "out", tmp_path / "again").damaged is False


def test_a_filler_has_the_bytes_that_real_brokers_were_seen_to_read_through() -> None:
    from segspec.formats.osiris.damage.missing_offsets import fillers
    from segspec.formats.osiris.encode import chunk
    from segspec.formats.osiris.index import IndexRecord

    before = IndexRecord(9, 1_700_000_000_000, 1, 8, 0)
    assert [chunk(new) for new in fillers(before, 0, 10, 30)] == [FILLER + bytes(4)]
    many = list(fillers(before, 0, 10, 10 + 2**32))
    assert [(new.chunk_id, new.records) for new in many] == [(10, 2**32 - 1), (10 + 2**32 - 1, 1)]


def test_a_filler_is_sound_and_a_chunk_that_tracks_something_still_takes_one_offset() -> None:
    filler = NewChunk([simple(b"")], kind=DELTA, records=20)
    records, findings, _ = read(segment(plain(b"a"), filler, plain(b"b"))[0])
    assert (numbered(records), findings) == ([(0, b"a"), (21, b"b")], [])
    tracks = NewChunk([simple(offset(b"c", 1))], kind=DELTA, records=20)
    assert codes(read(segment(plain(b"a"), tracks, plain(b"b"))[0])[1]) == ["bad-count"]


def test_a_hole_between_segments_is_filled_where_both_were_copied_whole(tmp_path: Path) -> None:
    source = stream(tmp_path / "in", (0, (plain(b"a"),)), (5, (plain(b"f"),)))
    made, copy = recovered(source, tmp_path / "out")
    assert values(copy) == [(0, b"a"), (5, b"f")]
    assert sorted(name for name in made.files if name.endswith("segment")) == [segment_name(each) for each in (0, 1, 5)]
    assert made.filled == [(1, 4)]
    assert [finding.code for finding in copy.verify()] == []
    made, copy = recovered(source, tmp_path / "closed", "renumber")
    assert values(copy) == [(0, b"a"), (1, b"f")]
    assert made.moved == [(0, 0, 0), (5, 5, 1)]


def test_an_empty_segment_before_a_hole_is_not_in_the_way_of_what_fills_it(tmp_path: Path) -> None:
    source = stream(tmp_path / "in", (0, (plain(b"a"),)), (1, ()), (5, (plain(b"f"),)))
    for holes in ("fill", "renumber"):
        _, copy = recovered(source, tmp_path / holes, holes)
        assert [value for _, value in values(copy)] == [b"a", b"f"]
        assert not HOLES & {str(finding.code) for finding in copy.verify()}


def test_offsets_at_the_end_that_the_index_knows_are_not_given_out_again(tmp_path: Path) -> None:
    chunks = (plain(b"a", trailer=sequence(b"w", 7)), plain(b"b"), plain(b"c", b"d"))
    source = stream(tmp_path / "in", (0, chunks))
    flip(source / segment_name(0), positions(*chunks)[2] + CHUNK_HEADER.size + 5)
    made, copy = recovered(source, tmp_path / "out")
    assert made.filled == [(2, 3)]
    assert copy.forecast(RELEASES[0]).next_offset == 4
    assert broker_state(copy)[1].sequences == {b"w": (0, 7)}


@pytest.mark.parametrize("holes", ["fill", "renumber", "keep"])
def test_a_last_segment_of_which_only_the_header_is_left_is_not_in_the_way_of_what_its_index_knows(
    holes: str, tmp_path: Path
) -> None:
    source = stream(tmp_path / "in", (0, (plain(*[b"a"] * 10),)), (10, (plain(*[b"b"] * 10), plain(b"c"))))
    os.truncate(source / segment_name(10), 8)
    made, copy = recovered(source, tmp_path / "out", holes)
    assert [record.offset for record in copy.records(on_damage="fail")] == list(range(10))
    assert made.filled == ([(10, 20)] if holes == "fill" else [])
    assert [segment.base for segment in copy.segments] == [0, 10]
    assert not made.remaining


def test_the_offsets_of_a_last_segment_that_is_gone_are_filled_as_far_as_its_index_goes(tmp_path: Path) -> None:
    first = (plain(b"a", trailer=sequence(b"w", 7)), plain(b"b"))
    last = (NewChunk([simple(sequence(b"w", 7, 0))], kind=SNAPSHOT), plain(b"c", b"d"), plain(b"e"))
    source = stream(tmp_path / "in", (0, first), (2, last))
    (source / segment_name(2)).unlink()
    made, copy = recovered(source, tmp_path / "out")
    assert made.filled == [(2, 5)]
    assert values(copy) == [(0, b"a"), (1, b"b")]
    assert broker_state(copy)[1].sequences == {b"w": (0, 7)}, "the last segment is all that a broker replays"
    assert copy.forecast(RELEASES[1]).next_offset == 6


@pytest.mark.parametrize("holes", ["fill", "renumber", "keep"])
def test_a_copy_begins_with_the_first_segment_of_which_something_is_left(holes: str, tmp_path: Path) -> None:
    source = stream(tmp_path / "in", (0, (plain(b"a"), plain(b"b"))), (2, (plain(b"c"),)))
    emptied = source / segment_name(0)
    emptied.write_bytes(emptied.read_bytes()[: positions()[0]])
    made, copy = recovered(source, tmp_path / "out", holes)
    assert values(copy) == [(2, b"c")]
    assert made.lost.ranges == [(0, 1)]
    assert made.remaining == []
    assert [copy.forecast(owner).crash for owner in RELEASES] == [None, None]


@pytest.mark.parametrize("left", [0, 8], ids=["nothing", "its header"])
@pytest.mark.parametrize("holes", ["fill", "renumber", "keep"])
def test_of_a_last_segment_of_which_a_crash_left_next_to_nothing_the_index_says_what_is_lost(
    holes: str, left: int, tmp_path: Path
) -> None:
    last = (plain(b"c", b"d"), plain(b"e"))
    source = stream(tmp_path / "in", (0, (plain(b"a"), plain(b"b"))), (2, last))
    (source / segment_name(2)).write_bytes(segment(*last, base=2)[0][:left])
    made, copy = recovered(source, tmp_path / "out", holes)
    assert (made.lost.ranges, made.lost.records, made.damaged) == ([(2, 4)], 3, True)
    assert values(copy) == [(0, b"a"), (1, b"b")]
    assert not recovered(tmp_path / "out", tmp_path / "again", holes)[0].damaged
    assert copy.forecast(RELEASES[1]).next_offset == (5 if holes == "fill" else 2)


def test_offsets_whose_page_a_power_cut_left_zeroed_are_not_given_out_again(tmp_path: Path) -> None:
    chunks = (plain(b"a"), plain(b"b"), plain(b"c"))
    source = stream(tmp_path / "in", (0, chunks))
    written = source / segment_name(0)
    end = positions(*chunks)[2]
    written.write_bytes(written.read_bytes()[:end].ljust(written.stat().st_size, b"\0"))
    made, copy = recovered(source, tmp_path / "out")
    assert (made.filled, made.lost.ranges) == ([(2, 2)], [(2, 2)])
    assert copy.forecast(RELEASES[0]).next_offset == 3


def test_a_last_segment_that_begins_is_not_kept_under_its_name_where_offsets_moved(tmp_path: Path) -> None:
    source = stream(tmp_path / "in", (0, (plain(b"a"),)), (5, (plain(b"f"),)), (6, ()))
    made, copy = recovered(source, tmp_path / "out", "renumber")
    assert made.moved == [(0, 0, 0), (5, 5, 1)]
    assert values(copy) == [(0, b"a"), (1, b"f")]
    assert [finding.code for finding in copy.verify()] == []
    assert copy.forecast(RELEASES[0]).next_offset == 2


@pytest.mark.parametrize("holes", ["fill", "renumber", "keep"])
def test_a_segment_of_tracking_alone_that_was_also_appended_to_the_one_before_is_there_once(
    holes: str, tmp_path: Path
) -> None:
    first, last = (plain(b"a"), plain(b"b")), NewChunk([simple(sequence(b"w", 7, 0))], kind=SNAPSHOT)
    source = stream(tmp_path / "in", (0, first), (2, (last,)))
    joined = source / segment_name(0)
    joined.write_bytes(joined.read_bytes() + segment(last, base=2)[0])
    made, copy = recovered(source, tmp_path / "out", holes)
    assert values(copy) == [(0, b"a"), (1, b"b")]
    assert [finding.code for finding in copy.verify()] == []
    assert made.damaged


def test_stored_offsets_and_chunk_ids_move_with_the_records(tmp_path: Path) -> None:
    """Consumer c stored one in what is lost: it goes on after the last record before the hole."""
    first = (plain(b"a", b"b"), plain(b"c", b"d"), plain(b"e", trailer=offset(b"c", 3) + offset(b"d", 1)), plain(b"f"))
    last = (
        NewChunk([simple(offset(b"c", 3) + offset(b"d", 5) + sequence(b"w", 9, 4))], kind=SNAPSHOT),
        plain(b"g", trailer=sequence(b"w", 10)),
        NewChunk([simple(offset(b"e", 7))], kind=DELTA),
    )
    source = stream(tmp_path / "in", (0, first), (6, last))
    flip(source / segment_name(0), positions(*first)[1] + CHUNK_HEADER.size + 5)
    made, copy = recovered(source, tmp_path / "out", "renumber")
    assert values(copy) == [(0, b"a"), (1, b"b"), (2, b"e"), (3, b"f"), (5, b"g")]
    assert made.moved == [(0, 1, 0), (4, 8, 2)]
    assert sorted(made.files) == sorted(name(base) for name in (segment_name, index_name) for base in (0, 4))
    state = broker_state(copy)[1]
    assert state.offsets == {b"c": 1, b"d": 3, b"e": 5}
    assert state.sequences == {b"w": (5, 10)}
    tracked = [(row["chunk_id"], row.get("sequence", row.get("offset"))) for _, row in copy.tracking()]
    assert (2, 9) in tracked, "a sequence in a snapshot names the chunk that carried it"
    assert [str(finding.code) for finding in copy.verify() if finding.severity is not Severity.NOTE] == []


@pytest.mark.parametrize("field", ["magic", "type", "epoch of the past", "id", "len_filter", "len_data"])
@pytest.mark.parametrize("number", [1, 3])
def test_a_header_that_the_index_contradicts_costs_nothing(tmp_path: Path, field: str, number: int) -> None:
    chunks = tuple(replace(made, epoch=3) for made in LOST)
    source = stream(tmp_path / "in", (0, chunks))
    at = {"magic": 0, "type": 1, "epoch of the past": 23, "id": 30, "len_filter": 44, "len_data": 39}[field]
    flip(
        source / segment_name(0),
        positions(*chunks)[number] + at,
        {"magic": 0x10, "len_filter": 16, "len_data": 8}.get(field, 1),
    )
    made, copy = recovered(source, tmp_path / "out")
    assert values(copy) == numbered(read(segment(*chunks)[0])[0])
    assert {record.epoch for record in copy.records()} == {3}
    assert (made.lost.anything, made.filled) == (False, [])
    assert made.findings


@pytest.mark.parametrize("epoch", [99, 2**40])
@pytest.mark.parametrize("number", [0, 1, 3])
def test_an_epoch_that_no_neighbour_has_is_mended_as_the_index_says(tmp_path: Path, epoch: int, number: int) -> None:
    source = stream(tmp_path / "in", (0, LOST))
    path, at = source / segment_name(0), positions(*LOST)[number]
    content = bytearray(path.read_bytes())
    struct.pack_into(">Q", content, at + 16, epoch)
    path.write_bytes(content)
    made, copy = recovered(source, tmp_path / "out")
    assert {record.epoch for record in copy.records()} == {1}
    assert [finding.code for finding in copy.verify()] == []
    (said,) = [finding for finding in made.findings if "the copy has that" in finding.message]
    assert (said.code, said.field, said.expected, said.actual) == (Code.BAD_ORDER, "header.epoch", "1", str(epoch))
    assert (said.position, made.damaged) == (at, True)
    for release in RELEASES:
        foretold = copy.forecast(release)
        assert (foretold.crash, foretold.hazards) == (None, ())


def test_the_epoch_of_the_last_chunk_that_no_index_contradicts_is_left(tmp_path: Path) -> None:
    chunks = (*LOST[:-1], replace(LOST[-1], epoch=2))
    made, copy = recovered(stream(tmp_path / "in", (0, chunks)), tmp_path / "out")
    assert made.damaged is False
    assert [record.epoch for record in copy.records()][-1] == 2


@pytest.mark.parametrize("case", ["a21-4.0", "a23-3.10", "b01-4.0", "b23-3.10"])
@pytest.mark.parametrize("holes", ["fill", "renumber", "keep"])
def test_a_dry_run_says_what_consumers_will_see_as_the_recovery_does(case: str, holes: str, tmp_path: Path) -> None:
    (dry,) = library.recover(DAMAGED / case, tmp_path / "out", holes=holes, dry_run=True).logs
    assert list(tmp_path.iterdir()) == []
    (made,) = library.recover(DAMAGED / case, tmp_path / "out", holes=holes).logs
    assert dry.consumers is not None
    assert (dry.owner, dry.consumers) == (made.owner, made.consumers)
    assert {name: size for name, size in made.files.items() if name in dry.files} == dry.files


def test_a_dry_run_leaves_no_temporary_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = stream(tmp_path / "in", (0, (plain(b"a"),)), (1, (plain(b"b"),)))
    flip(source / segment_name(1), positions(plain(b"b"))[0] + CHUNK_HEADER.size + 4)
    scratch = tmp_path / "scratch"
    scratch.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(scratch))
    (dry,) = library.recover(source, tmp_path / "out", dry_run=True).logs
    assert (dry.records, list(scratch.iterdir())) == (1, [])
    assert dry.consumers is not None


def test_a_dry_run_without_room_for_a_temporary_copy_says_the_rest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = stream(tmp_path / "in", (0, LOST))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "nowhere"))
    (dry,) = library.recover(source, tmp_path / "out", dry_run=True).logs
    assert (dry.records, dry.consumers) == (7, None)


def without_last_index(folder: Path) -> Path:
    max(folder.glob("*.index")).unlink()
    return folder


def test_an_epoch_of_the_last_chunk_for_which_there_was_no_time_is_copied_and_told(tmp_path: Path) -> None:
    chunks = (*LOST[:-1], replace(LOST[-1], epoch=2**40))
    source = without_last_index(stream(tmp_path / "in", (0, chunks)))
    made, copy = recovered(source, tmp_path / "out")
    assert [record.epoch for record in copy.records()] == [1] * 6 + [2**40]
    assert made.lost.anything is False
    (said,) = [finding for finding in copy.verify() if finding.field == "header.epoch"]
    assert (said.expected, said.actual) == ("1", str(2**40))


@pytest.mark.parametrize(("epoch", "later"), [(2, 1), (26, 1), (90, 3_600_000)])
def test_an_epoch_that_elections_can_have_reached_is_left_without_an_index(
    tmp_path: Path, epoch: int, later: int
) -> None:
    last = replace(LOST[-1], epoch=epoch, timestamp=FIRST_TIME + 5 + later)
    source = without_last_index(stream(tmp_path / "in", (0, (*LOST[:-1], last))))
    _, copy = recovered(source, tmp_path / "out")
    assert [record.epoch for record in copy.records()] == [1] * 6 + [epoch]


MESSAGE = bytes.fromhex("005375a00161")
"""An AMQP message whose body is `a`."""

TRACKED = (
    plain(MESSAGE, MESSAGE),
    NewChunk([simple(sequence(b"w", 8) + offset(b"c", 1))], kind=DELTA),
    plain(MESSAGE),
    plain(MESSAGE, trailer=offset(b"d", 2)),
)


def test_a_tracking_chunk_that_damage_made_a_user_chunk_is_read_as_it_says_and_the_index_told_of(
    tmp_path: Path,
) -> None:
    source = stream(tmp_path / "in", (0, TRACKED))
    flip(source / segment_name(0), positions(*TRACKED)[1] + 1)
    made, copy = recovered(source, tmp_path / "out")
    assert len(values(copy)) == 5, "the tracking is given as a record"
    assert made.lost.anything is False
    (said,) = [finding for finding in made.findings if finding.field == "chunk_type"]
    assert (said.code, said.expected, said.actual) == ("bad-index", "0", "1")


@pytest.mark.parametrize("number", [0, 1, 3])
@pytest.mark.parametrize("bit", [1, 2, 4])
def test_records_whose_chunk_damage_made_a_tracking_chunk_are_kept_if_an_index_lists_it(
    tmp_path: Path, number: int, bit: int
) -> None:
    chunks = (plain(b"a", b"b"), plain(b"c", b"d", b"e"), plain(b"f", b"g"), plain(MESSAGE, MESSAGE))
    source = stream(tmp_path / "in", (0, chunks))
    flip(source / segment_name(0), positions(*chunks)[number] + 1, bit)
    made, copy = recovered(source, tmp_path / "out")
    assert values(copy) == numbered(read(segment(*chunks)[0])[0])
    assert (made.lost.anything, made.filled) == (False, [])


@pytest.mark.parametrize("bit", [1, 2, 4])
def test_records_whose_chunk_damage_made_a_tracking_chunk_are_lost_and_counted_without_an_index(
    tmp_path: Path, bit: int
) -> None:
    chunks = (plain(b"a", b"b"), plain(b"c", b"d", b"e"), plain(b"f"))
    source = without_last_index(stream(tmp_path / "in", (0, chunks)))
    flip(source / segment_name(0), positions(*chunks)[1] + 1, bit)
    made, copy = recovered(source, tmp_path / "out")
    assert values(copy) == [(0, b"a"), (1, b"b"), (5, b"f")]
    assert (made.lost.ranges, made.filled) == ([(2, 4)], [(2, 4)])


def test_a_damaged_tracking_chunk_is_not_taken_for_a_users(tmp_path: Path) -> None:
    chunks = (plain(b"a"), NewChunk([simple(b"\7" + offset(b"c", 0))], kind=DELTA), plain(b"b"))
    source = without_last_index(stream(tmp_path / "in", (0, chunks)))
    _, copy = recovered(source, tmp_path / "out")
    assert values(copy) == [(0, b"a"), (2, b"b")]


@cache
def _sizes() -> dict[str, int]:
    return {folder.name: len(rows(folder)) for folder in damaged_streams()}


def test_what_the_index_bears_out_is_recovered_from_the_damaged_streams() -> None:
    for case in ("a21", "a25", "b23", "b29"):
        for release in ("3.10", "4.0"):
            assert _sizes()[f"{case}-{release}"] == 3200


def test_the_offset_that_tracking_takes_at_the_end_of_a_sound_segment_is_not_counted_as_lost(tmp_path: Path) -> None:
    tracking = NewChunk([simple(offset(b"c", 1))], kind=DELTA)
    behind = (plain(b"b"), plain(b"c"))
    source = stream(tmp_path / "in", (0, (plain(b"a"), tracking)), (2, behind))
    flip(source / segment_name(2), positions(*behind)[0] + CHUNK_HEADER.size + 4)
    made, _ = recovered(source, tmp_path / "out")
    assert (made.lost.ranges, made.lost.records) == ([(2, 2)], 1)
    assert made.kept == [(0, 1), (3, 3)]
