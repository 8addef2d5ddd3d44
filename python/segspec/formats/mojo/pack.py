"""Reads one pack: its head, its entries one by one, and the HEADER that confirms them.

A pack is read entry by entry rather than as one `mojo_pack`, for the last pack of an unfinished segment has entries
but neither end marker nor HEADER, and since the parsed objects of a large pack take hundreds of times its size.
Source: seeds/mojo.txt "PACK = (Disk Listpack)".
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, NamedTuple

from segspec.core.errors import Code, SegspecError
from segspec.formats.mojo import rules
from segspec.formats.mojo.layout import Id
from segspec.formats.mojo.listpack import text_of
from segspec.formats.mojo.variant import BytesForm, ElementsForm, Variant, header_forms
from segspec.parsing import kaitai
from segspec.parsing.errors import PARSE_ERRORS
from segspec.storage.source import Source
from segspec_ksy.mojo_entry import MojoEntry
from segspec_ksy.mojo_pack_head import MojoPackHead
from segspec_ksy.mojo_pack_header import MojoPackHeader

MAX_ENTRIES = 1 << 20
"""A pack is held in memory until HEADER has confirmed it. HEADER counts up to 65,534 entries; a pack of more than this
many is refused (limit-exceeded), finished or not."""


class TooManyEntriesError(Exception):
    """A pack has more than `MAX_ENTRIES` entries."""


class PackPart(StrEnum):
    """The part of a pack at which reading stopped."""

    HEAD = "head"
    ENTRIES = "entries"
    HEADER = "header"


class Entry(NamedTuple):
    """One entry in the file's bytes `position:end`, decoded; `other_flags` are the flags that no document describes."""

    position: int
    end: int
    id: Id
    deleted: bool
    fields: list[tuple[bytes, bytes]]
    other_flags: int


class Stop(NamedTuple):
    """Why a pack could not be read to its end: the part that failed, at `position`, and what it takes to say why.

    `reached` is the byte after the last one that was looked at.
    """

    part: PackPart
    position: int
    cause: Exception
    spec: Any
    params: tuple[object, ...]
    within: str
    reached: int

    def error(self, source: Source, pack_position: int) -> SegspecError:
        """The error with field, expected and actual, at the pack's position; parses the part once more."""
        if isinstance(self.cause, TooManyEntriesError):
            message = f"the pack has more than {MAX_ENTRIES} entries, which HEADER could not count"
            return SegspecError(Code.LIMIT_EXCEEDED, message, path=source.path, position=pack_position, field="entries")
        stream, path = source.stream(), source.path
        return kaitai.translate(
            self.cause, self.spec, stream, self.position, self.params, path, pack_position, self.within
        )


@dataclass(slots=True)
class Pack:
    """A pack as far as it was read.

    `position` is where reading began (a tag, MASTER ID, or an entry of a pack that was read up to there before) and
    `end` where the last whole part ends. `entries` are those read now; `num_entries`, `num_live` and `num_elements`
    count from the beginning of the pack. `body_end` is the byte after the end marker, where there is one. A pack is
    `closed` when its HEADER agrees with what was read; otherwise `stop` says why it is not, unless reading was limited.
    """

    position: int
    end: int
    master_id: Id
    names: list[bytes]
    body_start: int
    id_start: int
    num_elements: int
    num_entries: int = 0
    num_live: int = 0
    counts: tuple[int, int] | None = None
    head: MojoPackHead | None = None
    entries: list[Entry] = field(default_factory=list)
    body_end: int | None = None
    closed: bool = False
    stop: Stop | None = None

    @property
    def last_id(self) -> Id | None:
        return self.entries[-1].id if self.entries else None

    @property
    def flagged(self) -> list[Entry]:
        """The entries with flags that the document does not describe."""
        return [entry for entry in self.entries if rules.has_other_flags(entry.other_flags)]


def read_pack(source: Source, position: int, variant: Variant, *, has_tag: bool, limit: int | None = None) -> Pack:
    """Reads the pack at `position`, at most `limit` entries of it. Never raises: see `Pack.stop`."""
    pack = read_head(source, position, variant, has_tag=has_tag)
    if pack.stop is None:
        read_entries(source, pack, variant, limit)
    if pack.stop is None and pack.body_end is not None:
        read_header(source, pack, variant)
    return pack


def resume(source: Source, pack: Pack, variant: Variant) -> Pack:
    """Reads on after the last entry of a pack that was not closed."""
    again = replace(pack, position=pack.end, entries=[], body_end=None, stop=None, head=None)
    read_entries(source, again, variant, None)
    if again.stop is None and again.body_end is not None:
        read_header(source, again, variant)
    return again


def read_head(source: Source, position: int, variant: Variant, *, has_tag: bool) -> Pack:
    """MASTER ID and MASTER ENTRY. Never raises: see `Pack.stop`."""
    params = (variant.form, has_tag, variant.has_counts)
    stream = source.stream()
    try:
        stream.seek(position)
        head = MojoPackHead(*params, stream)
        end = stream.pos()
    except PARSE_ERRORS as error:
        stop = Stop(PackPart.HEAD, position, error, MojoPackHead, params, "head", stream.pos())
        return Pack(position, position, (0, 0), [], position, position, 0, stop=stop)
    master = head.master
    counts = None
    if master.count is not None and master.deleted is not None:
        counts = (master.count.int_value or 0, master.deleted.int_value or 0)
    return Pack(
        position,
        end,
        (head.master_id.ms, head.master_id.seq),
        [text_of(name) for name in master.fields],
        head.body.position,
        head.start.position,
        master.num_elements,
        counts=counts,
        head=head,
    )


def read_entries(source: Source, pack: Pack, variant: Variant, limit: int | None) -> None:
    """Entries from `pack.end` to the end marker, to the first bytes that are none, or to `limit` entries."""
    stream = source.stream()
    stream.seek(pack.end)
    has_lp_count, num_fields = variant.has_lp_count, len(pack.names)
    while limit is None or len(pack.entries) < limit:
        params = (num_fields, has_lp_count, pack.num_elements, pack.num_live)
        if pack.num_entries > MAX_ENTRIES:
            pack.stop = Stop(PackPart.ENTRIES, pack.end, TooManyEntriesError(), MojoEntry, params, "", pack.end)
            return
        try:
            parsed = MojoEntry(*params, stream)
            end = stream.pos()
        except PARSE_ERRORS as error:
            within = f"entries[{pack.num_entries}]"
            pack.stop = Stop(PackPart.ENTRIES, pack.end, error, MojoEntry, params, within, stream.pos())
            return
        if parsed.content is None:
            pack.body_end = end
            return
        pack.entries.append(_decode(parsed, parsed.content, pack, end))
        pack.num_elements = parsed.num_elements_through
        pack.num_live = parsed.num_live_through
        pack.num_entries += 1
        pack.end = end


def _decode(parsed: MojoEntry, content: MojoEntry.EntryContent, pack: Pack, end: int) -> Entry:
    ms = rules.moved(pack.master_id[0], content.ms_difference.int_value or 0)
    seq = rules.moved(pack.master_id[1], content.seq_difference.int_value or 0)
    if content.values is not None:
        fields = list(zip(pack.names, map(text_of, content.values), strict=True))
    else:
        fields = [(text_of(pair.name), text_of(pair.value)) for pair in content.pairs or ()]
    return Entry(pack.end, end, (ms, seq), parsed.is_deleted, fields, parsed.other_flags)


def header_params(pack: Pack, variant: Variant) -> tuple[BytesForm, ElementsForm, int, int, int, int, int]:
    """What HEADER's spec compares HEADER with."""
    assert pack.body_end is not None
    return (
        variant.bytes_form,
        variant.elements_form,
        pack.body_end - pack.body_start,
        pack.body_start - pack.id_start,
        pack.num_elements,
        pack.num_entries,
        pack.num_live,
    )


def read_header(source: Source, pack: Pack, variant: Variant) -> None:
    """HEADER, after the end marker: closes the pack where it agrees with what was read."""
    assert pack.body_end is not None
    params = header_params(pack, variant)
    stream = source.stream()
    try:
        stream.seek(pack.body_end)
        MojoPackHeader(*params, stream)
    except PARSE_ERRORS as error:
        pack.stop = Stop(PackPart.HEADER, pack.body_end, error, MojoPackHeader, params, "header", stream.pos())
        return
    pack.end = stream.pos()
    pack.closed = True


def agreeing_header(source: Source, pack: Pack, variant: Variant) -> tuple[BytesForm, ElementsForm] | None:
    """The reading of HEADER's numbers in which it agrees with a pack that was read to its end marker."""
    for bytes_form, elements_form in header_forms():
        trial = variant._replace(bytes_form=bytes_form, elements_form=elements_form)
        read = replace(pack, entries=[])
        read_header(source, read, trial)
        if read.closed:
            return bytes_form, elements_form
    return None
