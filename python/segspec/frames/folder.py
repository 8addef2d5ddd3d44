"""Finds a declared log's files by name pattern and first bytes."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.core.limits import DEFAULT_LIMITS
from segspec.core.model import Listing, SegmentFile, SegmentSummary
from segspec.formats.contract.reading import CERTAIN, LIKELY, NO, WEAK
from segspec.frames.compiled import LARGEST_SIGNED, CompiledLog
from segspec.frames.key_values import FILES, is_hexadecimal
from segspec.frames.keys import Declaration
from segspec.frames.numbered_folder import NumberedFolder, SegmentNames, listing
from segspec.storage.directory import Directory
from segspec.storage.source import Source

if TYPE_CHECKING:
    from segspec.frames.reader import DeclaredReader

NO_INDEX = "\0"

ANY_NUMBER = "[0-9]{1,255}"
SIGNED = "+"
"""As a width: the number may begin with a plus sign."""


def names_of(declared: Declaration, most: int) -> SegmentNames:
    """The file names of a log; `most` is the maximum number."""
    _, written = _name(declared.files)
    read, _ = _name(declared.accepts or declared.files)
    suffix = NO_INDEX if declared.index is None else declared.index.suffix
    others, radix = frozenset(declared.others), 16 if is_hexadecimal(declared.files) else 10
    pattern, number = re.compile(read, re.ASCII | re.DOTALL), declared.number
    if not number.per_file:
        return SegmentNames(written, pattern, suffix, most, others, radix)
    most = min(most, LARGEST_SIGNED) - number.per_file
    return SegmentNames(written, pattern, suffix, most, others, radix, number.per_file, number.first)


def _name(files: str) -> tuple[str, str]:
    """A pattern and a format string for names like `{base:020}.log`, `{file}.blk` or `*-wal`."""
    parts = FILES.fullmatch(files)
    assert parts is not None, "the declaration was read"
    before, after, width = parts["before"], parts["after"] or "", parts["width"] or ""
    if not parts["what"]:
        return _escaped(before), _braced(before)
    number = rf"\+?{ANY_NUMBER}" if width == SIGNED else f"[0-9]{{{int(width)},255}}" if width else ANY_NUMBER
    if is_hexadecimal(files):
        number = number.replace("0-9", "0-9a-fA-F")
    written = f"{_braced(before)}{{:{width.strip(SIGNED)}{parts['hex'] or ''}}}{_braced(after)}"
    return f"{re.escape(before)}({number}){_escaped(after)}", written


def _escaped(text: str) -> str:
    """A pattern of the text, in which * stands for anything."""
    return re.escape(text).replace(r"\*", ".*")


def _braced(text: str) -> str:
    return text.replace("{", "{{").replace("}", "}}")


class DeclaredFolder(NumberedFolder):
    """Without `{base}`, other numbers in the names, or the names, give the order."""

    def __init__(self, compiled: CompiledLog, names: SegmentNames, reader: Callable[[], type[DeclaredReader]]) -> None:
        """Without a header, files are recognized by `magic`; otherwise by `reader`."""
        declared, begins = compiled.declaration, not compiled.has_header and not compiled.magic_at
        magic = compiled.magic if begins else b""
        super().__init__(names, magic, (magic[::-1],), field=declared.number.field)
        self._per_file = declared.number.per_file
        self._based = "{base" in declared.files or bool(self._per_file)
        self._numbered = "{file" in declared.files
        self._compiled, self._reader = compiled, reader
        self._states_numbers = bool(declared.number.field or declared.header.base)
        self._gaps = declared.number.gaps

    def sniff(self, source: Source) -> int:
        if self.magic:
            return super().sniff(source)
        named = self.names_segment(source.name) or self.names.indexed(source.name) is not None
        if not source.size:
            return LIKELY if named else NO
        return max(self._by_content(source), WEAK if named else NO)

    def _by_content(self, source: Source) -> int:
        reader, compiled = self._reader()(source, SegmentFile(source.path), DEFAULT_LIMITS), self._compiled
        sure = CERTAIN if compiled.magic or compiled.declaration.checksum else LIKELY
        try:
            begun = reader.begin()
            if begun and begun >= source.size:
                return sure
            list(reader.check(reader.frame(begun)))
        except SegspecError as error:
            return NO if error.code is Code.BAD_MAGIC or reader.file.root is None else WEAK
        return sure

    def names_segment(self, name: str) -> bool:
        return super().names_segment(name) if self._based else self.names.read.fullmatch(name) is not None

    def is_index(self, source: Source) -> bool:
        return super().is_index(source) if self.magic else self.names.indexed(source.name) is not None

    def discover(self, directory: Directory) -> Listing:
        if self._based:
            return super().discover(directory)
        names = sorted(filter(self.names_segment, directory.names()), key=self._place)
        if len(names) > 1 and not self._states_numbers:
            message = f"{len(names)} files have such a name, and their frames no numbers: open one of them"
            raise SegspecError(Code.BAD_NAME, message, path=directory.path, field="name")
        segments = [SegmentFile(directory.join(name)) for name in names]
        return listing(directory, segments, (), own=self.names.others)

    def segment(self, path: str, directory: Directory | None) -> SegmentFile:
        return super().segment(path, directory) if self._based else SegmentFile(path)

    def check_order(self, previous: SegmentSummary, following: SegmentSummary) -> Iterator[Finding]:
        if self._per_file:
            yield from self._files_between(previous, following)
        elif self._based:
            is_gap = (following.segment.base or 0) > (previous.next_offset or 0)
            if not (self._gaps and is_gap and previous.end == "clean"):
                yield from super().check_order(previous, following)
        else:
            yield from self._records_between(previous, following)

    def _files_between(self, previous: SegmentSummary, following: SegmentSummary) -> Iterator[Finding]:
        """missing-segment for files that are not there; bad-order if a file has more records than it may."""
        before, base = previous.segment.base, following.segment.base
        if before is None or base is None:
            return
        if (previous.next_offset or 0) > base:
            yield from super().check_order(previous, following)
        names = [
            self.names.written.format(number)
            for number in (self.names.file_of(before) + 1, self.names.file_of(base) - 1)
        ]
        missing = self.names.file_of(base) - self.names.file_of(before) - 1
        if missing > 0:
            what = f"{names[0]} is" if missing == 1 else f"{missing} files ({names[0]} to {names[1]}) are"
            message, path = f"{what} missing, with an unknown number of records", following.segment.path
            said = names[0], following.segment.name
            yield Finding(path, 0, Code.MISSING_SEGMENT, Severity.ERROR, message, "name", *said)

    def _records_between(self, previous: SegmentSummary, following: SegmentSummary) -> Iterator[Finding]:
        due, first = previous.next_offset, following.first_offset
        if due is None or not isinstance(first, int) or first == due or (first > due and self._gaps):
            return
        code, lost = (Code.GAP, first - due) if first > due else (Code.BAD_ORDER, None)
        message = f"begins with record {first}, and {previous.segment.name} ends before record {due}"
        path = following.segment.path
        yield Finding(path, 0, code, Severity.WARNING, message, self.field, str(due), str(first), lost)

    def _place(self, name: str) -> tuple[int, str]:
        found = self.names.read.fullmatch(name)
        return (int(found[1], self.names.radix) if found is not None and self._numbered else 0), name
