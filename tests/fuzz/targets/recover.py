"""`recover`: a copy that verifies clean, has every record that can be read, and is itself copied byte for byte."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.core.model import Record
from segspec.library.log import open as open_log
from segspec.recovery import RecoveredLog, recover
from segspec.recovery.recover import Wishes, _recover_log
from tests.fuzz.cases import Case, unpack
from tests.fuzz.targets import promise
from tests.fuzz.targets.files import opened, written
from tests.fuzz.targets.reader import LIMITS

Row = tuple[object, ...]

HOLES = {Code.MISSING_SEGMENT, Code.GAP}
"""How a copy shows that offsets are lost."""


def check(format: str, data: bytes) -> None:
    case = unpack(format, data)
    with written(case) as (folder, segment):
        before = contents(folder)
        out = folder.parent / "out"
        made = _attempt(lambda: _copied(folder, out, format), format)
        promise(contents(folder) == before, "the log itself was changed")
        if made is None:
            promise(not out.exists(), "nothing can be had, and there is a copy")
            return
        _has_all(case, segment, out)
        _adds_up(made, out)
        _is_clean(made.remaining)
        twice = folder.parent / "again"
        again = _attempt(lambda: _copied(out, twice, format), format)
        promise(again is not None and contents(twice) == contents(out), "a copy's copy differs")


def glance(format: str, data: bytes) -> None:
    """What a copy would have; nothing is written, and no folder is looked through, which would take half of the time
    on small inputs."""
    case = unpack(format, data)
    with written(case) as (_, segment):
        log = opened(case, segment)
        made = _attempt(lambda: _recover_log(log, ".", None, segment.parent / "out", Wishes(None, None)), format)
        if made is not None:
            _report_adds_up(made)


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def _copied(folder: Path, out: Path, format: str) -> RecoveredLog:
    (made,) = recover(folder, out, format=format, limits=LIMITS).logs
    return made


def _attempt(make: Callable[[], RecoveredLog], format: str) -> RecoveredLog | None:
    try:
        return make()
    except SegspecError as error:
        # 16 empty messages in a row are split among two segments, and the second one's number has 64 bits too.
        nameless = format == "ffwd" and error.code is Code.LIMIT_EXCEEDED and "no segment can begin" in error.message
        promise(error.code is Code.MISSING_SEGMENT or nameless, f"no copy is made: {error}")
        return None


def _ignore(_: Finding) -> None:
    return


def _row(record: Record) -> Row:
    fields = None if record.fields is None else tuple(record.fields)
    return (record.id or record.offset, record.key, record.value, fields, record.timestamp, bool(record.deleted))


def _has_all(case: Case, segment: Path, out: Path) -> None:
    log, copy = opened(case, segment), open_log(out, format=case.format, limits=LIMITS)
    given: list[Row] = []
    for record in log.records(on_damage="skip", deleted=True, report=_ignore):
        row = _row(record)
        if not given or row[0] > given[-1][0]:  # type: ignore[operator]  # offsets, or ids
            given.append(row)
    held = [_row(record) for record in copy.records(on_damage="skip", deleted=True, report=_ignore)]
    promise(held == given, f"the copy has {len(held)} records, and {len(given)} can be read")


def _adds_up(made: RecoveredLog, out: Path) -> None:
    files = contents(out)
    promise({name: len(content) for name, content in files.items()} == made.files, "the report has other files")
    copy = open_log(out, format=made.format, limits=LIMITS)
    promise(made.bytes == copy.size(), f"the report has {made.bytes} bytes of segments")
    live = sum(1 for _ in copy.records(on_damage="skip", report=_ignore))
    promise(made.records == live, f"the report has {made.records} records, and the copy {live}")
    _report_adds_up(made)


def _report_adds_up(made: RecoveredLog) -> None:
    promise(0 <= made.records_behind_damage <= made.records, "more is kept behind damage than at all")
    ends = [each for first, last in made.kept for each in (first, last)]
    promise(all(_rises(one, other) for one, other in pairwise(ends)), f"kept ranges: {made.kept}")
    numbers = [(a, b) for a, b in made.lost.ranges if isinstance(a, int) and isinstance(b, int)]
    if made.lost.records is not None:
        promise(made.lost.records == sum(last - first + 1 for first, last in numbers), f"lost: {made.lost}")
    for finding in (*made.findings, *made.remaining):
        finding.as_json()
    made.as_json()


def _rises(one: object, other: object) -> bool:
    return one <= other  # type: ignore[operator,no-any-return]  # offsets, or ids


def _is_clean(remaining: list[Finding]) -> None:
    # What cannot be opened cannot be counted either.
    closed = {(each.path, each.position) for each in remaining if (each.field or "").startswith("data")}
    counts = [each for each in remaining if each.code is Code.BAD_COUNT and (each.path, each.position) in closed]
    errors = [each for each in remaining if each.severity is Severity.ERROR and each not in counts]
    wrong = [each for each in errors if not _is_meant(each)]
    promise(not wrong, f"the copy is not sound: {wrong}")


def _is_meant(finding: Finding) -> bool:
    """What a copy keeps as it was, beside holes: an epoch, which nothing protects and no owner looks at; what an osiris
    chunk of the right checksum has in its data, for other readers may open what we cannot; a sparse TANK bundle that
    begins with 0, which no name can say."""
    if finding.code in HOLES or "the epoch decreases" in finding.message:
        return True
    if (finding.field or "").startswith("data"):
        return True
    return finding.field == "header.first_sequence" and finding.actual == "0"
