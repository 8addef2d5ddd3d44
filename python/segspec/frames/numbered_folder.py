"""The folder of a log whose segments, each with an index, are named after their first number."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from segspec.core.errors import Code, Finding, Severity
from segspec.core.model import NEXT_BASE, Listing, SegmentFile, SegmentSummary
from segspec.formats.contract.reading import CERTAIN, LIKELY, NO, WEAK
from segspec.frames.explain import table
from segspec.storage.directory import Directory
from segspec.storage.source import Source

RULES = table("frames")

Between = Callable[[SegmentSummary, int, int], Finding]
"""The finding about numbers missing before the next segment's first."""


@dataclass(frozen=True)
class SegmentNames:
    """The names of a log's files.

    `written` is the owner's segment name, with `{}` for the number; `read` its pattern, with the number in base `radix`
    as first group. `others` are further files.
    """

    written: str
    read: re.Pattern[str]
    index_suffix: str
    most: int
    others: frozenset[str] = frozenset()
    radix: int = 10

    @cached_property
    def prefix(self) -> str:
        return self.written.partition("{")[0]

    @cached_property
    def suffix(self) -> str:
        return self.written.rpartition("}")[2]

    def segment(self, base: int) -> str:
        return self.written.format(base)

    def base_of(self, name: str) -> int | None:
        """The number in a segment's name; None if the owner ignores the file."""
        found = self.read.fullmatch(name)
        base = None if found is None else int(found[1], self.radix)
        return base if base is not None and base <= self.most else None

    def index(self, segment: str) -> str:
        return segment.removesuffix(self.suffix) + self.index_suffix

    def indexed(self, name: str) -> str | None:
        """The name of an index's segment; None for other files."""
        segment = name.removesuffix(self.index_suffix) + self.suffix
        is_one = name.endswith(self.index_suffix) and self.base_of(segment) is not None
        return segment if is_one else None


class NumberedFolder:
    """The files of a log in a folder, and checks between neighbours.

    Segments begin with `magic`, damaged ones perhaps with `almost`. `field` contains the first number.
    """

    record = "record"

    def __init__(self, names: SegmentNames, magic: bytes, almost: Sequence[bytes] = (), field: str = "offset") -> None:
        self.names, self.magic, self.almost, self.field = names, magic, almost, field

    def sniff(self, source: Source) -> int:
        """How likely the file is a segment or an index of this format."""
        start = source.read(0, len(self.magic))
        if start == self.magic:
            return CERTAIN
        if start in self.almost:
            return LIKELY
        if self.names_segment(source.name) or self.names.indexed(source.name) is not None:
            return WEAK if start else LIKELY
        return NO

    def names_segment(self, name: str) -> bool:
        return self.names.base_of(name) is not None

    def is_index(self, source: Source) -> bool:
        """Whether it has an index's name and not a segment's content."""
        return self.names.indexed(source.name) is not None and source.read(0, len(self.magic)) != self.magic

    def discover(self, directory: Directory) -> Listing:
        """The log in a folder, ordered by the numbers in names."""
        bases = self.bases(directory)
        names = sorted(bases, key=lambda name: (bases[name], name != self.names.segment(bases[name]), name))
        used = {index for name in names if (index := self.names.index(name)) in directory.sizes}
        others = [n for n in directory.names() if n not in bases and n not in used and n not in self.names.others]
        findings = [
            *self._misnamed(directory, names, bases, others),
            *_duplicates(directory, names, bases),
            *self._orphans(directory, others, min(bases.values(), default=0)),
        ]
        ordered = sorted(set(bases.values()))
        segments = tuple(self._segment(directory.join(name), ordered, directory) for name in names)
        return Listing(segments, tuple(findings) if segments else (), tuple(directory.join(n) for n in others))

    def segment(self, path: str, directory: Directory | None) -> SegmentFile:
        """One segment; without a folder, only by its name."""
        if directory is None:
            return SegmentFile(path, self.names.base_of(path.rsplit("/", 1)[-1]))
        return self._segment(path, sorted(set(self.bases(directory).values())), directory)

    def check_order(self, previous: SegmentSummary, following: SegmentSummary) -> Iterator[Finding]:
        """missing-segment or gap for missing, bad-order for repeated numbers."""
        yield from numbering(previous, following, self.field, self._between)

    def bases(self, directory: Directory) -> dict[str, int]:
        return {name: base for name in directory.names() if (base := self.names.base_of(name)) is not None}

    def _segment(self, path: str, bases: Sequence[int], directory: Directory) -> SegmentFile:
        name = path.rsplit("/", 1)[-1]
        base, index = self.names.base_of(name), self.names.index(name)
        has_index = name != index and index in directory.sizes
        return SegmentFile(path, base, directory.join(index) if has_index else None, followed(base, bases))

    def _misnamed(
        self, directory: Directory, names: Sequence[str], bases: Mapping[str, int], others: Sequence[str]
    ) -> Iterator[Finding]:
        for name in names:
            proper = self.names.segment(bases[name])
            if name != proper:
                yield _named("frames.log.name", directory, name, base=bases[name], proper=proper)
        for name in others:
            if name.startswith(self.names.prefix) and name.endswith(self.names.suffix):
                yield _named("frames.log.no-number", directory, name)

    def _orphans(self, directory: Directory, others: Sequence[str], first: int) -> Iterator[Finding]:
        for name in others:
            segment = self.names.indexed(name)
            if segment is None:
                continue
            base = self.names.base_of(segment)
            trimmed = base is not None and base < first
            yield _named(f"frames.log.orphan{'-before' if trimmed else ''}", directory, name, segment=segment)

    def _between(self, previous: SegmentSummary, due: int, base: int) -> Finding:
        clean, lost = previous.end == "clean", base - due
        what = f"{self.record} {due} is" if lost == 1 else f"{lost} {self.record}s ({due} to {base - 1}) are"
        name = self.names.segment(due) if clean else previous.segment.name
        said = {"due": due, "base": base, "what": what, "name": name}
        return RULES.finding("frames.log.missing" if clean else "frames.log.lost-end", "", 0, said)


def _duplicates(directory: Directory, names: Sequence[str], bases: Mapping[str, int]) -> Iterator[Finding]:
    for name, following in pairwise(names):
        if bases[name] == bases[following]:
            yield _named("frames.log.duplicate", directory, following, other=name, base=bases[name])


def _named(rule: str, directory: Directory, name: str, **values: object) -> Finding:
    return RULES.finding(rule, directory.join(name), 0, values | {"name": name})


def about_name(
    directory: Directory, name: str, message: str, expected: str | None = None, field: str = "name", actual: str = ""
) -> Finding:
    path = directory.join(name)
    return Finding(path, 0, Code.BAD_NAME, Severity.WARNING, message, field, expected, actual or name)


def numbering(previous: SegmentSummary, following: SegmentSummary, field: str, between: Between) -> Iterator[Finding]:
    """The findings about missing (`between`) or repeated numbers before `following`."""
    base, due = following.segment.base, previous.next_offset
    if base is None or due is None or base in (due, previous.segment.base):
        return
    if base > due:
        found, lost = between(previous, due, base), base - due
    else:
        said = {"due": due, "base": base, "name": previous.segment.name, "last": due - 1, "both": due - base}
        found, lost = RULES.finding("frames.log.overlap", "", 0, said), None
    yield found._replace(path=following.segment.path, field=field, records=lost)


def followed(base: int | None, bases: Sequence[int]) -> dict[str, int | str | bool]:
    """A segment's detail `next_base`, from the ordered `bases`; empty for the last."""
    later = len(bases) if base is None else bisect_right(bases, base)
    return {NEXT_BASE: bases[later]} if later < len(bases) else {}
