"""Which of two headers a segment has: the code's 16 bytes or the document's 14. No byte shows it; the
entries decide.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from segspec.columns.lane import WINDOW_BYTES
from segspec.core.errors import SegspecError
from segspec.core.limits import DEFAULT_LIMITS
from segspec.core.model import SegmentFile
from segspec.core.stretch import Wanted
from segspec.formats.ffwd import layout, rules
from segspec.frames.descriptor import built_of_ours
from segspec.frames.record_scanner import scanner_of
from segspec.frames.sound_frames import ZeroFrames
from segspec.parsing import kaitai
from segspec.storage.source import Source, from_bytes
from segspec_ksy.ffwd_segment import FfwdSegment
from segspec_ksy.layouts import ffwd_entry, ffwd_segment

DECLARED = built_of_ours("ffwd")


class EntryHead(NamedTuple):
    """The bounds of an entry and its blob, as stated."""

    position: int
    blob: int
    len_blob: int

    @property
    def end(self) -> int:
        return self.blob + self.len_blob


class EntryBlock(NamedTuple):
    """Consecutive entries between two positions."""

    position: int
    end: int
    entries: int

    @property
    def filled(self) -> bool:
        return rules.is_filled(self.end - self.position - self.entries * ffwd_entry.SIZE)


class Fit(NamedTuple):
    """The entries' end, whether it is the file's, whether any has a byte, and their number."""

    stop: int
    exact: bool
    filled: bool
    entries: int


class Framing:
    """Finds entries in one file, from any position."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._reader = DECLARED.log.reader(source, SegmentFile(source.path), DEFAULT_LIMITS)
        self._counting: Any = scanner_of(self._reader, Wanted())
        self._zeros = ZeroFrames(source, ffwd_entry.SIZE)

    def head(self, position: int) -> EntryHead | None:
        """The entry at `position`, even beyond the file's end; None if its size is incomplete."""
        content = self._source.read(position, ffwd_entry.SIZE)
        if len(content) < ffwd_entry.SIZE:
            return None
        return EntryHead(position, position + ffwd_entry.SIZE, ffwd_entry.unpack(content).len_blob)

    def fits(self, position: int) -> EntryHead | None:
        """The complete entry at `position`, or None."""
        head = self.head(position)
        return head if head is not None and head.end <= self._source.size else None

    def fit(self, position: int, enough: int | None = None) -> Fit:
        """The entries from `position` to one that does not fit, a zeroed tail, or little farther than `enough`."""
        filled, entries = False, 0
        for block in self.blocks(position):
            if self.is_zero_tail(position) or (enough is not None and position >= enough):
                break
            position, entries, filled = block.end, entries + block.entries, filled or block.filled
        return Fit(position, self.at_end(position), filled, entries)

    def blocks(self, position: int) -> Iterator[EntryBlock]:
        """The entries from `position` to one that does not fit. Those in final zeros are one block."""
        while position < self._source.size:
            block = self._block(position)
            if block is None:
                return
            yield block
            position = block.end

    def _block(self, position: int) -> EntryBlock | None:
        if position >= self._source.zero_tail():
            return self.empty(position)
        head = self.fits(position)
        if head is None:
            return None
        is_long = head.len_blob > WINDOW_BYTES
        found = None if is_long else self._counting.scan(position)
        return EntryBlock(position, head.end, 1) if found is None else EntryBlock(position, found.end, found.frames)

    def empty(self, position: int) -> EntryBlock | None:
        """Empty entries in a long run of zeros; None if it is short."""
        count, end = self._zeros.at(position, self._source.size)
        return EntryBlock(position, end, count) if count else None

    def at_end(self, position: int) -> bool:
        """Whether at most a zeroed tail follows."""
        return position >= self._source.size or self.is_zero_tail(position)

    def is_zero_tail(self, position: int) -> bool:
        """Whether only zeros follow, too many to be empty messages."""
        unwritten: bool = self._reader.is_unwritten(position)
        return unwritten


MAGIC = ffwd_segment.SystemHeader.MAGIC
LONGEST = max(ffwd_segment.SystemHeader.SIZE, ffwd_segment.DocumentHeader.SIZE)

HeaderVariant = FfwdSegment.HeaderVariant
TYPES: dict[HeaderVariant, Any] = {
    HeaderVariant.system: FfwdSegment.SystemHeader,
    HeaderVariant.document: FfwdSegment.DocumentHeader,
}


class Header(NamedTuple):
    """The header of a segment in one variant; `end` is where entries begin."""

    variant: HeaderVariant
    header: Any
    end: int

    @property
    def base(self) -> int:
        base: int = self.header.base_offset
        return base


def read_header(source: Source, *, mended: bool = False) -> Header:
    """The segment's header. Raises `SegspecError`: bad-magic, unsupported-version, torn.

    The variant whose base is the file's name, and whose entries end at the file's end. If neither decides, it is the
    system's, unless the name has the document's width and its reading reaches further, or equally far with the number
    in the name. With `mended` the magic is not checked.
    """
    start = source.read(0, LONGEST)
    if mended:
        start = MAGIC + start[len(MAGIC) :]
    system, why = _attempt(start, source.path, HeaderVariant.system)
    document, _ = _attempt(start, source.path, HeaderVariant.document)
    if why is not None:
        if document is not None and _only_document(source, document):
            return document
        raise why
    assert system is not None
    assert document is not None  # Its version is half of the one that is right.
    return document if _rather_document(source, system, document) else system


def mended_header(source: Source) -> Header | None:
    """The header with only its magic damaged, if the name and the entries agree with it."""
    try:
        header = read_header(source, mended=True)
    except SegspecError:
        return None
    fit = Framing(source).fit(header.end)
    return header if layout.NAMES.base_of(source.name) == header.base and fit.exact and fit.filled else None


def _attempt(start: bytes, path: str, variant: HeaderVariant) -> tuple[Header | None, SegspecError | None]:
    try:
        parsed, end = kaitai.parse(TYPES[variant], from_bytes(start, path), 0)
    except SegspecError as error:
        return None, error
    return Header(variant, parsed, end), None


def _only_document(source: Source, document: Header) -> bool:
    named = layout.NAMES.base_of(source.name)
    if source.size < ffwd_segment.SystemHeader.SIZE:
        # Such a file has no entries; a truncated one of the system's looks the same if the base is 0.
        return named == document.base and (named != 0 or len(source.name) == layout.DOCUMENT_DIGITS)
    fit = Framing(source).fit(document.end)
    return fit.exact and (fit.filled or named == document.base)


def _rather_document(source: Source, system: Header, document: Header) -> bool:
    named = layout.NAMES.base_of(source.name)
    if named == system.base != document.base:
        return False
    framing = Framing(source)
    has_its_width = len(source.name) == layout.DOCUMENT_DIGITS
    if named == document.base and (named != system.base or has_its_width):
        rival = framing.fit(system.end)
        if rival.exact and rival.filled:
            return framing.fit(document.end).exact
        # After a crash, zeros after the header may begin a size here, and end a header there.
        as_far = document.end + rival.stop - system.end
        fit = framing.fit(document.end, as_far)
        return fit.exact or fit.stop >= as_far
    if not has_its_width:
        fit = framing.fit(document.end)
        # The zeros of a misread header are empty entries, and prove nothing.
        return fit.exact and fit.filled and not framing.fit(system.end).exact
    # The system never writes such a short name, and early damage may permit the other reading.
    rival = framing.fit(system.end)
    fit = framing.fit(document.end, rival.stop + 1)
    return not rival.exact and (fit.exact or fit.stop > rival.stop)
