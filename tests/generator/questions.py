"""How vectors are added that ask more than one segment's records: whole logs, places, filters, tracking, damage."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tests.generator.streams import Stream

JSON = dict[str, Any]


@dataclass(frozen=True)
class LogOutcome:
    """What a reader says of a log: `findings` and where it stopped are a code, a file and a position each."""

    records: Sequence[JSON]
    findings: Sequence[tuple[str, str, int]] = ()
    end: str = "clean"
    stopped: tuple[str, str, int] | None = None

    def json(self) -> JSON:
        error = {} if self.stopped is None else {"error": placed(*self.stopped)}
        found = [placed(*one) for one in self.findings]
        return {"end": self.end, "records": list(self.records)} | error | {"findings": found}


@dataclass(frozen=True)
class Found:
    """The record that a seek leads to, and where its frame is."""

    record: JSON
    file: str
    at: int

    def json(self) -> JSON:
        return {"record": self.record, "file": self.file, "at": str(self.at)}


def placed(code: str, file: str, at: int) -> JSON:
    return {"code": code, "at": str(at), "file": file}


class Questions(ABC):
    """What a `Section` asks besides. `more` are level, flags, rules, requires, and `faults` that go before those of the
    section."""

    faults: Mapping[str, str]

    @abstractmethod
    def vector(
        self,
        words: str,
        comment: str,
        *,
        level: str = "must",
        flags: Sequence[str] = (),
        requires: Sequence[str] = (),
        rules: Sequence[str] = (),
    ) -> JSON: ...

    @abstractmethod
    def stored(self, name: str, kind: str, stream: Stream) -> JSON: ...

    @abstractmethod
    def add(self, vector: JSON) -> str: ...

    def log(self, words: str, comment: str, files: Sequence[Stream], outcome: LogOutcome, **more: Any) -> str:
        """What reading all files of a folder gives."""
        stopped = [] if outcome.stopped is None else [outcome.stopped[0]]
        vector = self.vector(words, comment, **_with_faults(self, more, stopped))
        return self.add(vector | {"input": _folder(self, vector, files), "log": outcome.json()})

    def seek(
        self,
        words: str,
        comment: str,
        files: Sequence[Stream],
        to: Mapping[str, object],
        found: Found | None,
        **more: Any,
    ) -> str:
        """Which record is the first one that is not before `to`: an offset, an id or a timestamp."""
        vector = self.vector(words, comment, **more)
        wanted: JSON = {"to": {name: str(value) for name, value in to.items()}}
        wanted |= {} if found is None else found.json()
        return self.add(vector | {"input": _folder(self, vector, files), "seek": wanted})

    def filter(
        self,
        words: str,
        comment: str,
        segment: Stream,
        value: bytes,
        frames: Sequence[int],
        *,
        unfiltered: bool = False,
        **more: Any,
    ) -> str:
        """Where the frames begin that may hold a filter value."""
        vector = self.vector(words, comment, **more)
        wanted = {"value": value.hex(), "unfiltered": unfiltered, "frames": [str(at) for at in frames]}
        return self.add(vector | {"input": _given(self, vector, segment=segment), "filter": wanted})

    def tracking(
        self,
        words: str,
        comment: str,
        streams: Mapping[str, Stream],
        entries: Sequence[JSON],
        held: JSON,
        **more: Any,
    ) -> str:
        """What publishers and consumers stored: every entry, and what is held after them."""
        vector = self.vector(words, comment, **more)
        wanted = {"entries": list(entries), "held": held}
        return self.add(vector | {"input": _given(self, vector, **streams), "tracking": wanted})

    def skip(
        self,
        words: str,
        comment: str,
        streams: Mapping[str, Stream],
        records: Sequence[JSON],
        findings: Sequence[tuple[str, int, int | None]],
        **more: Any,
    ) -> str:
        """What reading on after damage gives. `findings`: a code, a position, and the bytes that are lost."""
        vector = self.vector(words, comment, **_with_faults(self, more, [code for code, *_ in findings]))
        costs = [
            {"code": code, "at": str(at)} | ({} if lost is None else {"bytes": str(lost)})
            for code, at, lost in findings
        ]
        wanted = {"records": list(records), "findings": costs}
        return self.add(vector | {"input": _given(self, vector, **streams), "skip": wanted})


def _with_faults(section: Questions, more: Mapping[str, Any], codes: Sequence[str]) -> JSON:
    """With the rules of reading a segment that find these codes: `faults` of the vector, then of its section."""
    left = {name: value for name, value in more.items() if name != "faults"}
    faults = {**section.faults, **more.get("faults", {})}
    rules = [faults[code] for code in dict.fromkeys(codes) if code in faults]
    return left | {"rules": [*more.get("rules", ()), *rules]}


def _folder(section: Questions, vector: JSON, files: Sequence[Stream]) -> JSON:
    named = sorted(files, key=lambda one: one.name)
    return {"files": [section.stored(vector["id"], f"file-{number}", one) for number, one in enumerate(named, 1)]}


def _given(section: Questions, vector: JSON, **streams: Stream) -> JSON:
    return {kind: section.stored(vector["id"], kind, one) for kind, one in streams.items()}
