"""mojo segments by hand, in every reading of the document, and where their parts are; shares nothing with readers."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from tests.generator.book import Outcome, Stream, clean, corrupt, torn
from tests.generator.mojo.listpack import END, anatomy, element, integer, string

JSON = dict[str, Any]
Id = tuple[int, int]
Pairs = Sequence[tuple[bytes, bytes]]
MODULUS = 1 << 64
HEADER = 8
SUFFIX = 34
DELETED, SAME = 1, 2


@dataclass(frozen=True)
class Reading:
    """A reading of the document; the default is the one in which all sizes that it states hold."""

    ids: str = "raw_le"
    lead_id: bool = False
    tags: bool = True
    counts: bool = False
    lp_count: int = 0
    """1: entries end with the number of elements in front; 2: the count counts itself."""
    bytes_form: str = "body"
    memory: bool = False
    live_count: bool = False
    index_ids: str = "absolute"
    null_each: bool = False
    suffix_id: str = "first"

    def number(self, value: int, width: int) -> bytes:
        if self.ids == "raw_be":
            return value.to_bytes(width, "big")
        plain = value.to_bytes(width, "little")
        return plain if self.ids == "raw_le" else string(plain)

    def id(self, own: Id) -> bytes:
        return self.number(own[0], 8) + self.number(own[1], 8)


PRIMARY = Reading()


@dataclass(frozen=True)
class Row:
    """A record before it is written."""

    id: Id
    pairs: Pairs
    deleted: bool = False

    def json(self) -> JSON:
        fields = [[name.hex(), value.hex()] for name, value in self.pairs]
        return {"id": name_of(self.id), "deleted": self.deleted, "fields": fields}


def name_of(own: Id) -> str:
    return f"{own[0]}-{own[1]}"


def row(ms: int, seq: int, *pairs: tuple[bytes, bytes], deleted: bool = False) -> Row:
    return Row((ms, seq), pairs, deleted)


def wrapped(value: int) -> int:
    """A difference of ids modulo 2^64, as the signed integer that is stored."""
    return (value + MODULUS // 2) % MODULUS - MODULUS // 2


@dataclass(frozen=True)
class Entry:
    """The elements of one entry, and the record that a reader gives; None where there is none to give."""

    elements: Sequence[bytes]
    record: JSON | None


@dataclass(frozen=True)
class Pack:
    """One pack: its elements, and what stands behind them. `header` in place of the numbers that are right."""

    id: Id
    master: Sequence[bytes]
    entries: Sequence[Entry]
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


def entry_of(own: Row, master: Id, names: Sequence[bytes], reading: Reading = PRIMARY, flags: int = 0) -> Entry:
    """A record as an entry; `flags` besides those that it needs."""
    same = [name for name, _ in own.pairs] == list(names)
    said = flags | (DELETED if own.deleted else 0) | (SAME if same else 0)
    out = [integer(said), *(integer(wrapped(one - base)) for one, base in zip(own.id, master, strict=True))]
    if same:
        out += [element(value) for _, value in own.pairs]
    else:
        out += [integer(len(own.pairs)), *(element(part) for pair in own.pairs for part in pair)]
    if reading.lp_count:
        out.append(integer(len(out) + reading.lp_count - 1))
    return Entry(out, own.json())


def master_of(names: Sequence[bytes], rows: Sequence[Row] = (), reading: Reading = PRIMARY) -> list[bytes]:
    deleted = sum(one.deleted for one in rows)
    counts = [integer(len(rows) - deleted), integer(deleted)] if reading.counts else []
    return [*counts, integer(len(names)), *map(element, names), integer(0)]


def pack_of(rows: Sequence[Row], reading: Reading = PRIMARY, names: Sequence[bytes] | None = None) -> Pack:
    """The pack of these records. The master entry has the first record's names, or `names`."""
    own = [name for name, _ in rows[0].pairs] if names is None else list(names)
    entries = [entry_of(one, rows[0].id, own, reading) for one in rows]
    return Pack(rows[0].id, master_of(own, rows, reading), entries, reading=reading)


def with_entry(pack: Pack, number: int, elements: Sequence[bytes], record: JSON | None = None) -> Pack:
    """`pack` with other elements in one entry; the record stays unless another is given."""
    entries = list(pack.entries)
    entries[number] = Entry(elements, record or entries[number].record)
    return replace(pack, entries=entries)


def header_of(pack: Pack) -> bytes:
    """HEADER with the numbers that are right."""
    reading, elements = pack.reading, pack.elements
    body = len(b"".join(elements)) + len(pack.end)
    forms = {"body": body, "redis": body + 6, "pack": len(reading.id(pack.id)) + body + HEADER}
    deleted = sum(1 for record in pack.records if record["deleted"])
    count = len(pack.entries) - (deleted if reading.live_count else 0)
    counted = len(elements) + (2 if reading.memory else 0)
    return struct.pack("<IHH", forms[reading.bytes_form], min(counted, 65535), min(count, 65535))


@dataclass(frozen=True)
class Part:
    """A part of a segment, by what it is, in the bytes `start:end`."""

    name: str
    start: int
    end: int


@dataclass(frozen=True)
class Place:
    """Where a pack is: `start` with its tag, `id` where MASTER ID begins, `head` where MASTER ENTRY ends, `ends` where
    the entries end, `end` behind HEADER."""

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


@dataclass
class Built:
    """A segment's bytes and where its parts are. `tail` is where INDEX begins with its tag, `index` without it."""

    name: str
    content: bytes = b""
    parts: list[Part] = field(default_factory=list)
    packs: list[Place] = field(default_factory=list)
    tail: int = 0
    index: int = 0
    indexed: list[int] = field(default_factory=list)
    suffix: int = 0

    @property
    def stream(self) -> Stream:
        return Stream(self.name, self.content)

    def records(self, packs: int | None = None) -> list[JSON]:
        """The records of the first so many packs, or of all."""
        return [record for place in self.packs[:packs] for record in place.pack.records]

    def add(self, name: str, content: bytes) -> None:
        self.parts.append(Part(name, len(self.content), len(self.content) + len(content)))
        self.content += content

    def add_element(self, name: str, content: bytes) -> None:
        at = len(self.content)
        for part, length in anatomy(content):
            if length:
                self.parts.append(Part(f"{name}.{part}", at, at + length))
            at += length
        self.content += content

    def part(self, name: str) -> Part:
        return next(part for part in self.parts if part.name == name)

    def without(self, name: str) -> Stream:
        """The segment with one part cut out."""
        part = self.part(name)
        return Stream(self.name, self.content[: part.start] + self.content[part.end :])

    def whole(self) -> Outcome:
        return clean(self.records(), len(self.content))

    def fails(self, pack: int, code: str, **more: Any) -> Outcome:
        """What a reader says when the pack of that number (from 0) is at fault."""
        return corrupt(code, self.records(pack), self.packs[pack].start, **more)

    def torn_at_end(self) -> Outcome:
        """What a reader says where SUFFIX is missing behind the last pack."""
        return torn(self.records(), len(self.content))


def _add_pack(built: Built, pack: Pack, number: int) -> None:
    start = len(built.content)
    if number and pack.reading.tags:
        built.add(f"{number}.tag", b"[P")
    own = len(built.content)
    built.add(f"{number}.id", pack.reading.id(pack.id))
    for place, one in enumerate(pack.master):
        built.add_element(f"{number}.master.{place}", one)
    head, ends = len(built.content), []
    for count, entry in enumerate(pack.entries):
        for place, one in enumerate(entry.elements):
            built.add_element(f"{number}.entry{count}.{place}", one)
        ends.append(len(built.content))
    if not pack.is_open:
        built.add(f"{number}.end", pack.end)
        built.add(f"{number}.header", header_of(pack) if pack.header is None else pack.header)
    built.packs.append(Place(pack, start, own, head, ends, len(built.content)))


def packs_only(packs: Sequence[Pack], name: str | None = None, lead_id: Id | None = None) -> Built:
    """Packs one after the other, without INDEX and SUFFIX. By default named as a writer names its file."""
    built = Built(name or f"w{name_of(packs[0].id)}")
    if packs[0].reading.lead_id:
        built.add("lead_id", packs[0].reading.id(lead_id or packs[0].id))
    for number, pack in enumerate(packs):
        _add_pack(built, pack, number)
    return built


@dataclass(frozen=True)
class Indexed:
    """What INDEX says of a pack."""

    id: Id
    offset: int
    length: int


@dataclass(frozen=True)
class Suffix:
    """What SUFFIX says; None for what is right."""

    id: Id | None = None
    len_index: int | None = None
    count: int | None = None
    reserved: bytes = bytes(8)
    end: bytes = END + END


def indexed(built: Built) -> list[Indexed]:
    """What INDEX has to say of the packs."""
    return [Indexed(place.pack.id, place.id, place.end - place.id) for place in built.packs]


def index_elements(one: Indexed, base: Id = (0, 0)) -> list[bytes]:
    differences = [integer(wrapped(own - other)) for own, other in zip(one.id, base, strict=True)]
    return [*differences, string(struct.pack("<I", one.offset)), integer(one.length)]


def _bases(entries: Sequence[Indexed], reading: Reading) -> list[Id]:
    if reading.index_ids == "absolute" or not entries:
        return [(0, 0)] * len(entries)
    first = entries[0].id
    if reading.index_ids == "segment":
        return [first] * len(entries)
    return [first, *(one.id for one in entries[:-1])]


def finish(built: Built, entries: Sequence[Indexed] | None = None, suffix: Suffix | None = None) -> Built:
    """`built` with INDEX and SUFFIX: those that are right, or these."""
    reading, said = built.packs[0].pack.reading, suffix or Suffix()
    listed = indexed(built) if entries is None else entries
    out = replace(built, parts=list(built.parts), tail=len(built.content), indexed=[])
    if reading.tags:
        out.add("tail.tag", b"[I")
    out.index = len(out.content)
    for number, (one, base) in enumerate(zip(listed, _bases(listed, reading), strict=True)):
        out.indexed.append(len(out.content))
        for place, content in enumerate(index_elements(one, base)):
            out.add_element(f"index{number}.{place}", content)
        if reading.null_each:
            out.add_element(f"index{number}.null", integer(0))
    if not reading.null_each:
        out.add_element("index.null", integer(0))
    return with_suffix(out, said)


def with_suffix(built: Built, said: Suffix) -> Built:
    """Adds SUFFIX behind what is INDEX in `built`."""
    reading = built.packs[0].pack.reading
    right = built.packs[0].pack.id
    if reading.suffix_id == "last":
        ms, seq = built.records()[-1]["id"].split("-")
        right = (int(ms), int(seq))
    count = sum(len(place.pack.entries) for place in built.packs) if said.count is None else said.count
    built.suffix = len(built.content)
    length = built.suffix - built.index if said.len_index is None else said.len_index
    built.add("suffix.id", reading.id(said.id or right))
    built.add("suffix.len_index", reading.number(length, 4))
    built.add("suffix.count", reading.number(count, 4))
    built.add("suffix.reserved", said.reserved)
    built.add("suffix.end", said.end)
    return built


def segment(
    packs: Sequence[Pack],
    name: str | None = None,
    entries: Sequence[Indexed] | None = None,
    suffix: Suffix | None = None,
) -> Built:
    """A finished segment, by default named after its first id."""
    return finish(packs_only(packs, name or name_of(packs[0].id)), entries, suffix)


def renamed(built: Built, name: str) -> Built:
    return replace(built, name=name)
