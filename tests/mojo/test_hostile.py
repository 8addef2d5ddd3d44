"""Every prefix, every flipped bit, and lengths that lie: always records, an error or findings."""

from __future__ import annotations

import re
import struct
import tracemalloc
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import segspec
from segspec.core.errors import Code
from segspec.formats.mojo import layout, resync
from segspec.formats.mojo.layout import PACK, PACK_TAG, Variant
from segspec.formats.mojo.pack import NOTHING, read_pack
from segspec.formats.mojo.reader import OPEN_PACK
from segspec.frames import bounded_search
from segspec.parsing.annotate import annotate_source
from segspec.storage.source import from_bytes
from tests.builders.listpack import END, integer, string
from tests.builders.mojo import Entry, Reading, segment
from tests.helpers.calls import calls_of
from tests.helpers.effort import counted
from tests.helpers.hostile import assert_flips_are_caught, assert_prefixes_are_prefixes
from tests.helpers.verbs import READERS
from tests.mojo.reading import FORMAT, NAME, WRITER, reader_of, rows, some_packs

PACKS = some_packs(2, 2)
SMALL: dict[str, tuple[str, bytes]] = {
    "finished": (NAME, segment(PACKS).content),
    "closed packs only": (WRITER, segment(PACKS, Reading(footer=False)).content),
    "open tail": (WRITER, segment(PACKS, open_tail=True).content),
    "open tail and room": (WRITER, segment(PACKS, open_tail=True).content + b"\xff" + bytes(20)),
    "strings and lp-count": (NAME, segment(PACKS, Reading(ids="strings", lp_count=1)).content),
    "leading id, big-endian": (NAME, segment(PACKS, Reading(ids="raw_be", lead_id=True)).content),
    "no tags": (NAME, segment(PACKS, Reading(tags=False)).content),
    "counts and nulls": (NAME, segment(PACKS, Reading(counts=True, null_each=True, index_ids="previous")).content),
}
FLIPPED = ("finished", "closed packs only", "open tail")
VALUE = re.compile(r"\.data(\.value)?$|\.parts\.")


def unprotected(content: bytes, name: str, open_tail: bool = False) -> Callable[[int], bool]:
    """Which bytes hold a value that nothing repeats, by the fields of the segment's packs."""
    reader = reader_of(content, name)
    positions: set[int] = set()
    position = reader.begin()
    while position < len(content):
        frame = reader.frame(position)
        if frame.kind in (PACK, OPEN_PACK):
            spec, params = reader.frame_spec(position)
            for one in annotate_source(spec, reader.source, position, params, frame.end):
                if holds_a_value(one.path, one.content) or (open_tail and frame.kind == OPEN_PACK):
                    positions.update(range(one.start, one.end))
        reader.accept(frame, [])
        position = frame.end
    return positions.__contains__


def holds_a_value(path: str, content: bytes) -> bool:
    plain = re.sub(r"\[\d+\]", "", path)
    if not plain.startswith(layout.UNPROTECTED):
        return False
    # Short integers, and strings of no or one byte, which one bit turns into an integer of the same length.
    in_first_byte = plain.endswith(".encoding") and (content[0] < 0x82 or 0xC0 <= content[0] < 0xE0)
    return in_first_byte or VALUE.search(plain) is not None


@pytest.mark.parametrize("what", SMALL)
def test_every_prefix_gives_a_prefix_of_the_records(what: str) -> None:
    name, content = SMALL[what]
    assert_prefixes_are_prefixes(FORMAT, content, name)


@pytest.mark.parametrize("what", FLIPPED)
def test_every_flipped_bit_is_caught_or_in_a_value(what: str) -> None:
    name, content = SMALL[what]
    # The tail that has no HEADER yet has nothing to be compared with at all.
    admitted = unprotected(content, name, open_tail="open" in what)
    assert_flips_are_caught(FORMAT, content, name, admitted)


def test_every_flipped_bit_of_a_corpus_file_is_caught_or_in_a_value(data: Path) -> None:
    name = "1526919030474-0"
    content = (data / "mojo" / "primary_basic" / name).read_bytes()
    assert_flips_are_caught(FORMAT, content, name, unprotected(content, name), range(0, len(content), 3))


@pytest.mark.parametrize("field", layout.UNPROTECTED)
def test_what_is_said_to_be_unprotected_is(field: str) -> None:
    """In each of these fields some flipped bit gives other records, and nothing is said."""
    name, content = SMALL["closed packs only"]
    reader = reader_of(content, name)
    truth = rows(content, name)[0]
    spec, params = reader.frame_spec(0)
    end = reader.frame(0).end
    for one in annotate_source(spec, reader.source, 0, params, end):
        plain = re.sub(r"\[\d+\]", "", one.path)
        if plain.startswith(field) and holds_a_value(one.path, one.content):
            for position in range(one.start, one.end):
                for bit in range(8):
                    changed = bytearray(content)
                    changed[position] ^= 1 << bit
                    found, findings, _ = rows(bytes(changed), "something")
                    if found != truth and {str(f.code) for f in findings} == {"torn"}:
                        return
    pytest.fail(f"every flipped bit in {field} is noticed")


@pytest.mark.parametrize("what", SMALL)
def test_every_byte_of_a_frame_has_a_field(what: str) -> None:
    name, content = SMALL[what]
    reader = reader_of(content, name)
    position = reader.begin()
    while position < len(content):
        frame = reader.frame(position)
        spec, params = reader.frame_spec(position)
        fields = annotate_source(spec, reader.source, position, params, frame.end)
        assert not [one for one in fields if one.role == "gap"]
        assert (fields[0].start, fields[-1].end) == (position, frame.end)
        reader.accept(frame, [])
        position = frame.end


HOSTILE_INTEGERS = [0, 1, -1, 127, 1 << 31, (1 << 31) - 1, 1 << 62, (1 << 63) - 1, -(1 << 63)]


def head(names: list[bytes]) -> bytes:
    return struct.pack("<QQ", 1000, 0) + integer(len(names)) + b"".join(map(string, names)) + integer(0)


def assert_refused_cheaply(content: bytes) -> None:
    def read() -> None:
        for name in (NAME, WRITER, "something"):
            for policy in ("stop", "skip"):
                found, _, _ = rows(content, name, policy)
                assert len(found) <= 1

    tracemalloc.start()
    try:
        read()
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak < 32 << 20
    assert calls_of(read) < 100_000


@pytest.mark.parametrize("number", HOSTILE_INTEGERS)
def test_a_hostile_number_of_fields_costs_nothing(number: int) -> None:
    master = struct.pack("<QQ", 1000, 0) + integer(number) + string(b"a") + integer(0)
    entry = integer(0) + integer(0) + integer(0) + integer(number) + string(b"a") + string(b"b")
    assert_refused_cheaply(master + entry + b"\xff")
    assert_refused_cheaply(head([b"a"]) + entry + b"\xff")


@pytest.mark.parametrize("length", [0, 1, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF])
def test_a_hostile_string_length_costs_nothing(length: int) -> None:
    value = b"\xf0" + struct.pack("<I", length)
    assert_refused_cheaply(head([b"a"]) + integer(2) + integer(0) + integer(0) + value)


def test_offsets_in_index_that_lead_nowhere_are_not_followed() -> None:
    built = segment(PACKS)
    for offset in (1, 7, 0x7FFFFFFF, 0xFFFFFFFF):
        content = bytearray(built.content)
        content[content.index(b"text-0") - 1] ^= 1
        at = built.content.rindex(b"\x84", 0, built.suffix) + 1
        struct.pack_into("<I", content, at, offset)
        found, findings, _ = rows(bytes(content), NAME, "skip")
        assert found == []
        assert findings


def test_packs_within_packs_do_not_multiply_the_search() -> None:
    begun = segment(PACKS[:1], Reading(footer=False)).content
    content = b"end"
    for depth in range(1, 13):
        content = b"[P" + head([b"a"]) + integer(2) + integer(0) + integer(0) + string(content) + b"\xff" + bytes(8)
        assert calls_of(lambda content=content: rows(begun + content, WRITER, "skip")) < 10_000 * (depth + 1)


BEGUN = segment(PACKS[:1], Reading(footer=False)).content
VALUES = integer(2) + integer(0) + integer(0) + integer(1)
ALMOST: dict[str, Callable[[int], bytes]] = {
    "tags": lambda size: BEGUN + b"[P" * (size // 2),
    "tags from the first byte": lambda size: b"[P" * (size // 2),
    "tags and noise": lambda size: BEGUN + b"".join(b"[P" + Random(n).randbytes(6) for n in range(size // 8)),
    "tags and small integers": lambda size: BEGUN + (b"[P" + integer(1) * 80) * (size // 162),
    "heads without entries": lambda size: BEGUN + (b"[P" + head([])) * (size // 22),
    "heads with many names": lambda size: BEGUN + b"[P" + bytes(16) + integer(size // 2) + integer(1) * (size // 2),
    "packs whose HEADER lies": lambda size: BEGUN + (b"[P" + head([b"a"]) + VALUES * 5 + b"\xff" * 9) * (size // 74),
    "packs that claim the rest": lambda size: BEGUN + claims(size),
    "packs within packs": lambda size: BEGUN + within(size),
    "noise": lambda size: BEGUN + Random(size).randbytes(size),
}
LOOKS_A_BYTE, CALLS_A_BYTE = 40, 150


def claims(size: int) -> bytes:
    """Every few bytes the head of a pack whose only name takes the rest of the file."""
    start = b"[P" + bytes(16) + integer(1) + b"\xf0"
    return b"".join(start + struct.pack("<I", end) for end in range(size, 30, -len(start) - 4))


def within(size: int) -> bytes:
    """Packs in the strings of packs, each of which says that it ends where the one around it does."""
    content = b"end"
    while len(content) < size:
        content = b"[P" + head([b"a"]) + integer(2) + integer(0) + integer(0) + string(content) + b"\xff" + bytes(8)
    return content


@pytest.mark.parametrize("what", ALMOST)
def test_the_search_costs_no_more_for_a_byte_of_a_larger_file(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    searches: list[resync.PackSearch] = []
    made = resync.PackSearch.__init__
    monkeypatch.setattr(resync.PackSearch, "__init__", lambda own, *given: made(own, *given) or searches.append(own))
    for size in (2_000, 24_000):
        searches.clear()
        content = ALMOST[what](size)
        calls = calls_of(lambda content=content: rows(content, WRITER, "skip"))
        assert calls < 40_000 + CALLS_A_BYTE * len(content)
        assert sum(each.looks for each in searches) < LOOKS_A_BYTE * len(content)


def test_a_search_that_would_cost_too_much_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    later = segment([[Entry((9_000_000_000_000, 0), [(b"a", b"b")])]], Reading(footer=False)).content
    content = BEGUN + b"[P" * 2_000 + b"[P" + later
    assert len(rows(content, WRITER, "skip")[0]) == 3
    monkeypatch.setattr(bounded_search, "EFFORT", 0)
    monkeypatch.setattr(bounded_search, "LEAST_EFFORT", 1_000)
    found, findings, _ = rows(content, WRITER, "skip")
    assert len(found) == 2
    assert findings


@given(st.data())
def test_any_change_gives_a_result(data: st.DataObject) -> None:
    name, content = SMALL[data.draw(st.sampled_from(sorted(SMALL)))]
    changed = bytearray(content)
    for _ in range(data.draw(st.integers(1, 5))):
        start = data.draw(st.integers(0, len(changed)))
        end = min(len(changed), start + data.draw(st.integers(0, 20)))
        changed[start:end] = data.draw(st.binary(max_size=20))
    for policy in ("stop", "skip"):
        _, findings, summary = rows(bytes(changed), name, policy)
        assert findings or summary.end == "clean"


ID = struct.pack("<QQ", 1 << 40, 0)
HEAD = ID + integer(1) + string(b"a") + integer(0)
MANY = 2_000
MADE_OF_MANY = {
    "an open pack of entries without fields": HEAD
    + b"".join(integer(0) + integer(0) + integer(n) + integer(0) for n in range(MANY)),
    "an entry of many fields": HEAD + integer(0) * 3 + integer(MANY) + integer(1) * (2 * MANY),
    "a head of many names": ID + integer(MANY) + integer(1) * MANY + integer(0),
    "an entry that is cut within its last field": HEAD + integer(0) * 3 + integer(1) + integer(1) + b"\xf4",
    "a broken entry before elements up to an end marker": HEAD
    + integer(2)
    + integer(0) * 2
    + integer(1)
    + integer(5) * MANY
    + END
    + bytes(8),
    "entries with flags that nobody knows": HEAD + b"\0\1" * (4 * MANY),
}


@pytest.mark.parametrize("verb", READERS)
@pytest.mark.parametrize("what", MADE_OF_MANY)
def test_a_pack_of_many_parts_makes_no_object_of_a_parser_for_each(what: str, verb: str, tmp_path: Path) -> None:
    log = tmp_path / "log"
    log.mkdir()
    (log / WRITER).write_bytes(MADE_OF_MANY[what])
    # `recover` makes no copy of what has no record.
    with counted() as effort, suppress(segspec.SegspecError):
        READERS[verb](log, tmp_path / "out")
    assert effort.objects < MANY


def test_entries_that_are_counted_in_detection_are_those_that_are_read() -> None:
    for name, content in SMALL.values():
        reader = reader_of(content, name)
        read = {
            with_fields: read_pack(reader.source, reader.begin(), reader.variant, has_tag=False, fields=with_fields)
            for with_fields in (True, False)
        }
        assert read[False].entries == []
        assert read[False].first_id == read[True].entries[0].id
        told = [pack.read._replace(written=NOTHING) for pack in read.values()]
        assert told[0] == told[1]


@pytest.mark.parametrize("limit", [1, 3, 4, 5])
@pytest.mark.parametrize("with_fields", [True, False])
def test_a_limit_of_entries_holds_within_and_at_the_end_of_a_pack(limit: int, with_fields: bool) -> None:
    source = from_bytes(segment(some_packs(1, 4)).content)
    pack = read_pack(source, 0, Variant(), has_tag=False, limit=limit, fields=with_fields)
    assert (pack.num_entries, pack.closed) == (min(limit, 4), limit > 4)


def test_a_pack_whose_first_part_takes_more_than_one_look_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("segspec.formats.mojo.pack.FIRST_LOOK", 8)
    content = segment(some_packs(2, 5)).content
    found, findings, _ = rows(content)
    assert (len(found), findings) == (10, [])
    cut, findings, _ = rows(content[: content.index(PACK_TAG) - 3])
    assert (len(cut), [one.code for one in findings]) == (5, [Code.TORN])


def test_one_record_of_many_fields_and_bytes_is_read() -> None:
    packs = [
        [Entry((1000, 0), [(b"%d" % n, b"v" * n) for n in range(500)])],
        [Entry((1001, 0), [(b"b", b"x" * 3_000_000)])],
    ]
    found, findings, _ = rows(segment(packs).content)
    assert [row[2] for row in found] == [entries[0].fields for entries in packs]
    assert findings == []


def test_a_pack_of_more_entries_than_a_reader_may_hold_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("segspec.formats.mojo.rules.MAX_ENTRIES", 3)
    found, findings, summary = rows(segment([*some_packs(1, 3), *some_packs(1, 4)]).content)
    assert (len(found), summary.end) == (3, "corrupt")
    assert findings[0].code is Code.LIMIT_EXCEEDED
