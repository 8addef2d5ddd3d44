"""Files for a spec: bytes that its parser asks for, found by reading them, failing, and mending what failed."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Iterator
from typing import Any

from tests.kaitai.public_specs.plain import TooLongError, parsed, read_values

MOST = 1 << 16
REPAIRS = 60
ASKED = re.compile(r"requested (\d+) bytes, but only (-?\d+) bytes available")
SMALL = (0, 0, 1, 1, 2, 3, 4, 5, 8, 65, 97)


def beginnings(chance: random.Random) -> Iterator[bytes]:
    """Zeros, zeros with a few small numbers, small numbers, text, and anything."""
    yield bytes(600)
    for share in (0.04, 0.15, 0.5, 0.15, 0.3):
        yield bytes(chance.choice(SMALL) if chance.random() < share else 0 for _ in range(600))
    yield b"\1" * 40 + bytes(600)
    yield b"".join(chance.choice((b"a", b"1", b"2", b"\0", b"\1\0\0\0")) for _ in range(400))
    yield chance.randbytes(300)


def found_files(parser: Any, seed: str, seconds: float) -> list[bytes]:
    """Files that the parser reads whole, or at least far, the best of each beginning; then torn and changed ones."""
    chance, until = random.Random(seed), time.process_time() + seconds
    best: dict[bytes, tuple[bool, int]] = {}
    for begin in beginnings(chance):
        if time.process_time() > until:
            break
        content, ended, count = mended(parser, begin, chance, until)
        best[content] = ended, count
    order = sorted(best, key=lambda each: best[each], reverse=True)[:2]
    for content in tuple(order[:1]):
        order.append(content[: chance.randrange(len(content) + 1)])
        at = chance.randrange(max(1, len(content)))
        order.append(content[:at] + chance.randbytes(1) + content[at + 1 :])
    return list(dict.fromkeys([*order, chance.randbytes(200)]))


def mended(parser: Any, content: bytes, chance: random.Random, until: float) -> tuple[bytes, bool, int]:
    best, most = content, -1
    for _ in range(REPAIRS):
        tree, error = parsed(parser, content)
        if isinstance(error, TooLongError):
            break
        count = read_values(tree)
        if error is None:
            return trimmed(tree, content), True, count
        if count > most:
            best, most = content, count
        elif count < most and chance.random() < 0.5:
            content = best
            continue
        content = repaired(content, tree, error, chance)
        if time.process_time() > until:
            break
    return best, False, most


def trimmed(tree: Any, content: bytes) -> bytes:
    """Without most of what no field of the row needs, so that a file may have a few rows."""
    end = tree._io.pos()
    return content if end < 8 else content[: max(end, len(content) // 2)]


def repaired(content: bytes, tree: Any, error: Exception, chance: random.Random) -> bytes:
    stream = getattr(error, "io", None) or getattr(error, "_io", None) or tree._io
    end = stream.pos() if stream is tree._io else -1
    expected, actual = getattr(error, "expected", None), getattr(error, "actual", None)
    if expected is None:
        expected = getattr(error, "min", getattr(error, "max", None))
    if expected is not None and actual is not None:
        for old, new in pairs(expected, actual):
            at = end - len(old) if end >= 0 else content.rfind(old)
            if at >= 0 and content[at : at + len(old)] == old and len(new) == len(old):
                return content[:at] + new + content[at + len(old) :]
    asked = ASKED.match(str(error))
    if asked is not None and int(asked[1]) < 4096 and stream is tree._io and len(content) < MOST:
        return content + bytes(chance.choice((0, 0, 0, chance.choice(SMALL))) for _ in range(max(64, int(asked[1]))))
    at = max(0, (end if end >= 0 else chance.randrange(len(content) + 1)) - chance.randrange(1, 12))
    width = chance.choice((1, 1, 2, 4, 8))
    new = bytes(width) if chance.random() < 0.6 else bytes(chance.choice(SMALL) for _ in range(width))
    return content[:at] + new + content[at + width :]


def pairs(expected: Any, actual: Any) -> Iterator[tuple[bytes, bytes]]:
    """How both may lie in the file."""
    match expected, actual:
        case bytes(), bytes():
            yield actual, expected
        case str(), str():
            for encoding in ("utf-8", "utf-16-le"):
                yield actual.encode(encoding), expected.encode(encoding)
        case int(), int():
            for width in (1, 2, 4, 8):
                for order in ("little", "big"):
                    least = -(1 << (8 * width - 1))
                    if all(least <= each < 1 << 8 * width for each in (expected, actual)):
                        yield (
                            actual.to_bytes(width, order, signed=actual < 0),
                            expected.to_bytes(width, order, signed=expected < 0),
                        )
