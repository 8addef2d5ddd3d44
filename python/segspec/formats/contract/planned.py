"""A folder's files as the owner's next start will leave them.

Decides what happens to a resumed log's last segment.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum, auto
from typing import NamedTuple

from segspec.core.errors import Code, Finding, SegspecError, ShrunkError
from segspec.core.model import SegmentSummary
from segspec.formats.contract.startup import CountRecords, Crash, Fate, FileFate, OwnerCrashError
from segspec.storage.directory import Directory
from segspec.storage.source import ResizedSource, Source, from_bytes


class TakeUp(Enum):
    """What is done with the segment before the next record is appended."""

    GO_ON = auto()
    """The next record follows its last one."""

    CUT = auto()
    """Bytes after its last whole record are cut off: their append never returned."""

    BEGIN_ANOTHER = auto()
    """It stays, and the next record begins another segment."""

    REMOVE = auto()
    """It ends within its header: nothing was appended."""

    NEW_HEADER = auto()
    """The same for the only segment: it gets a header, because its name has the last numbers."""

    REFUSE = auto()


class Remedies(NamedTuple):
    """The segment ends (`SegmentSummary.end`) to cut if nothing readable follows, or to follow with another segment."""

    cuts: Collection[str] = ()
    begins_another: Collection[str] = ()


def decide(found: SegmentSummary, may: Remedies, *, is_only: bool = False, is_damaged: bool = False) -> TakeUp:
    """The treatment of a segment read to its end. `is_damaged`: an error precedes readable frames."""
    if found.end == "clean" and not is_damaged:
        return TakeUp.GO_ON
    if not found.valid_bytes and found.end == "torn" and may.cuts:
        return TakeUp.NEW_HEADER if is_only else TakeUp.REMOVE
    if found.valid_bytes and found.records == found.prefix_records and found.end in may.cuts:
        return TakeUp.CUT
    return TakeUp.BEGIN_ANOTHER if found.frames and found.end in may.begins_another else TakeUp.REFUSE


def refusal(damage: Finding, words: str) -> SegspecError:
    """The error if nothing is appended after `damage`; `words` give the reason and the remedy."""
    error = damage.error()
    error.message += f"; {words}"
    return error


LOSING = (Fate.TRUNCATED, Fate.DELETED, Fate.IGNORED)


@dataclass(slots=True)
class Reason:
    """Why a file changes, the upstream file and symbol, and the file's damage."""

    text: str
    source: str
    code: Code | None = None
    position: int = 0


class PlannedFolder:
    """The folder `directory` after the steps so far.

    `sizes` of the planned files are by name; None is unknown. `upstream` is a prefix of reasons' sources.
    """

    def __init__(self, directory: Directory, upstream: str = "") -> None:
        self.directory, self.upstream = directory, upstream
        self.sizes: dict[str, int | None] = dict(directory.sizes)
        self.reasons: dict[str, Reason] = {}
        self._was: dict[str, str] = {}
        self._stays: dict[str, Reason] = {}
        self._rebuilt, self._ignored = set[str](), set[str]()

    def path(self, name: str) -> str:
        """The present or future path of the file with this name."""
        return self.directory.join(self._was.get(name, name))

    def open(self, name: str) -> Source:
        """The file in its planned state; of unknown size, in its present one.

        Bytes beyond its present end are zeros. Raises `ShrunkError` if the file became shorter.
        """
        old, size = self._was.get(name, name), self.sizes.get(name)
        if old not in self.directory.sizes:
            return from_bytes(bytes(size or 0), self.directory.join(name))
        source, before = self.directory.open(old), self.directory.sizes[old]
        if source.size < before:
            raise ShrunkError(source.path, source.size, before, source.size)
        return source if size is None or size == source.size else Source(ResizedSource(source), source.path, size)

    def put(self, name: str, size: int | None, text: str, source: str, code: Code | None = None, at: int = 0) -> None:
        """Creates the file, or gives it this size."""
        self.sizes[name] = size
        self.reasons[self._was.get(name, name)] = Reason(text, self.upstream + source, code, at)

    def rebuild(self, name: str, size: int | None, text: str, source: str, code: Code | None = None) -> None:
        """Writes the file again as a whole, with this size."""
        self.put(name, size, text, source, code)
        self._rebuilt.add(self._was.get(name, name))

    def delete(self, name: str, text: str, source: str, code: Code | None = None) -> None:
        if name in self.sizes:
            del self.sizes[name]
            self.reasons[self._was.pop(name, name)] = Reason(text, self.upstream + source, code)

    def move(self, name: str, new: str, text: str, source: str, code: Code | None = None) -> None:
        self.delete(new, f"{name} is renamed over it", source)
        self.sizes[new], self._was[new] = self.sizes.pop(name), self._was.pop(name, name)
        self.reasons[self._was[new]] = Reason(text, self.upstream + source, code)

    def stay(
        self, name: str, text: str, source: str, code: Code | None = None, at: int = 0, *, ignored: bool = False
    ) -> None:
        """Why the file is unchanged, if it is so in the end; `ignored`: it no longer belongs to the log."""
        self._stays[name] = Reason(text, self.upstream + source, code, at)
        self._ignored |= {name} if ignored else set()

    def crash(
        self, name: str, position: int, code: Code, text: str, source: str, remedy: tuple[str, ...] = ()
    ) -> OwnerCrashError:
        """The start ends at a byte of a file."""
        return OwnerCrashError(Crash(self.path(name), position, code, text, self.upstream + source, remedy=remedy))

    def fates(self, is_segment: Callable[[str], bool], kept: Reason, count_records: CountRecords) -> Iterator[FileFate]:
        """The fate of each file; `kept` for unchanged ones.

        Losses are counted for segments deleted, cut or ignored for a reason with a code.
        """
        before, becomes = self.directory.sizes, {old: new for new, old in self._was.items()}
        for name in sorted({*before, *(self.sizes.keys() - self._was.keys())}):
            size, new = before.get(name), becomes.get(name, name)
            if new == name and name in self._was:  # another file takes its name
                new = ""
            after = self.sizes.get(new)
            fate = self._fate(name, new)
            reason = self._stays.get(name, kept) if fate in (Fate.KEPT, Fate.IGNORED) else self.reasons[name]
            position = min(size or 0, after or 0) if fate in (Fate.TRUNCATED, Fate.EXTENDED) else 0
            path, is_own, lost = self.directory.join(name), is_segment(name), 0
            if fate in LOSING and is_own and reason.code is not None and size:
                lost = count_records(path, position)
            yield FileFate(
                path, fate, size, after, reason.text, reason.source, lost, reason.code, reason.position or position,
                is_own and (fate is not Fate.DELETED or reason.code is not None),
            )  # fmt: skip

    def _fate(self, name: str, new: str) -> Fate:
        if name not in self.directory.sizes:
            return Fate.CREATED
        if new not in self.sizes:
            return Fate.DELETED
        before, after = self.directory.sizes[name], self.sizes[new]
        if after is None or (after != before and name in self._rebuilt):
            return Fate.REBUILT
        if after != before:
            return Fate.TRUNCATED if after < before else Fate.EXTENDED
        if new != name:
            return Fate.RENAMED
        return Fate.IGNORED if name in self._ignored else Fate.KEPT


def last_of(bases: Mapping[str, int]) -> tuple[list[str], tuple[str, ...]]:
    """The segments by their first numbers, and what is not known if the last has a twin: owners sort by number only."""
    names = sorted(bases, key=lambda name: (bases[name], name))
    twins = [name for name in names if bases[name] == bases[names[-1]]]
    return names, (f"which of {', '.join(twins)} is taken for the last segment",) if len(twins) > 1 else ()
