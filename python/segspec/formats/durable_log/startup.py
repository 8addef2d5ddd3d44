"""The effect of opening a log with the durable-log crate on its files.

`Log::open` walks the last segment's headers, ignores payloads, and cuts where it stops, as measured on damaged logs.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.core.limits import Limits
from segspec.core.model import SegmentFile
from segspec.core.notices import pass_by
from segspec.core.stretch import Level, Stretch, Wanted
from segspec.formats.contract.patience import accepted
from segspec.formats.contract.planned import PlannedFolder, Reason, last_of
from segspec.formats.contract.startup import CountRecords, Crash, Forecast, advised
from segspec.formats.durable_log import layout
from segspec.formats.durable_log.descriptor import DurableLog
from segspec.frames import rules
from segspec.frames.reader import DeclaredReader
from segspec.storage.directory import Directory
from segspec.storage.source import Source
from segspec_ksy.layouts import durable_log_index_entry, durable_log_record

UPSTREAM = "mairinkdev/durable-log crates/durable-log/src/"
OPEN = "log.rs Log::open"
RECOVER = "log.rs Log::recover"
CREATE = "log.rs Log::create_segment"
LOCK = "log_dir.rs LogDir::open"
KEPT = Reason("only the last segment is opened", f"{UPSTREAM}{OPEN}")
MISSING = "it does not exist yet"


class OwnerScan(NamedTuple):
    """The crate's result for a segment: `records`, and the start (`last`) and stated `end` of the last one, even beyond
    the file."""

    records: int
    last: int
    end: int


class RecordHeader(NamedTuple):
    """A record whose header the crate accepts."""

    offset: int
    end: int


def forecast(directory: Directory, owner: str, limits: Limits, count_records: CountRecords) -> Forecast:
    bases = layout.FOLDER.bases(directory)
    own = {name: directory.sizes[name] for name in directory.sizes if name in bases or layout.NAMES.indexed(name)}
    files = PlannedFolder(directory._replace(sizes=own), UPSTREAM)
    if layout.LOCK_NAME not in directory.sizes:
        files.put(layout.LOCK_NAME, 0, MISSING, LOCK)
    names, unknown = last_of(bases)
    crash, hazards = None, tuple[Finding, ...]()
    due: int | None = 0
    if names:
        scan = _recover(files, names[-1], bases[names[-1]], limits)
        hazards, due = tuple(_hazards(files, names[-1], scan)), bases[names[-1]] + scan.records
    else:
        crash = _new_log(files)
        due = None if crash is not None else due
    fates = tuple(files.fates(bases.__contains__, KEPT, count_records))
    made = Forecast(owner, directory.path, fates, due, crash, hazards, unknown)
    return advised(made, "do not open this log with the crate before it is copied")


def _new_log(files: PlannedFolder) -> Crash | None:
    """Without a segment, the crate makes the first one, and fails if its index exists."""
    segment = layout.NAMES.segment(0)
    index = layout.NAMES.index(segment)
    files.put(segment, 0, MISSING, CREATE)
    if index in files.sizes:
        why = f"{index} exists without its segment, and create_new fails on it (File exists); the next start succeeds"
        return files.crash(index, 0, Code.MISSING_SEGMENT, why, CREATE).crash
    files.put(index, 0, MISSING, CREATE)
    return None


def _recover(files: PlannedFolder, name: str, base: int, limits: Limits) -> OwnerScan:
    """`Log::recover`: header by header, without payloads."""
    with files.open(name) as source:
        reader = DurableLog.reader(source, SegmentFile(source.path, base), limits)
        scan = DurableLog.scanner(reader, Wanted(Level.FRAMES, frames=True)).scan
        position = last = records = 0
        for found in accepted(scan, 0, source.size, lambda at: _header(source, at, reader.due)):
            each = found.each if isinstance(found, Stretch) else None
            last = position if each is None else each.base + each.position[each.rows - 1]
            pass_by(found.end - position)
            position, records = found.end, records + (1 if each is None else each.rows)
            reader.due = base + records
        scan = OwnerScan(records, last, position)
        if position < source.size:
            why, code = _refused(reader, position)
            why = f"the walk over the headers ends at this byte: {why}"
            files.put(name, position, why, RECOVER, code)
        elif position > source.size:
            why = f"the last record ends {position - source.size} bytes after the file's end, and is counted as whole"
            files.stay(name, why, RECOVER, Code.TORN, last)
        else:
            files.stay(name, "every header follows the one before, up to the end", RECOVER)
        _set_index(files, layout.NAMES.index(name), scan, cut=position < source.size)
        return scan


def _header(source: Source, position: int, due: int | None = None) -> RecordHeader | None:
    """The header that `decode_header` accepts, with the number that is `due`."""
    content = source.read(position, durable_log_record.SIZE)
    if len(content) < durable_log_record.SIZE or not content.startswith(layout.LOG.compiled.beginning):
        return None
    fields = durable_log_record.unpack(content)
    is_due = due is None or rules.is_due(fields.offset, due)
    return RecordHeader(fields.offset, position + durable_log_record.SIZE + fields.len_payload) if is_due else None


def _refused(reader: DeclaredReader, position: int) -> tuple[str, Code]:
    head = _header(reader.source, position)
    if head is not None:
        return f"the record there has the offset {head.offset}, and {reader.due} is due", Code.BAD_ORDER
    try:
        reader.frame(position)
    except SegspecError as error:
        return error.message, error.code
    return "the crate does not read this header", Code.BAD_MAGIC


def _set_index(files: PlannedFolder, index: str, scan: OwnerScan, *, cut: bool) -> None:
    size, due = files.sizes.get(index), scan.records * durable_log_index_entry.SIZE
    if size is None:
        after = due if cut else 0
        why = "it is made, and not from the segment" + (": its entries are zeros" if after else "")
        files.put(index, after, why, OPEN, Code.MISSING_INDEX)
    elif cut and due != size:
        why = f"its length is set to that of {scan.records} entries" + (
            "" if due < size else "; the new ones are zeros"
        )
        files.put(index, due, why, RECOVER, Code.INDEX_AHEAD if due < size else Code.INDEX_BEHIND)
    else:
        files.stay(index, "it is only changed where the segment is cut", OPEN)


def _hazards(files: PlannedFolder, name: str, scan: OwnerScan) -> Iterator[Finding]:
    if scan.end > (files.sizes[name] or 0):
        message = (
            "a torn record is taken for a whole one: the next records are written into it, their index entries point "
            "one record too far, and none of them can be read back"
        )
        yield Finding(files.path(name), scan.last, Code.TORN, Severity.ERROR, message, records=1)
        return
    index = layout.NAMES.index(name)
    after, due = files.sizes[index] or 0, scan.records * durable_log_index_entry.SIZE
    zeros = after > files.directory.sizes.get(index, 0)
    if after == due and not zeros:
        return
    message = (
        f"after the start it has {after} bytes{', some of them zeros' if zeros else ''}, and {scan.records} records "
        f"need {due}: records without an entry cannot be read, and new entries may lie in the wrong place"
    )
    code = Code.INDEX_AHEAD if after > due else Code.INDEX_BEHIND
    yield Finding(files.path(index), 0, code, Severity.WARNING, message, expected=str(due), actual=str(after))
