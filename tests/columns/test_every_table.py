"""Every table of every real log of the repository, of every format, in every form: none ends with an exception, and all
forms say the same."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from segspec.columns.schema import TABLES
from segspec.core import json_form
from segspec.core.errors import Code, SegspecError
from segspec.core.stretch import Level
from segspec.library.clients_of_log import tells_clients
from segspec.library.log import Log, open_all
from segspec.samples import FOLDER as SAMPLES
from segspec_kaitai.own import kept_kernel
from tests.cli.conftest import Run, segspec
from tests.helpers.sweeps import some
from tests.native.lane import COMPILED, PLAIN, use
from tests.needs import ROOT

__all__ = ["segspec"]

FOLDERS = (ROOT / "tests" / "corpus", ROOT / "tests" / "data", SAMPLES)
FORMATS = ("durable_log", "ffwd", "kafka", "mojo", "osiris", "tank")
LEAST = 10
"""Logs of each format that are there at least."""
TRIED = 4
"""Logs of each format that are read in a lane, of the smallest to the largest."""
MOST_PLAIN, MOST_PRINTED = 20_000, 200_000
"""Bytes of the logs that are read by plain Python, and that are printed in all forms: larger ones take seconds each."""


@cache
def logs() -> dict[str, list[Path]]:
    found: dict[str, list[Path]] = {name: [] for name in FORMATS}
    for folder in FOLDERS:
        for log in open_all(folder, unreadable=lambda path, error: None):
            found[log.format.name].append(Path(log.path))
    return found


@pytest.fixture(params=[PLAIN, COMPILED])
def lane(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, tmp_path_factory: Any) -> str:
    use(monkeypatch, request.param)
    if request.param == COMPILED:
        # What is compiled at its first use is so for small logs too.
        cache = tmp_path_factory.getbasetemp() / "cache of kernels"
        cache.mkdir(exist_ok=True)
        monkeypatch.setenv("SEGSPEC_CACHE_DIR", str(cache))
        monkeypatch.setattr(kept_kernel, "COMPILE_FROM", 0)
    return str(request.param)


def chosen(name: str, lane: str) -> list[Path]:
    """The logs of a format that are read in a lane, with one that has each set of kinds of files."""
    assert len(logs()[name]) >= LEAST
    found = [path for path in sorted(logs()[name], key=size_of) if lane == COMPILED or size_of(path) <= MOST_PLAIN]
    kinds = {frozenset(file.suffix for file in files_of(path)): path for path in found}
    return list(dict.fromkeys((*some(found, TRIED), *kinds.values())))


def files_of(path: Path) -> list[Path]:
    return list(path.iterdir()) if path.is_dir() else [path]


def size_of(path: Path) -> int:
    return sum(file.stat().st_size for file in files_of(path))


def opened(path: Path) -> Log:
    (log,) = open_all(path)
    return log


def tables(log: Log) -> Iterator[tuple[str, str | None]]:
    """The tables that a log has, and of the table index each companion."""
    for table in TABLES:
        if table == "index":
            yield from ((table, companion.name) for companion in log.format.kept)
        elif {"tracking": log.format.tracking is not None, "clients": tells_clients(log.format)}.get(table, True):
            yield table, None


def in_arrow(log: Log, table: str, companion: str | None = None) -> list[dict[str, Any]]:
    """The rows of a table; without the times of records where one is beyond what Arrow has room for."""
    deleted = {"deleted": True} if table == "records" else {}
    told = {"table": table, "companion": companion, "on_damage": "skip", "report": lambda finding: None} | deleted
    try:
        made = log.arrow(**told).read_all()
    except SegspecError as error:
        if error.code is not Code.LIMIT_EXCEEDED or "column timestamp" not in error.message:
            raise
        made = log.arrow(sorted(set(log.format.columns) - {"timestamp"}), **told).read_all()
    made.validate(full=True)
    rows: list[dict[str, Any]] = made.to_pylist()
    return rows


@pytest.mark.parametrize("name", FORMATS)
def test_every_table_is_made_in_arrow(name: str, lane: str) -> None:
    rows: Counter[tuple[str, str | None]] = Counter()
    for path in chosen(name, lane):
        log = opened(path)
        for table, companion in tables(log):
            rows[table, companion] += len(in_arrow(log, table, companion))
    empty = {told for told in tables(log) if not rows[told]}
    assert empty <= {("findings", None), ("tracking", None)}


NOT_IN_CSV = "CSV rows need the same columns"


OF_DUMP: dict[str, tuple[str, ...]] = {"records": (), "frames": ("--frames",), "tracking": ("--tracking",)}


@pytest.mark.parametrize("name", FORMATS)
def test_every_table_is_printed_in_every_form(name: str, lane: str, segspec: Run) -> None:
    for path in chosen(name, lane):
        log = opened(path)
        for table in [table for table, _ in tables(log) if table in OF_DUMP]:
            options = OF_DUMP[table] if table != "records" or name != "mojo" else ("--deleted",)
            ask = ("dump", *options, "--on-damage", "skip", path)
            forms = ("json", "text", "csv") if size_of(path) <= MOST_PRINTED else ("json",)
            printed = {output: segspec(*ask, "-o", output) for output in forms}
            for output, done in printed.items():
                assert done.code in (0, 3) or (output == "csv" and NOT_IN_CSV in done.err), (path, table, done.err)
            rows = [row for row in printed["json"].json if row.keys() != {"state"}]
            assert len(rows) == len(in_arrow(log, table)), (path, table)
        assert segspec("verify", path).code in (0, 3), path


@pytest.mark.parametrize("name", FORMATS)
def test_frames_are_told_of_as_the_explaining_reader_tells_of_each(name: str, lane: str, segspec: Run) -> None:
    """In lines, and as rows: a number below 0 is one, and no other."""
    for path in chosen(name, lane):
        log = opened(path)
        one_by_one = [
            (segment.path, step.frame)
            for segment, step in log.steps(on_damage="skip", level=Level.CHECKSUMS)
            if step.frame is not None
        ]
        told = [json_form.frame(segment, frame) for segment, frame in one_by_one]
        assert segspec("dump", "--frames", "--on-damage", "skip", "-o", "json", path).json == told, path
        details = [json.loads(row["details"]) for row in in_arrow(log, "frames")]
        assert details == [frame.details for _, frame in one_by_one], path
