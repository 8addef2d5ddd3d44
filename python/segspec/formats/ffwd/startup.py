"""The effect of starting ffwd's queue, and of the next flush (a roll or a stop), on its files.

`start()` writes nothing: it reads the last segment into memory up to the first entry that does not fit. The flush
writes that memory over the file. The class, used in no product, was run for measurements.
"""

from __future__ import annotations

from dataclasses import dataclass

from kaitaistruct import EndOfStreamError

from segspec.core.errors import Code, Finding, Severity
from segspec.core.limits import Limits
from segspec.formats.contract.startup import CountRecords, Crash, Fate, FileFate, Forecast, OwnerCrashError, advised
from segspec.formats.ffwd import layout, queue_start, rules
from segspec.formats.ffwd.framing import EntryBlock, Framing
from segspec.formats.ffwd.layout import MAX_INT, MAX_LONG
from segspec.parsing import debug_tree, kaitai
from segspec.storage.directory import Directory
from segspec.storage.source import Source
from segspec_ksy.ffwd_index_entry import FfwdIndexEntry
from segspec_ksy.ffwd_segment import FfwdSegment

UPSTREAM = "spotify/ffwd core/src/main/java/com/spotify/ffwd/qlog/QLogManagerImpl.java"
COUNT = f"{UPSTREAM} countEntries"
FLUSH = f"{UPSTREAM} flush"
FLUSH_INDEX = f"{UPSTREAM} flushIndex"
READ_INDEX = f"{UPSTREAM} readIndex"
READ_HEADERS = f"{UPSTREAM} readAllHeaders"


@dataclass(frozen=True, slots=True)
class Tail:
    """The class' reading of the last segment: `entries` up to byte `end`, the last `empty` ones empty."""

    entries: int
    end: int
    empty: int


def forecast(directory: Directory, owner: str, limits: Limits, count_records: CountRecords) -> Forecast:
    if owner == queue_start.QUEUE:
        return queue_start.forecast(directory, count_records)
    bases = _headers(directory)
    fates = [
        FileFate.kept(directory, name, "its magic or version is not a segment's", READ_HEADERS)
        for name in _unread(directory, bases)
    ]
    names = sorted(bases, key=lambda name: (bases[name], name))
    fates += [FileFate.kept(directory, name, "only the last segment is read", READ_HEADERS) for name in names[:-1]]
    crash, next_offset, hazards = None, 0, []
    try:
        fates.append(_index_fate(directory))
        if names:
            last = names[-1]
            with directory.open(last) as source:
                tail = _count(source)
            next_offset = bases[last] + tail.entries
            fates.append(_tail_fate(directory, last, tail, count_records))
            hazards = _hazards(directory, last, tail)
        else:
            reason = "no segment is there: an empty one is written at the first flush"
            path = directory.join(layout.NAMES.segment(0))
            fates.append(FileFate(path, Fate.CREATED, None, None, reason, FLUSH))
    except OwnerCrashError as error:
        crash = error.crash
        told = {fate.path for fate in fates}
        left = [name for name in (*names[-1:], layout.INDEX_NAME) if name in directory.sizes]
        why = "the start ends before it is changed"
        fates += [
            FileFate.kept(directory, name, why, READ_HEADERS) for name in left if directory.join(name) not in told
        ]
    twins = [name for name in names if bases[name] == bases[names[-1]]]
    unknown = (f"which of {', '.join(twins)} is taken for the last segment",) if len(twins) > 1 else ()
    offset = None if crash is not None else next_offset
    made = Forecast(owner, directory.path, tuple(fates), offset, crash, tuple(hazards), unknown)
    return advised(made, "do not start the queue on this folder before it is copied")


def _headers(directory: Directory) -> dict[str, int]:
    """`readAllHeaders`: the base (a signed long) of every file with the magic and version 0, whatever its name."""
    found = {}
    for name in directory.names():
        with directory.open(name) as source:
            parsed = kaitai.attempt(FfwdSegment.SystemHeader, source, 0)
        if parsed is not None:
            base = parsed[0].base_offset
            found[name] = base if base <= MAX_LONG else base - 2 * (MAX_LONG + 1)
    return found


def _unread(directory: Directory, bases: dict[str, int]) -> list[str]:
    return [name for name in directory.names() if layout.is_regular(name) and name not in bases]


def _count(source: Source) -> Tail:
    """`countEntries`: from the header to the first entry that does not fit."""
    if source.size > MAX_INT:
        reason = f"the last segment has {source.size} bytes, more than Java's int can say (IllegalStateException)"
        raise OwnerCrashError(Crash(source.path, 0, Code.LIMIT_EXCEEDED, reason, f"{UPSTREAM} readPath"))
    position = kaitai.parse(FfwdSegment.SystemHeader, source, 0)[1]
    framing, entries, after = Framing(source), 0, 0
    filled: EntryBlock | None = None
    for block in framing.blocks(position):
        position, entries = block.end, entries + block.entries
        filled, after = (block, 0) if block.filled else (filled, after + block.entries)
    head = framing.head(position)
    if head is not None and rules.is_negative(head.len_blob):
        reason = f"the size of entry {entries} has its top bit set: negative in Java (IllegalArgumentException)"
        raise OwnerCrashError(Crash(source.path, position, Code.BAD_LENGTH, reason, f"{UPSTREAM} Header0.read"))
    return Tail(entries, position, after + (0 if filled is None else _empty(framing, filled)))


def _empty(framing: Framing, block: EntryBlock) -> int:
    position, empty = block.position, 0
    while position < block.end:
        head = framing.head(position)
        assert head is not None
        empty = 0 if rules.is_filled(head.len_blob) else empty + 1
        position = head.end
    return empty


def _tail_fate(directory: Directory, name: str, tail: Tail, count_records: CountRecords) -> FileFate:
    path, size = directory.join(name), directory.sizes[name]
    if tail.end == size:
        reason = "its entries end with the file; the first flush writes it again as it is"
        return FileFate.kept(directory, name, reason, FLUSH)
    lost = count_records(path, tail.end)
    reason = f"entry {tail.entries} does not fit; the first flush (a roll, or a stop) writes nothing from there on"
    return FileFate(path, Fate.TRUNCATED, size, tail.end, reason, COUNT, lost, Code.TORN, tail.end, True)


def _hazards(directory: Directory, name: str, tail: Tail) -> list[Finding]:
    if tail.empty < rules.EMPTY_RUN:
        return []
    message = f"the zeros at its end are counted as {tail.empty} empty messages, and new numbers follow them"
    path = directory.join(name)
    return [Finding(path, tail.end, Code.ZEROED, Severity.WARNING, message, records=tail.empty)]


def _index_fate(directory: Directory) -> FileFate:
    """`readIndex`, and `flushIndex` at the next stop, which writes each id once."""
    name = layout.INDEX_NAME
    path = directory.join(name)
    if name not in directory.sizes:
        return FileFate(path, Fate.CREATED, None, 0, "it is not there; a stop writes it", FLUSH_INDEX)
    size = directory.sizes[name]
    lengths: dict[object, int] = {}
    with directory.open(name) as source:
        position, missing = 0, 0
        while position < source.size and not missing:
            entry = _index_entry(source, position)
            if entry is None:
                break
            length, end, key = entry
            missing = max(0, end - source.size)
            lengths[key], position = length, end
            if not key:
                # Zeros are entries with an empty id, each of which replaces the one before.
                position += (source.zeros_until(position) - position) // length * length
    after = sum(lengths.values())
    reason = "a stop writes it again from what was read"
    if after == size:
        return FileFate.kept(directory, name, reason, FLUSH_INDEX)
    fate = Fate.TRUNCATED if after < size else Fate.EXTENDED
    reason += f"; {missing} bytes of its last id are missing, and are zeros from then on" if missing else ""
    reason += "; a piece of an entry at its end is not read" if not missing and position < size else ""
    return FileFate(path, fate, size, after, reason, READ_INDEX, 0, Code.TORN, min(after, size))


def _index_entry(source: Source, position: int) -> tuple[int, int, object] | None:
    whole = kaitai.attempt(FfwdIndexEntry, source, position)
    if whole is not None:
        return whole[1] - position, whole[1], whole[0].id
    traced, stopped = debug_tree.read(FfwdIndexEntry, source.stream(), position, ())
    spans = debug_tree.spans(traced)
    if "id" not in spans:
        return None
    if traced.len_id > MAX_INT:
        reason = "the length of an id has its top bit set: negative in Java (NegativeArraySizeException)"
        raise OwnerCrashError(Crash(source.path, position, Code.BAD_LENGTH, reason, READ_INDEX))
    end = spans["id"]["start"] + traced.len_id
    # An id that is not UTF-8 is rewritten with replacement characters: its length is a guess.
    torn = isinstance(stopped, EndOfStreamError)
    return end - position, end if torn else min(end, source.size), (position, traced.len_id)
