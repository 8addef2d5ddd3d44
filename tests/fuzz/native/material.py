"""What the targets in C begin with: seeds and a dictionary for each format.

From the project's root, `python -m tests.fuzz.native.material FOLDER` makes `FOLDER/seeds/<format>/` and
`FOLDER/<format>.dict`.
"""

from __future__ import annotations

import importlib
import pkgutil
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import segspec_ksy.layouts
from segspec.formats import NAMES
from tests.fuzz.cases import unpack
from tests.fuzz.seeds import seeds

CONTROL = 16
"""The bytes before a file's own that choose parameters, as in harness.h."""

MOST = 640
"""A seed has at most so many bytes: what is small is run often."""

VARIANTS = 4
"""How often each segment is a seed: with its parameters all zero, and with others."""

BOUNDS = (0, 1, 0x7F, 0x80, 0xFF, 0x7FFF, 0xFFFF, (1 << 31) - 1, 1 << 31, (1 << 32) - 1, (1 << 63) - 1, 1 << 63)


def inputs(format: str) -> Iterator[bytes]:
    """Segments, and segments after a piece of their index, where runs along an index begin."""
    random = Random(format)
    for packed in seeds(format):
        case = unpack(format, packed)
        for content in {case.segment, case.index[:256] + case.segment}:
            for number in range(VARIANTS):
                control = bytearray(random.randbytes(CONTROL) if number else CONTROL)
                # 7 is where an index ends, which the run along it takes from the same bytes.
                control[7] = len(case.index[:256]) % 256
                yield (bytes(control) + content)[: CONTROL + MOST]


def words(format: str) -> set[bytes]:
    """What a byte string in the layouts of a format must be, and bounds of integers."""
    found = set()
    for module in pkgutil.iter_modules(segspec_ksy.layouts.__path__):
        if module.name.startswith(format):
            found |= set(_constants(vars(importlib.import_module(f"segspec_ksy.layouts.{module.name}"))))
    for value in BOUNDS:
        for width in (1, 2, 4, 8):
            if value < 1 << 8 * width:
                found |= {value.to_bytes(width, "big"), value.to_bytes(width, "little")}
    return found


def _constants(names: dict[str, object]) -> Iterator[bytes]:
    for value in names.values():
        if isinstance(value, bytes) and value:
            yield value
        elif isinstance(value, type) and value.__module__.startswith("segspec_ksy"):
            yield from _constants(dict(vars(value)))


def dictionary(format: str) -> str:
    """libFuzzer's form of `words`."""
    shown = ("".join(f"\\x{byte:02x}" for byte in word) for word in sorted(words(format)))
    return "".join(f'"{word}"\n' for word in shown)


def make_material(folder: Path) -> None:
    """Writes the seeds and the dictionary of each format below `folder`."""
    for format in NAMES:
        own = folder / "seeds" / format
        own.mkdir(parents=True, exist_ok=True)
        for number, content in enumerate(sorted(set(inputs(format)))):
            (own / f"{number:05}").write_bytes(content)
        (folder / f"{format}.dict").write_text(dictionary(format), encoding="ascii")


if __name__ == "__main__":
    make_material(Path(sys.argv[1]))
