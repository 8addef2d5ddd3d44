"""`segspec dump`: what users appended, in three forms."""

from __future__ import annotations

import csv
import hashlib
import io
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from segspec.core import json_form
from segspec.core.model import Record
from segspec.formats import get
from tests.cli.conftest import Run
from tests.helpers.corpus import truth_lines


def test_json_is_the_contract_lowercase_hex_and_decimal_strings(segspec: Run, corpus: Path) -> None:
    case = corpus / "durable_log/empty_payloads"
    done = segspec("dump", case / "log", "--output", "json")
    assert done.code == 0
    assert [set(row) for row in done.json] == [{"offset", "value"}] * 10
    assert [(r["offset"], hashlib.sha256(bytes.fromhex(r["value"])).hexdigest()) for r in done.json] == [
        (str(t["offset"]), t["sha256"]) for t in truth_lines(case)
    ]


def test_csv_has_the_columns_of_the_format_as_header(segspec: Run, corpus: Path) -> None:
    done = segspec("dump", corpus / "durable_log/empty_payloads/log", "--output", "csv")
    rows = list(csv.reader(io.StringIO(done.out)))
    assert rows[0] == list(get("durable_log").columns)
    assert rows[2] == ["1", "4f4886634c"]
    assert len(rows) == 11


def test_text_escapes_what_could_move_the_cursor(segspec: Run, corpus: Path) -> None:
    done = segspec("dump", corpus / "durable_log/multi_segment/log")
    assert len(done.lines) == 500
    assert all(line.isprintable() for line in done.lines)


BYTES = st.binary(max_size=20)
RECORDS = st.one_of(
    st.builds(
        Record,
        position=st.just(0),
        offset=st.integers(0, 2**64 - 1),
        timestamp=st.none() | st.integers(-(2**63), 2**64 - 1),
        key=st.none() | BYTES,
        value=st.none() | BYTES,
        chunk_id=st.none() | st.integers(0, 2**64 - 1),
        epoch=st.none() | st.integers(0, 2**64 - 1),
    ),
    st.builds(
        Record,
        position=st.just(0),
        id=st.tuples(st.integers(0, 2**64 - 1), st.integers(0, 2**64 - 1)),
        deleted=st.none() | st.booleans(),
        fields=st.none() | st.lists(st.tuples(BYTES, BYTES), max_size=3),
    ),
)


@given(record=RECORDS, payload=st.sampled_from(list(json_form.PAYLOADS)))
def test_a_line_that_is_written_directly_is_the_one_that_the_encoder_makes(record: Record, payload: str) -> None:
    encoded = json_form.line(json_form.record(record, json_form.PAYLOADS[payload].show))
    assert json_form.record_line(record, json_form.quoted(payload)) == encoded
