"""Damages of a partition's files, one or two at a time, each of which a seed brings about again."""

from __future__ import annotations

import random
import shutil
import struct
from collections.abc import Callable
from pathlib import Path

KINDS = (".log", ".index", ".timeindex", ".txnindex")
HEADER = (0, 3, 4, 5, 6, 7, 7, 8, 9, 10, 11, 11, 12, 15, 16, 16, 20, 22, 26)
"""Bytes of a batch's header, those twice that matter most."""


def damage(folder: Path, seed: int) -> str:
    """Damages the partition in `folder`; says what was done."""
    chance = random.Random(seed)
    return ", ".join(chance.choice(DAMAGES)(folder, chance) for _ in range(chance.choice((0, 1, 1, 1, 2))))


def _any(folder: Path, chance: random.Random, *kinds: str) -> Path | None:
    found = sorted(path for path in folder.iterdir() if path.suffix in kinds and path.stat().st_size)
    return chance.choice(found) if found else None


def _flip(path: Path | None, at: int, bit: int) -> str:
    if path is None:
        return "nothing"
    content = bytearray(path.read_bytes())
    at %= len(content)
    content[at] ^= 1 << bit
    path.write_bytes(content)
    return f"bit {bit} of byte {at} of {path.name} flipped"


def flip(folder: Path, chance: random.Random) -> str:
    return _flip(_any(folder, chance, ".log"), chance.randrange(1 << 20), chance.randrange(8))


def flip_index(folder: Path, chance: random.Random) -> str:
    return _flip(_any(folder, chance, ".index", ".txnindex"), chance.randrange(1 << 20), chance.randrange(8))


def flip_snapshot(folder: Path, chance: random.Random) -> str:
    return _flip(_any(folder, chance, ".snapshot"), chance.randrange(1 << 20), chance.randrange(8))


def flip_header(folder: Path, chance: random.Random) -> str:
    path = _any(folder, chance, ".log")
    if path is None:
        return "nothing"
    content, starts = path.read_bytes(), [0]
    while starts[-1] + 12 <= len(content):
        length = struct.unpack_from(">i", content, starts[-1] + 8)[0]
        if length < 14 or starts[-1] + 12 + length >= len(content):
            break
        starts.append(starts[-1] + 12 + length)
    return _flip(path, chance.choice(starts) + chance.choice(HEADER), chance.randrange(8))


def cut(folder: Path, chance: random.Random) -> str:
    path = _any(folder, chance, ".log")
    if path is None:
        return "nothing"
    size = chance.randrange(path.stat().st_size)
    path.write_bytes(path.read_bytes()[:size])
    return f"{path.name} cut to {size} bytes"


def zero(folder: Path, chance: random.Random) -> str:
    path = _any(folder, chance, ".log")
    if path is None:
        return "nothing"
    size, kept = path.stat().st_size, chance.randrange(path.stat().st_size)
    path.write_bytes(path.read_bytes()[:kept] + bytes(size - kept))
    return f"{path.name} zeroed from byte {kept}"


def add_bytes(folder: Path, chance: random.Random) -> str:
    path = _any(folder, chance, ".log")
    if path is None:
        return "nothing"
    path.write_bytes(path.read_bytes() + chance.randbytes(chance.randrange(1, 200)))
    return f"bytes after {path.name}"


def add_again(folder: Path, chance: random.Random) -> str:
    path = _any(folder, chance, ".log")
    if path is None:
        return "nothing"
    content = path.read_bytes()
    path.write_bytes(content + content[: chance.choice((300, len(content)))])
    return f"the first batches of {path.name} again at its end"


def remove(folder: Path, chance: random.Random) -> str:
    path = _any(folder, chance, *KINDS, ".snapshot")
    if path is None:
        return "nothing"
    path.unlink()
    return f"{path.name} removed"


def leave(folder: Path, chance: random.Random) -> str:
    """What a compaction or a deletion leaves that was interrupted."""
    path = _any(folder, chance, ".log")
    if path is None:
        return "nothing"
    suffix, moves = chance.choice((".swap", ".cleaned", ".deleted")), chance.random() < 0.5
    for kind in KINDS:
        each = path.with_suffix(kind)
        if each.exists() and chance.random() < 0.9:
            (each.rename if moves else lambda to, each=each: shutil.copy(each, to))(each.with_name(each.name + suffix))
    return f"files of {path.stem} {'moved' if moves else 'copied'} to {suffix}"


DAMAGES: tuple[Callable[[Path, random.Random], str], ...] = (
    *(flip,) * 5, *(flip_header,) * 5, *(cut,) * 3, *(remove,) * 3, *(flip_index,) * 2, flip_snapshot, zero, add_bytes,
    add_again, leave, leave,
)  # fmt: skip
