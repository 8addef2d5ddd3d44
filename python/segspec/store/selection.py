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

PACKS_AT_ONCE = 16
"""Packs whose records are held to be given in reverse."""

MAX_ID: Id = (ID_MODULUS - 1, ID_MODULUS - 1)


def id_of(end: End | None) -> Id | None:
    """One end of a range as the first id that it allows: an id, its text (`ms` is `ms-0`), or a time."""
    if end is None or isinstance(end, tuple):
        return end
    if isinstance(end, int) or (isinstance(end, str) and end.isdecimal()):
        return int(end), 0
    within = range_of(end, None, None)
    bound: Bound | None = within.start if within is not None else None
    assert bound is not None
    return bound.value if isinstance(bound.value, tuple) else (bound.value, 0)


def records_of(path: str, start: Id | None, end: Id | None, *, deleted: bool = False) -> Iterator[Record]:
    """The records of the segment at `path` from `start` (included) to `end` (excluded). Raises `SegspecError` for
    damage that it comes upon."""
    return log_of(path).records(start=start, end=end, on_damage="fail", deleted=deleted)


def log_of(path: str) -> Log:
    """The one segment at `path` as a log. Nobody has to look at the files beside it, which may be many."""
    segment = segment_file(path, parse_name(path.rpartition("/")[2]))
    return Log(path, formats.get(NAME), Listing((segment,)))


def reversed_records(path: str, start: Id | None, end: Id | None, *, deleted: bool = False) -> Iterator[Record]:
    """The same from the last one back, a few packs at a time; of a segment that is being written all at once."""
    cuts = _cuts(path, start, end)
    for low, high in zip(reversed(cuts[:-1]), reversed(cuts[1:]), strict=True):
        yield from reversed(list(records_of(path, low, high, deleted=deleted)))


def _cuts(path: str, start: Id | None, end: Id | None) -> list[Id | None]:
    """Ids that divide a range of a segment into parts of a few packs, with its two ends."""
    with open_source(path) as source:
        view = _reader(source).index_view
    ids = view.ids[::PACKS_AT_ONCE] if view is not None else []
    within = [one for one in ids if (start is None or one > start) and (end is None or one < end)]
    return [start, *within, end]


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
