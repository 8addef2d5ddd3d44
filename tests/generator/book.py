"""A book of vectors: the sections of one format, each a file, and how vectors are added to them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import accumulate
from types import MappingProxyType
from typing import Any

from segspec.core.errors import Severity
from segspec.formats import registry
from segspec.formats.contract.rulebook import LEVELS, Rule, rulebook
from tests.generator.changes import Change, changed
from tests.generator.questions import Questions
from tests.generator.streams import Stream as Stream

JSON = dict[str, Any]
STORED_INLINE = 4096
"""Bytes of an input that are stored as hex; longer ones are files of their own."""
VALUE_INLINE = 1024


@dataclass(frozen=True)
class Outcome:
    """What a reader says of a segment. `at` is where the frame at fault begins, `valid_bytes` unless told otherwise;
    `findings` are None where a vector does not say what they are."""

    end: str
    valid_bytes: int
    records: Sequence[JSON]
    code: str | None = None
    at: int | None = None
    field: str | None = None
    findings: Sequence[tuple[str, int]] | None = ()

    def json(self) -> JSON:
        out: JSON = {
            "end": self.end,
            "valid_bytes": str(self.valid_bytes),
            "records": [short(record) for record in self.records],
        }
        if self.code is not None:
            at = self.valid_bytes if self.at is None else self.at
            out["error"] = {"code": self.code, "at": str(at)} | ({} if self.field is None else {"field": self.field})
        if self.findings is None:
            out["findings"] = "any"
        elif self.findings:
            out["findings"] = [{"code": code, "at": str(at)} for code, at in self.findings]
        return out


def clean(records: Sequence[JSON], valid_bytes: int, findings: Sequence[tuple[str, int]] | None = ()) -> Outcome:
    return Outcome("clean", valid_bytes, records, findings=findings)


def torn(records: Sequence[JSON], valid_bytes: int, **more: Any) -> Outcome:
    return Outcome("torn", valid_bytes, records, "torn", **more)


def corrupt(code: str, records: Sequence[JSON], valid_bytes: int, **more: Any) -> Outcome:
    return Outcome("corrupt", valid_bytes, records, code, **more)


def short(record: JSON) -> JSON:
    """A record as it is stored: a long value by its hash."""
    value = record.get("value")
    if value is None or len(value) <= 2 * VALUE_INLINE:
        return dict(record)
    digest = sha256(bytes.fromhex(value)).hexdigest()
    return {name: one for name, one in record.items() if name != "value"} | {"value_sha256": digest}


@dataclass(frozen=True)
class Frame:
    """One frame that a builder made: its bytes, and the records that a reader releases from it."""

    content: bytes
    records: Sequence[JSON]


@dataclass
class Section(Questions):
    """One file of vectors."""

    format: str
    name: str
    about: str
    notes: Mapping[str, Mapping[str, Any]]
    vectors: list[JSON] = field(default_factory=list)
    files: dict[str, bytes] = field(default_factory=dict)
    faults: Mapping[str, str] = field(default_factory=dict)
    """The rule by which reading a segment ends, for the codes that whole logs and damage are reported with."""

    def read(
        self,
        words: str,
        comment: str,
        segment: Stream,
        outcome: Outcome,
        *,
        level: str = "must",
        flags: Sequence[str] = (),
        rules: Sequence[str] = (),
        requires: Sequence[str] = (),
        index: Stream | None = None,
        every: JSON | None = None,
        derived: tuple[str, Sequence[JSON]] | None = None,
        write: str = "none",
        writing: JSON | None = None,
    ) -> str:
        """Adds a vector that asks what a reader says of `segment`; returns its id. `words` end the id.

        It holds `rules`, and those of its flags' notes; its level is the weakest of theirs, unless `level` is weaker.
        `derived` is the id that the bytes were made from, whole or its last part, and the changes (see the schema).
        """
        vector = self.vector(
            words, comment, level=level, flags=flags, requires=requires, rules=rules,
            judged=(Severity.ERROR,),
        )  # fmt: skip
        vector["input"] = self._input(vector["id"], segment, index)
        if every is not None:
            vector["every"] = every
        if derived is not None:
            vector["derived"] = {"from": self._whole(derived[0]), "by": list(derived[1])}
        vector["read"] = outcome.json()
        if write != "none":
            vector["write"] = write
            if writing is not None:
                vector["writing"] = writing
        return self.add(vector)

    def index(
        self,
        words: str,
        comment: str,
        segment: Stream | None,
        index: Stream | None,
        findings: Sequence[tuple[str, int | None]],
        *,
        level: str = "should",
        flags: Sequence[str] = (),
        rules: Sequence[str] = (),
        requires: Sequence[str] = (),
        derived: tuple[str, Sequence[JSON]] | None = None,
    ) -> str:
        """Adds a vector that asks what an index has wrong, compared with its segment: codes and positions."""
        vector = self.vector(words, comment, level=level, flags=flags, requires=requires, rules=rules)
        vector["input"] = self._input(vector["id"], segment, index)
        if derived is not None:
            vector["derived"] = {"from": self._whole(derived[0]), "by": list(derived[1])}
        vector["index"] = {
            "findings": [{"code": code} | ({} if at is None else {"at": str(at)}) for code, at in findings]
        }
        return self.add(vector)

    def compute(
        self,
        words: str,
        comment: str,
        function: str,
        arguments: JSON,
        result: str,
        *,
        level: str = "must",
        flags: Sequence[str] = (),
        rules: Sequence[str] = (),
    ) -> str:
        """Adds a known answer."""
        vector = self.vector(words, comment, level=level, flags=flags, rules=rules)
        vector["compute"] = {"function": function, "arguments": arguments, "result": result}
        return self.add(vector)

    def json(self) -> JSON:
        return {
            "$schema": "../vectors-1.schema.json",
            "format": self.format,
            "section": self.name,
            "about": self.about,
            "notes": {name: dict(note) for name, note in self.notes.items()},
            "vectors": self.vectors,
        }

    def vector(
        self,
        words: str,
        comment: str,
        *,
        level: str = "must",
        flags: Sequence[str] = (),
        requires: Sequence[str] = (),
        rules: Sequence[str] = (),
        judged: Sequence[Severity] = tuple(Severity),
    ) -> JSON:
        """A vector that is not asked anything yet. Rules of other severities than those `judged` leave its level
        alone, unless it has no others."""
        unknown = set(flags) - set(self.notes)
        if unknown:
            raise ValueError(f"{self.name}/{words}: no note says what {', '.join(sorted(unknown))} means")
        held = list(dict.fromkeys([*(rule for flag in flags for rule in self.notes[flag].get("rules", ())), *rules]))
        known = [self._rule(name) for name in held]
        told = [rule for rule in known if rule.severity is None or rule.severity in judged] or known
        level = max((level, *(rule.level for rule in told)), key=LEVELS.index)
        vector: JSON = {"id": self._whole(words), "level": level, "comment": comment}
        vector |= {"rules": held, "flags": list(flags)}
        return vector | ({"requires": list(requires)} if requires else {})

    def _rule(self, name: str) -> Rule:
        book = rulebook(registry.get(self.format))
        if book is None or name not in book.rules:
            raise ValueError(f"{self.format}/{self.name}: no rule is called {name}")
        return book.rules[name]

    def _whole(self, words: str) -> str:
        return words if "/" in words else f"{self.format}/{self.name}/{words}"

    def _input(self, name: str, segment: Stream | None, index: Stream | None) -> JSON:
        streams = {"segment": segment, "index": index}
        return {kind: self.stored(name, kind, one) for kind, one in streams.items() if one is not None}

    def stored(self, name: str, kind: str, stream: Stream) -> JSON:
        if len(stream.content) <= STORED_INLINE:
            return {"name": stream.name, "hex": stream.content.hex()}
        digest = sha256(stream.content).hexdigest()
        path = next((path for path, content in self.files.items() if content == stream.content), None)
        if path is None:
            path = f"files/{name.split('/', 1)[1].replace('/', '-')}-{kind}.bin"
            self.files[path] = stream.content
        return {"name": stream.name, "file": path, "sha256": digest}

    def add(self, vector: JSON) -> str:
        if any(one["id"] == vector["id"] for one in self.vectors):
            raise ValueError(f"{vector['id']} is there twice")
        rules = [self._rule(name) for name in vector["rules"]]
        for finding in findings_of(vector):
            severities = {str(rule.severity) for rule in rules if rule.finds == finding["code"]}
            if len(severities) == 1:
                finding["severity"] = severities.pop()
            level = min((rule.level for rule in rules if rule.finds == finding["code"]), key=LEVELS.index, default=None)
            if level is not None and LEVELS.index(level) > LEVELS.index(vector["level"]):
                finding["level"] = level
        self.vectors.append(vector)
        return str(vector["id"])


@dataclass
class Book:
    """All sections of one format."""

    format: str
    sections: list[Section] = field(default_factory=list)

    def section(self, name: str, text: str, faults: Mapping[str, str] = MappingProxyType({})) -> Section:
        """A new section. `text`: what it is about, an empty line, then its notes (see `notes_of`). `faults`: see
        `Section`."""
        about, _, notes = text.partition("\n\n")
        made = self.with_notes(name, " ".join(about.split()), notes_of(notes))
        made.faults = faults
        return made

    def with_notes(self, name: str, about: str, notes: Mapping[str, JSON]) -> Section:
        section = Section(self.format, name, about, notes)
        self.sections.append(section)
        return section


def notes_of(text: str) -> dict[str, JSON]:
    """Notes by their flags, as `NOTES` of a section says them: `flag (rule, rule): bug -> effect`, then links, each on
    its line. Lines that go on with a note are indented."""
    notes: dict[str, JSON] = {}
    for one in re.split(r"\n(?! )", text.strip()):
        flag, said = " ".join(one.split()).split(": ", 1)
        flag, _, rules = flag.partition(" (")
        bug, effect = said.split(" -> ")
        effect, *links = effect.split(" https://")
        notes[flag] = {"bug": bug, "effect": effect}
        if rules:
            notes[flag]["rules"] = rules.removesuffix(")").split(", ")
        if links:
            notes[flag]["links"] = [f"https://{link}" for link in links]
    return notes


def findings_of(vector: JSON) -> list[JSON]:
    """The findings that a vector expects beside the one that ends the reading."""
    named = [vector[kind].get("findings", ()) for kind in ("read", "index", "log", "skip") if kind in vector]
    return [one for each in named if each != "any" for one in each]


def joined(frames: Iterable[Frame]) -> bytes:
    return b"".join(frame.content for frame in frames)


def records_of(frames: Iterable[Frame]) -> list[JSON]:
    return [record for frame in frames for record in frame.records]


class BaseFile:
    """A sound segment that other vectors are made from; what a format's own `Base` derives from."""

    id: str
    """Ends the id of the vector that shows it whole, in the section `shown_in`."""
    name: str
    frames: Sequence[Frame]
    head: bytes = b""
    shown_in: str = "records"
    requires: Sequence[str] = ()

    @property
    def content(self) -> bytes:
        return self.head + joined(self.frames)

    @property
    def records(self) -> list[JSON]:
        return records_of(self.frames)

    @property
    def positions(self) -> list[int]:
        """Where each frame begins."""
        lengths = (len(one.content) for one in self.frames)
        return list(accumulate(lengths, initial=len(self.head)))[:-1]

    @property
    def size(self) -> int:
        return len(self.content)

    @property
    def stream(self) -> Stream:
        return Stream(self.name, self.content)

    def before(self, number: int) -> list[JSON]:
        """The records before frame `number`, counted from 0."""
        return records_of(self.frames[:number])

    def altered(
        self, section: Section, words: str, comment: str, changes: Sequence[Change], outcome: Outcome, **more: Any
    ) -> None:
        """Adds the vector of this file after `changes`."""
        stream = Stream(self.name, changed(self.content, changes))
        origin = f"{section.format}/{self.shown_in}/{self.id}"
        more = {"requires": self.requires} | more
        section.read(words, comment, stream, outcome, derived=(origin, changes), **more)


def truncations(
    section: Section,
    words: str,
    name: str,
    frames: Sequence[Frame],
    *,
    head: bytes = b"",
    head_outcome: Outcome | None = None,
    flags: Sequence[str] = (),
    rules: Sequence[str] = (),
    requires: Sequence[str] = (),
    index: Stream | None = None,
) -> None:
    """Every length of a file, as ranges: clean between two frames, torn within one. `head` are the bytes before
    the first frame, and `head_outcome` says what a file is that ends within them, where that is asked."""
    content = head + joined(frames)
    if head_outcome is not None:
        comment = "The file ends within its first bytes."
        every = {"length": ["0", str(len(head) - 1)]}
        section.read(
            f"{words}-cut-in-head", comment, Stream(name, content), head_outcome, every=every, flags=flags,
            rules=rules, requires=requires,
        )  # fmt: skip
    position = len(head)
    for number, frame in enumerate(frames):
        released = records_of(frames[:number])
        text = f"The file ends where frame {number + 1} would begin: a shorter file, and a sound one."
        stream = Stream(name, content[:position])
        outcome = clean(released, position)
        section.read(
            f"{words}-cut-before-{number + 1}", text, stream, outcome, flags=flags, rules=rules, requires=requires,
            index=index,
        )  # fmt: skip
        section.read(
            f"{words}-cut-in-{number + 1}",
            f"The file ends within frame {number + 1}, at any byte: what stands before is released.",
            Stream(name, content), torn(released, position),
            every={"length": [str(position + 1), str(position + len(frame.content) - 1)]}, flags=flags, rules=rules,
            requires=requires, index=index,
        )  # fmt: skip
        position += len(frame.content)
