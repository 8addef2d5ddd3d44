"""A log in a notebook and in a script: iterated, counted, as a frame of another library, and as a card."""

from __future__ import annotations

import doctest
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import duckdb
import polars
import pytest

import segspec
import segspec.library.log
from segspec.core.extras import MissingExtraError
from segspec.core.model import Record
from segspec.library import card
from segspec.samples import samples
from tests import needs
from tests.conftest import ROOT

PYRIGHT = ROOT / "node_modules" / "pyright" / "index.js"
SOUND = "durable_log/multi_segment"
BROKEN = "osiris/torn_tail"


def sample_log(name: str) -> Path:
    return next(one.log for one in samples() if f"{one.format}/{one.name}" == name)


def test_a_log_is_iterated_and_counted() -> None:
    log = segspec.open(sample_log(SOUND))
    assert [record.offset for record in log] == list(range(500))
    assert (len(log), bool(log)) == (500, True)


def test_a_damaged_log_has_no_length_and_a_list_of_its_records_has_those_before_the_damage() -> None:
    log = segspec.open(sample_log(BROKEN))
    with pytest.raises(TypeError, match=r"a damaged log has no len\(\), use count\(\): .*torn"):
        len(log)
    with pytest.warns(segspec.SegspecWarning):
        records = list(log)
    with pytest.warns(segspec.SegspecWarning):
        assert len(records) == log.count()


def test_a_log_becomes_a_frame_of_polars_pandas_and_duckdb() -> None:
    log = segspec.open(sample_log(SOUND))
    offsets = list(range(7, 9))
    assert log.polars(columns=["offset"], start=7, end=9)["offset"].to_list() == offsets
    assert log.to_pandas(columns=["offset"], start=7, end=9)["offset"].tolist() == offsets
    relation = log.duckdb(columns=["offset"], start=7, end=9)
    assert isinstance(relation, duckdb.DuckDBPyRelation)
    # A relation is read as often as it is asked.
    assert [relation.fetchall() for _ in range(2)] == [[(7,), (8,)]] * 2
    frames = log.polars(table="frames")
    assert isinstance(frames, polars.DataFrame)
    assert frames["offsets"].sum() == 500


@pytest.mark.parametrize("package", ["duckdb", "polars"])
def test_a_frame_of_a_package_that_is_missing_names_its_extra(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    log = segspec.open(sample_log(BROKEN))
    words = rf"{package} is not installed: pip install 'segspec\[{package}\]'"
    with pytest.raises(MissingExtraError, match=words):
        getattr(log, package)()


def test_another_policy_than_the_three_is_refused_with_their_names() -> None:
    log = segspec.open(sample_log(SOUND))
    with pytest.raises(ValueError, match="on_damage is 'skp', and stop, skip or fail is expected"):
        log.count(on_damage="skp")  # type: ignore[arg-type]


def test_the_names_that_a_log_completes_are_those_for_users() -> None:
    log = segspec.open(sample_log(SOUND))
    names = {name for name in dir(log) if not name.startswith("_")}
    assert {"records", "arrow", "polars", "verify", "forecast", "path"} <= names
    assert not {"steps", "relist", "look", "placed_records"} & names
    assert all(hasattr(log, name) for name in names)


@pytest.mark.parametrize(
    ("timestamp", "time"),
    [
        (None, None),
        (0, datetime(1970, 1, 1, tzinfo=UTC)),
        (1_700_000_000_123, datetime(2023, 11, 14, 22, 13, 20, 123_000, tzinfo=UTC)),
        (-1, datetime(1969, 12, 31, 23, 59, 59, 999_000, tzinfo=UTC)),
        (1 << 62, None),
        (-(1 << 62), None),
    ],
)
def test_the_time_of_a_record_is_a_datetime_in_utc(timestamp: int | None, time: datetime | None) -> None:
    assert Record(0, timestamp=timestamp).time == time


def test_a_record_and_a_finding_are_printed_without_what_they_do_not_have() -> None:
    log = segspec.open(sample_log(SOUND))
    first = next(iter(log))
    assert repr(first).startswith("Record(position=0, offset=0, value=b")
    assert "None" not in repr(first)
    (finding,) = [one for one in segspec.open(sample_log(BROKEN)).verify() if one.severity is segspec.Severity.ERROR]
    assert str(finding).startswith(f"{finding.path}:{finding.position}: error torn: the file ends inside")


def test_the_card_of_a_sound_log_has_its_range_its_segments_and_what_its_start_does() -> None:
    html = segspec.open(sample_log("osiris/epochs"))._repr_html_()
    assert ">records</th>" in html
    assert html.count("<span title=") == 4
    assert html.count("<rect ") == card.BINS
    assert "at its next start: nothing is lost" in html
    assert "<script" not in html


def test_the_card_of_a_damaged_log_has_the_damage() -> None:
    html = segspec.open(sample_log(BROKEN))._repr_html_()
    assert "torn" in html
    assert card.DAMAGED in html
    assert "00000000000000000839.segment:19833: error torn: the file ends inside the chunk&#x27;s data section" in html
    assert "will be lost" in html


def test_the_card_of_a_log_with_markup_in_its_name_has_it_as_text(tmp_path: Path) -> None:
    folder = tmp_path / "<img src=x onerror=alert(1)>\u202e"
    folder.mkdir()
    for file in sample_log(SOUND).iterdir():
        (folder / file.name).write_bytes(file.read_bytes())
    html = segspec.open(folder)._repr_html_()
    assert "<img" not in html
    assert "&lt;img src=x" in html
    assert "\u202e" not in html


def test_a_large_log_is_not_read_for_its_card(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(card, "MOST_BYTES", 10)
    html = segspec.open(sample_log(SOUND))._repr_html_()
    assert "not counted: .count()" in html
    assert "offsets" not in html


SCRIPT = """
from datetime import datetime

import segspec


def main(path: str) -> None:
    log: segspec.Log = segspec.open(path)
    print(len(log), log.format.name, log.path, [segment.path for segment in log.segments])
    for record in log:
        when: datetime | None = record.time
        value: bytes | None = record.value
        print(record.offset, record.key, value, when)
        break
    for record in log.records(start=3, end="2026-01-01", on_damage="skip"):
        print(record.offset)
    for finding in log.verify("frames"):
        print(finding.code, finding.severity, finding.path, finding.position, finding.message)
    print(log.polars(columns=["offset", "value"], on_damage="skip").height)
    print(log.to_pandas(table="frames").shape)
    print(log.duckdb(columns=["offset"]).fetchall())
    print(log.count(on_damage=segspec.OnDamage.SKIP), log.info()["records"])
    forecast = log.forecast()
    print(forecast.records_lost, forecast.next_offset, forecast.loses_data)
    report = segspec.recover(path, "out", dry_run=True)
    print(report)


if __name__ == "__main__":
    main("log")
"""


def test_the_examples_of_the_docstrings_are_right() -> None:
    found = doctest.testmod(segspec.library.log)
    assert found.attempted >= 10
    assert found.failed == 0


@pytest.mark.parametrize("checker", ["mypy", "pyright"])
def test_a_users_script_passes_the_type_checkers(tmp_path: Path, checker: str) -> None:
    paths = [tmp_path / "script.py", tmp_path / "wrong.py"]
    for path, text in zip(paths, (SCRIPT, SCRIPT.replace('on_damage="skip"', 'on_damage="skp"')), strict=True):
        path.write_text(text, encoding="utf-8")
    if checker == "pyright":
        needs.npm("pyright")
        command = [needs.program("node"), str(PYRIGHT), "--pythonpath", sys.executable]
    else:
        command = [sys.executable, "-m", "mypy", "--strict", "--no-incremental"]
    done = subprocess.run([*command, *map(str, paths)], cwd=tmp_path, capture_output=True, text=True, check=False)
    errors = [line for line in done.stdout.splitlines() if "error:" in line]
    assert done.returncode == 1, done.stdout + done.stderr
    assert "skp" in done.stdout
    assert all("wrong.py" in line for line in errors), done.stdout
