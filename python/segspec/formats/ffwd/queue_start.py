"""The effect of opening `segspec.queue` on its files: only the last segment changes.

A test compares it with the queue (`segspec/queue/queue_tail.py`).
"""

from __future__ import annotations

from segspec.core.errors import Code, SegspecError, ShrunkError
from segspec.core.model import SegmentFile, SegmentSummary
from segspec.formats.contract.startup import CountRecords, Crash, Fate, FileFate, Forecast, OwnerChoice, advised
from segspec.formats.contract.take_up import TakeUp, decide
from segspec.formats.ffwd import layout
from segspec.formats.ffwd.encode import dialect_by_name, header
from segspec.formats.ffwd.folder import FOLDER
from segspec.formats.ffwd.framing import Framing
from segspec.formats.ffwd.header import read_header
from segspec.formats.ffwd.layout import MAX_LONG
from segspec.formats.ffwd.options import REMEDIES
from segspec.storage.directory import Directory

CLASS, QUEUE = "ffwd", "segspec-queue"
SOURCE = "segspec/queue/queue_tail.py take_up"
NOT_READ = "only the last segment is taken up"


def choose(directory: Directory) -> OwnerChoice:
    """The owner to assume: the class of ffwd cannot read a document header."""
    dialects = (_dialect(directory, segment) for segment in reversed(FOLDER.discover(directory).segments))
    if next((dialect for dialect in dialects if dialect is not None), None) == "document":
        return OwnerChoice(QUEUE, "the last segment has the document's header, which the class of ffwd does not read")
    return OwnerChoice(CLASS, "no segment has the document's header, which the class of ffwd does not read")


def _dialect(directory: Directory, segment: SegmentFile) -> str | None:
    with directory.open(segment.name) as source:
        try:
            return read_header(source).variant.name
        except SegspecError:
            return None


def forecast(directory: Directory, count_records: CountRecords) -> Forecast:
    segments = list(FOLDER.discover(directory).segments)
    fates = (
        [FileFate.kept(directory, layout.INDEX_NAME, NOT_READ, SOURCE)] if layout.INDEX_NAME in directory.sizes else []
    )
    due: int | None = None
    crash = None
    while segments:
        last = segments.pop()
        found, code, error = _read(directory, last, count_records)
        what = decide(found, REMEDIES, is_only=not segments and (last.base or 0) <= MAX_LONG)
        fates.append(_fate(found, what, code))
        if what is TakeUp.REMOVE:
            continue
        due = None if what in (TakeUp.BEGIN_ANOTHER, TakeUp.REFUSE) else (last.base or 0) + found.prefix_records
        if error is not None and what is TakeUp.REFUSE:
            reason = f"{error.message}; nothing is appended after it"
            crash = Crash(last.path, error.position, error.code, reason, SOURCE)
        fates += [FileFate.kept(directory, one.name, NOT_READ, SOURCE, is_segment=True) for one in segments]
        break
    made = Forecast(QUEUE, directory.path, tuple(fates), due, crash)
    return advised(made, "do not open the queue before it is copied")


def _read(
    directory: Directory, segment: SegmentFile, count_records: CountRecords
) -> tuple[SegmentSummary, Code, SegspecError | None]:
    found = SegmentSummary(segment, directory.sizes[segment.name])
    with directory.open(segment.name) as source:
        try:
            found.valid_bytes = read_header(source).end
        except ShrunkError:
            raise
        except SegspecError as error:
            found.end = "torn" if error.code is Code.TORN else "not-this-format"
            return found, error.code, error
        framing = Framing(source)
        fit = framing.fit(found.valid_bytes)
        found.prefix_records, found.valid_bytes = fit.entries, fit.stop
        code = Code.ZEROED if framing.is_zero_tail(found.valid_bytes) else Code.TORN
    after = 0
    if found.valid_bytes < found.bytes:
        found.end, after = "torn", count_records(segment.path, found.valid_bytes)
    found.frames = found.records = found.prefix_records + after
    return found, code, None


def _fate(found: SegmentSummary, what: TakeUp, code: Code) -> FileFate:
    segment, size, end = found.segment, found.bytes, found.valid_bytes
    reason = {
        TakeUp.GO_ON: "its entries end with the file, and more are appended",
        TakeUp.CUT: "what is after its last whole entry is cut off: no append of it has returned",
        TakeUp.BEGIN_ANOTHER: f"entries can be read after damage at byte {end}: another segment is begun",
        TakeUp.REMOVE: "it ends within its header, so nothing was appended to it",
        TakeUp.NEW_HEADER: "it ends within its header, and gets a whole one: its name says which numbers were given",
        TakeUp.REFUSE: NOT_READ,
    }[what]
    whole = header(segment.base or 0, dialect_by_name(segment.name, segment.base or 0))
    fates: dict[TakeUp, tuple[Fate, int | None]] = {
        TakeUp.CUT: (Fate.TRUNCATED, end),
        TakeUp.REMOVE: (Fate.DELETED, None),
        TakeUp.NEW_HEADER: (Fate.REBUILT, len(whole)),
    }
    if what not in fates:
        return FileFate(segment.path, Fate.KEPT, size, size, reason, SOURCE, is_segment=True)
    fate, after = fates[what]
    return FileFate(segment.path, fate, size, after, reason, SOURCE, 0, code, end, is_segment=size > 0)
