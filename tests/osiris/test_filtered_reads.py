"""Reads by a filter value: the chunks that the real reader selects, and the findings of a read of all."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

import segspec
from segspec.library.log import Log
from segspec.library.log import open as open_log
from tests.helpers.logs import write_files
from tests.osiris import truth
from tests.spark import direct

CASE = "new_bloom16"


@pytest.fixture(scope="module")
def log(corpus: Path) -> Log:
    return open_log(corpus / "osiris" / CASE, format="osiris")


def by_records(log: Log, value: bytes, unfiltered: bool | None) -> list[int | None]:
    return [one.offset for one in log.records(filter_value=value, match_unfiltered=unfiltered)]


def by_columns(log: Log, value: bytes, unfiltered: bool | None) -> list[int | None]:
    read = log.arrow(["offset", "value"], filter_value=value, match_unfiltered=unfiltered)
    offsets: list[int | None] = read.read_all()["offset"].to_pylist()
    return offsets


@pytest.mark.parametrize("read", [by_records, by_columns])
def test_the_chunks_are_those_that_the_real_reader_selects(
    log: Log, read: Callable[[Log, bytes, bool | None], list[int | None]]
) -> None:
    chunks = {record.offset: record.chunk_id for record in log.records()}
    asked = truth.of_kind(Path(log.path), "filter")
    assert len(asked) > 4
    for line in asked:
        offsets = read(log, bytes.fromhex(line["value_hex"]), line["match_unfiltered"])
        assert offsets == [offset for offset, chunk in chunks.items() if chunk in set(line["chunks_matched"])]


def test_a_chunk_without_a_filter_is_kept_unless_the_caller_says_otherwise(log: Log) -> None:
    matched = {
        line["match_unfiltered"]: set(line["chunks_matched"])
        for line in truth.of_kind(Path(log.path), "filter")
        if bytes.fromhex(line["value_hex"]) == b"banana"
    }
    frames = [step.frame for _, step in log.steps() if step.frame]
    bare = {frame.first_offset for frame in frames if not frame.details["filter_bytes"]}
    kept = {record.chunk_id for record in log.records(filter_value="banana")}
    assert kept - bare == matched[False]
    assert kept & bare == bare
    assert kept < matched[True]


def test_damage_in_chunks_that_are_left_out_is_reported_all_the_same(log: Log, tmp_path: Path) -> None:
    shutil.copytree(log.path, tmp_path / "log")
    out = next(
        step.frame
        for _, step in log.steps()
        if step.frame and step.frame.details["filter_bytes"] and step.frame.position > 1000
    )
    path = tmp_path / "log" / Path(log.segments[0].path).name
    content = bytearray(path.read_bytes())
    content[out.end - 1 - int(out.details["trailer_bytes"])] ^= 1
    write_files(tmp_path / "log", {path.name: bytes(content)})
    damaged = open_log(tmp_path / "log", format="osiris")
    every: list[segspec.Finding] = []
    some: list[segspec.Finding] = []
    columns: list[segspec.Finding] = []
    all(damaged.records(on_damage="skip", report=every.append))
    all(damaged.records(on_damage="skip", filter_value="no such value", report=some.append))
    damaged.arrow(on_damage="skip", filter_value="no such value", report=columns.append).read_all()
    assert [finding.code for finding in every] == ["bad-checksum"]
    assert some == every == columns


def test_a_range_and_a_filter_value_choose_together(log: Log) -> None:
    offsets = by_records(log, b"apple", unfiltered=False)
    start, end = offsets[3], offsets[-3]
    got = log.arrow(["offset"], start=start, end=end, filter_value=b"apple", match_unfiltered=False).read_all()
    assert got["offset"].to_pylist() == offsets[3:-3]


def test_spark_reads_by_a_filter_value(log: Log) -> None:
    rows = direct.read("osiris", log.path, filterValue="apple", matchUnfiltered="false", columns="offset")
    assert [row["offset"] for row in rows] == by_records(log, b"apple", unfiltered=False)
    kept = direct.read("osiris", log.path, filterValue="apple", columns="offset")
    assert len(rows) < len(kept) < log.count()


def test_what_has_no_meaning_is_refused(log: Log, corpus: Path) -> None:
    with pytest.raises(ValueError, match="an empty filter value stands for none"):
        log.records(filter_value="")
    with pytest.raises(ValueError, match="is for reads by a filter value"):
        log.records(match_unfiltered=True)
    with pytest.raises(ValueError, match="the table frames has none"):
        log.arrow(table="frames", filter_value="apple")
    with pytest.raises(ValueError, match="option filterValue: tank has no filters"):
        direct.plan("tank", corpus / "tank", filterValue="apple")
    with pytest.raises(ValueError, match="option filterValue has no meaning for the table frames"):
        direct.plan("osiris", log.path, table="frames", filterValue="apple")
