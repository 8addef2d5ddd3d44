"""Three formats that are none of segspec's: files of known truth, every prefix, and flipped bits."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kaitaistruct import KaitaiStream

from segspec.core.errors import Finding, SegspecError
from segspec.custom import OwnFormat
from segspec.parsing.errors import PARSE_ERRORS
from segspec_kaitai.own.row_parsers import following
from tests.helpers.sweeps import some
from tests.kaitai.own.conftest import Made
from tests.kaitai.own.oracle import (
    Read,
    Row,
    Sample,
    by_parser,
    every_reading,
    packets,
    parser_of,
    pcap_files,
    readings,
    tlv_files,
    weather_files,
)
from tests.native.lane import has_compiler

pytestmark = pytest.mark.node

Lane = bool | None
LANES: list[Lane] = [False, None, *([True] if has_compiler() else [])]
NAMES = {True: "compiled", False: "plain", None: "parser"}
FLIPS = some(range(250), 40)


@dataclass(frozen=True)
class Case:
    spec: str
    rows: str | None
    files: Callable[[], st.SearchStrategy[Sample]]
    items: Callable[[Any], Iterator[Any]] | None


CASES = [
    Case("pcap_like", None, pcap_files, packets),
    Case("tlv", None, tlv_files, None),
    Case("weather", "blocks.readings.items", weather_files, readings),
]
every_case = pytest.mark.parametrize("case", CASES, ids=lambda case: case.spec)
every_lane = pytest.mark.parametrize("fast", LANES, ids=NAMES.get)


def read(format: OwnFormat, path: Path, *, fast: Lane, batch_rows: int = 3, batch_bytes: int = 16) -> Read:
    """What the reader releases, and the finding that it stops with."""
    told: list[Finding] = []
    if fast is None:
        format = replace(format, fast=None)
    reader = format.open(path).arrow(report=told.append, batch_rows=batch_rows, batch_bytes=batch_bytes, fast=fast)
    rows = [row for batch in reader for row in batch.to_pylist()]
    errors = [each for each in told if each.severity == "error" and "is not text" not in each.message]
    if not errors:
        return Read(rows)
    (found,) = errors
    at = re.search(r"\(byte (\d+) of the file\)$", found.message)
    assert at is not None
    return Read(rows, found.field, int(at[1]), found.position)


def with_legible_texts(format: OwnFormat, data: bytes) -> bytes:
    """The bytes with question marks in place of each text that the Kaitai parser cannot decode, and stops at."""
    parser = parser_of(format.path)
    position = 0
    while position < len(data):
        stream = KaitaiStream(BytesIO(data))
        stream.seek(position)
        try:
            parser(stream)
        except UnicodeDecodeError as error:
            at = data.rindex(error.object, 0, stream.pos())
            data = data[:at] + b"?" * len(error.object) + data[at + len(error.object) :]
            continue
        except PARSE_ERRORS:
            break
        position = stream.pos()
    return data


def assert_as_parsed(case: Case, format: OwnFormat, data: bytes, path: Path, *, fast: Lane) -> Read:
    path.write_bytes(data)
    legible = with_legible_texts(format, data)
    want, got = by_parser(format, legible, case.items), read(format, path, fast=fast)
    if case.items is readings and (fast is None or len(got.rows) > len(want.rows)):
        # From a value that is lost alone on, the parser reads in the lanes of kernels, too: a block gives rows singly.
        want = by_parser(format, legible, every_reading)
    if is_torn_within(got, want):
        assert got.rows[: len(want.rows)] == want.rows
        want.rows, want.failing, want.error = got.rows[: len(want.rows)], got.failing, got.error
        got.rows = want.rows
    if legible != data:
        want.rows = [
            {name: None if "?" in str(value) and found[name] is None else value for name, value in row.items()}
            for row, found in zip(want.rows, got.rows, strict=True)
        ]
    assert got.rows == want.rows
    assert got.failing == want.failing
    assert got.error == want.error
    if case.items is None and want.failing is not None:
        assert got.position == want.position
    return got


def is_torn_within(got: Read, want: Read) -> bool:
    """Whether rows lie in a part that the file ends in: the plain parser gives none of them."""
    if want.failing is None:
        return False
    # A part that ends between two of its rows is named itself.
    is_part = got.failing == want.failing and len(got.rows) > len(want.rows)
    return is_part or f"{got.failing}".startswith(f"{want.failing}.")


@every_lane
@every_case
@given(data=st.data())
def test_a_sound_file_gives_its_truth(case: Case, fast: Lane, own: Made, tmp_path: Path, data: st.DataObject) -> None:
    content, rows = data.draw(case.files())
    format = own(case.spec, case.rows)
    got = assert_as_parsed(case, format, content, tmp_path / "file", fast=fast)
    assert got.rows == rows
    assert got.failing is None


@cache
def sample(case: Case, least: int) -> tuple[bytes, list[Row]]:
    """A file with some rows, the same in every run."""
    found: list[Sample] = []

    @settings(max_examples=100, deadline=None, derandomize=True, database=None)
    @given(case.files())
    def draw(one: Sample) -> None:
        if len(one[1]) >= least and len(one[0]) < 400:
            found.append(one)

    draw()
    return max(found, key=lambda one: len({str(row) for row in one[1]}))


@every_lane
@every_case
def test_every_prefix_stops_where_the_parser_stops(case: Case, fast: Lane, own: Made, tmp_path: Path) -> None:
    content, rows = sample(case, 3)
    format = own(case.spec, case.rows)
    lengths = []
    for length in some(range(len(content)), 40):
        got = assert_as_parsed(case, format, content[:length], tmp_path / "file", fast=fast)
        assert got.rows == rows[: len(got.rows)]
        lengths.append(len(got.rows))
    assert lengths == sorted(lengths)
    assert lengths[-1] > 0


@every_lane
@every_case
def test_flipped_bits_are_read_as_the_parser_reads_them(case: Case, fast: Lane, own: Made, tmp_path: Path) -> None:
    content, _ = sample(case, 3)
    format = own(case.spec, case.rows)
    failed = 0
    for seed in FLIPS:
        chance, changed = random.Random(seed), bytearray(content)
        for _ in range(chance.choice((1, 1, 3))):
            changed[chance.randrange(len(changed))] ^= 1 << chance.randrange(8)
        failed += assert_as_parsed(case, format, bytes(changed), tmp_path / "file", fast=fast).failing is not None
    assert 0 < failed < len(FLIPS)


@every_lane
@every_case
def test_bytes_at_random_give_rows_or_a_reason(case: Case, fast: Lane, own: Made, tmp_path: Path) -> None:
    format = own(case.spec, case.rows)
    chance = random.Random(1)
    for size in (0, 1, 7, 64, 500):
        for _ in range(8):
            (tmp_path / "file").write_bytes(chance.randbytes(size))
            read(format, tmp_path / "file", fast=fast)


@every_case
def test_batches_do_not_change_what_is_read(case: Case, own: Made, tmp_path: Path) -> None:
    content, rows = sample(case, 4)
    format = own(case.spec, case.rows)
    (tmp_path / "file").write_bytes(content)
    for batch_rows, batch_bytes in ((1, 1), (2, 1 << 20), (1000, 5), (1000, 1 << 20)):
        for fast in LANES:
            got = read(format, tmp_path / "file", fast=fast, batch_rows=batch_rows, batch_bytes=batch_bytes)
            assert got.rows == rows


def test_a_batch_has_no_more_rows_or_bytes_than_asked_for(own: Made, tmp_path: Path) -> None:
    values = [bytes([n]) * 60 for n in range(9)]
    content = b"".join(b"\4\0\x3c" + value + b"\x3c" for value in values)
    (tmp_path / "file").write_bytes(content)
    for fast in LANES:
        log = own("tlv").open(tmp_path / "file")
        batches = list(log.arrow(["body_value_bytes"], batch_rows=4, batch_bytes=150, fast=fast))
        assert max(batch.num_rows for batch in batches) == 2
        assert [v for batch in batches for v in batch.column(0).to_pylist()] == values


def test_fail_raises_behind_the_rows_before_the_damage(own: Made, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"\4\0\1a\1" + b"\4\0\1b\7")
    rows: list[Row] = []
    with pytest.raises(SegspecError) as caught:
        rows.extend(own("tlv").open(tmp_path / "file").records(on_damage="fail"))
    assert [row["body_value_bytes"] for row in rows] == [b"a"]
    assert (caught.value.code, caught.value.position, caught.value.field) == ("bad-encoding", 5, "check")
    assert (caught.value.expected, caught.value.actual) == ("1", "7")
    assert str(caught.value).endswith("check is 7, not 1 (byte 9 of the file)")


def test_a_file_is_let_go_of_when_its_rows_were_read(own: Made, tmp_path: Path) -> None:
    format = own("pcap_like")
    content, rows = sample(CASES[0], 3)
    held = memoryview(bytearray(content))
    scan = format.parser.scan(held)
    assert sum(len(piece.rows) for piece in scan.pieces(2, 1 << 20)) == len(rows)
    assert scan.whole is not None
    assert len(scan.whole.data) == 0
    assert following.resume is None
    assert following.stream is None
