"""AMQP messages as lines of JSON, and made of them again: they are the same messages."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import segspec
from segspec.formats.osiris.amqp.message import decode
from tests.cli.conftest import Run
from tests.osiris.test_amqp import mapped, section


def messages(folder: Path) -> list[object]:
    return [decode(record.value or b"") for record in segspec.open(folder).records()]


@pytest.mark.parametrize("payload", ["hex", "base64"])
def test_a_stream_as_lines_without_values_comes_back_as_the_same_messages(
    segspec: Run, data: Path, tmp_path: Path, payload: str
) -> None:
    log, lines = data / "osiris/plain_amqp091", tmp_path / "rows.jsonl"
    form = ["--payload", payload]
    done = segspec("convert", log, "-o", lines, "--decode", "amqp", "--drop", "value", *form)
    assert done.code == 0, done.err
    rows = [json.loads(line) for line in lines.read_text().splitlines()]
    assert [set(row) & {"value", "body", "message_annotations"} for row in rows] == [
        {"body", "message_annotations"}
    ] * 3

    assert segspec("convert", lines, "-o", tmp_path / "back", "--as", "osiris", "--encode", "amqp", *form).code == 0
    assert messages(tmp_path / "back") == messages(log)
    # What was not decoded is as it was.
    assert segspec("convert", log, "-o", tmp_path / "both.jsonl", "--decode", "amqp").code == 0
    first = json.loads((tmp_path / "both.jsonl").read_text().splitlines()[0])
    assert {"value", "body"} <= set(first)


def test_a_line_that_was_edited_becomes_another_message(segspec: Run, tmp_path: Path) -> None:
    line = {"offset": "0", "application_properties": {"retries": {"int": "3"}, "gone": None}, "body": "6869"}
    (tmp_path / "rows.jsonl").write_text(json.dumps(line) + "\n" + json.dumps({"offset": "1", "value": "00ff"}) + "\n")
    done = segspec("convert", tmp_path / "rows.jsonl", "-o", tmp_path / "log", "--as", "osiris", "--encode", "amqp")
    assert done.code == 0, done.err
    shown = segspec("dump", tmp_path / "log", "--decode", "amqp", "-o", "json").json
    assert [row.get("application_properties") for row in shown] == [line["application_properties"], None]
    assert [row["value"][-4:] for row in shown] == ["6869", "00ff"]


def test_a_line_that_is_no_message_is_damage_with_its_section(segspec: Run, tmp_path: Path) -> None:
    (tmp_path / "rows.jsonl").write_text('{"offset":"0","body":"61"}\n{"offset":"1","body":{"value":{"int":"x"}}}\n')
    done = segspec("convert", tmp_path / "rows.jsonl", "-o", tmp_path / "log", "--as", "osiris", "--encode", "amqp")
    assert done.code == 3
    assert "rows.jsonl:27: error bad-encoding: body: 'x' is no whole number" in done.err
    assert "1 record in" in done.err


def test_a_value_that_is_no_message_is_not_lost_with_its_column(segspec: Run, tmp_path: Path) -> None:
    with segspec_create(tmp_path / "log") as writer:
        writer.append(section(0x74, mapped(b"\xa1\1a", b"\x40")))
        writer.append(b"raw")
    done = segspec("convert", tmp_path / "log", "-o", tmp_path / "x.jsonl", "--decode", "amqp", "--drop", "value")
    assert done.code == 1
    assert "(offset 1): it cannot be decoded, and would be lost without its value" in done.err
    assert not (tmp_path / "x.jsonl").exists()
    assert segspec("convert", tmp_path / "log", "-o", tmp_path / "x.jsonl", "--decode", "amqp").code == 0
    assert json.loads((tmp_path / "x.jsonl").read_text().splitlines()[0])["application_properties"] == {"a": None}


def segspec_create(folder: Path) -> segspec.LogWriter:
    return segspec.create(folder, "osiris")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["osiris/epochs/log", "-o", "x.parquet", "--decode", "amqp"], "decode is for lines of JSON"),
        (["osiris/epochs/log", "-o", "x.jsonl", "--encode", "amqp"], "encode is for lines of JSON"),
        (["tank/sparse/log", "-o", "x.jsonl", "--decode", "amqp"], "is tank, whose values are not decoded as amqp"),
    ],
)
def test_what_cannot_be_decoded_or_encoded_is_refused(
    segspec: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, words: list[str], said: str
) -> None:
    assert segspec("samples", tmp_path / "samples").code == 0
    monkeypatch.chdir(tmp_path / "samples")
    done = segspec("convert", *words)
    assert done.code == 2
    assert said in done.err
