"""The records of a log: those of a range, and deleted entries only where they are asked for."""

from __future__ import annotations

from collections.abc import Iterator

from segspec.core.bounds import Range
from segspec.core.errors import TellFinding
from segspec.core.model import Record
from segspec.core.stretch import Step, Wanted
from segspec.library.stored_log import StoredLog
from segspec.reading.walk import OnDamage


class Choice:
    """Which records are meant. `ended` is true once no later record can be."""

    def __init__(self, within: Range | None, *, deleted: bool) -> None:
        self.within = within
        self.deleted = deleted
        self.ended = False

    def records(self, step: Step) -> Iterator[Record]:
        """The chosen records of a step, in order."""
        for record in step.records:
            if record.deleted and not self.deleted:
                continue
            if self.within is None or self.within.holds(record):
                yield record
            elif self.within.ended_by(record):
                self.ended = True
                return


def placed_records(
    log: StoredLog,
    *,
    on_damage: OnDamage | str = OnDamage.STOP,
    within: Range | None = None,
    deleted: bool = False,
    report: TellFinding | None = None,
) -> Iterator[tuple[str, Record]]:
    """The chosen records in order, each with the path of its segment."""
    choice = Choice(within, deleted=deleted)
    for segment, step in log.steps(on_damage=on_damage, wanted=Wanted(records=True), within=within):
        if report is not None:
            for finding in step.findings:
                report(finding)
        for record in choice.records(step):
            yield segment.path, record
        if choice.ended:
            return
