"""The effect of opening a log with the durable-log crate on its files.

`Log::open` walks the last segment's headers, ignores payloads, and cuts where it stops, as measured on damaged logs.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from segspec.core.errors import Code, Finding, Severity
from segspec.core.limits import Limits
from segspec.core.model import SegmentFile
from segspec.core.progress import pass_by
from segspec.core.stretch import Level, Wanted
from segspec.formats.contract.startup import CountRecords, Crash, Fate, FileFate, Forecast, advised
from segspec.formats.durable_log import layout
from segspec.formats.durable_log.descriptor import DurableLog
from segspec.frames import rules
from segspec.storage.directory import Directory
from segspec.storage.source import Source
from segspec_ksy.layouts import durable_log_index_entry, durable_log_record

UPSTREAM = "mairinkdev/durable-log crates/durable-log/src"
OPEN = f"{UPSTREAM}/log.rs Log::open"
RECOVER = f"{UPSTREAM}/log.rs Log::recover"
CREATE = f"{UPSTREAM}/log.rs Log::create_segment"
LOCK = f"{UPSTREAM}/log_dir.rs LogDir::open"


@dataclass(frozen=True, slots=True)
class OwnerScan:
    """The crate's result for a segment: `records`, the start (`last`) and stated `end` of the last one, even beyond the
    file, and why it stops."""

    records: int
    last: int
    end: int
    stopped: str
    code: Code


def forecast(directory: Directory, owner: str, limits: Limits, count_records: CountRecords) -> Forecast:
    bases = layout.FOLDER.bases(directory)
    fates = [] if layout.LOCK_NAME in directory.sizes else [_created(directory, layout.LOCK_NAME, LOCK)]
    warning = "do not open this log with the crate before it is copied"
    if not bases:
        return advised(_new_log(directory, owner, fates), warning)
    # The crate sorts by base only; the directory's order is arbitrary.
    names = sorted(bases, key=lambda name: (bases[name], name))
    last = names[-1]
    twins = [name for name in names if bases[name] == bases[last]]
    unknown = (f"which of {', '.join(twins)} is taken for the last segment",) if len(twins) > 1 else ()
    for name in names[:-1]:
        fates.append(FileFate.kept(directory, name, "only the last segment is opened", OPEN))
        index = layout.NAMES.index(name)
        if index in directory.sizes:
            fates.append(FileFate.kept(directory, index, "only the last segment is opened", OPEN))
    with directory.open(last) as source:
        scan = _recover(source, bases[last], limits)
    segment = _segment_fate(directory, last, scan, count_records)
    index_fate = _index_fate(directory, last, scan, cut=segment.fate is Fate.TRUNCATED)
    fates += [segment, index_fate]
    hazards = tuple(_hazards(segment, index_fate, scan))
    made = Forecast(owner, directory.path, tuple(fates), bases[last] + scan.records, None, hazards, unknown)
    return advised(made, warning)


def _new_log(directory: Directory, owner: str, fates: list[FileFate]) -> Forecast:
    """Without a segment, the crate makes the first one, and fails if its files exist."""
    segment = layout.NAMES.segment(0)
    index = layout.NAMES.index(segment)
    fates.append(_created(directory, segment, CREATE))
    if index not in directory.sizes:
        fates.append(_created(directory, index, CREATE))
        return Forecast(owner, directory.path, tuple(fates), 0)
    reason = f"{index} is there without its segment, and create_new fails on it (File exists); the next start succeeds"
    fates.append(FileFate.kept(directory, index, "it is not opened", OPEN))
    crash = Crash(directory.join(index), 0, Code.MISSING_SEGMENT, reason, CREATE)
    return Forecast(owner, directory.path, tuple(fates), None, crash)


def _recover(source: Source, base: int, limits: Limits) -> OwnerScan:
    """`Log::recover`: header by header, without payloads."""
    reader = DurableLog.reader(source, SegmentFile(source.path, base), limits)
    scanner = DurableLog.scanner(reader, Wanted(Level.FRAMES, frames=True))
    position, last, count = 0, 0, 0
    while True:
        reader.due = base + count
        stretch = scanner.scan(position) if position < source.size else None
        if stretch is not None and stretch.each is not None:
            last = stretch.each.base + stretch.each.of_each(stretch.each.position)[-1]
            pass_by(stretch.end - position)
            position, count = stretch.end, count + stretch.frames
            continue
        found = _header(source, position)
        if isinstance(found, tuple):
            stopped, code = found
            return OwnerScan(count, last, position, stopped, code)
        if not rules.is_due(found.offset, base + count):
            stopped = f"the record there has the offset {found.offset}, and {base + count} is due"
            return OwnerScan(count, last, position, stopped, Code.BAD_ORDER)
        last, position, count = position, found.end, count + 1


@dataclass(frozen=True, slots=True)
class _Header:
    offset: int
    end: int


def _header(source: Source, position: int) -> _Header | tuple[str, Code]:
    """The header that `decode_header` accepts, or why not."""
    if position >= source.size:
        return "the file ends there", Code.TORN
    content = source.read(position, durable_log_record.SIZE)
    known = content[: durable_log_record.AT_FLAGS]
    if len(known) < len(durable_log_record.MAGIC) or layout.LOG.compiled.beginning.startswith(known):
        if len(content) < durable_log_record.SIZE:
            return "the file ends inside a header", Code.TORN
        fields = durable_log_record.unpack(content)
        return _Header(fields.offset, position + durable_log_record.SIZE + fields.len_payload)
    if source.is_zero_from(position):
        return "nothing but zeros follow", Code.ZEROED
    return "no record begins there: its magic or version is not the crate's", Code.BAD_MAGIC


def _segment_fate(directory: Directory, name: str, scan: OwnerScan, count_records: CountRecords) -> FileFate:
    path, size = directory.join(name), directory.sizes[name]
    if scan.end < size:
        lost = count_records(path, scan.end)
        reason = f"the walk over the headers ends at this byte: {scan.stopped}"
        return FileFate(path, Fate.TRUNCATED, size, scan.end, reason, RECOVER, lost, scan.code, scan.end, True)
    if scan.end > size:
        reason = f"the last record ends {scan.end - size} bytes after the file's end, and is counted as whole"
        return FileFate.kept(directory, name, reason, RECOVER, code=Code.TORN, position=scan.last)
    return FileFate.kept(directory, name, "every header follows the one before, up to the end", RECOVER)


def _index_fate(directory: Directory, name: str, scan: OwnerScan, *, cut: bool) -> FileFate:
    index = layout.NAMES.index(name)
    path, size = directory.join(index), directory.sizes.get(index)
    due = scan.records * durable_log_index_entry.SIZE
    if size is None:
        after = due if cut else 0
        reason = "it is made, and not from the segment" + (": its entries are zeros" if after else "")
        return FileFate(path, Fate.CREATED, None, after, reason, OPEN, 0, Code.MISSING_INDEX)
    if not cut or due == size:
        return FileFate.kept(directory, index, "it is only changed where the segment is cut", OPEN)
    fate = Fate.TRUNCATED if due < size else Fate.EXTENDED
    reason = f"its length is set to that of {scan.records} entries" + ("" if due < size else "; the new ones are zeros")
    code = Code.INDEX_AHEAD if due < size else Code.INDEX_BEHIND
    return FileFate(path, fate, size, due, reason, RECOVER, 0, code, min(due, size))


def _hazards(segment: FileFate, index: FileFate, scan: OwnerScan) -> Iterator[Finding]:
    if scan.end > (segment.bytes or 0):
        message = (
            "a torn record is taken for a whole one: the next records are written into it, their index entries point "
            "one record too far, and none of them can be read back"
        )
        yield Finding(segment.path, scan.last, Code.TORN, Severity.ERROR, message, records=1)
        return
    after, due = index.bytes_after or 0, scan.records * durable_log_index_entry.SIZE
    zeros = after and index.fate in (Fate.CREATED, Fate.EXTENDED)
    if after == due and not zeros:
        return
    message = (
        f"after the start it has {after} bytes{', some of them zeros' if zeros else ''}, and {scan.records} records "
        f"need {due}: records without an entry cannot be read, and new entries may lie in the wrong place"
    )
    code = Code.INDEX_AHEAD if after > due else Code.INDEX_BEHIND
    yield Finding(index.path, 0, code, Severity.WARNING, message, expected=str(due), actual=str(after))


def _created(directory: Directory, name: str, source: str) -> FileFate:
    return FileFate(directory.join(name), Fate.CREATED, None, 0, "it is not there yet", source)
