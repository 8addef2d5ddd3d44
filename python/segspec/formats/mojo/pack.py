"""Reads one pack: its head, its entries one by one, and the HEADER that confirms them.

A pack is read entry by entry rather than as one `mojo_pack`, for the last pack of an unfinished segment has entries
but neither end marker nor HEADER. Kernels read it, since a parser's objects take hundreds of times a pack's size; the
parser says why a pack stops where it does.
Source: seeds/mojo.txt "PACK = (Disk Listpack)".
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, NamedTuple

from kaitaistruct import EndOfStreamError

from segspec.columns.backend import DONE, Scan, kernel
from segspec.core.errors import Code, SegspecError, exceeded
from segspec.formats.mojo import rules
from segspec.formats.mojo.kernels import MASTER_VALUE, NAME, VALUE
from segspec.formats.mojo.layout import Id
from segspec.formats.mojo.variant import BytesForm, ElementsForm, Variant, header_forms
from segspec.parsing import kaitai
from segspec.parsing.errors import PARSE_ERRORS
from segspec.storage.source import Source, View
from segspec_ksy.mojo_entry import MojoEntry
from segspec_ksy.mojo_pack_head import MojoPackHead
from segspec_ksy.mojo_pack_header import MojoPackHeader

FIRST_LOOK = 64 << 10
"""Bytes of a pack that are looked at first; more where a part of it takes more."""

FIRST_ROWS, MOST_ROWS = 64, 1 << 14
"""Rows that a kernel gives at first, and at most, unless one entry has more."""

ENTRY_COLUMNS = (
    "is_end", "is_deleted", "other_flags", "ms_difference", "seq_difference", "num_elements", "num_live", "end",
)  # fmt: skip
"""Of the kernels of entries."""

END_OF_STREAM = "end of stream"
"""The kernels' reason where the bytes end."""


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

    `ended` where the file ends within that part.
    """

    part: PackPart
    position: int
    ended: bool
    spec: Any
    params: tuple[object, ...]
    within: str
    too_many: bool = False

    def error(self, source: Source, pack_position: int) -> SegspecError:
        """The error with field, expected and actual, at the pack's position; parses the part once more."""
        path = source.path
        if self.too_many:
            message = f"the pack has more than {rules.MAX_ENTRIES} entries, which HEADER could not count"
            return exceeded(message, path, pack_position, "entries")
        cause, _ = self._again(source)
        if cause is None:
            message = f"{self.within} was written while it was read"
            return SegspecError(Code.TORN, message, path=path, position=pack_position, field=self.within)
        stream = source.stream()
        return kaitai.translate(cause, self.spec, stream, self.position, self.params, path, pack_position, self.within)

    def reached(self, source: Source) -> int:
        """The byte after the last one that it takes to say so."""
        return self.position if self.too_many else self._again(source)[1]

    def _again(self, source: Source) -> tuple[Exception | None, int]:
        """What a parser says of the part, and how far it reads."""
        stream = source.stream()
        try:
            stream.seek(self.position)
            self.spec(*self.params, stream)
        except PARSE_ERRORS as error:
            return error, stream.pos()
        return None, stream.pos()


@dataclass(slots=True)
class Pack:
    """A pack as far as it was read.

    `position` is where reading began (a tag, MASTER ID, or an entry of a pack that was read up to there before) and
    `end` where the last whole part ends. `names` are those of the master entry's `num_fields`. `entries` are those read
    now; `num_entries`, `num_live` and `num_elements` count from the beginning of the pack. `body_end` is the byte after
    the end marker, where there is one. A pack is `closed` when its HEADER agrees with what was read; otherwise `stop`
    says why it is not, unless reading was limited.
    """

    position: int
    end: int
    master_id: Id
    names: list[bytes]
    body_start: int
    id_start: int
    num_elements: int
    num_fields: int = 0
    num_entries: int = 0
    num_live: int = 0
    counts: tuple[int, int] | None = None
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


def read_pack(
    source: Source, position: int, variant: Variant, *, has_tag: bool, limit: int | None = None, fields: bool = True
) -> Pack:
    """Reads the pack at `position`, at most `limit` entries of it. Without `fields` entries are counted, and
    hardly any is kept. Never raises: see `Pack.stop`."""
    pack = read_head(source, position, variant, has_tag=has_tag, fields=fields)
    if pack.stop is None:
        read_entries(source, pack, variant, limit, fields=fields)
    if pack.stop is None and pack.body_end is not None:
        read_header(source, pack, variant)
    return pack


def resume(source: Source, pack: Pack, variant: Variant) -> Pack:
    """Reads on after the last entry of a pack that was not closed."""
    again = replace(pack, position=pack.end, entries=[], body_end=None, stop=None)
    read_entries(source, again, variant, None)
    if again.stop is None and again.body_end is not None:
        read_header(source, again, variant)
    return again


def scanned(
    source: Source, position: int, name: str, params: Mapping[str, int], *, rows: int, one: bool = False
) -> tuple[Scan, View]:
    """What a kernel finds from `position` on, in about so many `rows` or in `one` frame, and the view that it is in."""
    size = FIRST_LOOK
    while True:
        view = source.view(position, size)
        start = position - view.base
        found = kernel(name).scan(view.data, start, stop=start + 1 if one else None, capacity=rows, params=params)
        if found.rows or view.whole or found.reason != END_OF_STREAM:
            return found, view
        size *= 4


def _is_ended(found: Scan) -> bool:
    """Whether the file ends where a kernel found nothing, or within it."""
    return found.status == DONE or found.reason == END_OF_STREAM


def read_head(source: Source, position: int, variant: Variant, *, has_tag: bool, fields: bool = True) -> Pack:
    """MASTER ID and MASTER ENTRY, with the names of `fields` or without. Never raises: see `Pack.stop`."""
    params = {"form": int(variant.form), "has_tag": has_tag, "has_counts": variant.has_counts}
    found, view = scanned(source, position, "mojo_pack_heads", params, rows=1, one=True)
    if not found.rows:
        given = (variant.form, has_tag, variant.has_counts)
        stop = Stop(PackPart.HEAD, position, _is_ended(found), MojoPackHead, given, "head")
        return Pack(position, position, (0, 0), [], position, position, 0, stop=stop)
    head = {name: column[0] for name, column in found.columns.items()}
    pack = Pack(
        position,
        found.position + view.base,
        (head["master_ms"], head["master_seq"]),
        [],
        head["body"] + view.base,
        head["id_start"] + view.base,
        head["num_elements"],
        num_fields=head["num_fields"],
        counts=(head["count"], head["deleted"]) if variant.has_counts else None,
    )
    if fields and pack.num_fields:
        found, view = scanned(source, position, "mojo_names", params, rows=pack.num_fields, one=True)
        pack.names = _texts(found, view)
    return pack


def _texts(found: Scan, view: View) -> list[bytes]:
    """What a user stored in the elements of a kernel's rows."""
    columns = (found.columns[name].tolist() for name in ("text_position", "text_length", "int_value"))
    data = view.data
    return [
        bytes(data[at : at + length]) if length >= 0 else b"%d" % number
        for at, length, number in zip(*columns, strict=True)
    ]


def read_entries(source: Source, pack: Pack, variant: Variant, limit: int | None, *, fields: bool = True) -> None:
    """Entries from `pack.end` to the end marker, to the first bytes that are none, or until there are `limit` entries.
    Without `fields` they are counted, and hardly any is kept."""
    params = {
        "num_master_fields": pack.num_fields,
        "has_lp_count": variant.has_lp_count,
        "num_elements_before": 0,
        "num_live_before": 0,
    }
    name, take, rows = "mojo_entry_fields" if fields else "mojo_entry", _take if fields else _count, FIRST_ROWS
    while pack.body_end is None and (limit is None or pack.num_entries < limit):
        given = (pack.num_fields, variant.has_lp_count, pack.num_elements, pack.num_live)
        if rules.entries_left(pack.num_entries) < 0:
            pack.stop = Stop(PackPart.ENTRIES, pack.end, False, MojoEntry, given, "", too_many=True)
            return
        found, view = scanned(source, pack.end, name, params, rows=rows)
        if not found.rows:
            within = f"entries[{pack.num_entries}]"
            pack.stop = Stop(PackPart.ENTRIES, pack.end, _is_ended(found), MojoEntry, given, within)
            return
        most = rules.entries_left(pack.num_entries) + 1
        take(pack, found, view, most if limit is None else min(most, limit - pack.num_entries))
        rows = min(4 * rows, MOST_ROWS)


def _take(pack: Pack, found: Scan, view: View, most: int) -> None:
    """Adds the entries that a kernel found to a pack, at most so many, up to the end marker."""
    names: list[bytes] = []
    values: list[bytes] = []
    parts = {NAME: names, VALUE: values, MASTER_VALUE: values}
    base, (master_ms, master_seq), kept = view.base, pack.master_id, len(pack.entries)
    roles, texts = found.columns["role"].tolist(), _texts(found, view)
    columns = (found.columns[name].tolist() for name in ENTRY_COLUMNS)
    for role, text, is_end, deleted, flags, ms, seq, elements, live, end in zip(roles, texts, *columns, strict=True):
        part = parts.get(role)
        if part is not None:
            part.append(text)
            continue
        if is_end:
            pack.body_end = base + end
            break
        record_id = (rules.moved(master_ms, ms), rules.moved(master_seq, seq))
        fields = list(zip(names or pack.names, values, strict=False))
        pack.entries.append(Entry(pack.end, base + end, record_id, bool(deleted), fields, flags))
        pack.num_elements += elements
        pack.num_live += live
        pack.end = base + end
        names.clear()
        values.clear()
        if len(pack.entries) - kept == most:
            break
    pack.num_entries += len(pack.entries) - kept


def _count(pack: Pack, found: Scan, view: View, most: int) -> None:
    """The same, and of the entries keeps the first one of the pack and the first one with unknown flags."""
    columns, base = found.columns, view.base
    ending = bytes(columns["is_end"]).find(1)
    there = found.rows if ending < 0 else ending
    number = min(there, most)
    flagged = next((row for row in range(number) if rules.has_other_flags(columns["other_flags"][row])), number)
    for row in (flagged,) if pack.entries or not flagged else (0, flagged):
        if row < number:
            start = base + columns["end"][row - 1] if row else pack.end
            ms, seq = (columns[name][row] for name in ("ms_difference", "seq_difference"))
            record_id = (rules.moved(pack.master_id[0], ms), rules.moved(pack.master_id[1], seq))
            end, deleted = base + columns["end"][row], bool(columns["is_deleted"][row])
            pack.entries.append(Entry(start, end, record_id, deleted, [], columns["other_flags"][row]))
    pack.num_entries += number
    pack.num_elements += sum(columns["num_elements"][:number])
    pack.num_live += sum(columns["num_live"][:number])
    pack.end = base + columns["end"][number - 1] if number else pack.end
    if ending >= 0 and number == there < most:
        pack.body_end = base + columns["end"][ending]


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
        ended = isinstance(error, EndOfStreamError)
        pack.stop = Stop(PackPart.HEADER, pack.body_end, ended, MojoPackHeader, params, "header")
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
