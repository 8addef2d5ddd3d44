"""The records of one segment between two ids: only the packs that INDEX says may hold them are read."""

from __future__ import annotations

from collections.abc import Iterator

from segspec import formats
from segspec.core.bounds import Bound, End, range_of
from segspec.core.ids import ID_MODULUS, Id
from segspec.core.limits import DEFAULT_LIMITS
from segspec.core.model import Listing, Record
from segspec.formats.mojo import rules
from segspec.formats.mojo.folder import segment_file
from segspec.formats.mojo.index import IndexView
from segspec.formats.mojo.layout import NAME, PACK_TAG, parse_name
from segspec.formats.mojo.pack import Entry, read_pack
from segspec.formats.mojo.reader import MojoReader
from segspec.library.log import Log
from segspec.storage.source import Source, open_source
from segspec.store.growing import open_growing
from segspec.store.pack_selection import Packs, packs_of_file, selected

PACKS_AT_ONCE = 4
"""Packs whose records are held to be given in reverse."""

MAX_ID: Id = (ID_MODULUS - 1, ID_MODULUS - 1)


def id_of(end: End | None) -> Id | None:
    """One end of a range as the first id that it allows: an id, its text (`ms` is `ms-0`), or a time."""
    if end is None:
        return None
    if (isinstance(end, int) and not isinstance(end, bool)) or (isinstance(end, str) and end.isdecimal()):
        return int(end), 0
    within = range_of(end, None, None)
    bound: Bound | None = within.start if within is not None else None
    assert bound is not None
    return bound.value if isinstance(bound.value, tuple) else (bound.value, 0)


def records_of(
    path: str, start: Id | None, end: Id | None, *, deleted: bool = False, packs: Packs | None = None
) -> Iterator[Record]:
    """The records of the segment at `path` from `start` (included) to `end` (excluded). Raises `SegspecError` for
    damage that it comes upon. `packs` are those of a segment that is being written, and has no INDEX yet."""
    if start is None and end is None:
        yield from log_of(path).records(on_damage="fail", deleted=deleted)
        return
    ending = packs.ending if packs is not None else None
    with open_source(path) if ending is None else open_growing(path, ending) as source:
        yield from selected(source, start, end, packs_of_file(path) if packs is None else packs, deleted=deleted)


def log_of(path: str) -> Log:
    """The one segment at `path` as a log. Nobody has to look at the files beside it, which may be many."""
    segment = segment_file(path, parse_name(path.rpartition("/")[2]))
    return Log(path, formats.get(NAME), Listing((segment,)))


def reversed_records(
    path: str, start: Id | None, end: Id | None, *, deleted: bool = False, packs: Packs | None = None
) -> Iterator[Record]:
    """The same from the last one back, a few packs at a time."""
    known = packs_of_file(path) if packs is None else packs
    for low, high in backwards(start, end, known, PACKS_AT_ONCE):
        yield from reversed(list(records_of(path, low, high, deleted=deleted, packs=known)))


def backwards(start: Id | None, end: Id | None, packs: Packs, at_once: int) -> Iterator[tuple[Id | None, Id | None]]:
    """Parts of a range of a few packs each, the last one first."""
    ids = [pack.id for pack in packs.listed[::at_once]]
    cuts = [start, *(one for one in ids if (start is None or one > start) and (end is None or one < end)), end]
    return zip(reversed(cuts[:-1]), reversed(cuts[1:]), strict=True)


def _reader(source: Source) -> MojoReader:
    reader = MojoReader(source, segment_file(source.path, parse_name(source.name)), DEFAULT_LIMITS)
    reader.begin()
    return reader


def entry_at(path: str, record_id: Id) -> Entry | None:
    """The entry of a record, with its place in the file; None where the segment has no such record."""
    with open_source(path) as source:
        reader = _reader(source)
        footer, view = reader.footer, reader.index_view
        position = reader.start if footer is None or view is None else _pack_start(view, record_id, reader)
        end = source.size if footer is None else footer.start
        while position is not None and position < end:
            tagged = rules.is_tagged(reader.variant.has_tags, position, reader.start)
            pack = read_pack(source, position, reader.variant, has_tag=tagged)
            found = next((entry for entry in pack.entries if entry.id == record_id), None)
            if found is not None or not pack.closed or footer is not None:
                return found
            position = pack.end
        return None


def _pack_start(view: IndexView, record_id: Id, reader: MojoReader) -> int | None:
    """Where the only pack begins that can have a record, its tag included."""
    offsets = [offset for offset, own in zip(view.entries.offsets, view.ids, strict=True) if own <= record_id]
    if not offsets:
        return None
    last = max(offsets)
    return last - len(PACK_TAG) if rules.is_tagged(reader.variant.has_tags, last, reader.start) else last


def last_id(path: str) -> Id | None:
    """The id of the last record of a segment, deleted or not."""
    found = next(reversed_records(path, None, None, deleted=True), None)
    return found.id if found is not None else None
