"""Declared logs by kernels: the same records and the same findings as the explaining reader gives, whatever the bytes,
in whatever form they are wanted."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from segspec.core.limits import Limits
from segspec.core.model import SegmentFile, SegmentSummary
from segspec.core.stretch import Level, Wanted
from segspec.formats.contract.descriptor import Format
from segspec.frames import lowered_log
from segspec.frames.descriptor import compiled_ahead
from segspec.reading.walk import walk
from segspec.storage.source import from_bytes
from tests import needs
from tests.any_log import parcels
from tests.any_log.conftest import CACHE
from tests.any_log.parcels import PACKINGS, Item, parcel
from tests.any_log.reading import format_of
from tests.any_log.walked import Walked, frames_of
from tests.native.lane import WATCHED

RECORDS = Wanted(records=True)


CARRIED = f"""{WATCHED}
import pickle
import segspec
rows = segspec.open(sys.argv[1], format=pickle.load(sys.stdin.buffer)).arrow(["offset"]).read_all().num_rows
print(rows, found)
"""


def log() -> Format:
    return format_of("parcels.ksy")


def walked(content: bytes, wanted: Wanted | None, on_damage: str = "skip", limits: Limits | None = None) -> Walked:
    return Walked(log(), content, parcels.name(), wanted, on_damage, limits)


def agree(content: bytes, on_damage: str = "skip", limits: Limits | None = None) -> Walked:
    """Holds what the scanner gives against what the reader does; returns what the scanner gave."""
    slow, fast = (walked(content, wanted, on_damage, limits) for wanted in (None, RECORDS))
    return fast.is_as(slow)


def many(count: int = 40) -> list[bytes]:
    """Parcels without gaps, in each packing in turn."""
    made, first = [], 0
    for number in range(count):
        items = [Item(place, b"%d" % place, b"value " * (number % 7), weight=number) for place in range(number % 5)]
        made.append(parcel(first, items, numbers=number % 5 + 1, packing=PACKINGS[number // 3 % 5], sent=number * 10))
        first += number % 5 + 1
    return made


def test_sound_parcels_are_one_stretch(lane: str) -> None:
    fast = agree(b"".join(many()))
    assert fast.stretches == 1
    assert fast.summary.frames == 40
    assert len(fast.records) == 80


def test_columns_are_those_of_records(lane: str) -> None:
    content = b"".join(parcels.some_parcels(12))
    columns = frozenset((*log().columns, "position"))
    slow, fast = walked(content, None), walked(content, Wanted(columns=columns, flat=True))
    assert fast.rows == slow.rows
    assert fast.stretches > 0


@pytest.mark.parametrize("name", ["offset", "timestamp", "position", "key", "value", "fields", "is_express", "weight"])
def test_a_column_may_be_asked_for_alone(lane: str, name: str) -> None:
    content = b"".join(parcels.some_parcels(12))
    slow, fast = walked(content, None), walked(content, Wanted(columns=frozenset({name}), flat=True))
    assert [row[name] for row in fast.rows] == [row[name] for row in slow.rows]


def test_columns_as_arrow_arrays(lane: str) -> None:
    content = b"".join(many())
    path = parcels.name()
    reader = log().reader(from_bytes(content, path), SegmentFile(path, 0), Limits())
    scanner = log().scanner_for(reader, Wanted(columns=frozenset(log().columns)))
    assert scanner is not None
    stretch = scanner.scan(reader.begin())
    assert stretch is not None
    arrays = {name: column.to_pylist() for name, column in stretch.columns.items()}
    expected = walked(content, None).rows
    for name in ("offset", "key", "value", "sender", "is_express", "weight"):
        assert arrays[name] == [row[name] for row in expected]
    assert [[tuple(pair.values()) for pair in row] for row in arrays["fields"]] == [row["fields"] for row in expected]


@pytest.mark.parametrize("level", [Level.FRAMES, Level.CHECKSUMS])
def test_frames_are_told_of_as_the_reader_tells_of_them(lane: str, level: Level) -> None:
    content = b"".join(parcels.some_parcels(12))
    wanted = Wanted(level, frames=True)
    path, told = parcels.name(), list[tuple[Any, ...]]()
    reader = log().reader(from_bytes(content, path), SegmentFile(path, 0), Limits())
    for step in walk(reader, SegmentSummary(SegmentFile(path, 0), len(content)), level=level):
        told += frames_of(step)
    fast = walked(content, wanted)
    assert fast.frames == told
    assert fast.stretches > 0


def test_records_are_counted_where_nothing_is_made_of_them(lane: str) -> None:
    content = b"".join(many())
    fast = walked(content, Wanted())
    assert fast.summary.records == 80
    assert fast.told == walked(content, None).told


def test_reading_ends_where_it_is_told_to(lane: str) -> None:
    made = many()
    stop = sum(map(len, made[:17]))
    path, content = parcels.name(), b"".join(made)
    for end in (stop, stop + 1):
        reader = log().reader(from_bytes(content, path), SegmentFile(path, 0), Limits())
        scanner = log().scanner_for(reader, RECORDS._replace(stop=end))
        assert scanner is not None
        stretch = scanner.scan(0)
        assert stretch is not None
        assert (stretch.end, stretch.frames) == (stop, 17)


@pytest.mark.parametrize(
    "odd",
    [
        parcel(200, [Item(0)], count=2),
        parcel(200, [Item(0)], packing=99),
        parcel(200, [Item(0)], packing="zstd", goods=b"no zstd"),
        parcel(200, [Item(0), Item(0)], numbers=2),
        parcel(200, [Item(5)], numbers=2),
        parcel(200, [Item(0)], flags=parcels.RECEIPT),
        parcel(200, [], numbers=3),
        parcel(200, [Item(0)], numbers=0),
        parcel(200, [], numbers=3, packing=parcels.LETTER, goods=b"Dear Sir"),
        parcel(200, [Item(0, later=9)], sent=(1 << 63) - 5),
        parcel((1 << 64) - 2, [Item(0), Item(1)]),
        parcel(0, [Item(0)]),
    ],
)
def test_what_is_odd_is_explained(lane: str, odd: bytes) -> None:
    for made in ([*many(), odd, parcel(300, [Item(0)])], [*many(), odd]):
        for on_damage in ("skip", "stop"):
            agree(b"".join(made), on_damage)


def test_limits_are_those_of_the_reader(lane: str) -> None:
    content = b"".join([*many(6), parcel(30, [Item(place, None, bytes(99)) for place in range(20)], packing="zstd")])
    for limits in (Limits(records=10), Limits(decompressed_bytes=500)):
        assert "limit-exceeded" in [finding.code for finding in agree(content, limits=limits).findings]


def test_lists_that_are_longer_than_there_was_room_for(lane: str) -> None:
    labels = tuple((b"name", b"text") for _ in range(200))
    made = [parcel(number * 30, [Item(place, labels=labels) for place in range(30)]) for number in range(3)]
    agree(b"".join(made))
    flat = walked(b"".join(made), Wanted(columns=frozenset({"fields"}), flat=True))
    assert [row["fields"] for row in flat.rows] == [list(labels)] * 90


def test_every_prefix(lane: str) -> None:
    content = b"".join(parcels.some_parcels(5))
    for size in range(0, len(content), 10):
        agree(content[:size])


@given(data=st.data())
def test_flipped_bits(lane: str, data: st.DataObject) -> None:
    content = bytearray(b"".join(parcels.some_parcels(8)))
    for _ in range(data.draw(st.integers(1, 3))):
        bit = data.draw(st.integers(0, 8 * len(content) - 1))
        content[bit // 8] ^= 1 << bit % 8
    agree(bytes(content), data.draw(st.sampled_from(["skip", "stop"])))


items = st.builds(
    Item,
    place=st.integers(0, 6),
    key=st.none() | st.binary(max_size=5),
    value=st.none() | st.binary(max_size=30),
    labels=st.lists(st.tuples(st.binary(max_size=3), st.none() | st.binary(max_size=3)), max_size=3).map(tuple),
    later=st.integers(-9, 9),
    weight=st.integers(0, 9),
)
frames = st.builds(
    parcel,
    st.integers(0, 60),
    st.lists(items, max_size=4),
    numbers=st.integers(0, 8),
    packing=st.sampled_from(PACKINGS),
    flags=st.integers(0, 3),
)


@given(made=st.lists(frames, max_size=6))
def test_any_parcels(lane: str, made: list[bytes]) -> None:
    """Their numbers may go back, and their records may have others than the parcel says."""
    agree(b"".join(made))


def test_what_tasks_get_of_a_log_brings_its_kernels_compiled(
    cache: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    needs.program("cc", "gcc", "clang")
    monkeypatch.setenv(CACHE, cache)
    monkeypatch.setattr(lowered_log, "_kept", {})
    path = tmp_path / Path(parcels.name()).name
    path.write_bytes(b"".join(many()))
    rows = len(walked(b"".join(many()), RECORDS).records)
    packages = os.pathsep.join(place for place in sys.path if place)
    bare = {"PYTHONPATH": packages, "PATH": "", "CC": "", "SEGSPEC_PLAIN": "", CACHE: str(tmp_path / "cache")}
    for format, fast in ((log(), False), (compiled_ahead(log()), True)):
        command = [sys.executable, "-c", CARRIED, str(path)]
        sent = pickle.dumps(format)
        done = subprocess.run(command, input=sent, capture_output=True, check=True, env=os.environ | bare)
        assert done.stdout.decode() == f"{rows} {{{fast}}}\n"
