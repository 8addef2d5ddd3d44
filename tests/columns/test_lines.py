"""Lines that are made many at once are those that rows give one by one, whatever the bytes are."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from segspec.cli.each_log import Label
from segspec.cli.writers import WRITERS, write_records
from segspec.columns import lines
from segspec.columns.flat import BYTES, FLAGS, PAIRS, SIGNED, UNSIGNED, Flat, FlatRows, of_records
from segspec.columns.lines import CSV, JSON, Lines
from segspec.core import csv_form, json_form
from segspec.core.model import Record
from tests.native.lane import LANES, PLAIN, using

TEXTS = st.text(st.characters(exclude_categories=["Cs"])).map(str.encode)
HOSTILE = st.sampled_from(
    [
        bytes(range(256)),
        b"\xed\xa0\x80",
        b"\xc0\x80",
        b"\xf4\x90\x80\x80",
        b"\xe2\x82",
        b"\xe2\x80\xae\xc2\x85\x7f",
        b"\xf0\x9f\x98\x80\xf0\x9f",
        b'"\\\b\f\n\r\t\x0b\x00',
        b'plain text, "quoted", and plain text again\r',
        b"\xd8\x9c\xe2\x81\xa6\xe2\x80\x8e",
        "\uffff\u2029".encode(),
    ]
)
CONTENTS = st.one_of(st.binary(max_size=40), TEXTS, HOSTILE)
NUMBERS = st.integers(0, (1 << 64) - 1)
TIMES = st.integers(-(1 << 63), (1 << 63) - 1) | st.sampled_from(
    [-62135596800001, -62135596800000, -1, 0, 951782400000, 4107542399999, 253402300799999, 253402300800000]
)


def valued(times: st.SearchStrategy[int]) -> st.SearchStrategy[Record]:
    return st.builds(
        Record,
        st.just(0),
        offset=NUMBERS,
        timestamp=st.none() | times,
        key=st.none() | CONTENTS,
        value=st.none() | CONTENTS,
        chunk_id=st.none() | NUMBERS,
        epoch=st.none() | NUMBERS,
    )


PAIRS_OF = st.lists(st.tuples(CONTENTS, st.none() | CONTENTS), max_size=3)
FIELDED = st.builds(
    Record,
    st.just(0),
    id=st.tuples(NUMBERS, NUMBERS),
    deleted=st.none() | st.booleans(),
    fields=st.none() | PAIRS_OF,
)
RUNS = [st.lists(valued(TIMES), max_size=5), st.lists(valued(NUMBERS), max_size=5), st.lists(FIELDED, max_size=5)]
LABELS = [None, Label({"log": 'a,"b"', "vhost": "é"}, ("log", "vhost", "queue"), "of a")]


def printed(output: str, label: Label | None, names: Sequence[str], write: Any) -> bytes:
    """What `write` prints with a writer."""
    raw = io.BytesIO()
    with pytest.MonkeyPatch.context() as patched:
        stdout = io.TextIOWrapper(raw, "utf-8", "backslashreplace", newline="")
        patched.setattr("sys.stdout", stdout)
        out = WRITERS[output]()
        out.begin_log(label, names)
        write(out)
        stdout.flush()
        return raw.getvalue()


@pytest.mark.parametrize("payload", list(json_form.PAYLOADS))
@pytest.mark.parametrize("output", list(WRITERS))
@pytest.mark.parametrize("lane", LANES)
def test_lines_are_those_of_rows(lane: str, output: str, payload: str, monkeypatch: pytest.MonkeyPatch) -> None:
    show = json_form.PAYLOADS[payload].show

    @given(
        st.one_of(RUNS),
        st.sampled_from(LABELS),
        st.sampled_from([300, 2000, lines.ROOM]),
        st.none() | st.lists(st.booleans(), min_size=5, max_size=5).map(bytes),
        st.none() | st.integers(0, 4),
    )
    def holds(records: list[Record], label: Label | None, room: int, chosen: bytes | None, most: int | None) -> None:
        names = ["id", "deleted", "fields"] if records and records[0].id else ["offset", "timestamp", "key", "value"]
        names += [] if records and records[0].id else ["chunk_id", "epoch"]
        kept = [record for number, record in enumerate(records) if chosen is None or chosen[number]][:most]

        def one_by_one(out: Any) -> None:
            for record in kept:
                out.write(json_form.record(record, show))

        rows = FlatRows(len(records), of_records(records, names), chosen)
        left: list[int | None] = []
        due = printed(output, label, names, one_by_one)
        with using(lane):
            monkeypatch.setattr(lines, "ROOM", room)
            made = printed(output, label, names, lambda out: left.append(write_records(out, [rows], payload, most)))
        assert made == due
        assert left == [None if most is None else most - len(kept)]

    holds()


@given(st.one_of(RUNS))
def test_flat_columns_hold_what_records_have(records: list[Record]) -> None:
    names = [name for name in json_form.RECORD if any(getattr(record, name) is not None for record in records)]
    rows = FlatRows(len(records), of_records(records, names))
    assert [rows.record(row) for row in rows.numbers()] == records


@pytest.mark.parametrize("lane", [lane for lane in LANES if lane != PLAIN])
@pytest.mark.parametrize(
    "column",
    [
        Flat(UNSIGNED, (b"\0" * 8,)),
        Flat(SIGNED, ()),
        Flat(FLAGS, (b"\1",)),
        Flat("x", ()),
        *(Flat(BYTES, (Flat(SIGNED, (ends,)).arrays[0], b"ab")) for ends in ([0, 1, 3], [0, 2, 1], [-1, 0, 0])),
        Flat(PAIRS, ([0, 1, 1], [0], b"", [0], b"")),
        Flat(PAIRS, ([1, 0, 0], [0, 0], b"", [0, 0], b"")),
    ],
)
def test_columns_that_do_not_hold_together_are_refused(lane: str, column: Flat) -> None:
    from array import array

    arrays = tuple(array("i", given) if isinstance(given, list) else given for given in column.arrays)
    with using(lane), pytest.raises((IndexError, TypeError)):
        list(Lines(JSON, "hex", ["value"]).of(FlatRows(2, {"value": column._replace(arrays=arrays)})))


def test_strict_text_leaves_what_is_no_utf8_to_the_caller() -> None:
    rows = FlatRows(3, of_records([Record(0, value=value) for value in (b"a", b"\xff", b"b")], ["value"]))
    made = [
        (one.lines, one.row if one.text is None else bytes(one.text))
        for one in Lines(CSV, "utf8", ["value"], strict=True).of(rows)
    ]
    assert made[-2:] == [(1, 1), (1, b"b\n")] or made == [(1, 0), (1, 1), (1, 2)]


def test_a_row_of_one_empty_cell_is_a_row() -> None:
    assert csv_form.line([""]) == '""'
    rows = FlatRows(1, of_records([Record(0, value=b"")], ["value"]))
    made = [one.text for one in Lines(CSV, "hex", ["value"]).of(rows)]
    assert made == [b'""\n'] or made == [None]
