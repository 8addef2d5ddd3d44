"""mojo segments in every reading of the document, and where their parts are."""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator, Sequence
from copy import copy
from dataclasses import dataclass, field, replace
from typing import Any, Self

from tests.builders.listpack import END, anatomy, element, integer, string

JSON = dict[str, Any]
Id = tuple[int, int]
Fields = Sequence[tuple[bytes, bytes]]
MODULUS = 1 << 64
HEADER = struct.Struct("<IHH")
"""Bytes, elements, entries."""
LEN_ID = 16
SUFFIX = 34
DELETED, SAME = 1, 2
PACK_TAG, INDEX_TAG = b"[P", b"[I"


@dataclass(frozen=True)
class Reading:
    """A reading of the document, by the words of the corpus' meta.json. The default is the one in which all sizes
    that the document states hold. Without `footer` a segment has neither INDEX nor SUFFIX."""

    ids: str = "raw_le"
    lead_id: bool = False
    tags: bool = True
    counts: bool = False
    lp_count: int = 0
    """1: entries end with the number of elements before it, as in Redis; 2: the count counts itself."""
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

    def id(self, own: Id) -> bytes:
        return self.number(own[0], 8) + self.number(own[1], 8)


PRIMARY = Reading()


@dataclass(frozen=True)
class Entry:
    """A record before it is written; `flags` besides those that it needs."""

    id: Id
    fields: Fields
    deleted: bool = False
    flags: int = 0

    def json(self) -> JSON:
        fields = [[name.hex(), value.hex()] for name, value in self.fields]
        return {"id": name_of(self.id), "deleted": self.deleted, "fields": fields}


def name_of(own: Id) -> str:
    return f"{own[0]}-{own[1]}"


def wrapped(value: int) -> int:
    """A difference of ids modulo 2^64, as the signed integer that is stored."""
    return (value + MODULUS // 2) % MODULUS - MODULUS // 2


def differences(own: Id, base: Id) -> list[bytes]:
    return [integer(wrapped(one - other)) for one, other in zip(own, base, strict=True)]


@dataclass(frozen=True)
class Stored:
    """The elements of one entry, and the record that a reader gives; None where it gives none."""

    elements: Sequence[bytes]
    record: JSON | None


@dataclass(frozen=True)
class Pack:
    """One pack: its elements, and what follows them. `header` in place of the numbers that are right."""

    id: Id
    master: Sequence[bytes]
    entries: Sequence[Stored]
    end: bytes = END
    header: bytes | None = None
    is_open: bool = False
    reading: Reading = PRIMARY

    @property
    def records(self) -> list[JSON]:
        return [entry.record for entry in self.entries if entry.record is not None]

    @property
    def elements(self) -> list[bytes]:
        return [*self.master, *(one for entry in self.entries for one in entry.elements)]


def stored(own: Entry, master: Id, names: Sequence[bytes], reading: Reading = PRIMARY) -> Stored:
    """A record as an entry."""
    same = [name for name, _ in own.fields] == list(names)
    said = own.flags | (DELETED if own.deleted else 0) | (SAME if same else 0)
    out = [integer(said), *differences(own.id, master)]
    if same:
        out += [element(value) for _, value in own.fields]
    else:
        out += [integer(len(own.fields)), *(element(part) for pair in own.fields for part in pair)]
    if reading.lp_count:
        out.append(integer(len(out) + reading.lp_count - 1))
    return Stored(out, own.json())


def master_of(names: Sequence[bytes], entries: Sequence[Entry] = (), reading: Reading = PRIMARY) -> list[bytes]:
    deleted = sum(one.deleted for one in entries)
    counts = [integer(len(entries) - deleted), integer(deleted)] if reading.counts else []
    return [*counts, integer(len(names)), *map(element, names), integer(0)]


def pack_of(entries: Sequence[Entry], reading: Reading = PRIMARY, names: Sequence[bytes] | None = None) -> Pack:
    """The pack of these records. The master entry has the first record's names, or `names`."""
    first = entries[0]
    own = [name for name, _ in first.fields] if names is None else list(names)
    made = [stored(one, first.id, own, reading) for one in entries]
    return Pack(first.id, master_of(own, entries, reading), made, reading=reading)


def header_of(pack: Pack) -> bytes:
    """HEADER with the numbers that are right."""
    reading, elements = pack.reading, pack.elements
    body = sum(map(len, elements)) + len(pack.end)
    forms = {"body": body, "redis": body + 6, "pack": len(reading.id(pack.id)) + body + HEADER.size}
    deleted = sum(1 for record in pack.records if record["deleted"])
    count = len(pack.entries) - (deleted if reading.live_count else 0)
    counted = len(elements) + (2 if reading.elements_form == "memory" else 0)
    return HEADER.pack(forms[reading.bytes_form], min(counted, 65535), min(count, 65535))


def pack(entries: Sequence[Entry], reading: Reading = PRIMARY) -> bytes:
    """One pack, from MASTER ID to HEADER."""
    made = pack_of(entries, reading)
    return reading.id(made.id) + b"".join(made.elements) + made.end + header_of(made)


@dataclass(frozen=True)
class Indexed:
    """What INDEX says of a pack."""

    id: Id
    offset: int
    length: int


def index_elements(one: Indexed, base: Id = (0, 0)) -> list[bytes]:
    return [*differences(one.id, base), string(struct.pack("<I", one.offset)), integer(one.length)]


def _bases(entries: Sequence[Indexed], reading: Reading) -> list[Id]:
    """What the ids of each entry are differences from."""
    if reading.index_ids == "absolute" or not entries:
        return [(0, 0)] * len(entries)
    first = entries[0].id
    if reading.index_ids == "segment":
        return [first] * len(entries)
    start = (0, 0) if reading.index_ids == "previous_from_zero" else first
    return [start, *(one.id for one in entries[:-1])]


def index_parts(entries: Sequence[Indexed], reading: Reading = PRIMARY) -> Iterator[tuple[str, bytes]]:
    """The elements of INDEX, each with its name: the number of its entry, and its place there."""
    for number, (one, base) in enumerate(zip(entries, _bases(entries, reading), strict=True)):
        elements = [*index_elements(one, base), *([integer(0)] if reading.null_each else [])]
        yield from zip((f"index{number}.{place}" for place in ("0", "1", "2", "3", "null")), elements, strict=False)
    if not reading.null_each:
        yield "index.null", integer(0)


@dataclass(frozen=True)
class Suffix:
    """What SUFFIX says; None for what is right."""

    id: Id | None = None
    len_index: int | None = None
    count: int | None = None
    reserved: bytes = bytes(8)
    end: bytes = END + END

    def parts(self, reading: Reading, id: Id, len_index: int, count: int) -> list[tuple[str, bytes]]:
        """Its fields, each with its name; `id`, `len_index` and `count` are what is right."""
        return [
            ("suffix.id", reading.id(self.id or id)),
            ("suffix.len_index", reading.number(len_index if self.len_index is None else self.len_index, 4)),
            ("suffix.count", reading.number(count if self.count is None else self.count, 4)),
            ("suffix.reserved", self.reserved),
            ("suffix.end", self.end),
        ]


@dataclass(frozen=True)
class Part:
    """A part of a segment, by what it is, in the bytes `start:end`."""

    name: str
    start: int
    end: int


@dataclass(frozen=True)
class Place:
    """Where a pack is: `start` with its tag, `id` where MASTER ID begins, `head` where MASTER ENTRY ends, `ends` where
    the entries end, `end` after HEADER."""

    pack: Pack
    start: int
    id: int
    head: int
    ends: Sequence[int]
    end: int

    @property
    def closing(self) -> int:
        """Where the end marker is, or would be."""
        return self.ends[-1] if self.ends else self.head

    @property
    def span(self) -> tuple[int, int]:
        """From MASTER ID to the end of HEADER, as INDEX counts."""
        return self.id, self.end


@dataclass
class Built:
    """A segment's bytes and where its parts are. `tail` is where INDEX begins with its tag, `index` without it."""

    name: str
    made: bytearray = field(default_factory=bytearray)
    parts: list[Part] = field(default_factory=list)
    packs: list[Place] = field(default_factory=list)
    tail: int = 0
    index: int = 0
    indexed: list[int] = field(default_factory=list)
    suffix: int = 0

    @classmethod
    def of(cls, packs: Sequence[Pack], name: str | None = None, lead_id: Id | None = None) -> Self:
        """Packs one after the other, without INDEX and SUFFIX. By default named as a writer names its file."""
        built = cls(name or f"w{name_of(packs[0].id)}")
        if packs[0].reading.lead_id:
            built.add("lead_id", packs[0].reading.id(lead_id or packs[0].id))
        for number, one in enumerate(packs):
            built._add_pack(one, number)
        return built

    @property
    def content(self) -> bytes:
        return bytes(self.made)

    @property
    def spans(self) -> list[tuple[int, int]]:
        return [place.span for place in self.packs]

    def records(self, packs: int | None = None) -> list[JSON]:
        """The records of the first so many packs, or of all."""
        return [record for place in self.packs[:packs] for record in place.pack.records]

    def add(self, name: str, content: bytes) -> None:
        self.parts.append(Part(name, len(self.made), len(self.made) + len(content)))
        self.made += content

    def add_element(self, name: str, content: bytes) -> None:
        at = len(self.made)
        for part, length in anatomy(content):
            if length:
                self.parts.append(Part(f"{name}.{part}", at, at + length))
            at += length
        self.made += content

    def part(self, name: str) -> Part:
        return next(part for part in self.parts if part.name == name)

    def right_index(self) -> list[Indexed]:
        """What INDEX has to say of the packs."""
        return [Indexed(place.pack.id, place.id, place.end - place.id) for place in self.packs]

    def finish(self, entries: Sequence[Indexed] | None = None, suffix: Suffix | None = None) -> Self:
        """The same with INDEX and SUFFIX: those that are right, or these."""
        reading = self.packs[0].pack.reading
        out = copy(self)
        out.made, out.parts, out.tail, out.indexed = bytearray(self.made), list(self.parts), len(self.made), []
        if reading.tags:
            out.add("tail.tag", INDEX_TAG)
        out.index = len(out.made)
        for name, content in index_parts(self.right_index() if entries is None else entries, reading):
            if name.endswith(".0"):
                out.indexed.append(len(out.made))
            out.add_element(name, content)
        out.add_suffix(suffix or Suffix())
        return out

    def add_suffix(self, said: Suffix) -> None:
        """Adds SUFFIX after what is INDEX so far."""
        reading, right = self.packs[0].pack.reading, self.packs[0].pack.id
        if reading.suffix_id == "last":
            ms, seq = self.records()[-1]["id"].split("-")
            right = (int(ms), int(seq))
        self.suffix = len(self.made)
        count = sum(len(place.pack.entries) for place in self.packs)
        for name, content in said.parts(reading, right, self.suffix - self.index, count):
            self.add(name, content)

    def _add_pack(self, pack: Pack, number: int) -> None:
        start = len(self.made)
        if number and pack.reading.tags:
            self.add(f"{number}.tag", PACK_TAG)
        own = len(self.made)
        self.add(f"{number}.id", pack.reading.id(pack.id))
        self._add_elements(f"{number}.master", pack.master)
        head, ends = len(self.made), []
        for count, entry in enumerate(pack.entries):
            self._add_elements(f"{number}.entry{count}", entry.elements)
            ends.append(len(self.made))
        if not pack.is_open:
            self.add(f"{number}.end", pack.end)
            self.add(f"{number}.header", header_of(pack) if pack.header is None else pack.header)
        self.packs.append(Place(pack, start, own, head, ends, len(self.made)))

    def _add_elements(self, name: str, elements: Iterable[bytes]) -> None:
        for place, one in enumerate(elements):
            self.add_element(f"{name}.{place}", one)


def segment(groups: Sequence[Sequence[Entry]], reading: Reading = PRIMARY, *, open_tail: bool = False) -> Built:
    """A segment with a pack for each group of records. With `open_tail` its last pack is not closed, and there is
    neither INDEX nor SUFFIX."""
    packs = [pack_of(entries, reading) for entries in groups]
    if open_tail:
        packs[-1] = replace(packs[-1], is_open=True)
    built = Built.of(packs)
    return built.finish() if reading.footer and not open_tail else built
