"""What is told of a damaged log is the same whether its sound entries are passed many at once or one by one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import segspec
from segspec.core.errors import SegspecError
from segspec.library.forecast import records_after
from tests.builders import durable_log, ffwd
from tests.helpers.hostile import mutations, prefixes
from tests.helpers.sweeps import some


def records(count: int) -> bytes:
    return b"".join(durable_log.record(n, bytes([n]) * (n % 7)) for n in range(count))


CONTENTS = {
    "segment_00000000000000000000.log": records(40),
    ffwd.segment_name(5): ffwd.segment(5, 20) + ffwd.entry(b"") * 3 + ffwd.entry(b"last") + ffwd.entry(b"") * 9,
}


def told(folder: Path) -> Any:
    """Of each owner, and how many records need the bytes from some place on."""
    try:
        log = segspec.open(folder)
        size = sum(Path(one.path).stat().st_size for one in log.segments)
        after = [records_after(log, one, size * part // 7) for one in log.segments for part in range(8)]
        return [log.forecast(owner).as_json() for owner in log.format.owners], after
    except SegspecError as error:
        return str(error)


@pytest.mark.parametrize("name", CONTENTS)
def test_stretches_change_nothing(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sound = CONTENTS[name]
    cut = [content for _, content in some(prefixes(sound), 5)]
    longer = [sound + bytes(count) for count in (1, 4, 63, 64, 5000)]
    for content in (sound, *cut, *longer, *some(mutations(sound, 40, 1), 5)):
        (tmp_path / name).write_bytes(content)
        expected = told(tmp_path)
        with monkeypatch.context() as one_by_one:
            for scanner in ("record_scanner.RecordScanner", "frame_scanner.DeclaredScanner"):
                one_by_one.setattr(f"segspec.frames.{scanner}.scan", lambda self, *_: None)
            assert told(tmp_path) == expected
