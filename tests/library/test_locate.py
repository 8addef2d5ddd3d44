"""The frame that holds a byte is the same whether what comes before it is passed many frames at once or one by one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import segspec
from segspec.core.errors import SegspecError
from segspec.formats import NAMES
from segspec.library.locate import locate
from segspec.samples import __file__ as samples
from segspec.storage.source import open_source
from tests.helpers.hostile import mutations

COPIES, STEP = 6, 41


def located(path: Path) -> list[Any]:
    log, found = segspec.open(path), []
    with open_source(str(path)) as source:
        for at in (None, *range(0, source.size, max(1, source.size // STEP)), source.size - 1):
            try:
                one = locate(log, source, at)
            except SegspecError as error:
                found.append((at, str(error)))
            else:
                details = None if one.frame is None else (one.frame.first_offset, one.frame.details)
                found.append((at, one.what, one.position, one.end, one.finding, details))
    return found


@pytest.mark.parametrize("name", NAMES)
def test_stretches_change_nothing(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("segspec.columns.lane.COUNTED_BYTES", 500)
    for case in sorted((Path(samples).parent / name).glob("*/log")):
        for segment in segspec.open(case).segments:
            copy, sound = tmp_path / segment.name, Path(segment.path).read_bytes()
            for content in (sound, *mutations(sound, COPIES, 1)):
                copy.write_bytes(content or b"\0")
                with monkeypatch.context() as one_by_one:
                    one_by_one.setattr("segspec.formats.contract.descriptor.Format.scanner_for", lambda *given: None)
                    try:
                        expected = located(copy)
                    except (SegspecError, ValueError):
                        continue
                assert located(copy) == expected
