"""Where the fuzzer starts: real segments with their indexes, cut to a few frames, and the inputs of the vectors."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from segspec.core.errors import SegspecError
from segspec.library.log import open_all
from tests.fuzz.cases import Case
from tests.fuzz.shapes import shape_of

ROOT = Path(__file__).resolve().parents[2]
VECTORS = ROOT / "tests" / "vectors"
CORPUS = ROOT / "tests" / "corpus"

MOST_BYTES = 1 << 10
"""A seed is cut to so many bytes, at a frame: what is small is read often."""

MOST_INDEX = 256
CHOICES = 8
MOST_READ = 1 << 20


def seeds(format: str, most: int | None = None) -> list[bytes]:
    """The packed cases of a format, each once, in an order of their own; `most` of them, from all over, if told."""
    packed = _packed(format)
    if most is None or len(packed) <= most:
        return list(packed)
    return [packed[number * len(packed) // most] for number in range(most)]


@cache
def _packed(format: str) -> tuple[bytes, ...]:
    cases = [*_of_logs(format), *_of_vectors(format)]
    return tuple(sorted({case.pack() for case in cases}, key=lambda each: (len(each), each)))


def _of_logs(format: str) -> Iterator[Case]:
    for root in (ROOT / "tests" / "data", ROOT / "python" / "segspec" / "samples", CORPUS):
        for log in _logs(root / format, format):
            for segment in log.segments:
                path = Path(segment.path)
                index = b"" if segment.index is None else _start(Path(segment.index), MOST_INDEX)
                yield fitted(format, path.name, cut(format, _start(path, MOST_READ)), index)


def _logs(root: Path, format: str) -> list[Any]:
    try:
        return open_all(root, format=format)
    except SegspecError:
        return []


def _start(path: Path, length: int) -> bytes:
    with path.open("rb") as file:
        return file.read(length)


def cut(format: str, content: bytes) -> bytes:
    """As many whole frames as go into `MOST_BYTES`, at least one; all of a segment that is no longer."""
    if len(content) <= MOST_BYTES:
        return content
    ends = [end for _, end in shape_of(format).frames(content)]
    fitting = [end for end in ends if end <= MOST_BYTES] or ends[:1]
    return content[: fitting[-1] if fitting else MOST_BYTES][: 4 * MOST_BYTES]


def fitted(format: str, name: str, content: bytes, index: bytes = b"") -> Case:
    """The case with the choice that gives the segment its name, or at least one that begins as it does."""
    cases = [Case(format, content, index, choice) for choice in range(CHOICES)]
    begin = name.split("_")[0] + "_"
    by_name = [case for case in cases if case.name == name] or [case for case in cases if case.name.startswith(begin)]
    return (by_name or cases)[0]


def _of_vectors(format: str) -> Iterator[Case]:
    for path in sorted((VECTORS / format).glob("*.json")):
        for vector in json.loads(path.read_text(encoding="utf-8"))["vectors"]:
            given = vector.get("input", {})
            if "segment" in given:
                index = _stream(path.parent, given.get("index"))
                content = _stream(path.parent, given["segment"])
                if len(content) <= 2 * MOST_BYTES and len(index) <= 2 * MOST_BYTES:
                    yield fitted(format, given["segment"]["name"], content, index)


def _stream(folder: Path, given: dict[str, str] | None) -> bytes:
    if given is None:
        return b""
    return bytes.fromhex(given["hex"]) if "hex" in given else (folder / given["file"]).read_bytes()
