"""Writes listpacks and mojo segments in every reading of the document, for tests. Shares nothing with the readers."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import dataclass, field

Id = tuple[int, int]
Content = bytes | int
MODULUS = 1 << 64


def backlen(length: int) -> bytes:
    groups = 1 if length <= 127 else 2 if length < 16383 else 3 if length < 2097151 else 4 if length < 268435455 else 5
    shifts = [7 * (groups - 1 - n) for n in range(groups)]
    return bytes((length >> shift & 0x7F) | (0x80 if n else 0) for n, shift in enumerate(shifts))


def integer(value: int) -> bytes:
    """An integer in the shortest encoding that holds it."""
    if 0 <= value <= 127:
        body = bytes([value])
    elif -4096 <= value <= 4095:
        body = struct.pack(">H", 0xC000 | value & 0x1FFF)
    else:
        width, first = next(
            (n, e)
            for n, e in ((2, 0xF1), (3, 0xF2), (4, 0xF3), (8, 0xF4))
            if -(1 << 8 * n - 1) <= value < 1 << 8 * n - 1
        )
        body = bytes([first]) + value.to_bytes(width, "little", signed=True)
    return body + backlen(len(body))


def string(value: bytes) -> bytes:
    if len(value) < 64:
        body = bytes([0x80 | len(value)]) + value
    elif len(value) < 4096:
        body = struct.pack(">H", 0xE000 | len(value)) + value
    else:
        body = b"\xf0" + struct.pack("<I", len(value)) + value
    return body + backlen(len(body))


def element(value: Content) -> bytes:
    """A value as Redis stores it: canonical decimal strings of 64 bits become integers."""
    if isinstance(value, int):
        return integer(value)
    digits = value.removeprefix(b"-")
    if len(digits) < 20 and digits.isdigit() and b"%d" % int(value) == value and -(1 << 63) <= int(value) < 1 << 63:
        return integer(int(value))
    return string(value)


def wrapped(value: int) -> int:
    """A difference of ids as a signed 64-bit integer."""
    value %= MODULUS
    return value - MODULUS if value >> 63 else value


@dataclass
class Entry:
    id: Id
    fields: list[tuple[bytes, bytes]]
    deleted: bool = False
    flags: int = 0


@dataclass
class Writing:
    """A reading of the document, by the words of meta.json, and how a segment may end."""

    ids: str = "raw_le"
    lead_id: bool = False
    tags: bool = True
    counts: bool = False
    lp_count: int = 0  # 1: as Redis counts; 2: the count counts itself
    bytes_form: str = "body"
    elements_form: str = "body"
    live_count: bool = False
    index_ids: str = "absolute"
    null_each: bool = False
    suffix_id: str = "first"
    footer: bool = True

    def number(self, value: int, width: int) -> bytes:
        if self.ids == "raw_be":
            return value.to_bytes(width, "big")
        raw = value.to_bytes(width, "little")
        return raw if self.ids == "raw_le" else string(raw)

    def id(self, record_id: Id) -> bytes:
        return self.number(record_id[0], 8) + self.number(record_id[1], 8)


@dataclass
class Built:
    """A segment's bytes and where its parts are."""

    content: bytes = b""
    packs: list[tuple[int, int]] = field(default_factory=list)
    index: int = 0
    suffix: int = 0


def master_elements(entries: Sequence[Entry], names: list[bytes], how: Writing) -> list[bytes]:
    counts = []
    if how.counts:
        deleted = sum(entry.deleted for entry in entries)
        counts = [integer(len(entries) - deleted), integer(deleted)]
    return [*counts, integer(len(names)), *(element(name) for name in names), integer(0)]


def entry_elements(entry: Entry, first: Entry, names: list[bytes], how: Writing) -> list[bytes]:
    same = [name for name, _ in entry.fields] == names
    flags = entry.flags | (1 if entry.deleted else 0) | (2 if same else 0)
    differences = [integer(wrapped(own - base)) for own, base in zip(entry.id, first.id, strict=True)]
    out = [integer(flags), *differences]
    if same:
        out += [element(value) for _, value in entry.fields]
    else:
        out += [integer(len(entry.fields)), *(element(part) for pair in entry.fields for part in pair)]
    if how.lp_count:
        out.append(integer(len(out) + how.lp_count - 1))
    return out


def pack(entries: Sequence[Entry], how: Writing | None = None, *, closed: bool = True) -> bytes:
    """One pack, from MASTER ID to HEADER; without end marker and HEADER if it is not closed."""
    how = how or Writing()
    names = [name for name, _ in entries[0].fields]
    elements = master_elements(entries, names, how) + [
        part for entry in entries for part in entry_elements(entry, entries[0], names, how)
    ]
    head = how.id(entries[0].id)
    if not closed:
        return head + b"".join(elements)
    body = b"".join(elements) + b"\xff"
    length = {"body": len(body), "redis": len(body) + 6, "pack": len(head) + len(body) + 8}[how.bytes_form]
    number = len(elements) + (2 if how.elements_form == "memory" else 0)
    count = sum(not entry.deleted for entry in entries) if how.live_count else len(entries)
    return head + body + struct.pack("<IHH", length, min(number, 65535), min(count, 65535))


def segment(packs: Sequence[Sequence[Entry]], how: Writing | None = None, *, open_tail: bool = False) -> Built:
    """A whole segment; with `open_tail` its last pack is not closed and there is neither INDEX nor SUFFIX."""
    how = how or Writing()
    built = Built(how.id(packs[0][0].id) if how.lead_id else b"")
    for number, entries in enumerate(packs):
        if number and how.tags:
            built.content += b"[P"
        start = len(built.content)
        built.content += pack(entries, how, closed=not (open_tail and number + 1 == len(packs)))
        built.packs.append((start, len(built.content)))
    if open_tail or not how.footer:
        return built
    if how.tags:
        built.content += b"[I"
    built.index = len(built.content)
    built.content += index(packs, built, how)
    built.suffix = len(built.content)
    ident = packs[0][0].id if how.suffix_id == "first" else packs[-1][-1].id
    built.content += how.id(ident)
    built.content += how.number(built.suffix - built.index, 4)
    built.content += how.number(sum(map(len, packs)), 4) + bytes(8) + b"\xff\xff"
    return built


def index(packs: Sequence[Sequence[Entry]], built: Built, how: Writing) -> bytes:
    out = b""
    previous = {"absolute": (0, 0), "segment": packs[0][0].id, "previous": packs[0][0].id}[how.index_ids]
    for entries, (start, end) in zip(packs, built.packs, strict=True):
        own = entries[0].id
        out += integer(wrapped(own[0] - previous[0])) + integer(wrapped(own[1] - previous[1]))
        out += string(struct.pack("<I", start)) + integer(end - start)
        out += integer(0) if how.null_each else b""
        if how.index_ids == "previous":
            previous = own
    return out if how.null_each else out + integer(0)
