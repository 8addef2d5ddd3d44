"""Segments of ffwd: a header in one of two sizes, then entries that nothing protects."""

from __future__ import annotations

import re
from dataclasses import dataclass

from frames import JSON, Fault, Records, Refused, answer, parse

from segspec_ksy.ffwd_entry import FfwdEntry
from segspec_ksy.ffwd_segment import FfwdSegment

NAME = re.compile(r"[0-9a-fA-F]{1,16}")
DOCUMENT_DIGITS = 10
ZERO_TAIL = 64
GREATEST = (1 << 64) - 1
LONGEST_HEADER = 16


@dataclass
class Header:
    base: int
    end: int


@dataclass
class Fit:
    """Where entries stop, whether that is the end of the file, and whether any of them holds a byte."""

    stop: int
    is_exact: bool
    is_filled: bool


def read(name: str, content: bytes) -> JSON:
    try:
        header = header_of(name, content)
    except Fault as fault:
        return answer([], 0, fault.code, "not-this-format" if fault.code == "bad-magic" else None)
    return entries(content, header.end, header.base)


def entries(content: bytes, at: int, number: int) -> JSON:
    """The messages from `at` on, the first of which has this number."""
    records = Records()
    while at < len(content):
        if is_zero_tail(content, at):
            return answer(records, at, "zeroed")
        try:
            entry, end = parse(FfwdEntry, content, at)
        except Fault as fault:
            return answer(records, at, fault.code)
        if number > GREATEST:
            return answer(records, at, "bad-order")
        records.add(at, [{"offset": str(number), "value": entry.blob.hex()}])
        at, number = end, number + 1
    return answer(records, at)


def is_zero_tail(content: bytes, at: int) -> bool:
    return len(content) - at >= ZERO_TAIL and not any(content[at:])


def header_of(name: str, content: bytes) -> Header:
    """The header that name and entries speak for; where neither does, the longer one, which is the system's."""
    system, fault = header_as(FfwdSegment.SystemHeader, content)
    document, _ = header_as(FfwdSegment.DocumentHeader, content)
    if fault is not None:
        if document is None or not is_document_only(name, content, document):
            raise fault
        return document
    assert system is not None
    if document is None or not is_rather_document(name, content, system, document):
        return system
    return document


def header_as(spec: type, content: bytes) -> tuple[Header | None, Fault | None]:
    try:
        header, end = parse(spec, content, 0)
    except Refused as refused:
        return None, Fault("bad-magic" if refused.path.endswith("seq/0") else "unsupported-version")
    except Fault as fault:
        return None, fault
    return Header(header.base_offset, end), None


def base_of(name: str) -> int | None:
    return int(name, 16) if NAME.fullmatch(name) else None


def is_document_only(name: str, content: bytes, document: Header) -> bool:
    named = base_of(name)
    if len(content) < LONGEST_HEADER:
        return named == document.base and (named != 0 or len(name) == DOCUMENT_DIGITS)
    found = fit(content, document.end)
    return found.is_exact and (found.is_filled or named == document.base)


def is_rather_document(name: str, content: bytes, system: Header, document: Header) -> bool:
    """Entries of no bytes prove nothing: the zeros of a misread header look like them."""
    named = base_of(name)
    if named == system.base != document.base:
        return False
    rival, found = fit(content, system.end), fit(content, document.end)
    has_its_width = len(name) == DOCUMENT_DIGITS
    if named == document.base and (named != system.base or has_its_width):
        if rival.is_exact and rival.is_filled:
            return found.is_exact
        return found.is_exact or found.stop >= document.end + rival.stop - system.end
    if rival.is_exact:
        return False
    return found.is_exact or found.stop > rival.stop if has_its_width else found.is_exact and found.is_filled


def fit(content: bytes, at: int) -> Fit:
    is_filled = False
    while at < len(content) and not is_zero_tail(content, at):
        try:
            entry, at = parse(FfwdEntry, content, at)
        except Fault:
            return Fit(at, False, is_filled)
        is_filled |= entry.len_blob > 0
    return Fit(at, True, is_filled)
