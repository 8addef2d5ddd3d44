"""Files of rows: their contract, where they are written, and what is no such file."""

from __future__ import annotations

import errno
import json
import os
import re
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from pyarrow import ipc

import segspec as library
from segspec.conversion import Refused, prepare
from segspec.conversion import jsonl as lines
from segspec.core.errors import Finding
from tests.cli.conftest import Run
from tests.convert.logs import content, convert, durable_log, mojo, names, tank
from tests.helpers.sweeps import some

SOUND = '{"offset":"0","value":"61"}'


def test_lines_are_those_of_dump(segspec: Run, corpus: Path, tmp_path: Path) -> None:
    for log in ("osiris/epochs", "tank/head_empty_content", "mojo/primary_strings", "durable_log/empty_payloads/log"):
        for payload in ("hex", "base64"):
            dumped = segspec("dump", corpus / log, "-o", "json", "--payload", payload)
            convert(corpus / log, tmp_path / "rows.jsonl", payload=payload, force=True)
            made = (tmp_path / "rows.jsonl").read_text()
            assert [json.loads(line) for line in made.splitlines()] == dumped.json


def test_csv_is_that_of_dump(segspec: Run, corpus: Path, tmp_path: Path) -> None:
    for log in ("osiris/epochs", "tank/head_empty_content", "mojo/primary_strings", "durable_log/empty_payloads/log"):
        for payload in ("hex", "base64"):
            done = segspec("convert", corpus / log, "-o", tmp_path / "rows.csv", "--payload", payload, "--force")
            assert done.code == 0
            due = segspec("dump", corpus / log, "-o", "csv", "--payload", payload).out
            assert (tmp_path / "rows.csv").read_text() == due


def test_csv_says_what_becomes_of_keys_and_has_no_decoded_values(segspec: Run, tmp_path: Path) -> None:
    log = tank(tmp_path / "log", [(5, b"", b'a,"b"\r'), (5, b"k", b"")])
    done = segspec("convert", log, "-o", tmp_path / "rows", "--as", "csv", "--payload", "utf8")
    assert "key: one without bytes becomes an empty cell, as does none" in done.err
    made = (tmp_path / "rows").read_bytes()
    assert made == b'offset,timestamp,key,value\n1,5,,"a,""b""\r"\n2,5,k,\n'
    assert segspec("convert", tmp_path / "rows", "-o", tmp_path / "x.csv", "--decode", "amqp").code != 0
    alone = ("convert", log, "-o", tmp_path / "keys.csv", "--drop", "value", "--drop", "offset", "--drop", "timestamp")
    assert segspec(*alone).code == 0
    assert (tmp_path / "keys.csv").read_bytes() == b'key\n""\n6b\n'


def test_what_dump_wrote_becomes_a_log(segspec: Run, corpus: Path, tmp_path: Path) -> None:
    log = corpus / "tank/head_small_plain"
    (tmp_path / "rows.ndjson").write_text(segspec("dump", log, "-o", "json").out)
    convert(tmp_path / "rows.ndjson", tmp_path / "log", "tank")
    assert content(tmp_path / "log") == content(log)


def test_text_is_kept_as_text_and_other_bytes_are_refused_as_text(tmp_path: Path) -> None:
    values = ["\\xff ü \u2028 \x00 🙂".encode(), b"\\"]
    log = durable_log(tmp_path / "log", values)
    convert(log, tmp_path / "rows.jsonl", payload="utf8")
    convert(tmp_path / "rows.jsonl", tmp_path / "back", "durable_log", payload="utf8")
    assert content(tmp_path / "back", ("value",)) == [(value,) for value in values]
    bad = durable_log(tmp_path / "bad", [b"\xff"])
    with pytest.raises(Refused, match=r"\(offset 0\): .* another payload holds any bytes"):
        convert(bad, tmp_path / "bad.jsonl", payload="utf8")
    assert "bad.jsonl" not in names(tmp_path)


def test_tables_have_our_columns_and_types(tmp_path: Path) -> None:
    log = tank(tmp_path / "log", [(5, b"k", b"v")])
    convert(log, tmp_path / "rows.parquet")
    convert(log, tmp_path / "rows.arrow")
    want = library.open(log).arrow(["offset", "timestamp", "key", "value"]).read_all()
    assert pq.read_table(tmp_path / "rows.parquet").equals(want)
    assert ipc.open_file(tmp_path / "rows.arrow").read_all().equals(want)


def test_tables_that_others_wrote_are_read_by_their_columns(tmp_path: Path) -> None:
    table = pa.table({"value": pa.array(["a", "b"]), "timestamp": pa.array([1000, 2000], pa.timestamp("us"))})
    pq.write_table(table, tmp_path / "rows.parquet")
    convert(tmp_path / "rows.parquet", tmp_path / "log", "tank")
    assert content(tmp_path / "log", ("timestamp", "value")) == [(1, b"a"), (2, b"b")]
    with ipc.new_stream(tmp_path / "rows.arrow", table.schema) as stream:
        stream.write_table(table)
    convert(tmp_path / "rows.arrow", tmp_path / "other", "tank")
    assert content(tmp_path / "other") == content(tmp_path / "log")


@pytest.mark.parametrize(
    ("column", "words"),
    [
        (pa.array([1], pa.timestamp("us")), "would lose data"),
        (pa.array(["soon"]), "soon"),
        (pa.array([[1]]), "list"),
    ],
)
def test_a_column_of_another_kind_is_a_finding_and_no_wrong_record(
    column: pa.Array, words: str, tmp_path: Path
) -> None:
    pq.write_table(pa.table({"value": pa.array([b"a"]), "timestamp": column}), tmp_path / "rows.parquet")
    found: list[Finding] = []
    done = convert(tmp_path / "rows.parquet", tmp_path / "log", "tank", report=found.append)
    assert (done.records, done.errors) == (0, 1)
    assert words in found[0].message


def test_columns_that_are_not_ours_are_refused_until_dropped(tmp_path: Path) -> None:
    pq.write_table(pa.table({"value": [b"a"], "colour": ["red"]}), tmp_path / "rows.parquet")
    with pytest.raises(Refused, match="colour would be lost in tank: that is not a column of a log's records; drop"):
        prepare(tmp_path / "rows.parquet", tmp_path / "log", kind="tank")
    assert convert(tmp_path / "rows.parquet", tmp_path / "log", "tank", drop=["colour"]).records == 1


def test_where_a_record_lay_is_lost_and_said(tmp_path: Path) -> None:
    log = durable_log(tmp_path / "log", [b"a"])
    pq.write_table(library.open(log).arrow().read_all(), tmp_path / "rows.parquet")
    made = prepare(tmp_path / "rows.parquet", tmp_path / "back", kind="ffwd")
    assert "segment: lost: where the record lay" in made.plan.notes
    assert made.run().records == 1


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("{", "the line is no JSON"),
        ("[" * 100_000, "the line is no JSON"),
        ('"a"', "the line is a JSON str, not an object"),
        ('{"offset":"x","value":"61"}', "offset: 'x' is no whole number from 0 to 18446744073709551615"),
        ('{"offset":-1,"value":"61"}', "offset: -1 is no whole number"),
        ('{"offset":true,"value":"61"}', "offset: True is no whole number"),
        ('{"offset":18446744073709551616,"value":"61"}', "is no whole number"),
        ('{"offset":"' + "9" * 5000 + '","value":"61"}', "is no whole number"),
        ('{"offset":' + "9" * 5000 + ',"value":"61"}', "the line is no JSON"),
        ('{"offset":"1","value":"6"}', "value: .* is it the right payload"),
        ('{"offset":"1","value":"6 1"}', "is it the right payload"),
        ('{"offset":"1","value":"ü"}', "is it the right payload"),
        ('{"offset":"1","value":61}', "value: 61 is no text"),
        ('{"offset":"1","value":"\\ud800"}', "is it the right payload"),
    ],
)
@pytest.mark.parametrize(("policy", "records"), [("stop", 1), ("skip", 2)])
def test_a_line_that_is_no_record_is_a_finding_by_its_byte(
    line: str, words: str, policy: str, records: int, tmp_path: Path
) -> None:
    file = tmp_path / "rows.jsonl"
    file.write_text(f'{SOUND}\n{line}\n{{"offset":"2","value":"63"}}', encoding="utf-8")
    found: list[Finding] = []
    done = convert(file, tmp_path / "log", "durable_log", on_damage=policy, report=found.append)
    assert (done.records, done.errors) == (records, 1)
    assert (str(found[0].code), found[0].position) == ("bad-encoding", len(SOUND) + 1)
    assert re.search(words, found[0].message)
    with pytest.raises(library.SegspecError, match="bad-encoding"):
        convert(file, tmp_path / "other", "durable_log", on_damage="fail")


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ('{"id":"1","fields":[]}', "id: '1' is no id"),
        ('{"id":"18446744073709551616-0","fields":[]}', "is no id"),
        ('{"id":"1-1","deleted":"no","fields":[]}', "deleted: 'no' is neither true nor false"),
        ('{"id":"1-1","fields":[["61"]]}', "fields: .* is no list of pairs"),
        ('{"id":"1-1","fields":{"61":"62"}}', "fields: .* is no list of pairs"),
        ('{"id":"1-1","fields":[[null,"61"]]}', "fields: None is no text"),
    ],
)
def test_a_line_that_is_no_record_of_mojo_is_a_finding(line: str, words: str, tmp_path: Path) -> None:
    (tmp_path / "rows.jsonl").write_text(line)
    found: list[Finding] = []
    done = convert(tmp_path / "rows.jsonl", tmp_path / "log", "mojo", report=found.append)
    assert (done.records, done.errors) == (0, 1)
    assert re.search(words, found[0].message)


def test_a_line_that_is_too_long_is_passed_over_without_being_held(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lines, "MAX_LINE", 40)
    (tmp_path / "rows.jsonl").write_text(f'{SOUND}\n{{"value":"{"61" * 200}"}}\n{{"offset":"1","value":"62"}}\n')
    found: list[Finding] = []
    convert(tmp_path / "rows.jsonl", tmp_path / "log", "durable_log", on_damage="skip", report=found.append)
    assert content(tmp_path / "log", ("offset", "value")) == [(0, b"a"), (1, b"b")]
    assert [(str(each.code), each.message) for each in found] == [("limit-exceeded", "a line of 413 bytes")]


def test_a_record_without_the_value_that_others_have_has_an_empty_one_and_is_counted(tmp_path: Path) -> None:
    (tmp_path / "rows.jsonl").write_text(f'{SOUND}\n{{"offset":"1"}}\n')
    done = convert(tmp_path / "rows.jsonl", tmp_path / "durable_log", "durable_log")
    assert (done.records, done.nulls) == (2, {"value": 1})
    assert content(tmp_path / "durable_log", ("offset", "value"))[1] == (1, b"")
    assert convert(tmp_path / "rows.jsonl", tmp_path / "mojo", "mojo").nulls == {"fields": 1}
    assert content(tmp_path / "mojo", ("fields",))[1] == ([(b"value", b"")],)


def test_rows_out_of_order_are_all_taken_by_a_range_and_refused_as_offsets(tmp_path: Path) -> None:
    rows = [{"offset": str(offset), "value": f"{offset:02x}"} for offset in (4, 9, 3)]
    (tmp_path / "rows.jsonl").write_text("\n".join(map(json.dumps, rows)))
    within = library.Range(None, library.parse_bound("9"))
    assert convert(tmp_path / "rows.jsonl", tmp_path / "some.jsonl", within=within).records == 2
    with pytest.raises(Refused, match=r"\(offset 3\): offset is 3; it is at least 10"):
        convert(tmp_path / "rows.jsonl", tmp_path / "log", "ffwd")
    convert(tmp_path / "rows.jsonl", tmp_path / "log", "ffwd", drop=["offset"])
    assert content(tmp_path / "log", ("offset", "value")) == [(0, b"\x04"), (1, b"\x09"), (2, b"\x03")]


def test_values_and_fields_in_one_file_are_refused_where_there_are_fields_alone(tmp_path: Path) -> None:
    (tmp_path / "rows.jsonl").write_text(f'{SOUND}\n{{"id":"1-1","fields":[]}}\n')
    with pytest.raises(Refused, match="there are a value and fields, and records of mojo have fields alone"):
        prepare(tmp_path / "rows.jsonl", tmp_path / "log", kind="mojo", drop=["offset"])


def test_no_lines_are_an_empty_log_and_no_table(tmp_path: Path) -> None:
    (tmp_path / "rows.jsonl").write_text("\n")
    assert convert(tmp_path / "rows.jsonl", tmp_path / "log", "osiris").records == 0
    assert library.open(tmp_path / "log").count() == 0
    with pytest.raises(Refused, match="no column of a log's records is there"):
        prepare(tmp_path / "rows.jsonl", tmp_path / "rows.parquet")


@pytest.mark.parametrize("kind", ["parquet", "arrow"])
def test_any_truncation_and_many_flipped_bytes_of_a_table_are_errors_or_records(kind: str, tmp_path: Path) -> None:
    log = mojo(tmp_path / "mojo", [{"fields": [(b"a", b"%d" % n), (b"b", b"")], "id": (n, 1)} for n in range(1, 6)])
    convert(log, tmp_path / f"rows.{kind}")
    whole = (tmp_path / f"rows.{kind}").read_bytes()
    cut = [whole[:end] for end in some(range(0, len(whole), 41), 40)]
    flipped = some(range(0, len(whole), 13), 60)
    broken = [*cut, *(whole[:at] + bytes([whole[at] ^ 0x81]) + whole[at + 1 :] for at in flipped)]
    unread = 0
    for content_ in broken:
        (tmp_path / f"bad.{kind}").write_bytes(content_)
        try:
            convert(tmp_path / f"bad.{kind}", tmp_path / "rows.jsonl", force=True, on_damage="fail")
        except (library.SegspecError, Refused):
            unread += 1
    assert unread >= len(cut)


def test_a_file_that_is_there_is_replaced_only_when_told_and_only_when_all_went_well(
    segspec: Run, tmp_path: Path
) -> None:
    log, bad = durable_log(tmp_path / "log", [b"a"]), durable_log(tmp_path / "bad", [b"\xff"])
    out = tmp_path / "rows.jsonl"
    out.write_text("mine")
    done = segspec("convert", log, "-o", out)
    assert (done.code, out.read_text()) == (1, "mine")
    assert "already exists; force replaces it" in done.err
    done = segspec("convert", bad, "-o", out, "--force", "--payload", "utf8")
    assert (done.code, out.read_text()) == (1, "mine")
    assert segspec("convert", log, "-o", out, "--force").code == 0
    assert out.read_text() == SOUND + "\n"
    assert names(tmp_path) == ["bad", "log", "rows.jsonl"]


@pytest.mark.parametrize("target", ["rows.jsonl", "rows.parquet", "log"])
def test_what_cannot_be_synced_does_not_appear(target: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(descriptor: int) -> None:
        raise OSError(errno.EIO, "the disk is broken")

    log = durable_log(tmp_path / "source", [b"a"])
    monkeypatch.setattr(os, "fsync", refuse)
    with pytest.raises(OSError, match="the disk is broken"):
        convert(log, tmp_path / target, "ffwd" if target == "log" else None)
    assert names(tmp_path) == ["source"]


def test_nothing_is_changed_in_place(tmp_path: Path) -> None:
    log = durable_log(tmp_path / "log", [b"a"])
    convert(log, tmp_path / "rows.jsonl")
    with pytest.raises(Refused, match="is what is read: nothing is changed in place"):
        prepare(tmp_path / "rows.jsonl", tmp_path / "rows.jsonl", force=True)
    with pytest.raises(Refused, match="is what is read: nothing is changed in place"):
        prepare(log, log, kind="ffwd")


def test_a_log_goes_into_a_folder_that_is_new_or_empty(tmp_path: Path) -> None:
    log = durable_log(tmp_path / "log", [b"a"])
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "mine").touch()
    with pytest.raises(FileExistsError, match="a log needs a new or an empty folder"):
        convert(log, tmp_path / "full", "ffwd")
    assert names(tmp_path / "full") == ["mine"]
    (tmp_path / "empty").mkdir()
    convert(log, tmp_path / "empty", "ffwd")
    assert content(tmp_path / "empty") == content(log)
    with pytest.raises(FileExistsError, match="is a folder"):
        convert(log, tmp_path / "full", "jsonl", force=True)


def test_a_record_that_the_target_has_no_room_for_leaves_nothing_behind(segspec: Run, tmp_path: Path) -> None:
    line = json.dumps({"key": "61" * 256, "value": ""})
    (tmp_path / "rows.jsonl").write_text(f'{{"key":"61","value":""}}\n{line}\n')
    done = segspec("convert", tmp_path / "rows.jsonl", "-o", tmp_path / "log", "--as", "tank")
    assert done.code == 1
    assert "rows.jsonl:24: key has 256 bytes; 255 is the most" in done.err
    assert names(tmp_path) == ["rows.jsonl"]


def test_a_log_whose_folder_ends_like_a_file_is_a_log(tmp_path: Path) -> None:
    log = durable_log(tmp_path / "old.jsonl", [b"a"])
    assert convert(log, tmp_path / "rows.jsonl").records == 1
