"""The vectors of the suite, later and withdrawn ones, and the cases of each."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any

from segspec.conformance.covered import covered
from segspec.core.extras import needed
from segspec.formats import NAMES, registry

JSON = dict[str, Any]
LEVELS = ("must", "should", "may")
KINDS = ("read", "index", "compute", "log", "seek", "filter", "tracking", "skip")
"""What a vector may ask, by the member with the answer."""
TOLD: dict[str, tuple[str, ...]] = {"seek": ("to",), "filter": ("value", "unfiltered")}
"""Members of an expected answer that belong to the request."""
SCHEMA = "vectors-1.schema.json"


@dataclass(frozen=True, slots=True)
class Stream:
    """One input file."""

    name: str
    content: bytes

    def json(self, change: Change | None = None) -> JSON:
        content = self.content if change is None else change.applied(self.content)
        return {"name": self.name, "hex": content.hex()}


@dataclass(frozen=True, slots=True)
class Change:
    """A change of the segment for one case: cuts it to `length` bytes, or flips `bit` of byte `position`."""

    length: int | None = None
    position: int = 0
    bit: int = 0

    def applied(self, content: bytes) -> bytes:
        if self.length is not None:
            return content[: self.length]
        changed = bytearray(content)
        changed[self.position] ^= 1 << self.bit
        return bytes(changed)

    def __str__(self) -> str:
        return f"{self.position}.{self.bit}" if self.length is None else str(self.length)


@dataclass(frozen=True)
class Vector:
    """One vector and its input files."""

    id: str
    level: str
    comment: str
    flags: tuple[str, ...]
    rules: tuple[str, ...]
    requires: tuple[str, ...]
    segment: Stream | None
    index: Stream | None
    stored: JSON
    files: tuple[Stream, ...] = ()

    @property
    def format(self) -> str:
        return self.id.split("/")[0]

    @property
    def section(self) -> str:
        return self.id.split("/")[1]

    @property
    def since(self) -> str | None:
        """The first version with it; None for other packages."""
        return self.stored.get("since")

    @property
    def rule(self) -> str:
        """exact, refused or answered."""
        return str(self.stored.get("every", {}).get("rule", "exact"))

    @property
    def docs(self) -> str:
        if self.rules:
            return f"formats/{self.format}.html#{self.rules[0]}"
        return f"conformance.html#{self.format.replace('_', '-')}-{self.section}"

    def changes(self) -> Iterator[Change | None]:
        """One change per case; None if unchanged."""
        every = self.stored.get("every")
        if every is None:
            yield None
        elif "length" in every:
            first, last = map(int, every["length"])
            yield from (Change(length) for length in range(first, last + 1))
        else:
            ranges = [(int(first), int(end)) for first, end in every["bit"]]
            positions = [position for first, end in ranges for position in range(first, end)]
            yield from (Change(None, position, bit) for position in positions for bit in range(8))

    @cached_property
    def questions(self) -> tuple[Question, ...]:
        kind = next(kind for kind in KINDS if kind in self.stored)
        writes = self.stored.get("write", "none") != "none"
        return tuple(Question(self, one) for one in ((kind, "write") if writes else (kind,)))


@dataclass(frozen=True)
class Question:
    """A vector with one `kind` of request."""

    vector: Vector
    kind: str

    @property
    def id(self) -> str:
        return f"{self.vector.id}#write" if self.kind == "write" else self.vector.id

    @property
    def needs(self) -> tuple[str, ...]:
        of = self.vector.stored["compute"]["function"] if self.kind == "compute" else self.vector.format
        return (f"{self.kind}:{of}", *self.vector.requires)

    def cases(self) -> Iterator[Case]:
        if self.kind == "write":
            yield Case(self, None)
        else:
            yield from (Case(self, change) for change in self.vector.changes())


@dataclass(frozen=True, slots=True)
class Case:
    """One request."""

    question: Question
    change: Change | None

    @property
    def id(self) -> str:
        return self.question.id if self.change is None else f"{self.question.id}#{self.change}"

    def content(self) -> bytes:
        """Empty without a segment."""
        segment = self.question.vector.segment
        if segment is None:
            return b""
        return segment.content if self.change is None else self.change.applied(segment.content)

    def request(self, seq: int) -> JSON:
        vector, kind = self.question.vector, self.question.kind
        said: JSON = {"cmd": kind, "seq": seq, "format": vector.format}
        if kind == "compute":
            compute = vector.stored["compute"]
            return said | {"function": compute["function"], "arguments": compute["arguments"]}
        if kind == "write":
            assert vector.segment is not None
            told: JSON = vector.stored.get("writing", {})
            return said | {"name": vector.segment.name, "records": whole_records(vector)} | told
        streams: JSON = {}
        if vector.segment is not None:
            streams["segment"] = vector.segment.json(self.change)
        if vector.index is not None:
            streams["index"] = vector.index.json()
        if vector.files:
            streams["files"] = [one.json() for one in vector.files]
        wanted = vector.stored[kind]
        return said | {"input": streams} | {name: wanted[name] for name in TOLD.get(kind, ()) if name in wanted}


@dataclass(frozen=True)
class VectorSection:
    """One file of vectors; `notes` explain their flags."""

    format: str
    name: str
    about: str
    notes: dict[str, JSON]
    vectors: tuple[Vector, ...]


class VectorsError(ValueError):
    """The vectors are missing, or differ from the published ones."""


def folder() -> Path:
    """Raises `MissingExtraError` if the vectors are not installed."""
    with needed():
        import segspec_conformance
    return segspec_conformance.VECTORS


def load(place: Path | None = None, formats: Sequence[str] = ()) -> list[VectorSection]:
    """The sections of the formats (default: all of ours), in `place` or in their packages.

    Raises `VectorsError` for a wrong hash, and for a file without vectors.
    """
    places = {name: _place(name) if place is None else place for name in formats or NAMES}
    return [_section(file) for name, found in places.items() for file in sorted((found / name).glob("*.json"))]


def load_with(named: Sequence[str]) -> list[VectorSection]:
    """The sections of all our formats, and of other packages' formats that are named."""
    others = [name for name in named if name not in NAMES and name in covered()]
    return load() + (load(formats=others) if others else [])


def _place(name: str) -> Path:
    found = None if name in NAMES else registry.get(name).vectors
    if found is None and name not in NAMES:
        raise VectorsError(f"the format {name} has no vectors")
    return found or folder()


def _section(file: Path) -> VectorSection:
    try:
        stored = json.loads(file.read_bytes())
        vectors = tuple(_vector(file.parent, one) for one in stored["vectors"])
        return VectorSection(stored["format"], stored["section"], stored["about"], stored["notes"], vectors)
    except (KeyError, TypeError, json.JSONDecodeError) as error:
        raise VectorsError(f"{file} is not a file of vectors: {type(error).__name__} {error}") from error


def _vector(folder: Path, stored: JSON) -> Vector:
    given = dict(stored.get("input", {}))
    files = tuple(_stream(folder, one) for one in given.pop("files", ()))
    streams = {kind: _stream(folder, one) for kind, one in given.items()}
    return Vector(
        stored["id"],
        stored["level"],
        stored["comment"],
        tuple(stored["flags"]),
        tuple(stored.get("rules", ())),
        tuple(stored.get("requires", ())),
        streams.get("segment"),
        streams.get("index"),
        stored,
        files,
    )


def _stream(folder: Path, stored: JSON) -> Stream:
    if "hex" in stored:
        return Stream(stored["name"], bytes.fromhex(stored["hex"]))
    file = folder / stored["file"]
    content = file.read_bytes() if file.is_file() else None
    if content is None or sha256(content).hexdigest() != stored["sha256"]:
        wrong = "is missing" if content is None else f"does not have the SHA-256 {stored['sha256']}"
        raise VectorsError(f"{file} {wrong}")
    return Stream(stored["name"], content)


def selected(
    sections: Iterable[VectorSection], globs: Sequence[str] = (), level: str = "may", format: Sequence[str] = ()
) -> list[Vector]:
    """The vectors up to a level (must, should, may) whose ids a glob matches."""
    levels = LEVELS[: LEVELS.index(level) + 1]
    vectors = (vector for section in sections for vector in section.vectors)
    return [
        one for one in vectors if one.level in levels and is_named(one, globs) and (not format or one.format in format)
    ]


def is_named(vector: Vector, globs: Sequence[str]) -> bool:
    """Whether a glob matches the vector's id, its beginning (`osiris/recovery`), or one of its cases."""
    return not globs or any(_matches(vector.id, glob.split("#")[0]) for glob in globs)


def asks(case: Case, globs: Sequence[str]) -> bool:
    """False if the matching globs all name other cases (`id#121`, `id#write`)."""
    fitting = [glob for glob in globs if _matches(case.question.vector.id, glob.split("#")[0])]
    return not fitting or any("#" not in glob or fnmatchcase(case.id, glob) for glob in fitting)


def _matches(name: str, glob: str) -> bool:
    return fnmatchcase(name, glob) or fnmatchcase(name, f"{glob}/*")


def whole_records(vector: Vector) -> list[JSON]:
    """Expected records, with hashed values read from the segment."""
    expected: list[JSON] = vector.stored["read"]["records"]
    if not any("value_sha256" in record for record in expected):
        return expected
    from segspec import formats
    from segspec.conformance.library import read

    assert vector.segment is not None
    found = read(formats.get(vector.format), vector.segment.name, vector.segment.content)["records"]
    return [_with_value(vector, one, other) for one, other in zip(expected, found, strict=False)]


def _with_value(vector: Vector, expected: JSON, found: JSON) -> JSON:
    digest = expected.get("value_sha256")
    if digest is None:
        return expected
    if sha256(bytes.fromhex(found.get("value", ""))).hexdigest() != digest:
        raise VectorsError(f"{vector.id}: no value in the segment has the SHA-256 {digest}")
    return {name: value for name, value in expected.items() if name != "value_sha256"} | {"value": found["value"]}


FILE = "suite.json"


@dataclass(frozen=True, slots=True)
class Withdrawn:
    """A withdrawn vector, which was wrong. Its id is never reused."""

    id: str
    since: str
    version: str
    reason: str
    instead: str | None

    def __str__(self) -> str:
        more = "" if self.instead is None else f"; {self.instead} asks it right"
        return f"{self.id} was withdrawn in {self.version}: {self.reason}{more}"


@dataclass(frozen=True, slots=True)
class Suite:
    """The content of `suite.json`."""

    version: str
    earlier: tuple[str, ...]
    withdrawn: tuple[Withdrawn, ...]

    @property
    def versions(self) -> tuple[str, ...]:
        """The oldest first."""
        return (*self.earlier, self.version)


def suite(place: Path | None = None) -> Suite:
    """Raises `VectorsError` without a description."""
    file = (place or folder()) / FILE
    try:
        stored = json.loads(file.read_bytes())
        gone = [
            Withdrawn(one["id"], one["since"], one["in"], one["reason"], one.get("instead"))
            for one in stored["withdrawn"]
        ]
        return Suite(stored["version"], tuple(stored["earlier"]), tuple(gone))
    except (OSError, KeyError, TypeError, ValueError) as error:
        raise VectorsError(f"{file} does not say which suite this is: {type(error).__name__} {error}") from error


def numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


def known_in(vectors: Iterable[Vector], version: str) -> list[Vector]:
    return [one for one in vectors if one.since is None or numbers(one.since) <= numbers(version)]
