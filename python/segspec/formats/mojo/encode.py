"""mojo's structures to bytes, one function each; generated layouts pack the fixed parts.

Each element has Redis' shortest encoding. The writer chooses the ends of packs and the form of INDEX's ids
(`stored_ids`). HEADER and SUFFIX count deleted entries.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import accumulate
from typing import NamedTuple

from segspec.columns.backend.lanes import choose
from segspec.formats.mojo import encode_run
from segspec.formats.mojo.encode_run import NewEntries, PackSoFar, difference
from segspec.formats.mojo.layout import PACK_TAG, Id
from segspec.formats.mojo.listpack import END_MARKER, MAX_STRING, element, integer
from segspec.formats.mojo.variant import BytesForm, ElementsForm, NumberForm, Tag, Variant
from segspec_ksy.layouts import (
    listpack_fixed,
    mojo_entry,
    mojo_id,
    mojo_pack_header,
    mojo_suffix,
    mojo_tag,
    redis_listpack,
)

Fields = Sequence[tuple[bytes, bytes]]

MAX_BODY = mojo_pack_header.MAX_LEN_BYTES - 64
"""Maximum bytes of a pack's elements. Some readings of HEADER add MASTER ID and HEADER."""

LEN_END = len(END_MARKER) + mojo_pack_header.SIZE

NUMBERS = {
    NumberForm.raw_le: mojo_suffix.RawLe.pack,
    NumberForm.raw_be: mojo_suffix.RawBe.pack,
    NumberForm.strings: listpack_fixed.U4String.pack,
}


def record_id(value: Id, form: NumberForm) -> bytes:
    """An id in full (seeds/mojo.txt "MASTER ID", "SUFFIX")."""
    if form is NumberForm.strings:
        return b"".join(listpack_fixed.U8String.pack(value=half) for half in value)
    layout = mojo_id.RawLe if form is NumberForm.raw_le else mojo_id.RawBe
    return layout.pack(ms=value[0], seq=value[1])


Encode = Callable[..., tuple[int, int, int, int, int]]


NOTHING_ELSE = array("Q"), array("Q"), b""

_given = partial(tuple.__new__, NewEntries)


class PackRun(NamedTuple):
    """The constants for encoding the entries of one pack."""

    encode: Encode
    so_far: PackSoFar
    starts: array[int]
    ends: array[int]


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
    _run: PackRun | None = None

    @property
    def len_bytes(self) -> int:
        """Bytes from MASTER ID through HEADER if the pack ended now."""
        return len(record_id(self.master_id, self.variant.form)) + self.len_body + LEN_END

    def head(self, *, has_tag: bool, counts: tuple[int, int] = (0, 0)) -> bytes:
        """The pack's tag, MASTER ID and master entry. `counts` are its live and deleted entries, if stored there."""
        stated = b"".join(map(integer, counts)) if self.variant.has_counts else b""
        master = stated + integer(len(self.names)) + b"".join(map(element, self.names)) + integer(0)
        self.len_body = len(master)
        self.num_elements = len(self.names) + 2 + (2 if self.variant.has_counts else 0)
        tag = PACK_TAG if has_tag and self.variant.has_tags else b""
        return tag + record_id(self.master_id, self.variant.form) + master

    def entry(self, entry_id: Id, fields: Fields, *, deleted: bool = False) -> tuple[bytes, int]:
        """A record as an entry of this pack, and its number of elements (seeds/mojo.txt "ENTRY [count]")."""
        same = [name for name, _ in fields] == self.names
        flags = (mojo_entry.MASK_IS_DELETED if deleted else 0) | (mojo_entry.MASK_HAS_SAME_FIELDS if same else 0)
        parts = [integer(flags), *map(integer, map(difference, entry_id, self.master_id))]
        if same:
            parts += [element(value) for _, value in fields]
            counted = 3 + len(fields)
        else:
            parts.append(integer(len(fields)))
            parts += [element(part) for pair in fields for part in pair]
            counted = 4 + 2 * len(fields)
        if self.variant.has_lp_count:
            parts.append(integer(counted))
            return b"".join(parts), counted + 1
        return b"".join(parts), counted

    @property
    def run(self) -> PackRun:
        return self._run or self._begun_run()

    def _begun_run(self) -> PackRun:
        ends = array("I", accumulate(map(len, self.names), initial=0))
        so_far = PackSoFar(*self.master_id, b"".join(self.names), ends, self.variant.has_lp_count)
        starts = array("i", (0, len(self.names)))
        self._run = PackRun(choose(encode_run.run, 0), so_far, starts, array("I", ends))
        return self._run

    def plain(self, fields: dict[bytes, bytes]) -> NewEntries | None:
        """A record with this pack's names, for the fast compiled run. None for others, or without compiled code. The
        next call reuses it."""
        encode, so_far, starts, ends = self.run
        if [*fields] != self.names or encode is encode_run.run:
            return None
        total = 0
        for field, value in enumerate(fields.values(), 1):
            if type(value) is not bytes or total + len(value) > MAX_STRING:
                return None
            total += len(value)
            ends[field] = total
        return _given((starts, so_far.names, so_far.ends, b"".join(fields.values()), ends, *NOTHING_ELSE))

    def add(self, size: int, num_elements: int, num_entries: int = 1) -> None:
        self.len_body += size
        self.num_elements += num_elements
        self.num_entries += num_entries

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


@dataclass(frozen=True, slots=True)
class NewEntry:
    """A record to write."""

    id: Id
    fields: Fields
    deleted: bool = False


def pack(
    master_id: Id, names: Sequence[bytes], entries: Iterable[NewEntry], variant: Variant, *, has_tag: bool
) -> bytes:
    """A whole pack, from its tag (absent in a segment's first) through HEADER."""
    entries = list(entries)
    deleted = sum(entry.deleted for entry in entries)
    running = RunningPack(master_id, list(names), variant)
    parts = [running.head(has_tag=has_tag, counts=(len(entries) - deleted, deleted))]
    for entry in entries:
        content, num_elements = running.entry(entry.id, entry.fields, deleted=entry.deleted)
        running.add(len(content), num_elements)
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
