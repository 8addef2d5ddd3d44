"""What the targets in C begin with: seeds and a dictionary for each.

From the project's root, `python -m tests.fuzz.native.material FOLDER` makes `FOLDER/seeds/<target>/` and
`FOLDER/<target>.dict`.
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

TARGETS = (*NAMES, "writers", "text")
"""The kernels that read each format; what writes records by the batch; bytes as the text of JSON."""

CONTROL = 16
"""The bytes before a file's own that choose parameters, as in harness.h."""

MOST = 640
"""A seed has at most so many bytes: what is small is run often."""

VARIANTS = 4
"""How often each segment is a seed: with its parameters all zero, and with others."""

BOUNDS = (0, 1, 0x7F, 0x80, 0xFF, 0x7FFF, 0xFFFF, (1 << 31) - 1, 1 << 31, (1 << 32) - 1, (1 << 63) - 1, 1 << 63)


DRAWN = 900
PIECES = (
    b"a",
    b"\\",
    b'"',
    b"\\x",
    b"\n",
    b"\x7f",
    "é".encode(),
    "\u202e".encode(),
    "\U0001f600".encode(),
    b"\xff",
    b"\xed\xa0\x80",
)


def inputs(target: str) -> Iterator[bytes]:
    if target in NAMES:
        yield from _segments(target)
        return
    random = Random(target)
    for number in range(DRAWN):
        control = random.randbytes(CONTROL) if number else bytes(CONTROL)
        if target == "text":
            yield control + b"".join(random.choices(PIECES, k=random.randrange(24)))
        else:
            count = control[1] & 127
            sizes = bytes(random.choice((0, 1, 3, 64, 130)) for _ in range(count))
            yield control + sizes + random.randbytes(random.choice((0, count, 2 * count, 200)))


def _segments(format: str) -> Iterator[bytes]:
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


def words(target: str) -> set[bytes]:
    """What a byte string in the layouts of a format must be, and bounds of integers."""
    found = set(PIECES if target == "text" else ())
    for module in pkgutil.iter_modules(segspec_ksy.layouts.__path__):
        if module.name.startswith(target):
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


def dictionary(target: str) -> str:
    """libFuzzer's form of `words`."""
    shown = ("".join(f"\\x{byte:02x}" for byte in word) for word in sorted(words(target)))
    return "".join(f'"{word}"\n' for word in shown)


def make_material(folder: Path) -> None:
    """Writes the seeds and the dictionary of each target below `folder`."""
    for target in TARGETS:
        own = folder / "seeds" / target
        own.mkdir(parents=True, exist_ok=True)
        for number, content in enumerate(sorted(set(inputs(target)))):
            (own / f"{number:05}").write_bytes(content)
        (folder / f"{target}.dict").write_text(dictionary(target), encoding="ascii")


if __name__ == "__main__":
    make_material(Path(sys.argv[1]))
