"""The effect of opening `segspec.queue` on its files: only the last segment changes.

A test compares it with the queue (`segspec/queue/queue_tail.py`).
"""

from __future__ import annotations

from segspec.core.errors import Code, SegspecError, ShrunkError
from segspec.core.model import SegmentFile, SegmentSummary
from segspec.formats.contract.planned import PlannedFolder, Reason, TakeUp, decide
from segspec.formats.contract.startup import CountRecords, Forecast, OwnerChoice, advised
from segspec.formats.ffwd import layout
from segspec.formats.ffwd.encode import dialect_by_name, header
from segspec.formats.ffwd.folder import FOLDER
from segspec.formats.ffwd.header import Framing, read_header
from segspec.formats.ffwd.layout import MAX_LONG
from segspec.formats.ffwd.writer import REMEDIES
from segspec.storage.directory import Directory

CLASS, QUEUE = "ffwd", "segspec-queue"
SOURCE = "segspec/queue/queue_tail.py take_up"
NOT_READ = Reason("only the last segment is taken up", SOURCE)
REFUSED = "nothing is appended after it"


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
    own = {layout.INDEX_NAME, *(segment.name for segment in segments)}
    sizes = {name: size for name, size in directory.sizes.items() if name in own}
    files = PlannedFolder(directory._replace(sizes=sizes))
    due, crash, is_removed = None, None, True
    while segments and is_removed:
        last = segments.pop()
        found, error = _read(files, last, count_records)
        what = decide(found, REMEDIES, is_only=not segments and (last.base or 0) <= MAX_LONG)
        _apply(files, found, what, Code.TORN if error is None else error.code)
        is_removed = what is TakeUp.REMOVE
        if what is TakeUp.REFUSE and error is not None:
            crash = files.crash(last.name, error.position, error.code, f"{error.message}; {REFUSED}", SOURCE).crash
        elif what not in (TakeUp.BEGIN_ANOTHER, TakeUp.REMOVE):
            due = (last.base or 0) + found.prefix_records
    fates = files.fates(lambda name: name != layout.INDEX_NAME, NOT_READ, lambda *_: 0)
    made = Forecast(QUEUE, directory.path, tuple(fates), due, crash)
    return advised(made, "do not open the queue before it is copied")


def _read(
    files: PlannedFolder, segment: SegmentFile, count_records: CountRecords
) -> tuple[SegmentSummary, SegspecError | None]:
    found = SegmentSummary(segment, files.directory.sizes[segment.name])
    with files.open(segment.name) as source:
        try:
            found.valid_bytes = read_header(source).end
        except ShrunkError:
            raise
        except SegspecError as error:
            found.end = "torn" if error.code is Code.TORN else "not-this-format"
            return found, error
        fit = Framing(source).fit(found.valid_bytes)
    found.prefix_records, found.valid_bytes = fit.entries, fit.stop
    after, damage = 0, None
    if found.valid_bytes < found.bytes:
        code = Code.ZEROED if fit.exact else Code.TORN
        damage = SegspecError(code, "an entry does not fit", path=segment.path, position=found.valid_bytes)
        found.end, after = "torn", count_records(segment.path, found.valid_bytes)
    found.frames = found.records = found.prefix_records + after
    return found, damage


def _apply(files: PlannedFolder, found: SegmentSummary, what: TakeUp, code: Code) -> None:
    name, base, end = found.segment.name, found.segment.base or 0, found.valid_bytes
    match what:
        case TakeUp.CUT:
            why = "what is after its last whole entry is cut off: no append of it has returned"
            files.put(name, end, why, SOURCE, code)
        case TakeUp.REMOVE:
            files.delete(name, "it ends within its header, so nothing was appended to it", SOURCE, code)
        case TakeUp.NEW_HEADER:
            why = "it ends within its header, and gets a whole one: its name says which numbers were given"
            files.rebuild(name, len(header(base, dialect_by_name(name, base))), why, SOURCE, code)
        case TakeUp.GO_ON:
            files.stay(name, "its entries end with the file, and more are appended", SOURCE)
        case TakeUp.BEGIN_ANOTHER:
            why = f"entries can be read after damage at byte {end}: another segment is begun"
            files.stay(name, why, SOURCE)
