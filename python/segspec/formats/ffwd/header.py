"""Which of two headers a segment has: the code's 16 bytes or the document's 14. No byte shows it."""

from __future__ import annotations

from typing import Any, NamedTuple

from segspec.core.errors import SegspecError
from segspec.formats.ffwd import layout
from segspec.formats.ffwd.framing import Framing
from segspec.parsing import kaitai
from segspec.storage.source import Source, from_bytes
from segspec_ksy.ffwd_segment import FfwdSegment
from segspec_ksy.layouts import ffwd_segment

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
