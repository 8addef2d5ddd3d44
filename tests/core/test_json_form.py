"""Records, frames and values as JSON: the two ways to write a record are one, and no kind of value is lost."""

from __future__ import annotations

import json
from uuid import UUID

from hypothesis import strategies as st

from segspec.core import json_form
from segspec.core.errors import Code, Finding, Severity
from segspec.core.model import Frame, Record
from segspec.core.stretch import Level, Wanted

NUMBERS = st.integers(0, (1 << 64) - 1)
OFFSETS = st.builds(
    Record,
    position=st.just(0),
    offset=NUMBERS,
    timestamp=st.none() | NUMBERS,
    key=st.none() | st.binary(max_size=3),
    value=st.none() | st.binary(max_size=3),
    chunk_id=st.none() | NUMBERS,
    epoch=st.none() | NUMBERS,
)
PAIRS = st.tuples(st.binary(max_size=3), st.binary(max_size=3))
IDS = st.builds(
    Record,
    position=st.just(0),
    id=st.tuples(NUMBERS, NUMBERS),
    deleted=st.none() | st.booleans(),
    fields=st.none() | st.lists(PAIRS, max_size=3).map(tuple),
)


def test_values_of_every_kind_are_plain() -> None:
    finding = Finding("x", 5, Code.TORN, Severity.ERROR, "it is cut off")
    given = {
        "a": None,
        "b": True,
        "c": "text",
        "d": 1 << 63,
        "e": b"\xff",
        "f": [None, (1, "x")],
        "g": finding,
        "h": 1.5,
    }
    assert json_form.plain(given) == {
        "b": True,
        "c": "text",
        "d": "9223372036854775808",
        "e": "ff",
        "f": [None, ["1", "x"]],
        "g": finding.as_json(),
        "h": "1.5",
    }
    assert json_form.plain(UUID(int=1)) == "00000000-0000-0000-0000-000000000001"


def test_a_frame_has_its_own_details_besides() -> None:
    frame = Frame(
        position=8, end=20, kind="data", body=None, first_offset=3, offsets=2, timestamp=None, details={"crc": 7}
    )
    assert json.loads(json_form.line(json_form.frame("a/b", frame))) == {
        "segment": "a/b",
        "position": "8",
        "bytes": "12",
        "kind": "data",
        "first_offset": "3",
        "offsets": "2",
        "crc": "7",
    }


def test_a_time_for_people_ends_where_the_calendar_does() -> None:
    assert json_form.moment(None) == ""
    assert json_form.moment(1_700_000_000_123) == "2023-11-14 22:13:20.123"
    assert json_form.moment(1_795_870_137_349_000) == "+58878-11-09 23:55:49.000"
    assert json_form.moment(-62_135_596_800_001) == "+0000-12-31 23:59:59.999"
    assert json_form.moment(1 << 63) == "+292278994-08-17 07:12:55.808"


def test_checksums_are_computed_where_they_are_wanted_and_the_level_has_them() -> None:
    assert Wanted(Level.CHECKSUMS).checks
    assert Wanted(Level.RECORDS).checks
    assert not Wanted(Level.FRAMES).checks
    assert not Wanted(Level.RECORDS, checksums=False).checks
