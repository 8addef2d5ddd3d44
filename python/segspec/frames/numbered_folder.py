"""The folder of a log whose segments, each with an index, are named after their first number."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

from segspec.core.errors import Code, Finding, Severity
from segspec.core.model import NEXT_BASE, Listing, SegmentFile, SegmentSummary
from segspec.formats.contract.reading import CERTAIN, LIKELY, NO, WEAK
from segspec.frames.explain import table
from segspec.storage.directory import Directory
from segspec.storage.source import Source


class SegmentNames:
    """The names of a log's files.

    `written` is the owner's segment name, with `{}` for the number; `read` its pattern, with the number in base `radix`
    as first group. `others` are further files. A segment's first record has the number in its name, times `per_file`,
    plus `first`.
    """

    def __init__(
        self,
        written: str,
        read: re.Pattern[str],
        index_suffix: str,
        most: int,
        others: frozenset[str] = frozenset(),
        radix: int = 10,
        per_file: int = 1,
        first: int = 0,
    ) -> None:
        self.written, self.read, self.index_suffix = written, read, index_suffix
        self.most, self.others, self.radix = most, others, radix
        self.per_file, self.first = per_file, first
        self.prefix, self.suffix = written.partition("{")[0], written.rpartition("}")[2]

    def segment(self, base: int) -> str:
        return self.written.format(self.file_of(base))

    def file_of(self, number: int) -> int:
        """The number in the name of the segment that record `number` is in, if it is its first or names count files."""
        return (number - self.first) // self.per_file

    def base_of(self, name: str) -> int | None:
        """The number in a segment's name; None if the owner ignores the file."""
        found = self.read.fullmatch(name)
        base = None if found is None else int(found[1], self.radix) * self.per_file + self.first
        return base if base is not None and base <= self.most else None

    def index(self, segment: str) -> str:
        return segment.removesuffix(self.suffix) + self.index_suffix

    def indexed(self, name: str) -> str | None:
        """The name of an index's segment; None for other files."""
        segment = name.removesuffix(self.index_suffix) + self.suffix
        is_one = self.index_suffix and name.endswith(self.index_suffix) and self.base_of(segment) is not None
        return segment if is_one else None


class NumberedFolder:
    """The files of a log in a folder, and checks between neighbours.

    Segments begin with `magic`, damaged ones perhaps with `almost`. `field` contains the first number. `misnamed` and
    `duplicate` are the rules of names.
    """

    record = "record"
    misnamed, duplicate = "frames.log.name", "frames.log.duplicate"

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
        """The log in a folder, ordered by the segments' first numbers."""
        bases = self.bases(directory)
        ordered = sorted(set(bases.values()))
        segments = [self._segment(directory.join(name), base, ordered, directory) for name, base in bases.items()]
        return listing(directory, segments, self.findings(directory, bases), own=self.names.others)

    def segment(self, path: str, directory: Directory | None) -> SegmentFile:
        """One segment; without a folder, only by its name."""
        base = self.names.base_of(path.rsplit("/", 1)[-1])
        if directory is None:
            return SegmentFile(path, base)
        return self._segment(path, base, sorted(set(self.bases(directory).values())), directory)

    def check_order(self, previous: SegmentSummary, following: SegmentSummary) -> Iterator[Finding]:
        """missing-segment or gap for missing, bad-order for repeated numbers."""
        said = numbering(previous, following)
        if said is None or following.segment.base == previous.segment.base:
            return
        lost = -said["both"] if said["both"] < 0 else None
        rule = "frames.log.overlap" if lost is None else self._missing(previous, lost, said)
        yield finding(rule, following.segment.path, said, field=self.field, records=lost)

    def bases(self, directory: Directory) -> dict[str, int]:
        """The segments' first numbers by name, in order; of equal ones the proper name is first."""
        found = ((base, name) for name in directory.names() if (base := self.names.base_of(name)) is not None)
        return {name: base for base, _, name in sorted((b, n != self.names.segment(b), n) for b, n in found)}

    def findings(self, directory: Directory, bases: Mapping[str, int]) -> Iterator[Finding]:
        """What is wrong with the names in a folder."""
        for name, base in bases.items():
            proper = self.names.segment(base)
            if self._is_misnamed(name, proper):
                yield named(self.misnamed, directory, name, base=base, proper=proper)
        for name, following in pairwise(bases):
            if bases[name] == bases[following]:
                yield named(self.duplicate, directory, following, other=name, base=bases[name])
        first = min(bases.values(), default=0)
        for name in directory.names():
            segment = self.names.indexed(name)
            if name in bases or name in self.names.others or segment in bases:
                continue
            prefix, suffix = self.names.prefix, self.names.suffix
            if prefix + suffix and name.startswith(prefix) and name.endswith(suffix):
                yield named("frames.log.no-number", directory, name)
            if segment is not None:
                is_trimmed = (self.names.base_of(segment) or 0) < first
                yield named(f"frames.log.orphan{'-before' if is_trimmed else ''}", directory, name, segment=segment)

    def _is_misnamed(self, name: str, proper: str) -> bool:
        return name != proper and "*" not in proper

    def _segment(self, path: str, base: int | None, bases: Sequence[int], directory: Directory) -> SegmentFile:
        name = path.rsplit("/", 1)[-1]
        index = self.names.index(name)
        has_index = name != index and index in directory.sizes
        return SegmentFile(path, base, directory.join(index) if has_index else None, followed(base, bases))

    def _missing(self, previous: SegmentSummary, missing: int, said: dict[str, Any]) -> str:
        """The rule that `missing` numbers between segments break; adds its values to `said`."""
        due, base = said["due"], said["base"]
        one = f"{self.record} {due} is"
        said["what"] = one if missing == 1 else f"{missing} {self.record}s ({due} to {base - 1}) are"
        if previous.end != "clean":
            return "frames.log.lost-end"
        said["name"] = self.names.segment(due)
        return "frames.log.missing"


def listing(
    directory: Directory,
    segments: Sequence[SegmentFile],
    findings: Iterable[Finding],
    *,
    own: Iterable[str] = (),
    elsewhere: Sequence[SegmentFile] = (),
) -> Listing:
    """A log's files; with any segment, the folder's findings. Files that are neither segments, nor their indexes, nor
    named in `own` are others."""
    used = {*map(directory.join, own), *(path for one in segments for path in (one.path, one.index))}
    others = tuple(path for name in directory.names() if (path := directory.join(name)) not in used)
    found = tuple(findings) if segments or elsewhere else ()
    return Listing(tuple(segments), found, others, elsewhere=tuple(elsewhere))


def finding(rule: str, path: str, values: Mapping[str, object], **more: Any) -> Finding:
    """The finding of a broken rule about a whole file; the rule's first part is the name of its table."""
    return table(rule.partition(".")[0]).finding(rule, path, 0, values, **more)


def named(rule: str, directory: Directory, name: str, **values: object) -> Finding:
    """The finding of a broken rule about a file's name."""
    return finding(rule, directory.join(name), {"name": name} | values)


def about_name(directory: Directory, name: str, message: str, expected: str | None = None) -> Finding:
    return Finding(directory.join(name), 0, Code.BAD_NAME, Severity.WARNING, message, "name", expected, name)


def numbering(previous: SegmentSummary, following: SegmentSummary) -> dict[str, Any] | None:
    """The values for findings if `following` does not begin with the number that is due; else None.

    `last` is the last missing, or repeated, number; `both` counts the repeated ones.
    """
    base, due = following.segment.base, previous.next_offset
    if base is None or due is None or base == due:
        return None
    return {"due": due, "base": base, "name": previous.segment.name, "last": max(base, due) - 1, "both": due - base}


def followed(base: int | None, bases: Sequence[int]) -> dict[str, int | str | bool]:
    """A segment's detail `next_base`, from the ordered `bases`; empty for the last."""
    later = len(bases) if base is None else bisect_right(bases, base)
    return {NEXT_BASE: bases[later]} if later < len(bases) else {}
