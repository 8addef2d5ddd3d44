"""mojo's structures to bytes, one function each; generated layouts pack the fixed parts.

Each element has Redis' shortest encoding. The writer chooses the ends of packs and the form of INDEX's ids
(`stored_ids`). HEADER and SUFFIX count deleted entries.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import accumulate
from typing import NamedTuple, Self

from segspec.columns.backend.lanes import choose
from segspec.formats.mojo import encode_run
from segspec.formats.mojo.encode_run import (
    MOST_AROUND,
    MOST_INTEGER,
    NewEntries,
    PackSoFar,
    difference,
    put_backlen,
    put_element,
    put_integer,
)
from segspec.formats.mojo.layout import PACK_TAG, BytesForm, ElementsForm, Id, NumberForm, Tag, Variant
from segspec_ksy.layouts import (
    listpack_element,
    listpack_fixed,
    mojo_id,
    mojo_pack_header,
    mojo_suffix,
    mojo_tag,
    redis_listpack,
)

Fields = Sequence[tuple[bytes, bytes]]

END_MARKER = listpack_element.pack(encoding=listpack_element.ENCODING_END)

MAX_STRING = listpack_element.DataStr32.MAX_LEN_VALUE

MAX_BODY = mojo_pack_header.MAX_LEN_BYTES - 64
"""Maximum bytes of a pack's elements. Some readings of HEADER add MASTER ID and HEADER."""

LEN_END = len(END_MARKER) + mojo_pack_header.SIZE

NUMBERS = {
    NumberForm.raw_le: mojo_suffix.RawLe.pack,
    NumberForm.raw_be: mojo_suffix.RawBe.pack,
    NumberForm.strings: listpack_fixed.U4String.pack,
}


def backlen(length: int) -> bytes:
    out = bytearray(listpack_element.MOST_BACKLEN)
    return bytes(out[: put_backlen(out, 0, length)])


def integer(value: int) -> bytes:
    """A 64-bit integer as an element."""
    out = bytearray(MOST_INTEGER)
    return bytes(out[: put_integer(out, 0, value)])


def element(value: bytes) -> bytes:
    """A user's value as an element."""
    out = bytearray(MOST_AROUND + len(value))
    return bytes(out[: put_element(out, 0, value, 0, len(value))])


def record_id(value: Id, form: NumberForm) -> bytes:
    """An id in full (seeds/mojo.txt "MASTER ID", "SUFFIX")."""
    if form is NumberForm.strings:
        return b"".join(listpack_fixed.U8String.pack(value=half) for half in value)
    layout = mojo_id.RawLe if form is NumberForm.raw_le else mojo_id.RawBe
    return layout.pack(ms=value[0], seq=value[1])


class NewEntry(NamedTuple):
    """A record to write."""

    id: Id
    fields: Fields
    deleted: bool = False


def gathered(entries: Sequence[NewEntry]) -> NewEntries:
    """The records by columns."""
    pairs = [pair for entry in entries for pair in entry.fields]
    names, values = [name for name, _ in pairs], [value for _, value in pairs]
    return NewEntries(
        array("i", accumulate([len(entry.fields) for entry in entries], initial=0)),
        b"".join(names),
        array("I", accumulate(map(len, names), initial=0)),
        b"".join(values),
        array("I", accumulate(map(len, values), initial=0)),
        array("Q", [entry.id[0] for entry in entries]),
        array("Q", [entry.id[1] for entry in entries]),
        memoryview(bytes([entry.deleted for entry in entries])).cast("?"),
    )


def room_for(given: NewEntries) -> int:
    """Maximum bytes of `gathered` records as entries."""
    own = len(given.names) + len(given.values) + 2 * MOST_AROUND * (len(given.name_ends) - 1)
    return own + 5 * MOST_INTEGER * (len(given.starts) - 1)


Encode = Callable[..., tuple[int, int, int, int, int]]


NOTHING_ELSE = array("Q"), array("Q"), b""

_given = partial(tuple.__new__, NewEntries)


@dataclass(slots=True)
class RunningPack:
    """A growing pack. `len_body` counts the bytes of master entry and entries.

    Source: seeds/mojo.txt "PACK = (Disk Listpack)".
    """

    master_id: Id
    names: list[bytes]
    variant: Variant
    len_body: int = 0
    num_elements: int = 0
    num_entries: int = 0
    master: bytes = b""
    _encode: Encode = field(init=False)
    _so_far: PackSoFar = field(init=False)
    _starts: array[int] = field(init=False)
    _ends: array[int] = field(init=False)

    def __post_init__(self) -> None:
        ends = array("I", accumulate(map(len, self.names), initial=0))
        self._encode = choose(encode_run.run, 0)
        self._so_far = PackSoFar(*self.master_id, b"".join(self.names), ends, self.variant.has_lp_count)
        self._starts, self._ends = array("i", (0, len(self.names))), array("I", ends)

    @classmethod
    def begun(cls, master_id: Id, names: list[bytes], variant: Variant, counts: tuple[int, int] = (0, 0)) -> Self:
        """A pack with its master entry. `counts` are its live and deleted entries, if stored there."""
        stated = [*map(integer, counts)] if variant.has_counts else []
        elements = [*stated, integer(len(names)), *map(element, names), integer(0)]
        master = b"".join(elements)
        return cls(master_id, names, variant, len(master), len(elements), 0, master)

    @property
    def len_bytes(self) -> int:
        """Bytes from MASTER ID through HEADER if the pack ended now."""
        return len(record_id(self.master_id, self.variant.form)) + self.len_body + LEN_END

    def head(self, *, has_tag: bool) -> bytes:
        """The pack's tag, MASTER ID and master entry."""
        tag = PACK_TAG if has_tag and self.variant.has_tags else b""
        return tag + record_id(self.master_id, self.variant.form) + self.master

    def add(
        self, given: NewEntries, first: int, last: int, after: Id, time: int, records: int, most: int, out: bytearray
    ) -> tuple[int, bytes, Id]:
        """Adds some of the records `first:last`, with ids above `after`, as `encode_run.run` does. Returns how many,
        their entries, and the last id."""
        place = first, last, self._so_far, *after, time, records, most
        count, used, elements, ms, seq = self._encode(given, *place, out)
        self.len_body += used
        self.num_elements += elements
        self.num_entries += count
        return count, bytes(memoryview(out)[:used]), (ms, seq)

    def plain(self, fields: object) -> NewEntries | None:
        """A record with this pack's names, made faster than others. None for others. The next call reuses it."""
        if type(fields) is not dict or [*fields] != self.names:
            return None
        so_far, ends, total = self._so_far, self._ends, 0
        for place, value in enumerate(fields.values(), 1):
            if type(value) is not bytes or total + len(value) > MAX_STRING:
                return None
            total += len(value)
            ends[place] = total
        return _given((self._starts, so_far.names, so_far.ends, b"".join(fields.values()), ends, *NOTHING_ELSE))

    def end(self) -> bytes:
        """The end marker and HEADER."""
        len_body = self.len_body + len(END_MARKER)
        forms = {
            BytesForm.body: len_body,
            BytesForm.redis: len_body + redis_listpack.SIZE,
            BytesForm.pack: self.len_bytes,
        }
        elements = self.num_elements + (2 if self.variant.elements_form is ElementsForm.memory else 0)
        return END_MARKER + mojo_pack_header.pack(
            len_bytes=forms[self.variant.bytes_form],
            num_elements=min(elements, mojo_pack_header.MAX_NUM_ELEMENTS),
            num_entries=min(self.num_entries, mojo_pack_header.MAX_NUM_ENTRIES),
        )


def pack(
    master_id: Id, names: Sequence[bytes], entries: Sequence[NewEntry], variant: Variant, *, has_tag: bool
) -> bytes:
    """A whole pack, from its tag (absent in a segment's first) through HEADER."""
    deleted = sum(entry.deleted for entry in entries)
    running = RunningPack.begun(master_id, list(names), variant, (len(entries) - deleted, deleted))
    parts = [running.head(has_tag=has_tag)]
    given, row = gathered(entries), 0
    out = bytearray(room_for(given))
    while row < len(entries):
        count, content, _ = running.add(given, row, len(entries), (0, 0), 0, len(entries), len(out), out)
        row += count
        parts.append(content)
    parts.append(running.end())
    return b"".join(parts)


@dataclass(frozen=True, slots=True)
class Indexed:
    """A pack as INDEX lists it: `offset` and `len_bytes` begin at its MASTER ID."""

    id: Id
    offset: int
    len_bytes: int


def stored_ids(ids: Sequence[Id], reading: str) -> list[tuple[int, int]]:
    """The form of INDEX's ids from which `segspec.formats.mojo.index.READINGS` restores them."""
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
    offset = listpack_fixed.U4String.pack(value=one.offset)
    numbers = integer(stored_id[0]) + integer(stored_id[1]) + offset
    return numbers + integer(one.len_bytes) + (integer(0) if variant.has_null_each else b"")


def index(packs: Sequence[Indexed], variant: Variant, reading: str = "absolute") -> bytes:
    """INDEX without its tag (seeds/mojo.txt "INDEX = (Packs Index)")."""
    stored = stored_ids([one.id for one in packs], reading)
    parts = [index_entry(one, own, variant) for one, own in zip(packs, stored, strict=True)]
    return b"".join(parts) + (b"" if variant.has_null_each else integer(0))


def suffix(segment_id: Id, len_index: int, num_records: int, form: NumberForm) -> bytes:
    """SUFFIX and the two end markers (seeds/mojo.txt "SUFFIX (32 bytes)")."""
    numbers = NUMBERS[form](value=len_index) + NUMBERS[form](value=num_records)
    return record_id(segment_id, form) + numbers + mojo_suffix.pack_reserved() + mojo_suffix.END_MARKERS


def tail(packs: Sequence[Indexed], num_records: int, variant: Variant, reading: str = "absolute") -> bytes:
    """The end of a segment: INDEX with its tag, for at least one pack, and SUFFIX."""
    content = index(packs, variant, reading)
    tag = mojo_tag.pack(tag=Tag.index) if variant.has_tags else b""
    return tag + content + suffix(packs[0].id, len(content), num_records, variant.form)
