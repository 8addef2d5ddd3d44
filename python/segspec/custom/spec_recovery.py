"""A clean copy of a file of a user's format, without the damaged rows."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from segspec.conversion.outputs import new_folder
from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.custom import head_of
from segspec.reading.walk import OnDamage
from segspec.recovery import Lost, RecoveredLog, Report
from segspec.storage.atomic import appearing_file
from segspec.storage.directory import parent

if TYPE_CHECKING:
    from segspec_kaitai.own.own_log import OwnLog

PLACES = ("_position", "_end")
"""The columns that say which bytes a row has."""
COPIED_AT_ONCE = 1 << 20


def recover_rows(log: OwnLog, target: str, *, dry_run: bool) -> Report:
    """Copies the bytes of the sound rows, and those before the first, to a file of the same name in the new folder
    `target`. The folder appears after the copy was read back. The format has `PLACES` among its columns.

    Raises `ValueError` for rows that cannot be copied by themselves.
    """
    if not log.format.parser.can_be_cut:
        raise ValueError(
            f"rows of {log.format.name} cannot be copied by themselves: they have neither one size nor a magic, or "
            "depend on one another"
        )
    made = RecoveredLog(log.path, target, log.format.name)
    kept, made.records = sound_rows(log, made.findings)
    made.bytes = sum(end - start for start, end in kept)
    with log.opened() as source:
        made.lost = Lost(None, source.size - made.bytes)
    name = parent(log.path)[1]
    made.files[name] = made.bytes
    if not dry_run:
        with new_folder(Path(target)) as folder:
            copy(log, kept, folder / name)
            again = sum(batch.num_rows for batch in type(log)(log.format, str(folder / name)).arrow(on_damage="fail"))
            if again != made.records:
                raise SegspecError(Code.BAD_COUNT, f"the copy has {again} rows, not {made.records}", path=log.path)
    return Report((made,), dry_run)


def sound_rows(log: OwnLog, findings: list[Finding]) -> tuple[list[tuple[int, int]], int]:
    """The ranges of sound rows, with the bytes before the first; adjacent rows are one. And their number."""
    with log.opened() as source:
        head = head_of(log.format.parser, source, source.size)
    starts, ends = array("q"), array("q")
    for batch in log.arrow(on_damage=OnDamage.SKIP, report=findings.append):
        starts.extend(batch.column("_position").to_pylist())
        ends.extend(batch.column("_end").to_pylist())
    if head is None:
        raise findings[0].error() if findings else SegspecError(Code.TORN, "there is no row", path=log.path)
    bad = sorted(each.position for each in findings if each.severity is Severity.ERROR)
    sound = [
        (start, end)
        for start, end in zip(starts, ends, strict=True)
        if bisect_left(bad, start) == bisect_left(bad, end)
    ]
    return list(joined([(0, head), *sound])), len(sound)


def joined(ranges: Sequence[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    first, last = ranges[0]
    for start, end in ranges[1:]:
        if start != last:
            yield first, last
            first = start
        last = end
    yield first, last


def copy(log: OwnLog, kept: Sequence[tuple[int, int]], target: Path) -> None:
    with appearing_file(target) as out, log.opened() as source:
        for start, end in kept:
            for at in range(start, end, COPIED_AT_ONCE):
                out.write(source.read(at, min(COPIED_AT_ONCE, end - at)))
