"""The effect of starting ffwd's queue, and of the next flush (a roll or a stop), on its files.

`start()` writes nothing: it reads the last segment into memory up to the first entry that does not fit. The flush
writes that memory over the file. The class, used in no product, was run for measurements.
"""

from __future__ import annotations

from collections.abc import Iterator

from segspec.core.errors import Code, Finding, Severity
from segspec.core.limits import Limits
from segspec.formats.contract.planned import PlannedFolder, Reason, last_of
from segspec.formats.contract.startup import CountRecords, Forecast, OwnerCrashError, advised
from segspec.formats.ffwd import layout, queue_start, rules
from segspec.formats.ffwd.header import Framing
from segspec.formats.ffwd.layout import MAX_INT, MAX_LONG
from segspec.parsing import kaitai
from segspec.storage.directory import Directory
from segspec_ksy.ffwd_segment import FfwdSegment
from segspec_ksy.layouts import ffwd_index_entry

UPSTREAM = "spotify/ffwd core/src/main/java/com/spotify/ffwd/qlog/QLogManagerImpl.java "
KEPT = Reason("a start writes nothing, and reads the last segment only", f"{UPSTREAM}readAllHeaders")


def forecast(directory: Directory, owner: str, limits: Limits, count_records: CountRecords) -> Forecast:
    if owner == queue_start.QUEUE:
        return queue_start.forecast(directory, count_records)
    bases = _headers(directory)
    own = {
        name: size
        for name, size in directory.sizes.items()
        if name in bases or name == layout.INDEX_NAME or layout.is_regular(name)
    }
    files = PlannedFolder(directory._replace(sizes=own), UPSTREAM)
    for name in own.keys() - bases.keys() - {layout.INDEX_NAME}:
        files.stay(name, "its magic or version is not a segment's", "readAllHeaders")
    names, unknown = last_of(bases)
    crash, due, hazards = None, None, tuple[Finding, ...]()
    try:
        _read_index(files)
        if names:
            entries, hazards = _count(files, names[-1])
            due = bases[names[-1]] + entries
        else:
            reason = "no segment exists: an empty one is written at the first flush"
            files.put(layout.NAMES.segment(0), None, reason, "flush")
            due = 0
    except OwnerCrashError as error:
        crash, files = error.crash, PlannedFolder(files.directory, UPSTREAM)
    fates = tuple(files.fates(bases.__contains__, KEPT, count_records))
    made = Forecast(owner, directory.path, fates, due, crash, hazards, unknown)
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


def _count(files: PlannedFolder, name: str) -> tuple[int, tuple[Finding, ...]]:
    """`countEntries`: from the header to the first entry that does not fit."""
    with files.open(name) as source:
        if source.size > MAX_INT:
            reason = f"the last segment has {source.size} bytes, more than Java's int can say (IllegalStateException)"
            raise files.crash(name, 0, Code.LIMIT_EXCEEDED, reason, "readPath")
        position = kaitai.parse(FfwdSegment.SystemHeader, source, 0)[1]
        framing, entries, empty = Framing(source), 0, 0
        for block in framing.blocks(position):
            position, entries = block.end, entries + block.entries
            empty = 0 if block.filled else empty + block.entries
        head = framing.head(position)
        if head is not None and rules.is_negative(head.len_blob):
            reason = f"the size of entry {entries} has its top bit set: negative in Java (IllegalArgumentException)"
            raise files.crash(name, position, Code.BAD_LENGTH, reason, "Header0.read")
        if position < source.size:
            reason = f"entry {entries} does not fit; the first flush (a roll, or a stop) writes nothing from there on"
            files.put(name, position, reason, "countEntries", Code.TORN)
        else:
            files.stay(name, "its entries end with the file; the first flush writes it again as it is", "flush")
        return entries, tuple(_zeros(source.path, position, empty))


def _zeros(path: str, end: int, empty: int) -> Iterator[Finding]:
    if empty >= rules.EMPTY_RUN:
        message = f"the zeros at its end are counted as {empty} empty messages, and new numbers follow them"
        yield Finding(path, end, Code.ZEROED, Severity.WARNING, message, records=empty)


def _read_index(files: PlannedFolder) -> None:
    """`readIndex`, and `flushIndex` at the next stop, which writes each id once."""
    name, lengths = layout.INDEX_NAME, dict[bytes, int]()
    if name not in files.sizes:
        files.put(name, 0, "it does not exist; a stop writes it", "flushIndex")
        return
    with files.open(name) as source:
        position = missing = 0
        while position + ffwd_index_entry.SIZE <= source.size:
            start = position + ffwd_index_entry.SIZE
            length = ffwd_index_entry.unpack(source.read(position, ffwd_index_entry.SIZE)).len_id
            if length > MAX_INT:
                reason = "the length of an id has its top bit set: negative in Java (NegativeArraySizeException)"
                raise files.crash(name, position, Code.BAD_LENGTH, reason, "readIndex")
            position, missing = start + length, max(0, start + length - source.size)
            id = source.read(start, length)
            lengths[id] = ffwd_index_entry.SIZE + len(id.decode(errors="replace").encode()) + missing
            if not length:
                # Zeros are entries with an empty id, each of which replaces the one before.
                zeros = source.zeros_until(position) - position
                position += zeros // ffwd_index_entry.SIZE * ffwd_index_entry.SIZE
        after, reason = sum(lengths.values()), "a stop writes it again from what was read"
        if after == source.size:
            files.stay(name, reason, "flushIndex")
            return
        reason += f"; {missing} bytes of its last id are missing, and are zeros from then on" if missing else ""
        reason += "; a piece of an entry at its end is not read" if position < source.size else ""
        files.put(name, after, reason, "readIndex", Code.TORN)
