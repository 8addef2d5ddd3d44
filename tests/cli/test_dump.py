"""`segspec dump`: what users appended, in three forms."""

from __future__ import annotations

import csv
import hashlib
import io
import json
from base64 import b64encode
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from segspec.core import json_form
from segspec.core.model import Record
from segspec.formats import get
from tests.cli.conftest import Run


def truth(case: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in (case / "truth.jsonl").read_text().splitlines()]


def test_json_is_the_contract_lowercase_hex_and_decimal_strings(segspec: Run, corpus: Path) -> None:
    case = corpus / "durable_log/empty_payloads"
    done = segspec("dump", case / "log", "--output", "json")
    assert done.code == 0
    assert [set(row) for row in done.json] == [{"offset", "value"}] * 10
    assert [(r["offset"], hashlib.sha256(bytes.fromhex(r["value"])).hexdigest()) for r in done.json] == [
        (str(t["offset"]), t["sha256"]) for t in truth(case)
    ]


@pytest.mark.parametrize(
    ("payload", "shown"),
    [("hex", "4f4886634c"), ("utf8", "OH\\x86cL"), ("base64", b64encode(b"OH\x86cL").decode()), ("size", "5"),
     ("sha256", hashlib.sha256(b"OH\x86cL").hexdigest())],
)  # fmt: skip
def test_every_payload_form(segspec: Run, corpus: Path, payload: str, shown: str) -> None:
    rows = segspec("dump", corpus / "durable_log/empty_payloads/log", "-o", "json", "--payload", payload).json
    assert rows[1]["value"] == shown


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


def test_a_range_of_offsets_and_a_limit(segspec: Run, corpus: Path) -> None:
    log = corpus / "durable_log/multi_segment/log"
    rows = segspec("dump", log, "-o", "json", "--from", "100", "--to", "110", "--payload", "size").json
    assert [row["offset"] for row in rows] == [str(n) for n in range(100, 110)]
    rows = segspec("dump", log, "-o", "json", "--from", "499").json
    assert [row["offset"] for row in rows] == ["499"]
    assert len(segspec("dump", log, "-o", "json", "--limit", "3").json) == 3
    assert segspec("dump", log, "-o", "json", "--limit", "0").out == ""


@pytest.mark.parametrize(("policy", "offsets", "code"), [("stop", 7, 3), ("skip", 19, 3), ("fail", 7, 1)])
def test_the_three_damage_policies(segspec: Run, corpus: Path, policy: str, offsets: int, code: int) -> None:
    done = segspec("dump", corpus / "durable_log/corrupt_payload/log", "-o", "json", "--on-damage", policy)
    assert (len(done.json), done.code) == (offsets, code)
    assert "bad-checksum" in done.err
    assert "record 7" in done.err


def test_frames_give_what_each_header_says(segspec: Run, corpus: Path) -> None:
    rows = segspec("dump", corpus / "durable_log/empty_payloads/log", "--frames", "-o", "json").json
    assert [row["position"] for row in rows[:3]] == ["0", "24", "53"]
    assert {row["kind"] for row in rows} == {"record"}
    assert rows[1]["len_payload"] == "5"


def test_an_index_is_dumped_as_its_entries(segspec: Run, corpus: Path) -> None:
    path = corpus / "durable_log/empty_payloads/log/segment_00000000000000000000.idx"
    rows = segspec("dump", path, "-o", "json").json
    assert [(row["offset"], row["ofs_record"]) for row in rows[:2]] == [("0", "0"), ("1", "24")]


def test_options_of_osiris_are_refused_elsewhere(segspec: Run, corpus: Path) -> None:
    for option in (["--tracking"], ["--decode", "amqp"]):
        done = segspec("dump", corpus / "durable_log/empty_payloads/log", *option)
        assert done.code == 2
        assert "is for osiris" in done.err


@pytest.mark.parametrize("verb", ["dump", "tail"])
def test_deleted_is_for_mojo(segspec: Run, corpus: Path, verb: str) -> None:
    done = segspec(verb, corpus / "durable_log/empty_payloads/log", "--deleted")
    assert (done.code, done.out) == (2, "")
    assert "--deleted is for mojo" in done.err


@pytest.mark.parametrize("rows", ["--frames", "--tracking"])
@pytest.mark.parametrize("option", [["--from", "5"], ["--to", "5"], ["--decode", "amqp"], ["--deleted"]])
def test_what_chooses_among_records_is_refused_for_other_rows(
    segspec: Run, corpus: Path, rows: str, option: list[str]
) -> None:
    done = segspec("dump", corpus / "osiris/epochs", rows, *option)
    assert (done.code, done.out) == (2, "")
    assert f"{option[0]} is for records, not for {rows}" in done.err


def test_a_range_of_records_is_refused_for_an_index(segspec: Run, corpus: Path) -> None:
    path = corpus / "durable_log/empty_payloads/log/segment_00000000000000000000.idx"
    done = segspec("dump", path, "--from", "5")
    assert (done.code, done.out) == (2, "")
    assert "--from is for records" in done.err


def test_a_forced_format_that_does_not_fit_gives_nothing_and_says_why(segspec: Run, corpus: Path) -> None:
    path = next((corpus / "osiris/plain_stream").glob("*.segment"))
    done = segspec("dump", path, "--format", "durable_log", "-o", "json")
    assert (done.code, done.out) == (3, "")
    assert "bad-magic" in done.err


def test_a_bad_bound_is_usage(segspec: Run, corpus: Path) -> None:
    done = segspec("dump", corpus / "durable_log/multi_segment/log", "--from", "yesterday")
    assert done.code == 2
    assert "neither an offset" in done.err


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
