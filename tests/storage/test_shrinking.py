"""Files that are cut off at any moment of a read, by whatever reads them: one error that says so, or none of it is
noticed because nothing of what is gone was needed.

The cut comes from within: just before the n-th read of a file it is truncated, so that no test waits for anything.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest

import segspec
from segspec.cli import main as cli
from segspec.columns import lane
from segspec.core.bounds import EPOCH, MILLISECOND
from segspec.core.errors import Finding, SegspecError, ShrunkError
from segspec.library.follow import Follower
from segspec.library.verify import index_findings
from segspec.storage import source
from tests.helpers.sweeps import ALL
from tests.native.lane import COMPILED, LANES, PLAIN, use
from tests.spark import direct

FORMATS = ("durable_log", "osiris", "tank", "mojo", "ffwd")
RECORDS = 70
SMALL_BLOCK = 512
"""What is read at a time: much less than a segment."""


def skipped(log: segspec.Log) -> None:
    list(log.records(on_damage="skip", report=lambda finding: None))


def from_the_middle(log: segspec.Log) -> None:
    middle = list(log.records(on_damage="skip", report=lambda finding: None))[RECORDS // 2]
    list(log.records(start=middle.offset if middle.id is None else middle.id, report=lambda finding: None))


def from_a_time(log: segspec.Log) -> None:
    middle = list(log.records(on_damage="skip", report=lambda finding: None))[RECORDS // 2]
    if middle.timestamp is not None:
        start = EPOCH + middle.timestamp * MILLISECOND
        list(log.records(start=start, report=lambda finding: None))


def table(name: str) -> Callable[[segspec.Log], None]:
    def read(log: segspec.Log) -> None:
        list(log.arrow(table=name, on_damage="skip", report=lambda finding: None))

    return read


def forecast(log: segspec.Log) -> None:
    if log.format.owners:
        log.forecast()


VERBS: dict[str, Callable[[segspec.Log], object]] = {
    "records": lambda log: list(log.records(report=lambda finding: None)),
    "records, over damage": skipped,
    "records from a number": from_the_middle,
    "records from a time": from_a_time,
    "arrow": table("records"),
    "frames": table("frames"),
    "index": table("index"),
    "count": lambda log: log.count(on_damage="skip", report=lambda finding: None),
    "info": lambda log: log.info(),
    "verify": lambda log: list(log.verify()),
    "index check": lambda log: list(index_findings(log)),
    "forecast": forecast,
    "Spark": lambda log: direct.read(log.format.name, log.path, mode="DROPMALFORMED"),
}
COMMANDS: dict[str, tuple[str, ...]] = {
    "recover": ("recover", "LOG", "-o", "OUT"),
    "convert to lines": ("convert", "LOG", "-o", "OUT.jsonl", "--on-damage", "skip"),
    "convert to columns": ("convert", "LOG", "-o", "OUT.parquet", "--on-damage", "skip"),
    "dump the last": ("tail", "LOG", "-n", "50"),
    "build the index": ("index", "build", "LOG", "-o", "OUT"),
}


class Cutter:
    """Cuts `path` off before its read number `moment`; counts the reads of it, and the errors that readers met."""

    def __init__(self) -> None:
        self.path = ""
        self.moment = 0
        self.reads = 0
        self.keeps = 0

    def read(self, path: str) -> None:
        if path == self.path:
            self.reads += 1
            if self.reads == self.moment:
                os.truncate(path, self.keeps)


@pytest.fixture
def cutter(monkeypatch: pytest.MonkeyPatch) -> Cutter:
    found = Cutter()
    for name in ("read_at", "read_into"):
        monkeypatch.setattr(source._LocalFile, name, _cutting(found, getattr(source._LocalFile, name)))
    for module, block in ((lane, "BATCH_BYTES"), (lane, "EARLY_BYTES"), (lane, "OBJECTS_BYTES"),
                          (lane, "COUNTED_BYTES"), (source, "STREAM_BLOCK"),
                          (source, "SEARCH_BLOCK")):  # fmt: skip
        monkeypatch.setattr(module, block, SMALL_BLOCK)
    return found


def _cutting(cutter: Cutter, read: Callable[..., Any]) -> Callable[..., Any]:
    def cut_and_read(self: Any, first: Any, second: Any) -> Any:
        cutter.read(self._path)
        return read(self, first, second)

    return cut_and_read


@cache
def contents(format: str, damaged: bool) -> dict[str, bytes]:
    """The files of a log of some segments; damaged, one of them has a byte that is wrong."""
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        with segspec.create(Path(folder) / "log", format, segment_bytes=5000) as log:
            for number in range(RECORDS):
                value = bytes(number + at & 0xFF for at in range(150))
                log.append(fields=[(b"f", value)]) if format == "mojo" else log.append(value)
                if number % 5 == 4:
                    log.flush()
        found = {path.name: path.read_bytes() for path in (Path(folder) / "log").iterdir()}
    if damaged:
        name = segment_names(found)[1]
        changed = bytearray(found[name])
        changed[len(changed) // 3] ^= 0xFF
        found[name] = bytes(changed)
    return found


def segment_names(files: dict[str, bytes]) -> list[str]:
    largest = max(map(len, files.values()))
    return sorted(name for name, content in files.items() if len(content) > largest // 2)


def put(folder: Path, files: dict[str, bytes]) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for name, content in files.items():
        (folder / name).write_bytes(content)
    return folder


def targets(files: dict[str, bytes]) -> Iterator[str]:
    """The second segment, and an index of the log, if there is one."""
    names = segment_names(files)
    yield names[1]
    yield from [name for name in sorted(files) if name not in names and files[name]][:1]


def cuts(cutter: Cutter, log: Path, files: dict[str, bytes], run: Callable[[], bool], turn: int) -> int:
    """Runs with a cut at several moments of the reads of several files; how often the cut was met. Of the moments, each
    second one is tried in turns."""
    met = 0
    for name in targets(files):
        cutter.path, cutter.moment, cutter.reads = str(put(log, files) / name), 0, 0
        run()
        reads = cutter.reads
        moments = sorted({1, 2, reads // 2, reads} - {0})
        for moment in moments if ALL else moments[turn % 2 :: 2]:
            put(log, files)
            size = len(files[name])
            cutter.reads, cutter.moment, cutter.keeps = 0, moment, size // 2 if moment % 2 else size - 1
            met += run()
    return met


@pytest.fixture
def errors(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The paths of the files that a reader found shrunk, whoever caught that."""
    met: list[str] = []
    made = ShrunkError.__init__

    def note(self: ShrunkError, path: str, *more: int) -> None:
        met.append(path)
        made(self, path, *more)

    monkeypatch.setattr(ShrunkError, "__init__", note)
    return met


@pytest.fixture(params=[lane for lane in LANES if lane in (PLAIN, COMPILED)])
def either_lane(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    name: str = request.param
    use(monkeypatch, name)
    return name


@pytest.mark.parametrize("format", FORMATS)
def test_nothing_that_reads_takes_a_file_that_was_cut_off_for_damage(
    format: str, either_lane: str, tmp_path: Path, cutter: Cutter, errors: list[str]
) -> None:
    log = tmp_path / "log"
    noticed = set()
    for turn, (name, verb) in enumerate(VERBS.items(), FORMATS.index(format)):
        for damaged in (False, True) if ALL else (bool(turn % 2) == (either_lane == PLAIN),):
            run = partial(ends_in_the_error, verb, name, log, errors)
            if cuts(cutter, log, contents(format, damaged), run, turn // 2):
                noticed.add(name)
    assert noticed >= {"records", "records, over damage", "arrow", "info", "verify", "Spark"}


def ends_in_the_error(verb: Callable[[segspec.Log], object], name: str, log: Path, errors: list[str]) -> bool:
    """Whether the cut was met, and then the error is what came of it."""
    errors.clear()
    told: Exception | None = None
    try:
        verb(segspec.open(log))
    except (SegspecError, FileNotFoundError) as error:
        told = error
    if errors:
        assert isinstance(told, ShrunkError), f"{name} made {told} of it"
        assert (told.path, "was cut off while it was read" in str(told)) == (errors[0], True)
    return bool(errors)


@pytest.mark.parametrize("format", FORMATS)
def test_commands_say_that_a_file_was_cut_off_and_leave_nothing(
    format: str, tmp_path: Path, cutter: Cutter, errors: list[str], monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    log, files = tmp_path / "log", contents(format, True)

    def fails(name: str) -> bool:
        for left in tmp_path.glob("out*"):
            shutil.rmtree(left) if left.is_dir() else left.unlink()
        errors.clear()
        words = [word.replace("LOG", str(log)).replace("OUT", str(tmp_path / "out")) for word in COMMANDS[name]]
        monkeypatch.setattr("sys.argv", ["segspec", *words])
        code = cli.main()
        told = capfd.readouterr().err
        # Whoever follows lists the folder again where a file was cut off while it was listed.
        looked_again = name == "dump the last" and code == 0
        if errors and not looked_again:
            assert code == 1, f"{name}: {told}"
            assert "was cut off while it was read" in told
            assert list(tmp_path.glob("out*")) == []
        return bool(errors)

    for turn, name in enumerate(COMMANDS, FORMATS.index(format)):
        cuts(cutter, log, files, partial(fails, name), turn)


def test_a_follower_looks_again_at_a_segment_that_was_cut_off_during_its_look(tmp_path: Path, cutter: Cutter) -> None:
    files = contents("durable_log", False)
    log = put(tmp_path / "log", files)
    first, second = segment_names(files)[:2]
    base = int(second.removeprefix("segment_").removesuffix(".log"))
    kept = 3
    cutter.path, cutter.moment = str(log / second), 20
    cutter.keeps = kept * len(files[first]) // base
    findings: list[Finding] = []
    follower = Follower(segspec.open(log), report=findings.append)
    looks = [[record.offset for record in follower.read()] for _ in range(3)]
    assert looks[0] == [*range(len(looks[0]))], "what was there is given once"
    assert base + kept < len(looks[0]) < base + base
    assert looks[1][-1] == RECORDS - 1, "and what comes after the segment is not left out"
    assert looks[2] == []
    assert [str(finding.code) for finding in findings] == ["bad-order", "missing-segment"]
