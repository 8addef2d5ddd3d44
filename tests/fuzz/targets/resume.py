"""The writer's resume: it refuses with an error that says why, or goes on after all that was there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import segspec
from segspec.core.errors import SegspecError
from segspec.core.model import Record
from segspec.formats.mojo.encode import END_MARKER
from tests.fuzz.cases import Case, unpack
from tests.fuzz.targets import promise
from tests.fuzz.targets.files import written

NEW = b"after what was there"
TORN = {False: "refuse", True: "new-segment"}
Row = tuple[object, ...]


def check(format: str, data: bytes) -> None:
    case = unpack(format, data)
    with written(case) as (folder, _):
        before = {path.name: path.read_bytes() for path in folder.iterdir()}
        had = _rows(folder, format)
        torn = TORN[bool(case.choice & 32)]
        taken = _append(folder, format, torn, new_segment=bool(case.choice & 64))
        if taken:
            # Where no log was found, a new one begins beside the file.
            if had is not None:
                _goes_on(case, folder, had)
        elif taken is None:
            # The log was opened, which mends its index.
            promise(_rows(folder, format) == had, "records that were there are others now")
        else:
            after = {path.name: path.read_bytes() for path in folder.iterdir()}
            promise({name: after.get(name) for name in before} == before, "a log that is refused was changed")


def glance(format: str, data: bytes) -> None:
    """A record is taken or refused, and no more is looked at than that nothing is gone."""
    case = unpack(format, data)
    with written(case) as (folder, _):
        _append(folder, format, TORN[bool(case.choice & 32)], new_segment=bool(case.choice & 64))
        promise(_keeps(folder, case), "bytes that were there are others now")


def _keeps(folder: Path, case: Case) -> bool:
    """Whether a file begins with what the segment had. Some formats have a new name for what is written to again. In
    mojo zeros at the end are room for more, and so is the end marker of a pack that is open."""
    content = case.segment
    if case.format == "mojo":
        content = content.rstrip(b"\0").removesuffix(END_MARKER)
    return any(path.read_bytes()[: len(content)] == content for path in folder.iterdir())


def _append(folder: Path, format: str, torn: str, *, new_segment: bool) -> bool | None:
    """Whether one more record was taken; None where the log was opened, and has no number left for it."""
    words: dict[str, Any] = {"fields": [(b"name", NEW)]} if format == "mojo" else {"value": NEW}
    try:
        with segspec.create(folder, format, resume=True, torn=torn, new_segment=new_segment) as log:
            log.append(**words)
    except (SegspecError, FileExistsError):
        return False
    except ValueError as error:
        promise("is the last" in str(error), f"refused with {error!r}")
        return None
    return True


def _goes_on(case: Case, folder: Path, had: list[Row]) -> None:
    promise(_keeps(folder, case), "bytes that were there are others now")
    rows = _rows(folder, case.format) or []
    promise(rows[: len(had)] == had, "records that were there are others now")
    promise(len(rows) == len(had) + 1, f"there are {len(rows)} records, and were {len(had)}")
    promise(NEW in (rows[-1][2], *(value for _, value in rows[-1][3] or ())), "the last record is not the new one")  # type: ignore[attr-defined]


def _rows(folder: Path, format: str) -> list[Row] | None:
    try:
        log = segspec.open(folder, format=format)
    except SegspecError:
        return None
    return [_row(record) for record in log.records(on_damage="skip", deleted=True, report=lambda _: None)]


def _row(record: Record) -> Row:
    return (record.id or record.offset, record.key, record.value, record.fields)
