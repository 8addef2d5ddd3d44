"""The releases of the suite: which vectors each had, and what a later one may not change of them.

`python -m tests.generator --release` writes the list of the version in `tests/vectors/suite.json`, a line for each
vector: its id, its level, and a digest of what is asked and expected.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from segspec.conformance.vectors import LEVELS, numbers, suite

JSON = dict[str, Any]
FOLDER = Path(__file__).parent / "released"
VECTORS = Path(__file__).resolve().parents[2] / "tests" / "vectors"
MAY_CHANGE = ("id", "since", "level", "comment", "flags", "rules", "derived", "input")
"""Members that do not say what is asked; the input's bytes are looked at apart from how they are stored."""


@dataclass(frozen=True, slots=True)
class Promise:
    """What a release says of a vector."""

    level: str
    digest: str


@cache
def lists(folder: Path = FOLDER) -> Mapping[str, Mapping[str, Promise]]:
    """The vectors of each release, by version, the oldest first."""
    files = sorted(folder.glob("*.txt"), key=lambda path: numbers(path.stem))
    return {path.stem: dict(_entries(path.read_text(encoding="utf-8"))) for path in files}


def _entries(text: str) -> Iterator[tuple[str, Promise]]:
    for name, level, digest in map(str.split, text.splitlines()):
        yield name, Promise(level, digest)


def since(name: str) -> str:
    """The version of the suite in which a vector came: the first whose list has it, or the one in the making."""
    first = next((version for version, known in lists().items() if name in known), None)
    return first or suite(VECTORS).version


def digest(vector: JSON) -> str:
    """What is asked and expected. Words, level and rules may change, and so may the way in which bytes are stored."""
    given = vector.get("input", {})
    streams = {kind: _streams(one if isinstance(one, list) else [one]) for kind, one in given.items()}
    asked = {name: _without_levels(one) for name, one in vector.items() if name not in MAY_CHANGE}
    return sha256(json.dumps([streams, asked], sort_keys=True).encode()).hexdigest()[:16]


def _without_levels(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _without_levels(one) for name, one in value.items() if name != "level"}
    return [_without_levels(one) for one in value] if isinstance(value, list) else value


def _streams(streams: Sequence[JSON]) -> list[list[str]]:
    return [[one["name"], _bytes(one)] for one in streams]


def _bytes(stream: JSON) -> str:
    return stream.get("sha256") or sha256(bytes.fromhex(stream["hex"])).hexdigest()


def listed(vectors: Sequence[JSON]) -> str:
    """The list of a release."""
    return "".join(f"{one['id']} {one['level']} {digest(one)}\n" for one in vectors)


def broken(
    vectors: Sequence[JSON], releases: Mapping[str, Mapping[str, Promise]], withdrawn: Sequence[str]
) -> Iterator[str]:
    """What the vectors break of what the releases promise, a line each."""
    now = {one["id"]: one for one in vectors}
    for version, known in releases.items():
        for name, promise in known.items():
            if name in withdrawn:
                if name in now:
                    yield f"{name} was withdrawn, and is there"
            elif name not in now:
                yield f"{name} is in {version}, and gone: say in suite.json why it was withdrawn"
            elif digest(now[name]) != promise.digest:
                yield f"{name} asks something else than in {version}: withdraw it, and give the new one another id"
            elif LEVELS.index(now[name]["level"]) < LEVELS.index(promise.level):
                yield f"{name} is {now[name]['level']}, and {promise.level} in {version}: a level is never raised"
