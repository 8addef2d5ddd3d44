"""Files and specs that would never end, or are damaged, on the slow road: what comes out, what is told, its cost."""

from __future__ import annotations

import random
import time
import tracemalloc
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from segspec.core.errors import Finding
from segspec.custom import OwnFormat
from tests.kaitai.own.test_nested import Compile, Row, made

__all__ = ["made"]

pytestmark = pytest.mark.node


def by_parser(format: OwnFormat, content: bytes, **more: Any) -> tuple[list[Row], list[Finding]]:
    Path("file").write_bytes(content)
    told: list[Finding] = []
    slow = replace(format, fast=None)
    rows = [row for batch in slow.open("file").arrow(report=told.append, **more) for row in batch.to_pylist()]
    return rows, told


NOTHING = "  nothing: {}\n"
ENDLESS = {
    "until what never comes": (
        "seq: [{id: a, type: u1}, {id: xs, size: 0, repeat: until, repeat-until: a == 300}]\n",
        ".",
        None,
    ),
    "items of no bytes to the end": ("seq: [{id: xs, type: nothing, repeat: eos}]\ntypes:\n" + NOTHING, ".", None),
    "rows of no bytes to the end": ("seq: [{id: xs, size: 0, repeat: eos}]\n", "xs", None),
    "two to the forty items of no bytes": (
        "seq: [{id: n, type: u8}, {id: xs, type: nothing, repeat: expr, repeat-expr: n}]\ntypes:\n" + NOTHING,
        ".",
        (1 << 40).to_bytes(8, "little"),
    ),
    "a list within an instance": (
        "seq: [{id: n, type: u1}]\ninstances:\n  xs: {pos: 0, size: 0, repeat: expr, repeat-expr: n << 40}\n",
        ".",
        None,
    ),
}


@pytest.mark.parametrize("name", ENDLESS)
def test_what_would_never_end_is_stopped_in_time(made: Compile, name: str) -> None:
    text, rows, content = ENDLESS[name]
    format = made(text, rows, columns="*")
    started = time.monotonic()
    _, told = by_parser(format, content or b"\1\2\3")
    assert [(each.code, each.severity) for each in told] == [("limit-exceeded", "error")]
    assert "more work than a file of this size is worth" in told[0].message
    assert time.monotonic() - started < 60


def test_a_structure_in_itself_as_deep_as_the_file_is_long_is_a_limit(made: Compile) -> None:
    text = "seq: [{id: top, type: node}]\ntypes:\n  node:\n"
    text += "    seq: [{id: v, type: u1}, {id: next, type: node, if: v > 0}]\n"
    rows, told = by_parser(made(text, ""), b"\1\0" + b"\1" * 100_000)
    assert rows == [{"top": {"v": 1, "next": {"v": 0, "next": None}}}]
    assert [(each.code, each.position) for each in told] == [("limit-exceeded", 2)]


FIXED = (
    "seq: [{id: recs, size: 4, type: rec, repeat: eos}]\ntypes:\n  rec:\n"
    "    seq: [{id: a, type: u1}, {id: b, type: u1, valid: {max: 9}}]\n"
)


def test_rows_of_one_size_are_skipped_one_by_one(made: Compile) -> None:
    content = b"\1\2..\3\x44..\5\6..\7\x07..\7\x88..\1\2."
    rows, told = by_parser(made(FIXED, columns=["a", "_position"]), content, on_damage="skip")
    assert [tuple(row.values()) for row in rows] == [(1, 0), (3, 4), (5, 8), (7, 12), (7, 16)]
    assert [(each.code, each.position, each.bytes) for each in told] == [
        ("bad-encoding", 5, None),
        ("bad-encoding", 17, None),
        ("torn", 20, 3),
    ]
    assert told[0].message == "recs[1].b is 68, not at most 9 (byte 5 of the file)"


MAGIC = """seq:
  - {id: head, type: u1}
  - {id: recs, type: rec, repeat: eos}
types:
  rec:
    seq:
      - {id: magic, contents: RR}
      - {id: len, type: u1}
      - {id: body, size: len}
      - {id: sum, type: u1, valid: len}
"""
MAGIC_FILE = b"H" + b"RR\1a\1" + b"RR\2bc\7" + b"RR\1d\1" + b"xx" + b"RR\1e\1" + b"RR\xffzzRR\1g\1" + b"RR\0\0"


def test_rows_with_a_magic_are_found_again(made: Compile) -> None:
    rows, told = by_parser(made(MAGIC, columns=["body", "_position"]), MAGIC_FILE, on_damage="skip")
    found = [(b"a", 1), (b"bc", 6), (b"d", 12), (b"e", 19), (b"g", 29), (b"", 34)]
    assert [tuple(row.values()) for row in rows] == found
    assert [(each.code, each.position, each.bytes, each.message) for each in told] == [
        ("bad-encoding", 11, None, "recs[1].sum is 7, not 2 (byte 11 of the file)"),
        ("bad-magic", 17, 2, 'recs[3].magic is 78 78 ("xx"), not 52 52 ("RR") (byte 17 of the file)'),
        ("torn", 24, 5, "recs[4].body needs 255 bytes, and 11 bytes are left (byte 27 of the file)"),
    ]


def test_two_passes_in_one_thread_do_not_meet(made: Compile) -> None:
    format = made(MAGIC, columns=["body", "_position"])
    Path("one").write_bytes(MAGIC_FILE)
    Path("other").write_bytes(b"H" + b"RR\1z\1" * 6)
    told: list[Finding] = []
    slow = replace(format, fast=None)
    one = slow.open("one").arrow(report=told.append, on_damage="skip", batch_rows=1)
    other = slow.open("other").arrow(report=told.append, on_damage="skip", batch_rows=1)
    pairs = list(zip(one, other, strict=False))
    assert [first.to_pylist()[0]["_position"] for first, _ in pairs] == [1, 6, 12, 19, 29, 34]
    assert [second.to_pylist()[0]["_position"] for _, second in pairs] == [1, 6, 11, 16, 21, 26]
    assert [each.position for each in told] == [11, 17, 24]


def test_batches_of_the_parser_have_no_more_rows_than_asked_for(made: Compile) -> None:
    format = made("seq: [{id: xs, type: s, repeat: eos}]\ntypes:\n  s:\n    seq: [{id: b, size: 100}]\n")
    Path("file").write_bytes(bytes(100 * 50))
    slow = replace(format, fast=None)
    assert {batch.num_rows for batch in slow.open("file").arrow(batch_rows=7)} == {7, 1}
    assert max(batch.num_rows for batch in slow.open("file").arrow(batch_bytes=1000)) <= 10


RECORDS = (
    "seq: [{id: records, type: rec, repeat: eos}]\ntypes:\n  rec:\n"
    "    seq: [{id: len, type: u2}, {id: body, size: len}]\n"
)


def peak(format: OwnFormat, megabytes: int) -> int:
    """The most that is held besides the file, all of which is."""
    row = (998).to_bytes(2, "little") + bytes(998)
    Path("file").write_bytes(row * (megabytes * 1000))
    log = replace(format, fast=None).open("file")
    tracemalloc.start()
    try:
        count = sum(batch.num_rows for batch in log.arrow(["len"]))
        most = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert count == megabytes * 1000
    return most - megabytes * 1_000_000


def test_memory_does_not_grow_with_the_rows_of_the_slow_road(made: Compile) -> None:
    format = made(RECORDS, "records")
    # The first read imports what it needs.
    _, few, many = (peak(format, megabytes) for megabytes in (1, 8, 24))
    assert many < few * 1.2 + (1 << 20)


FRAMES = """seq:
  - {id: magic, contents: RR}
  - {id: len, type: u1, valid: {max: 20}}
  - {id: body, size: len}
  - {id: sum, type: u1, valid: len}
"""


@pytest.mark.parametrize("fast", [False, None], ids=["plain", "by size"])
def test_both_roads_skip_the_same_and_tell_the_same(made: Compile, fast: bool | None) -> None:
    format = made(FRAMES, "", columns=["body", "_position", "_end", "_index"])
    assert format.lane == "kernel"
    chance = random.Random(3)
    sizes = [chance.randrange(21) for _ in range(200)]
    sound = b"".join(b"RR" + bytes([size]) + chance.randbytes(size) + bytes([size]) for size in sizes)
    damages = 0
    for turn in range(40):
        content = bytearray(sound[: chance.randrange(len(sound))] if turn % 3 == 0 else sound)
        for _ in range(chance.randrange(12)):
            content[chance.randrange(len(content))] = chance.randrange(256)
        rows, told = by_parser(format, bytes(content), on_damage="skip")
        found: list[Finding] = []
        reader = format.open("file").arrow(report=found.append, on_damage="skip", fast=fast, batch_rows=7)
        assert [row for batch in reader for row in batch.to_pylist()] == rows
        assert found == told
        damages += len(told)
    assert damages > 50


def test_rows_whose_structures_are_as_long_as_another_field_says_have_no_one_size(made: Compile) -> None:
    text = "seq: [{id: len, type: u1}, {id: body, type: pair, size: len}]\ntypes:\n  pair:\n"
    format = made(text + "    seq: [{id: a, type: u1}, {id: b, type: b4}]\n", "")
    assert (format.parser.magic, format.parser.size) == (b"", 0)
    items = "seq: [{id: items, type: pair, repeat: expr, repeat-expr: 3}]\ntypes:\n  pair:\n"
    assert made(items + "    seq: [{id: a, type: u1}, {id: b, type: b4}]\n", "").parser.size == 0
    format = made(items + "    seq: [{id: a, type: u1, valid: {max: 9}}, {id: b, type: u1}]\n", "")
    rows, told = by_parser(format, b"\1\0" * 3 + b"\x77\0" * 3 + b"\2\0" * 3, on_damage="skip")
    assert [row["items"][0]["a"] for row in rows] == [1, None, 2]
    assert [(each.position, each.field) for each in told] == [(at, f"items[{n}].a") for n, at in enumerate((6, 8, 10))]
