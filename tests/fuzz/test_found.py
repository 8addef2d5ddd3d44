"""Inputs that once broke a promise, and must not again. Each has become a vector too, or a test of its own.

`found/<target>-<format>-<words>.hex` is a packed case (`tests.fuzz.cases`) in hexadecimal; lines after `#` say what
went wrong.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from segspec.formats import NAMES
from tests.fuzz.cases import unpack
from tests.fuzz.targets import TARGETS, check_of

FOUND = sorted((Path(__file__).parent / "found").glob("*.hex"))


def target_and_format(path: Path) -> tuple[str, str]:
    target, format, words = path.stem.split("-", 2)
    assert target in TARGETS, f"{path.name} begins with no target"
    assert format in NAMES, f"{path.name} has no format after the target"
    assert words
    return target, format


@pytest.mark.parametrize("path", FOUND, ids=lambda path: path.stem)
def test_what_was_found_is_mended(path: Path) -> None:
    target, format = target_and_format(path)
    lines = path.read_text(encoding="utf-8").splitlines()
    comments = [line for line in lines if line.startswith("#")]
    data = bytes.fromhex("".join(line for line in lines if not line.startswith("#")))
    assert comments, f"{path.name} does not say what went wrong"
    assert unpack(format, data).pack() == data
    check_of(target)(format, data)
