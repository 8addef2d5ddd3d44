"""Any bytes give a forecast or a `SegspecError`, and the sizes in it are possible."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from segspec.core.errors import SegspecError
from segspec.library.log import open as open_log
from tests.builders import durable_log, ffwd, osiris, tank

CHUNKS = (
    osiris.plain(b"one", b"two", trailer=osiris.sequence(b"w", 1)),
    osiris.NewChunk([osiris.simple(osiris.offset(b"c", 1))], kind=osiris.DELTA),
    osiris.plain(b"three", filter=bytes(16)),
)
RECORDS = durable_log.segment(range(3))
LOGS: dict[tuple[str, str], dict[str, bytes]] = {
    ("osiris", owner): dict(
        zip(("00000000000000000000.segment", "00000000000000000000.index"), osiris.segment(*CHUNKS), strict=True)
    )
    for owner in ("osiris-1.3", "osiris-1.10")
} | {
    ("tank", "tank-4.0"): {"1_5.log": tank.plain(1, 2) + tank.plain(3, 17), "1.index": tank.index([(0, 0)])},
    ("durable_log", "durable-log"): {
        "segment_00000000000000000000.log": RECORDS,
        "segment_00000000000000000000.idx": durable_log.index(durable_log.positions(RECORDS, 3)),
    },
    ("ffwd", "ffwd"): {"0000000000000000": ffwd.segment(0, 3), "index": ffwd.index([("a", 1)])},
    ("ffwd", "segspec-queue"): {"0000000000000000": ffwd.segment(0, 3), "index": ffwd.index([("a", 1)])},
}


def damaged(files: dict[str, bytes], step: int) -> Iterator[dict[str, bytes]]:
    for name, content in files.items():
        for at in range(0, len(content), step):
            yield files | {name: content[:at]}
            for mask in (0x01, 0x80, 0xFF):
                yield files | {name: content[:at] + bytes([content[at] ^ mask]) + content[at + 1 :]}


@pytest.mark.parametrize(("format", "owner"), LOGS)
def test_prefixes_and_flips_are_forecast(tmp_path: Path, format: str, owner: str) -> None:
    made = 0
    for files in damaged(LOGS[format, owner], 7):
        for name, content in files.items():
            (tmp_path / name).write_bytes(content)
        try:
            forecast = open_log(tmp_path, format=format).forecast(owner)
        except SegspecError:
            continue
        made += 1
        for file in forecast.files:
            assert file.bytes_after is None or file.bytes_after >= 0
            assert file.reason
            assert file.source
        assert forecast.loses_data or forecast.crash is None
    assert made
