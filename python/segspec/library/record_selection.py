from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from segspec.core.bounds import Range
from segspec.core.errors import Finding, TellFinding
from segspec.core.model import Record, parse_id
from segspec.core.stretch import FilterValue, Step, Stretch
from segspec.formats.contract.descriptor import Format
from segspec.reading.walk import OnDamage

if TYPE_CHECKING:
    from segspec.library.where import Where


class Selection(NamedTuple):
    """Which records are read, and how damage is handled: see `Log.records`. Without `report` it is not reported."""

    on_damage: OnDamage = OnDamage.STOP
    within: Range | None = None
    deleted: bool = False
    report: TellFinding | None = None
    filter: FilterValue | None = None
    where: Where | None = None

    def tell(self, *findings: Finding) -> None:
        if self.report is not None:
            for finding in findings:
                self.report(finding)

    def tell_unopened(self) -> None:
        """Reports, after a read, the records that `where` could not parse."""
        if self.where is not None:
            self.where.tell(self.tell)


class Choice:
    """Chooses records during a read; `ended` means that no later record can match."""

    def __init__(self, format: Format, selection: Selection) -> None:
        self.within = within = selection.within
        end = None if within is None else within.end
        self.rises = end is not None and format.rises(end)
        self.deleted = selection.deleted
        self.ended = False

    def records(self, step: Step) -> Iterable[Record]:
        takes_all = self.within is None and (self.deleted or (step.stretch is not None and not step.stretch.deleted))
        return step.records if takes_all else self._chosen(step)

    def passed(self, stretch: Stretch) -> None:
        end = None if self.within is None else self.within.end
        if end is None or not self.rises:
            return
        last: Any = stretch.last_timestamp if end.kind == "time" else stretch.last_offset
        if isinstance(stretch.last_offset, str):
            own = parse_id(stretch.last_offset)
            last = own if end.kind == "id" else own[0]
        self.ended = last is not None and last >= end.value

    def _chosen(self, step: Step) -> Iterator[Record]:
        for record in step.records:
            if record.deleted and not self.deleted:
                continue
            if self.within is None or self.within.holds(record):
                yield record
            elif self.rises and self.within.is_after(record):
                self.ended = True
                return


def filter_of(format: Format, value: bytes | str | None, unfiltered: bool | None) -> FilterValue | None:
    """The filter value (text as UTF-8), or None. Raises `ValueError` if the format has no filters, for an empty value,
    and for `unfiltered` alone.
    """
    if value is None:
        if unfiltered is not None:
            raise ValueError("whether unfiltered records are wanted too is for reads by a filter value")
        return None
    if format.filter_answer is None:
        raise ValueError(f"{format.name} has no filters, so no records by a filter value")
    if not value:
        raise ValueError("an empty filter value stands for none: there are no records by it")
    return FilterValue(value.encode() if isinstance(value, str) else bytes(value), unfiltered)
