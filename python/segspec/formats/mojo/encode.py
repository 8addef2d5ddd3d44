"""The bytes of mojo's structures and of the Redis listpack elements that they are made of, by hand.

A structure is canonical in each reading of the document (`Variant`): a listpack has one shortest encoding of every
element, and Redis always takes it. What a segment leaves to its writer is where a pack ends, which of four forms the
ids of INDEX have (`stored_ids`), and whether HEADER and SUFFIX count deleted entries: here they do.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from segspec.formats.mojo.layout import ID_MODULUS, PACK_TAG, Id
from segspec.formats.mojo.variant import BytesForm, ElementsForm, NumberForm, Variant

Fields = Sequence[tuple[bytes, bytes]]
"""The names and values of a record, in its order; a name may occur more than once."""

MAX_STRING = (1 << 32) - 1
MAX_BODY = (1 << 32) - 1 - 64
"""Bytes of the longest string, and of a pack's elements: 32 bits hold what HEADER counts, in every reading of it."""

UNCOUNTED = (1 << 16) - 1
"""What HEADER says where there are more than it has room for; the reader has to count."""

DELETED, SAME_FIELDS = 1, 2
END_MARKER = b"\xff"
INDEX_TAG = b"[I"

HEADER = struct.Struct("<IHH")
RESERVED = bytes(8)
LEN_END = len(END_MARKER) + HEADER.size

TINY_STRING, SHORT_STRING, LONG_STRING = 0x80, 0xE000, 0xF0
SHORT_INTEGER = 0xC000
ENCODINGS = {2: b"\xf1", 3: b"\xf2", 4: b"\xf3", 8: b"\xf4"}
"""The first byte of an integer of so many bytes."""

CANONICAL = re.compile(rb"0|-?[1-9][0-9]{0,18}")
INT64 = range(-(1 << 63), 1 << 63)
TINY_INTEGERS = [bytes((value, 1)) for value in range(128)]


def backlen(length: int) -> bytes:
    """The length of encoding and data, to be read from right to left (redis/redis src/listpack.c lpEncodeBacklen).

    Redis gives the largest length of 2, 3 and 4 groups of seven bits one group more than it takes.
    """
    if length <= 0x7F:
        return length.to_bytes(1)
    groups = 2 if length < 0x3FFF else 3 if length < 0x1FFFFF else 4 if length < 0xFFFFFFF else 5
    shifts = range(7 * (groups - 1), -1, -7)
    return bytes(length >> shift & 0x7F | (0x80 if group else 0) for group, shift in enumerate(shifts))


def integer(value: int) -> bytes:
    """An element with an integer of 64 bits (redis/redis src/listpack.c lpEncodeIntegerGetType)."""
    if 0 <= value < len(TINY_INTEGERS):
        return TINY_INTEGERS[value]
    if -(1 << 12) <= value < 1 << 12:
        return struct.pack(">HB", SHORT_INTEGER | value & 0x1FFF, 2)
    width = next(width for width in ENCODINGS if -(1 << 8 * width - 1) <= value < 1 << 8 * width - 1)
    return ENCODINGS[width] + value.to_bytes(width, "little", signed=True) + backlen(width + 1)


def string(value: bytes) -> bytes:
    """An element with a string of up to `MAX_STRING` bytes (redis/redis src/listpack.c lpEncodeString)."""
    if len(value) < 1 << 6:
        head = (TINY_STRING | len(value)).to_bytes(1)
    elif len(value) < 1 << 12:
        head = (SHORT_STRING | len(value)).to_bytes(2)
    else:
        head = struct.pack("<BI", LONG_STRING, len(value))
    return head + value + backlen(len(head) + len(value))


def element(value: bytes) -> bytes:
    """What a user stores: an integer where `value` is the canonical decimal form of one of 64 bits, else a string
    (redis/redis src/listpack.c lpEncodeGetType)."""
    if len(value) <= 20 and CANONICAL.fullmatch(value) and (number := int(value)) in INT64:
        return integer(number)
    return string(value)


def number(value: int, width: int, form: NumberForm) -> bytes:
    """A number of fixed width: that of the document's "(string)" numbers."""
    if form is NumberForm.raw_be:
        return value.to_bytes(width, "big")
    raw = value.to_bytes(width, "little")
    return raw if form is NumberForm.raw_le else string(raw)


def record_id(value: Id, form: NumberForm) -> bytes:
    """An id in full (seeds/mojo.txt "MASTER ID", "SUFFIX")."""
    return number(value[0], 8, form) + number(value[1], 8, form)


def difference(value: int, base: int) -> int:
    """What is added to `base`, modulo 2⁶⁴, to give `value`, as the signed integer that an element holds
    (redis/redis src/t_stream.c streamAppendItem)."""
    return (value - base + ID_MODULUS // 2) % ID_MODULUS - ID_MODULUS // 2


def _differences(value: Id, base: Id) -> bytes:
    return integer(difference(value[0], base[0])) + integer(difference(value[1], base[1]))


@dataclass(slots=True)
class RunningPack:
    """A pack that entries are added to. `len_body` are the bytes from the master entry to the last entry.

    `num_elements` and `num_entries` count what these bytes hold. Source: seeds/mojo.txt "PACK = (Disk Listpack)".
    """

    master_id: Id
    names: list[bytes]
    variant: Variant
    len_body: int = 0
    num_elements: int = 0
    num_entries: int = 0

    @property
    def len_bytes(self) -> int:
        """Bytes of the pack from MASTER ID through HEADER, were it closed now."""
        return len(record_id(self.master_id, self.variant.form)) + self.len_body + LEN_END

    def head(self, *, has_tag: bool, counts: tuple[int, int] = (0, 0)) -> bytes:
        """Begins the pack: its tag, MASTER ID, master entry. `counts` are its live and deleted entries, in the reading
        that has them there; they have to be known before the first entry is written."""
        stated = b"".join(map(integer, counts)) if self.variant.has_counts else b""
        master = stated + integer(len(self.names)) + b"".join(map(element, self.names)) + integer(0)
        self.len_body = len(master)
        self.num_elements = len(self.names) + 2 + (2 if self.variant.has_counts else 0)
        tag = PACK_TAG if has_tag and self.variant.has_tags else b""
        return tag + record_id(self.master_id, self.variant.form) + master

    def entry(self, entry_id: Id, fields: Fields, *, deleted: bool = False) -> bytes:
        """A record as an entry of this pack; with names of its own where they are not those of the master entry
        (seeds/mojo.txt "ENTRY [count]")."""
        same = self._has_names_of(fields)
        flags = (DELETED if deleted else 0) | (SAME_FIELDS if same else 0)
        parts = [integer(flags), _differences(entry_id, self.master_id)]
        if same:
            parts += [element(value) for _, value in fields]
        else:
            parts.append(integer(len(fields)))
            parts += [element(part) for pair in fields for part in pair]
        if self.variant.has_lp_count:
            parts.append(integer(self._num_counted(fields)))
        return b"".join(parts)

    def add(self, entry: bytes, fields: Fields) -> None:
        """Counts an entry that was written: what `entry` returned for `fields`."""
        self.len_body += len(entry)
        self.num_elements += self._num_counted(fields) + (1 if self.variant.has_lp_count else 0)
        self.num_entries += 1

    def end(self) -> bytes:
        """Closes the pack: the end marker and HEADER (seeds/mojo.txt "HEADER (8 bytes)")."""
        len_body = self.len_body + len(END_MARKER)
        forms = {BytesForm.body: len_body, BytesForm.redis: len_body + 6, BytesForm.pack: self.len_bytes}
        elements = self.num_elements + (2 if self.variant.elements_form is ElementsForm.memory else 0)
        return END_MARKER + HEADER.pack(
            forms[self.variant.bytes_form], min(elements, UNCOUNTED), min(self.num_entries, UNCOUNTED)
        )

    def _has_names_of(self, fields: Fields) -> bool:
        return [name for name, _ in fields] == self.names

    def _num_counted(self, fields: Fields) -> int:
        return 3 + (len(fields) if self._has_names_of(fields) else 1 + 2 * len(fields))


@dataclass(frozen=True, slots=True)
class NewEntry:
    """A record for `pack`."""

    id: Id
    fields: Fields
    deleted: bool = False


def pack(
    master_id: Id, names: Sequence[bytes], entries: Iterable[NewEntry], variant: Variant, *, has_tag: bool
) -> bytes:
    """A whole pack, from its tag (all but the first of a segment have one) through HEADER."""
    entries = list(entries)
    deleted = sum(entry.deleted for entry in entries)
    running = RunningPack(master_id, list(names), variant)
    parts = [running.head(has_tag=has_tag, counts=(len(entries) - deleted, deleted))]
    for entry in entries:
        content = running.entry(entry.id, entry.fields, deleted=entry.deleted)
        running.add(content, entry.fields)
        parts.append(content)
    parts.append(running.end())
    return b"".join(parts)


@dataclass(frozen=True, slots=True)
class Indexed:
    """What INDEX says of a pack: its MASTER ID, the byte where that is, and the bytes from there through HEADER."""

    id: Id
    offset: int
    len_bytes: int


def stored_ids(ids: Sequence[Id], reading: str) -> list[tuple[int, int]]:
    """What INDEX has for the packs' ids: what `segspec.formats.mojo.index.READINGS` gives them back from."""
    bases: dict[str, list[Id]] = {
        "absolute": [(0, 0)] * len(ids),
        "segment": [*ids[:1]] * len(ids),
        "previous": [*ids[:1], *ids[:-1]],
        "previous_from_zero": [(0, 0), *ids[:-1]],
    }
    return [
        (difference(ms, base_ms), difference(seq, base_seq))
        for (ms, seq), (base_ms, base_seq) in zip(ids, bases[reading], strict=False)
    ]


def index_entry(one: Indexed, stored_id: tuple[int, int], variant: Variant) -> bytes:
    """What INDEX says of one pack; `stored_id` as `stored_ids` gives it."""
    numbers = integer(stored_id[0]) + integer(stored_id[1]) + number(one.offset, 4, NumberForm.strings)
    return numbers + integer(one.len_bytes) + (integer(0) if variant.has_null_each else b"")


def index(packs: Sequence[Indexed], variant: Variant, reading: str = "absolute") -> bytes:
    """INDEX without its tag (seeds/mojo.txt "INDEX = (Packs Index)")."""
    stored = stored_ids([one.id for one in packs], reading)
    parts = [index_entry(one, own, variant) for one, own in zip(packs, stored, strict=True)]
    return b"".join(parts) + (b"" if variant.has_null_each else integer(0))


def suffix(segment_id: Id, len_index: int, num_records: int, form: NumberForm) -> bytes:
    """SUFFIX and the two end markers (seeds/mojo.txt "SUFFIX (32 bytes)")."""
    numbers = number(len_index, 4, form) + number(num_records, 4, form)
    return record_id(segment_id, form) + numbers + RESERVED + END_MARKER * 2


def tail(packs: Sequence[Indexed], num_records: int, variant: Variant, reading: str = "absolute") -> bytes:
    """What finishes a segment of at least one pack: INDEX with its tag, and SUFFIX."""
    content = index(packs, variant, reading)
    tag = INDEX_TAG if variant.has_tags else b""
    return tag + content + suffix(packs[0].id, len(content), num_records, variant.form)
