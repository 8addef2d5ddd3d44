"""The records of a log that fulfil all of several conditions (`segspec.core.condition`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from segspec.core.condition import Condition, parse
from segspec.core.errors import Finding, SegspecError, Severity, TellFinding
from segspec.core.model import Record

if TYPE_CHECKING:
    from segspec.formats.contract.descriptor import Format
    from segspec.formats.contract.parts import Searchable

Conditions = str | Condition | Sequence[str | Condition]


def read_conditions(conditions: Conditions | None) -> list[Condition]:
    """Parses the conditions that are texts. Raises `ValueError` for an invalid one."""
    given = [conditions] if isinstance(conditions, str | Condition) else conditions or ()
    return [parse(one) if isinstance(one, str) else one for one in given]


class Where:
    """Conditions, bound to the columns of records. `unreadable` counts records whose values cannot be opened."""

    def __init__(
        self,
        conditions: Conditions,
        of: str,
        columns: Sequence[str],
        search: Searchable | None = None,
    ) -> None:
        read = read_conditions(conditions)
        self._search = search
        for condition in read:
            _check(condition, of, columns, search)
        self._of_records = [one for one in read if one.field in columns]
        self._of_values = [one for one in read if one.field not in columns]
        self._needles = [
            one.needle for one in self._of_values if search is not None and one.field in search.verbatim and one.needle
        ]
        self.columns = frozenset(one.field for one in self._of_records)
        self.unreadable = 0
        self._first: tuple[str, Record, SegspecError] | None = None

    def chosen(self, path: str, records: Iterable[Record]) -> Iterator[Record]:
        return (record for record in records if self.matches(path, record))

    def matches(self, path: str, record: Record) -> bool:
        if not all(one.holds(_values(record, one)) for one in self._of_records):
            return False
        if not self._of_values:
            return True
        value = record.value or b""
        # To open a value is slow.
        if not all(needle in value for needle in self._needles):
            return False
        assert self._search is not None, "only a search has fields that are no columns"
        try:
            find = self._search.open(value)
            return all(one.holds(find(one.field, one.member)) for one in self._of_values)
        except SegspecError as error:
            self._first = self._first or (path, record, error)
            self.unreadable += 1
            return False

    def begin_anew(self) -> None:
        self.unreadable, self._first = 0, None

    def tell(self, report: TellFinding) -> None:
        if self._first is None:
            return
        assert self._search is not None
        path, record, error = self._first
        count, what = self.unreadable, self._search.what
        begins, which = "a record that might be meant is", "it"
        if count > 1:
            begins, which = f"{count:,} records that might be meant are", "the first"
        found = Finding.from_error(error, severity=Severity.NOTE)
        message = f"{begins} not {what}, and not given; {which} has offset {record.offset}: {found.message}"
        report(Finding(path, record.position, found.code, Severity.NOTE, message))


def where_of(format: Format, conditions: Conditions | None) -> Where | None:
    """The conditions; None without any. Raises `ValueError`."""
    if conditions is None or (not isinstance(conditions, str | Condition) and not conditions):
        return None
    search = None if format.messages is None else format.messages.search
    return Where(conditions, format.name, format.columns, search)


def _values(record: Record, condition: Condition) -> Sequence[object]:
    value = getattr(record, condition.field, None)
    if value is None:
        return ()
    if condition.member is None:
        return (value,)
    name = condition.member.encode("utf-8")
    return tuple(content for field, content in value if field == name)


GROUP = "fields"


def _check(condition: Condition, of: str, columns: Sequence[str], search: Searchable | None) -> None:
    groups: dict[str, tuple[str, ...] | None] = {GROUP: None} if GROUP in columns else {}
    groups |= search.groups if search is not None else {}
    fields = [*(name for name in columns if name != GROUP), *(search.fields if search is not None else ())]
    name, member = condition.field, condition.member
    there = ", ".join([*fields, *(f"{group}.NAME" for group in groups)])
    if name not in fields and name not in groups:
        raise ValueError(f"{condition.text!r}: {of} has no {name!r} to ask for; there are {there}")
    if name in groups and member is None:
        raise ValueError(f"{condition.text!r}: {name} is asked for by the name of a member, {name}.NAME")
    if name in fields and member is not None:
        raise ValueError(f"{condition.text!r}: {name} has no members; there are {there}")
    known = groups.get(name)
    if known is not None and member not in known:
        raise ValueError(f"{condition.text!r}: {name} has no {member!r}; it has {', '.join(known)}")
