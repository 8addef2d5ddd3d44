"""`segspec dump`: what users appended, in three forms."""

from __future__ import annotations

import csv
import hashlib
import io
from pathlib import Path

from segspec.formats import get
from segspec.samples import FOLDER
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


def test_a_limit_may_be_larger_than_any_number_of_rows(segspec: Run) -> None:
    log, limit = FOLDER / "osiris/epochs/log", ("--limit", 1 << 64)
    index = min(log.glob("*.index"))
    for words in ((log,), (log, "--frames"), (log, "--tracking"), (log, "--decode", "amqp"), (index,)):
        all_rows = segspec("dump", *words, "--json")
        assert segspec("dump", *words, "--json", *limit) == all_rows
        assert segspec("dump", *words, "--json", "--limit", 0).out == ""
        assert segspec("dump", *words, "--json", "--limit", 2).lines == all_rows.lines[:2]
