"""Streams that conversions make have no holes in their offsets: these are filled, or closed with a table."""

from __future__ import annotations

import json
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import segspec
from segspec.conversion import Refused, prepare
from segspec.conversion.outputs import MOST_RUNS
from tests.cli.conftest import Run

OFFSETS = [3, 4, 8, 9, 30]
TIME = 1_700_000_000_000


@pytest.fixture(params=["jsonl", "parquet"])
def rows(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """Records with gaps between their offsets, of a time each."""
    file = tmp_path / f"rows.{request.param}"
    if request.param == "jsonl":
        lines = [{"offset": n, "timestamp": TIME + n, "value": f"{n:02x}"} for n in OFFSETS]
        file.write_text("".join(json.dumps(line) + "\n" for line in lines))
        return file
    times = pa.array([TIME + n for n in OFFSETS], pa.timestamp("ms", "UTC"))
    values = [bytes((n,)) for n in OFFSETS]
    pq.write_table(pa.table({"offset": pa.array(OFFSETS, pa.uint64()), "timestamp": times, "value": values}), file)
    return file


def content(folder: Path) -> list[tuple[int | None, bytes | None]]:
    log = segspec.open(folder)
    assert list(log.verify()) == []
    view = log.forecast("rabbitmq-4.0").consumers
    assert view is not None
    assert view.stop is None
    return [(record.offset, record.value) for record in log.records()]


VALUES = [bytes((n,)) for n in OFFSETS]


def test_holes_are_filled_and_records_keep_their_offsets(segspec: Run, rows: Path, tmp_path: Path) -> None:
    done = segspec("convert", rows, "-o", tmp_path / "log", "--as", "osiris")
    assert done.code == 0
    assert "2 gaps in the offsets filled with frames that have no records; --holes renumber closes them\n" in done.err
    assert content(tmp_path / "log") == list(zip(OFFSETS, VALUES, strict=True))


def test_holes_are_closed_and_a_table_says_where_offsets_went(segspec: Run, rows: Path, tmp_path: Path) -> None:
    done = segspec("convert", rows, "-o", tmp_path / "log", "--as", "osiris", "--holes", "renumber")
    assert done.err.splitlines()[-5:] == [
        "2 gaps in the offsets closed; old offsets -> new ones:",
        "  3 … 4 -> 3 … 4",
        "  8 … 9 -> 5 … 6",
        "  30 -> 7",
        f"5 records in {tmp_path / 'log'}",
    ]
    assert content(tmp_path / "log") == list(zip(range(3, 8), VALUES, strict=True))


def test_holes_are_kept_where_that_is_asked_for(segspec: Run, rows: Path, tmp_path: Path) -> None:
    done = segspec("convert", rows, "-o", tmp_path / "log", "--as", "osiris", "--holes", "keep")
    assert "2 gaps in the offsets; --drop offset" in done.err
    assert segspec("verify", tmp_path / "log").code == 3


def test_records_share_chunks_and_the_times_that_are_lost_are_said(segspec: Run, rows: Path, tmp_path: Path) -> None:
    done = segspec(
        "convert", rows, "-o", tmp_path / "log", "--as", "osiris", "--holes", "renumber", "--chunk-records", 3
    )
    assert "timestamp: records share chunks, and each has the time of the last one of its chunk\n" in done.err
    shown = segspec("dump", tmp_path / "log", "-o", "json").json
    assert [int(row["timestamp"]) - TIME for row in shown] == [8, 8, 8, 30, 30]
    done = segspec("convert", rows, "-o", tmp_path / "large", "--as", "osiris", "--chunk-bytes", 10)
    assert done.code == 0
    # The hole is filled by a chunk of its own, so a chunk ends there.
    assert [int(row["timestamp"]) - TIME for row in segspec("dump", tmp_path / "large", "-o", "json").json] == [
        4, 4, 9, 9, 30
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--as", "tank", "--holes", "fill"], "tank has no holes to fill; there is keep"),
        (["--as", "osiris", "--drop", "offset", "--holes", "fill"], "holes are between offsets, which are not taken"),
        (["--as", "parquet", "--holes", "keep"], "parquet is a file of rows"),
        (["--as", "tank", "--chunk-records", "5"], "tank has no option 'chunk_records' for a conversion"),
    ],
)
def test_what_a_target_does_not_offer_is_refused(segspec: Run, tmp_path: Path, words: list[str], said: str) -> None:
    (tmp_path / "rows.jsonl").write_text('{"offset":0,"value":""}\n')
    done = segspec("convert", tmp_path / "rows.jsonl", "-o", tmp_path / "out", *words)
    assert done.code == 2
    assert said in done.err
    assert not (tmp_path / "out").exists()


def test_an_offset_that_has_passed_is_refused_by_its_place(tmp_path: Path) -> None:
    (tmp_path / "rows.jsonl").write_text("".join(f'{{"offset":{n},"value":""}}\n' for n in (5, 9, 7)))
    for holes, words in (("renumber", "offset 10 is due"), ("fill", "offset is 7; it is at least 10")):
        with pytest.raises(Refused, match=rf"rows.jsonl:48 \(offset 7\): {words}"):
            prepare(tmp_path / "rows.jsonl", tmp_path / "log", kind="osiris", holes=holes).run()


def test_more_runs_than_are_kept_are_counted(tmp_path: Path) -> None:
    offsets = pa.array(range(0, 2 * (MOST_RUNS + 10), 2), pa.uint64())
    table = pa.table({"offset": offsets, "value": pa.array([b""] * len(offsets), pa.binary())})
    pq.write_table(table, tmp_path / "rows.parquet")
    done = prepare(tmp_path / "rows.parquet", tmp_path / "log", kind="osiris", holes="renumber").run()
    assert (done.gaps, len(done.runs), done.num_runs) == (MOST_RUNS + 9, MOST_RUNS, MOST_RUNS + 10)
    assert done.runs[-1] == (2 * MOST_RUNS - 2, 2 * MOST_RUNS - 2, MOST_RUNS - 1)
    assert segspec.open(tmp_path / "log").count() == MOST_RUNS + 10
