"""The frame that holds a byte is the same whether what comes before it is passed many frames at once, one by one, or by
the index."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

import segspec
from segspec.core.errors import SegspecError
from segspec.formats import NAMES
from segspec.library.locate import locate
from segspec.reading.walk import Cursor
from segspec.samples import __file__ as samples
from segspec.storage.source import open_source
from tests.helpers.hostile import mutations
from tests.helpers.sweeps import some

COPIES, STEP = 6, 13


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
def test_neither_stretches_nor_the_index_change_anything(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("segspec.columns.lane.COUNTED_BYTES", 500)
    for case in some(sorted((Path(samples).parent / name).glob("*/log")), 2):
        folder = shutil.copytree(case, tmp_path / case.parent.name)
        for segment in some(segspec.open(case).segments, 2):
            copy, sound = folder / segment.name, Path(segment.path).read_bytes()
            for content in some((sound, *mutations(sound, COPIES, 1)), 3):
                copy.write_bytes(content or b"\0")
                with monkeypatch.context() as one_by_one:
                    one_by_one.setattr("segspec.formats.contract.descriptor.Format.scanner_for", lambda *given: None)
                    one_by_one.setattr("segspec.library.locate._mark_before", lambda *given: None)
                    try:
                        expected = located(copy)
                    except (SegspecError, ValueError):
                        continue
                assert located(copy) == expected
            copy.write_bytes(sound)


@pytest.mark.parametrize("name", ["durable_log", "osiris", "mojo"])
def test_what_lies_far_before_the_byte_is_not_read(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record: dict[str, Any] = {"fields": {b"a": b"b" * 1000}} if name == "mojo" else {"value": b"b" * 1000}
    with segspec.create(tmp_path, name) as writer:
        for _ in range(3000):
            writer.append(**record)
            writer.flush(sync=False)
    log = segspec.open(tmp_path)
    passed: list[int] = []
    accept = Cursor.accept

    def accepted(self: Cursor, step: Any) -> Any:
        passed.append(self.position)
        return accept(self, step)

    monkeypatch.setattr(Cursor, "accept", accepted)
    with open_source(log.segments[0].path) as source:
        found = locate(log, source, source.size // 2)
        assert found.frame is not None
        assert found.position <= source.size // 2 < found.frame.end
        assert [position for position in passed if 0 < position < source.size // 3] == []
        assert passed.count(0) <= 1
