"""What `segspec.queue` does to its files when it is opened: it takes up the last segment, and changes nothing else.

The queue itself is in `segspec/queue/restart.py`; a test opens it on what this has told of.
"""

from __future__ import annotations

from segspec.core.errors import Code, SegspecError, ShrunkError
from segspec.core.limits import Limits
from segspec.core.model import SegmentFile
from segspec.formats.contract.startup import CountRecords, Crash, Fate, FileFate, Forecast, OwnerChoice, advised
from segspec.formats.ffwd import layout
from segspec.formats.ffwd.folder import discover
from segspec.formats.ffwd.framing import Framing
from segspec.formats.ffwd.header import read_header
from segspec.storage.directory import Directory

CLASS, QUEUE = "ffwd", "segspec-queue"
SOURCE = "segspec/queue/restart.py take_up"


def choose(directory: Directory) -> OwnerChoice:
    """The owner that is meant where nobody names one: the class of ffwd cannot read the document's header."""
    dialects = (_dialect(directory, segment) for segment in reversed(discover(directory).segments))
    if next((dialect for dialect in dialects if dialect is not None), None) == "document":
        return OwnerChoice(QUEUE, "the last segment has the document's header, which the class of ffwd does not read")
    return OwnerChoice(CLASS, "no segment has the document's header, which the class of ffwd does not read")


def _dialect(directory: Directory, segment: SegmentFile) -> str | None:
    with directory.open(segment.name) as source:
        try:
            return read_header(source).variant.name
        except SegspecError:
            return None


def forecast(directory: Directory, limits: Limits, count_records: CountRecords) -> Forecast:
    """The forecast for the queue in `directory`, at its next opening."""
    segments = list(discover(directory).segments)
    fates = [_kept(directory, layout.INDEX_NAME)] if layout.INDEX_NAME in directory.sizes else []
    due: int | None = None
    crash = None
    while segments:
        last = segments.pop()
        try:
            fate, due = _taken_up(directory, last, count_records)
        except ShrunkError:
            raise
        except SegspecError as error:
            if error.code is Code.TORN:
                fates.append(_removed(directory, last))
                continue
            fate = _kept(directory, last.name)
            reason = f"{error.message}; nothing is appended after it"
            crash = Crash(last.path, error.position, error.code, reason, SOURCE)
        fates += [fate, *(_kept(directory, one.name) for one in segments)]
        break
    made = Forecast(QUEUE, directory.path, tuple(fates), due, crash)
    return advised(made, "do not open the queue before it is copied")


def _taken_up(directory: Directory, segment: SegmentFile, count_records: CountRecords) -> tuple[FileFate, int | None]:
    """What becomes of the last segment, and the number of the next message, None where that depends on how many are
    taken to be lost. Raises `SegspecError` where its header is none."""
    size = directory.sizes[segment.name]
    with directory.open(segment.name) as source:
        header = read_header(source)
        framing = Framing(source)
        entries, end = _counted(framing, header.end)
        code = Code.ZEROED if framing.is_zero_tail(end) else Code.TORN
    due = header.base + entries
    if end == size:
        return _kept(directory, segment.name, "its entries end with the file, and more are appended"), due
    if count_records(segment.path, end):
        reason = f"entries can be read after damage at byte {end}: another segment is begun"
        return FileFate(segment.path, Fate.KEPT, size, size, reason, SOURCE, is_segment=True), None
    reason = "what is after its last whole entry is cut off: no append of it has returned"
    return FileFate(segment.path, Fate.TRUNCATED, size, end, reason, SOURCE, 0, code, end, True), due


def _removed(directory: Directory, segment: SegmentFile) -> FileFate:
    size = directory.sizes[segment.name]
    reason = "it ends within its header, so nothing was appended to it"
    return FileFate(segment.path, Fate.DELETED, size, None, reason, SOURCE, 0, Code.TORN, 0, is_segment=size > 0)


def _counted(framing: Framing, start: int) -> tuple[int, int]:
    entries, end = 0, start
    for head in framing.heads(start):
        entries, end = entries + 1, head.end
    return entries, end


def _kept(directory: Directory, name: str, reason: str = "only the last segment is taken up") -> FileFate:
    size = directory.sizes[name]
    return FileFate(directory.join(name), Fate.KEPT, size, size, reason, SOURCE, is_segment=name != layout.INDEX_NAME)
