"""Payloads that are printed a piece at a time come out as the short ones do, whatever the output and the form."""

from __future__ import annotations

import csv
import io
import os
import tracemalloc
from pathlib import Path

import pytest

from segspec.cli.writers import WRITERS
from segspec.columns import lines, long_text
from segspec.columns.long_text import shows
from segspec.core import json_form
from segspec.core.model import Record
from tests.builders import durable_log, mojo
from tests.cli.conftest import Run

VALUES = [b"short", bytes(range(256)), "a,b\n'c' \"d\" é\u2028".encode(), b"plain" * 9, b""]
OUTPUTS = [("text", form) for form in json_form.PAYLOADS] + [("json", form) for form in json_form.PAYLOADS]


def is_long_from(monkeypatch: pytest.MonkeyPatch, size: int) -> None:
    monkeypatch.setattr(long_text, "LONG", size)
    monkeypatch.setattr(lines, "ROOM", 400)


@pytest.fixture
def log(tmp_path: Path) -> Path:
    content = b"".join(durable_log.record(number, value) for number, value in enumerate(VALUES))
    (tmp_path / durable_log.segment_name(0)).write_bytes(content)
    return tmp_path


@pytest.mark.parametrize(("output", "form"), OUTPUTS)
@pytest.mark.parametrize("verb", ["dump", "tail"])
def test_a_long_payload_is_printed_as_a_short_one(
    segspec: Run, log: Path, monkeypatch: pytest.MonkeyPatch, verb: str, output: str, form: str
) -> None:
    arguments = (verb, log, "--output", output, "--payload", form)
    due = segspec(*arguments)
    is_long_from(monkeypatch, 20)
    assert segspec(*arguments) == due


@pytest.mark.parametrize("form", json_form.PAYLOADS)
def test_a_long_payload_in_csv_is_the_same_cell(
    segspec: Run, log: Path, monkeypatch: pytest.MonkeyPatch, form: str
) -> None:
    arguments = ("dump", log, "--output", "csv", "--payload", form)
    due = segspec(*arguments)
    is_long_from(monkeypatch, 20)
    made = segspec(*arguments)
    assert made.code == due.code == 0
    assert list(csv.reader(io.StringIO(made.out, newline=""))) == list(csv.reader(io.StringIO(due.out, newline="")))


@pytest.mark.parametrize("output", ["text", "json", "csv"])
def test_long_names_and_values_of_fields_are_printed_as_short_ones(
    segspec: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, output: str
) -> None:
    entry = mojo.Entry((1, 0), [(b"name" * 9, bytes(range(40))), (b"n", b"v")])
    built = mojo.segment([[entry]])
    (tmp_path / f"{mojo.name_of((1, 0))}").write_bytes(built.content)
    arguments = ("dump", tmp_path, "--output", output, "--payload", "utf8")
    due = segspec(*arguments)
    is_long_from(monkeypatch, 20)
    made = segspec(*arguments)
    assert due.code == made.code == 0
    if output == "csv":
        assert list(csv.reader(io.StringIO(made.out))) == list(csv.reader(io.StringIO(due.out)))
    else:
        assert made == due


@pytest.mark.parametrize("output", ["text", "json"])
def test_inspect_shows_a_long_field_as_a_short_one(
    segspec: Run, log: Path, monkeypatch: pytest.MonkeyPatch, output: str
) -> None:
    due = segspec("inspect", log, "--at", 40, "--output", output)
    is_long_from(monkeypatch, 20)
    assert segspec("inspect", log, "--at", 40, "--output", output) == due


@pytest.mark.parametrize("output", list(WRITERS))
@pytest.mark.parametrize("form", ["hex", "base64", "utf8"])
def test_printing_a_payload_takes_no_memory_of_its_size(
    capfd: pytest.CaptureFixture[str], output: str, form: str
) -> None:
    record = Record(0, offset=1, value=bytes(range(256)) * (4 << 12))
    with (
        capfd.disabled(),
        Path(os.devnull).open("w", encoding="utf-8") as nowhere,
        pytest.MonkeyPatch.context() as patched,
    ):
        patched.setattr("sys.stdout", nowhere)
        writer = WRITERS[output]()
        tracemalloc.start()
        try:
            writer.write(json_form.record(record, shows(form)))
            peak = tracemalloc.get_traced_memory()[1]
        finally:
            tracemalloc.stop()
    assert peak < 2 << 20
