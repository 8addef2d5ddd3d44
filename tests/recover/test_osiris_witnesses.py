"""osiris: what `recover` keeps by what index, neighbours and names say; what the copy lacks is counted as lost."""

from __future__ import annotations

import random
import struct
from pathlib import Path

import pytest

import segspec
from segspec.core.model import RecordNumber
from segspec.recovery import RecoveredLog
from tests.builders.osiris import (
    CHUNK_HEADER,
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
from tests.helpers.logs import write_files
from tests.helpers.sweeps import some

AT_ID, AT_CRC, AT_LEN_TRAILER = 24, 32, 40
"""Where fields of a header begin."""

RECORDS = 8
CHUNKS = 6

Rows = dict[int | None, bytes | None]


def chunks_of(base: int) -> list[NewChunk]:
    """A snapshot where it is not the first segment, and chunks of 8 records, some of them with a trailer."""
    made = [NewChunk([simple(sequence(b"w", base, 0) + offset(b"c", 1))], kind=SNAPSHOT)] if base else []
    for number in range(CHUNKS):
        bodies = [b"%d-%d-%d" % (base, number, one) for one in range(RECORDS)]
        made.append(plain(*bodies, trailer=sequence(b"w", base + number) if number % 2 else b""))
    return made


BASES = [0, 48, 97]
SEGMENTS = {base: chunks_of(base) for base in BASES}
STARTS = {base: positions(*made) for base, made in SEGMENTS.items()}


def files() -> dict[str, bytearray]:
    out = {}
    for base, made in SEGMENTS.items():
        content, index = segment(*made, base=base)
        out |= {segment_name(base): bytearray(content), index_name(base): bytearray(index)}
    return out


def rows(path: Path) -> Rows:
    found = segspec.open(path, format="osiris").records(on_damage="skip", report=lambda _: None)
    return {record.offset: record.value for record in found}


TRUTH: Rows = {}
for _base, _made in SEGMENTS.items():
    _next = _base
    for _chunk in _made:
        if _chunk.kind != SNAPSHOT:
            TRUTH |= {_next + number: entry[4:] for number, entry in enumerate(_chunk.entries)}
        _next += _chunk.count()


def recovered(folder: Path, given: dict[str, bytearray]) -> tuple[RecoveredLog, Rows, Rows]:
    """The report, the records of the copy, and those that `dump --on-damage skip` has of the log."""
    log = write_files(folder / "log", {name: bytes(content) for name, content in given.items()})
    (made,) = segspec.recover(log, folder / "copy").logs
    check_books(made)
    return made, rows(folder / "copy"), rows(log)


def check_books(made: RecoveredLog) -> None:
    """What is filled is lost, and nothing is both lost and kept."""
    lost = numbers_of(made.lost.ranges)
    assert numbers_of(made.filled) <= lost
    assert not lost & numbers_of(made.kept)
    assert made.lost.records == len(lost)


def numbers_of(ranges: list[tuple[RecordNumber, RecordNumber]]) -> set[int]:
    return {
        number
        for first, last in ranges
        if isinstance(first, int) and isinstance(last, int)
        for number in range(first, last + 1)
    }


def without(base: int, *numbers: int) -> Rows:
    """The truth without the records of these chunks of a segment."""
    first = [base + sum(made.count() for made in SEGMENTS[base][:number]) for number in numbers]
    gone = {place + one for place in first for one in range(RECORDS)}
    return {place: value for place, value in TRUTH.items() if place not in gone}


def test_a_trailer_that_is_said_to_be_1024_times_too_long_costs_nothing(tmp_path: Path) -> None:
    """One bit, 16 to 16,400: the rest of the segment was taken for a trailer, and the report said that nothing is
    lost."""
    given = files()
    at = STARTS[48][2] + AT_LEN_TRAILER
    struct.pack_into(">I", given[segment_name(48)], at, 16 ^ 1 << 14)
    made, copy, skipped = recovered(tmp_path, given)
    assert copy == skipped == TRUTH
    assert (made.lost.records, made.filled) == (0, [])
    assert made.damaged


@pytest.mark.parametrize("bit", [0, 3, 6, 17, 22, 40, 62])
@pytest.mark.parametrize("has_index", [True, False], ids=["with an index", "without an index"])
def test_a_wrong_bit_in_the_id_after_a_damaged_chunk_moves_no_offset(bit: int, has_index: bool, tmp_path: Path) -> None:
    given = files()
    content = given[segment_name(48)]
    content[STARTS[48][3] - 1] ^= 0x55
    struct.pack_into(">Q", content, STARTS[48][3] + AT_ID, (48 + 1 + 2 * RECORDS) ^ 1 << bit)
    # The chunk before it has a trailer, so that the damage is in its data.
    content[STARTS[48][2] + CHUNK_HEADER.size + 6] ^= 0x55
    if not has_index:
        given = {name: content for name, content in given.items() if name.endswith(".segment")}
    made, copy, skipped = recovered(tmp_path, given)
    assert copy == skipped == without(48, 2)
    assert made.lost.ranges == [(57, 64)]
    assert segspec.open(tmp_path / "copy").info()["next_offset"] == 97 + 1 + CHUNKS * RECORDS


def test_of_two_chunks_that_lie_in_each_others_place_the_one_that_is_due_is_kept_and_the_other_counted(
    tmp_path: Path,
) -> None:
    for base in BASES:
        for number in range(len(SEGMENTS[base]) - 1):
            given = files()
            content = given[segment_name(base)]
            first, second, end = STARTS[base][number : number + 3]
            content[first:end] = content[second:end] + content[first:second]
            made, copy, skipped = recovered(tmp_path / f"{base}-{number}", given)
            assert copy == skipped
            assert copy.items() <= TRUTH.items()
            gone = set(TRUTH) - set(copy)
            assert 0 < len(gone) <= 2 * RECORDS, (base, number)
            assert gone <= numbers_of(made.lost.ranges) or made.lost.open_end, (base, number)


def test_the_contents_of_two_pairs_that_were_exchanged_are_all_kept(tmp_path: Path) -> None:
    given = files()
    for name in (segment_name, index_name):
        given[name(0)], given[name(97)] = given[name(97)], given[name(0)]
    made, copy, _ = recovered(tmp_path, given)
    assert copy == TRUTH
    assert (made.lost.records, made.lost.repeated) == (0, 0)


def test_a_stray_copy_of_the_last_segment_keeps_none_in_the_middle_from_being_kept(tmp_path: Path) -> None:
    given = files()
    given[segment_name(0)], given[index_name(0)] = given[segment_name(97)], given[index_name(97)]
    made, copy, _ = recovered(tmp_path, given)
    assert copy == {place: value for place, value in TRUTH.items() if place is not None and place >= 48}
    assert made.lost.repeated == CHUNKS * RECORDS


def test_records_that_a_header_counts_and_zeros_took_are_lost(tmp_path: Path) -> None:
    """From the checksum on the chunk is zeros, which are the checksum of no data."""
    given = files()
    first, second = STARTS[0][1:3]
    given[segment_name(0)][first + AT_CRC : second] = bytes(second - first - AT_CRC)
    made, copy, _ = recovered(tmp_path, given)
    assert copy == without(0, 1)
    assert made.lost.ranges == [(8, 15)]


def test_a_count_that_the_last_chunk_does_not_have_is_no_loss(tmp_path: Path) -> None:
    given = files()
    struct.pack_into(">I", given[segment_name(97)], STARTS[97][-2] + 4, RECORDS + (1 << 18))
    made, copy, _ = recovered(tmp_path, given)
    assert copy == TRUTH
    assert (made.lost.records, made.filled) == (0, [])


def test_what_an_index_lists_after_a_cut_leaves_the_end_open(tmp_path: Path) -> None:
    """It says the first offset of a chunk, not how many there were."""
    given = files()
    del given[segment_name(97)][STARTS[97][5] + 20 :]
    made, copy, _ = recovered(tmp_path, given)
    assert copy == without(97, 5, 6)
    assert made.lost.open_end


@pytest.mark.parametrize("seed", some(range(40), 10))
def test_any_two_strokes_of_damage_invent_and_renumber_nothing_and_lose_nothing_uncounted(
    seed: int, tmp_path: Path
) -> None:
    drawn = random.Random(seed)
    given = files()
    intact = dict(TRUTH)
    for _ in range(2):
        base = drawn.choice(BASES)
        content = given[segment_name(base)]
        number = drawn.randrange(len(SEGMENTS[base]))
        start, end = STARTS[base][number : number + 2]
        how = drawn.choice(["header bit", "data", "zeros", "index", "no index"])
        if how == "index":
            del given[index_name(base)][drawn.randrange(len(given[index_name(base)]) + 1) :]
        elif how == "no index":
            given[index_name(base)].clear()
        else:
            intact = {place: value for place, value in intact.items() if place not in chunk_offsets(base, number)}
        if how == "header bit":
            at = drawn.choice([0, *range(2, CHUNK_HEADER.size)])
            content[start + at] ^= 1 << drawn.randrange(8)
        elif how == "data":
            content[drawn.randrange(start + CHUNK_HEADER.size, end)] ^= 1 << drawn.randrange(8)
        elif how == "zeros":
            content[start : start + CHUNK_HEADER.size] = bytes(CHUNK_HEADER.size)
    made, copy, skipped = recovered(tmp_path, given)
    for found in (copy, skipped):
        assert found.items() <= TRUTH.items()
        assert intact.items() <= found.items()
    lost = numbers_of(made.lost.ranges)
    assert set(TRUTH) - set(copy) <= lost or made.lost.open_end


def chunk_offsets(base: int, number: int) -> range:
    first = base + sum(made.count() for made in SEGMENTS[base][:number])
    return range(first, first + SEGMENTS[base][number].count())


def test_a_sound_chunk_of_a_damaged_segment_is_copied_byte_for_byte(tmp_path: Path) -> None:
    """Also bytes of its header that nobody reads."""
    kept = NewChunk([simple(b"a"), simple(b"b")], reserved=0xABCDEF)
    content, index = segment(kept, plain(b"c"))
    broken = bytearray(content)
    broken[-1] ^= 1
    given = {segment_name(0): broken, index_name(0): bytearray(index)}
    recovered(tmp_path, given)
    start, end, _ = positions(kept, plain(b"c"))
    assert (tmp_path / "copy" / segment_name(0)).read_bytes()[start:end] == content[start:end]
