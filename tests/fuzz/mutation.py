"""How a case is changed: bytes as the fuzzer likes, frames as a whole, numbers to their bounds; then made to fit again,
so that what checksums and lengths guard is reached."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from tests.fuzz.cases import HEAD, unpack
from tests.fuzz.shapes import Shape, Stir, is_likely, shape_of

BOUNDS = (0, 1, 2, 0x7F, 0x80, 0xFF, 0x7FFF, 0x8000, 0xFFFF, (1 << 31) - 1, 1 << 31, (1 << 32) - 1, (1 << 32) - 5)
LARGE_BOUNDS = ((1 << 63) - 1, 1 << 63, (1 << 64) - 1, (1 << 64) - 2)

WITH_INDEX = ("index", "recover", "resume", "compiled")
"""Targets that look at the index beside the segment."""


def mutate(target: str, format: str, data: bytes, most: int, seed: int, stir: Stir) -> bytes:
    """Another input of at most `most` bytes, the same for the same `seed` and `stir`."""
    random = Random(seed)
    case = unpack(format, data)
    if is_likely(random, 0.1):
        case = replace(case, choice=random.randrange(256))
    index_only = target == "index" and format != "mojo" and is_likely(random, 0.7)
    if target in WITH_INDEX and (index_only or is_likely(random, 0.2)):
        case = replace(case, index=_index(case.index, random, stir))
    if not index_only:
        room = max(most - HEAD.size - len(case.index), 1)
        case = replace(case, segment=_segment(shape_of(format), case.segment, room, random, stir))
    return case.pack()[:most]


def _segment(shape: Shape, content: bytes, most: int, random: Random, stir: Stir) -> bytes:
    for _ in range(random.choice([1, 1, 1, 2, 3])):
        how = random.choice([_anywhere, _anywhere, _in_a_frame, _in_a_frame, _in_front, _whole_frames, _bounds, _tail])
        content = shape.craft(content, random, stir) if is_likely(random, 0.2) else how(shape, content, random, stir)
        content = content[:most]
    return shape.repair(content, random) if is_likely(random, 0.7) else content


def _index(content: bytes, random: Random, stir: Stir) -> bytes:
    if is_likely(random, 0.4):
        return _bound_at(content, random.randrange(len(content) + 1), random)
    return stir(content or b"\0", max(len(content) + 32, 64))


def _anywhere(shape: Shape, content: bytes, random: Random, stir: Stir) -> bytes:
    return stir(content or b"\0", len(content) + 64)


def _in_a_frame(shape: Shape, content: bytes, random: Random, stir: Stir) -> bytes:
    spans = shape.frames(content)
    if not spans:
        return stir(content or b"\0", len(content) + 64)
    begin, end = random.choice(spans)
    return content[:begin] + stir(content[begin:end], end - begin) + content[end:]


def _in_front(shape: Shape, content: bytes, random: Random, stir: Stir) -> bytes:
    """In the first bytes of a frame, where its header is."""
    spans = shape.frames(content) or [(0, len(content))]
    begin, end = random.choice(spans)
    end = min(end, begin + random.choice([4, 8, 24, 60]))
    changed = stir(content[begin:end] or b"\0", max(end - begin, 1))
    return content[:begin] + changed.ljust(end - begin, b"\0")[: end - begin] + content[end:]


def _whole_frames(shape: Shape, content: bytes, random: Random, stir: Stir) -> bytes:
    spans = shape.frames(content)
    if not spans:
        return content
    begin, end = random.choice(spans)
    frame, rest = content[begin:end], content[:begin] + content[end:]
    other = random.choice([place for place, _ in spans])
    return random.choice(
        [
            content[:end] + frame + content[end:],
            rest,
            rest[:other] + frame + rest[other:],
            content[:begin] + bytes(end - begin) + content[end:],
            content[:end],
        ]
    )


def _bounds(shape: Shape, content: bytes, random: Random, stir: Stir) -> bytes:
    begin, end = random.choice(shape.frames(content) or [(0, len(content))])
    return _bound_at(content, random.randrange(begin, max(min(end, begin + 64), begin + 1)), random)


def _bound_at(content: bytes, at: int, random: Random) -> bytes:
    width = random.choice([1, 2, 4, 8])
    value = random.choice(BOUNDS + LARGE_BOUNDS if width == 8 else BOUNDS) % (1 << 8 * width)
    if is_likely(random, 0.3):
        value = len(content)
    stated = (value % (1 << 8 * width)).to_bytes(width, random.choice(["big", "little"]))
    return content[:at] + stated + content[at + width :]


def _tail(shape: Shape, content: bytes, random: Random, stir: Stir) -> bytes:
    """A torn, zeroed or stale end."""
    at = random.randrange(len(content) + 1)
    return random.choice(
        [content[:at], content[:at] + bytes(len(content) - at), content + bytes(random.choice([1, 4, 64, 512]))]
    )
