"""`recover` takes what kernels find sound as bytes: the copy and the report are those that are made frame by frame."""

from __future__ import annotations

import random
import shutil
from pathlib import Path
from typing import Any

import pytest

import segspec as library
from segspec.core.errors import SegspecError
from segspec.formats.contract.descriptor import Format
from tests.helpers.logs import DAMAGES, some_log
from tests.recover.logs import files

FORMATS = ("durable_log", "ffwd", "mojo", "osiris", "tank")


def recovered(source: Path, out: Path, **options: Any) -> tuple[object, dict[str, bytes]]:
    """The report, or the error, and the files of the copy."""
    try:
        report: object = library.recover(source, out, **options).as_json()
    except SegspecError as error:
        report = str(error)
    made = files(out) if out.exists() else {}
    shutil.rmtree(out, ignore_errors=True)
    return report, made


@pytest.mark.parametrize("damage", DAMAGES)
@pytest.mark.parametrize("format", FORMATS)
def test_a_copy_is_that_which_is_made_frame_by_frame(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, format: str, damage: str
) -> None:
    for seed in range(6):
        source = tmp_path / f"in{seed}"
        segment = some_log(source, format, seed)
        segment.write_bytes(DAMAGES[damage](segment.read_bytes(), random.Random(seed)))
        options = {"holes": ("fill", "keep", "renumber")[seed % 3]} if format == "osiris" else {}
        fast = recovered(source, tmp_path / "out", **options)
        with monkeypatch.context() as patch:
            patch.setattr(Format, "scanner_for", lambda *_: None)
            assert recovered(source, tmp_path / "out", **options) == fast
