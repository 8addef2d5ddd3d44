"""Any bytes give a forecast or a `SegspecError`, and the sizes in it are possible."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from segspec.core.errors import SegspecError
from segspec.library.log import open as open_log
from tests.helpers.sweeps import some
from tests.recover.test_any_companion import LOGS

OWNERS = [
    ("osiris", "osiris-1.3"),
    ("osiris", "osiris-1.10"),
    ("tank", "tank-4.0"),
    ("durable_log", "durable-log"),
    ("ffwd", "ffwd"),
    ("ffwd", "segspec-queue"),
]


def damaged(files: dict[str, bytes], step: int) -> Iterator[dict[str, bytes]]:
    for name, content in files.items():
        for at in range(0, len(content), step):
            yield files | {name: content[:at]}
            for mask in (0x01, 0x80, 0xFF):
                yield files | {name: content[:at] + bytes([content[at] ^ mask]) + content[at + 1 :]}


@pytest.mark.parametrize(("format", "owner"), OWNERS)
def test_prefixes_and_flips_are_forecast(tmp_path: Path, format: str, owner: str) -> None:
    made = 0
    for files in some(damaged(LOGS[format], 7), 26):
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
