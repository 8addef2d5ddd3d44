"""What lies beside segments may have any bytes: each verb comes to a result or to one clear error, and `recover` copies
every record of sound segments."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import segspec as library
from segspec.core.errors import Severity
from tests.builders import durable_log, ffwd, osiris, tank
from tests.helpers.logs import write_files
from tests.helpers.sweeps import some
from tests.needs import ROOT

KAFKA = ROOT / "tests" / "data" / "kafka" / "4.1" / "data" / "transactions-0"
ODD = (0x05, 0xFF)
RECORDS = durable_log.segment(range(3))
CHUNKS = (
    osiris.plain(b"one", b"two", trailer=osiris.sequence(b"w", 1)),
    osiris.NewChunk([osiris.simple(osiris.offset(b"c", 1))], kind=osiris.DELTA),
    osiris.plain(b"three", filter=bytes(16)),
)
LOGS: dict[str, dict[str, bytes]] = {
    "osiris": dict(
        zip(("00000000000000000000.segment", "00000000000000000000.index"), osiris.segment(*CHUNKS), strict=True)
    ),
    "tank": {"1_5.log": tank.plain(1, 2) + tank.plain(3, 17), "1.index": tank.index([(0, 0)])},
    "durable_log": {
        "segment_00000000000000000000.log": RECORDS,
        "segment_00000000000000000000.idx": durable_log.index(durable_log.positions(RECORDS, 3)),
    },
    "ffwd": {"0000000000000000": ffwd.segment(0, 3), "index": ffwd.index([("a", 1)])},
    "kafka": {path.name: path.read_bytes() for path in sorted(KAFKA.iterdir())},
}
SEGMENTS = (".segment", ".log", "0000000000000000")


def spoiled(files: dict[str, bytes], step: int) -> Iterator[tuple[str, bytes]]:
    """Every companion with one byte of another value, and cut off there."""
    for name, content in files.items():
        if not name.endswith(SEGMENTS):
            for at in range(0, len(content), step):
                if at % (4 * step) == 0:
                    yield name, content[:at]
                for value in ODD:
                    if content[at] != value:
                        yield name, content[:at] + bytes([value]) + content[at + 1 :]


@pytest.mark.parametrize(
    ("format", "step"), [("osiris", 1), ("tank", 1), ("durable_log", 3), ("ffwd", 1), ("kafka", 61)]
)
def test_any_byte_of_a_companion_is_a_finding_and_costs_no_record(format: str, step: int, tmp_path: Path) -> None:
    log, out = tmp_path / "log", tmp_path / "out"
    write_files(log, LOGS[format])
    whole = [record.value for record in library.open(log).records()]
    tried = 0
    for name, content in some(spoiled(LOGS[format], step), 12):
        (log / name).write_bytes(content)
        opened = library.open(log)
        findings = list(opened.check_indexes())
        assert [each for each in findings if each.severity is Severity.ERROR and not each.path.endswith(name)] == []
        assert [each.error for each in library.report(log).logs] == [""]
        library.recover(log, out)
        assert [record.value for record in library.open(out).records()] == whole, name
        shutil.rmtree(out)
        (log / name).write_bytes(LOGS[format][name])
        tried += 1
    assert tried
