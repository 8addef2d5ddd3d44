"""What happens to each column in each target, for planning, refusing and documenting conversions."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from segspec.core.json_form import RECORD
from segspec.formats import get, listed
from segspec.formats.contract.descriptor import Effect, Format, Further, Outcome

TEXTS = ("jsonl", "csv")
TABLES = (*TEXTS, "parquet", "arrow")
"""Targets that are files of rows, which keep every column."""

BESIDE = "beside"
FIELDS_AS = ("value", "only", "json", BESIDE)
"""The field that becomes a value: `value` (and `key` a key), the only field, or all as JSON, `[[name, value], …]`.
`beside`: records also have a value, so fields stay fields.
"""

BRIEFLY = re.compile(r"[.;](?: |$)")

NONE: Mapping[str, Further] = MappingProxyType({})


class Refused(ValueError):  # noqa: N818 - design.md's word: the conversion is refused, nothing is wrong with the data
    """A conversion is refused, because it would lose user data, or is impossible."""


class DoesNotFit(Exception):  # noqa: N818 - nothing is wrong yet: record by record it may do
    """The input or the writer does not accept columns as they are."""


KEPT = Effect(Outcome.KEPT)
IN_CSV = {"key": Effect(Outcome.CHANGED, "one without bytes becomes an empty cell, as does none")}
"""The effect on columns in CSV, which has no absent values."""
REFUSED = Effect(Outcome.REFUSED, "it has no place for that")
OWN = Effect(Outcome.LOST, "the target has its own, or none")
AS_VALUE: dict[str, Effect] = {
    "timestamp": REFUSED,
    "key": REFUSED,
    "value": REFUSED,
    "deleted": Effect(Outcome.LOST, "deleted entries are left out"),
    "fields": Effect(Outcome.CHANGED, 'become key and value: see fields_as="…"'),
}
"""The effect in a log whose records have a value and not this column."""
AS_FIELDS: dict[str, Effect] = {
    "timestamp": Effect(
        Outcome.CHANGED, "becomes the id's ms; one that is before its predecessor's becomes that, for ids rise"
    ),
    "key": Effect(Outcome.CHANGED, "becomes a field named key"),
    "value": Effect(Outcome.CHANGED, "becomes a field named value"),
    "deleted": AS_VALUE["deleted"],
    "fields": REFUSED,
}
"""By column, the effect in a log whose records have fields."""

WHERE = ("segment", "position")


@dataclass(frozen=True, slots=True)
class Plan:
    """The columns of a conversion, including `further` ones, and notes about losses.

    `key_from_fields`: whether the target can take a key from the fields. If not, `key_dropped` allows losing it.
    """

    target: str
    columns: tuple[str, ...]
    notes: tuple[str, ...]
    deleted: bool
    fields_as: str
    key_from_fields: bool
    key_dropped: bool
    further: Mapping[str, Further]

    @property
    def to_table(self) -> bool:
        return self.target in TABLES

    @property
    def to_text(self) -> bool:
        return self.target in TEXTS

    @property
    def to_fields(self) -> bool:
        return not self.to_table and has_only_fields(self.target) and "value" in self.columns

    @property
    def from_fields(self) -> bool:
        return fields_become_values(self.columns, self.target)

    @property
    def to_times(self) -> bool:
        takes = () if self.to_table else get(self.target).takes
        return "id" in self.columns and "id" not in takes and "timestamp" in takes


def plan(
    columns: Sequence[str],
    target: str,
    *,
    source: str | None = None,
    drop: Collection[str] = (),
    deleted: bool = False,
    fields_as: str = "value",
    further: Mapping[str, Further] = NONE,
) -> Plan:
    """How records with `columns`, of the format `source` or a table (None), become `target`.

    Raises `Refused` if user data outside `drop` would be lost, and if `drop` names an unknown column.
    """
    check_drop(columns, target, drop, fields_as)
    left = [name for name in columns if name not in drop]
    check_content(left, target)
    check_beside(left, target, fields_as)
    found = effects_on(left, target, further)
    check_losses(found, target)
    check_deleted(left, target, deleted)
    notes = [f"{name}: dropped" for name in drop]
    notes += [note for name in left if (note := note_of(name, found[name]))]
    if "deleted" in left and not deleted and effect(target, "deleted").outcome is Outcome.KEPT:
        notes.append("deleted entries: left out (deleted=True keeps them)")
    if source is not None and get(source).besides:
        notes.append(f"lost, for they are no records: {get(source).besides}")
    own = {name: further[name] for name in left if name in further and found[name].outcome is Outcome.KEPT}
    with_fields = found["fields"].outcome is not Outcome.LOST if "fields" in found else False
    taken = tuple(name for name in left if name in own or (name in RECORD and (with_fields or name != "fields")))
    key_fits = effect(target, "key").outcome is Outcome.KEPT
    dropped = "key" in drop
    return Plan(target, taken, tuple(notes), deleted, fields_as, key_fits and not dropped, dropped, own)


def takes_null(target: str) -> bool:
    writing = get(target).writing
    return writing is not None and writing.takes_null


def has_only_fields(target: str) -> bool:
    takes = get(target).takes
    return "fields" in takes and "value" not in takes


def fields_become_values(columns: Sequence[str], target: str) -> bool:
    if target in TABLES or "fields" in get(target).takes:
        return False
    return "fields" in columns and "value" not in columns


def effects_on(columns: Sequence[str], target: str, further: Mapping[str, Further]) -> dict[str, Effect]:
    found = {name: effect(target, name, further) for name in columns}
    if {"value", "fields"} <= found.keys() and target not in TABLES and "fields" not in get(target).takes:
        found["fields"] = Effect(Outcome.LOST, f"records of {target} have a value alone")
    return found


def effect(target: str, column: str, further: Mapping[str, Further] = NONE) -> Effect:
    if column in WHERE:
        return Effect(Outcome.LOST, "where the record lay")
    if column in further:
        return of_further(target, column, further[column])
    if column not in RECORD:
        return Effect(Outcome.REFUSED, "that is not a column of a log's records")
    if target in TABLES:
        return IN_CSV.get(column, KEPT) if target == "csv" else KEPT
    return in_log(get(target), column)


def of_further(target: str, column: str, given: Further) -> Effect:
    if target in TABLES:
        return KEPT
    format = get(target)
    own = format.further.get(column)
    if own is not None and column in format.takes:
        if own.kind == given.kind:
            return KEPT
        return Effect(Outcome.LOST, f"that of {target} is {own.kind}, and this one {given.kind}")
    said = f" ({BRIEFLY.split(given.doc)[0]})" if given.doc else ""
    return Effect(Outcome.LOST, f"{target} has no such column{said}")


def in_log(format: Format, column: str) -> Effect:
    if format.writing is not None and column in format.writing.effects:
        return format.writing.effects[column]
    if column in format.takes:
        return KEPT
    if column in ("chunk_id", "epoch"):
        return OWN
    if column == "offset":
        return Effect(Outcome.LOST, f"records have {'ids' if 'id' in format.takes else 'numbers of their own'}")
    if column == "id":
        timed = "timestamp" in format.takes
        return Effect(Outcome.CHANGED, "its ms becomes the timestamp, its seq is lost") if timed else REFUSED
    return (AS_FIELDS if has_only_fields(format.name) else AS_VALUE)[column]


def effects() -> dict[str, dict[str, Effect]]:
    targets = [format for format in listed() if format.takes]
    from segspec.columns.schema import RECORD_TYPES

    return {column: {format.name: in_log(format, column) for format in targets} for column in RECORD_TYPES}


def note_of(column: str, found: Effect) -> str:
    if found.outcome is Outcome.KEPT:
        return ""
    lost = "lost: " if found.outcome is Outcome.LOST else ""
    return f"{column}: {lost}{found.words}"


def check_losses(found: Mapping[str, Effect], target: str) -> None:
    """Raises `Refused` if a column of user data would be lost."""
    refused = [name for name, each in found.items() if each.outcome is Outcome.REFUSED]
    if refused:
        words, drops = found[refused[0]].words, ", ".join(f'"{name}"' for name in refused)
        raise Refused(f"{', '.join(refused)} would be lost in {target}: {words}; drop=[{drops}] does without")


def check_drop(columns: Sequence[str], target: str, drop: Collection[str], fields_as: str) -> None:
    """Refuses to drop a column that does not exist; a key may be among the fields."""
    among_fields = ["key"] if fields_become_values(columns, target) and fields_as == "value" else []
    for name in drop:
        if name not in (*columns, *among_fields):
            raise Refused(f"there is no column {name!r} to drop; there are {', '.join(columns)}")


def check_content(columns: Sequence[str], target: str) -> None:
    """Refuses rows with neither a value nor fields.

    An empty file makes an empty log.
    """
    if not columns and target not in ("parquet", "arrow"):
        return
    if not any(name in RECORD for name in columns):
        raise Refused("no column of a log's records is there, or is left")
    if target not in TABLES and not takes_null(target) and not {"value", "fields"} & set(columns):
        raise Refused(f"there is neither value nor fields, and a record of {target} needs one")


def check_beside(columns: Sequence[str], target: str, fields_as: str) -> None:
    """Refuses a value with fields for a log of fields, unless the caller decides about the value."""
    both = {"value", "fields"} <= set(columns) and target not in TABLES and has_only_fields(target)
    if fields_as == BESIDE and not both:
        raise Refused('fields_as="beside" is for records with a value and fields, in a log that has fields alone')
    if both and fields_as != BESIDE:
        raise Refused(
            f"there are a value and fields, and records of {target} have fields alone: "
            f'fields_as="beside" puts the key and the value before the others, as fields of these names; '
            f'drop=["fields"] or drop=["value"] does without'
        )


def check_deleted(columns: Sequence[str], target: str, deleted: bool) -> None:
    if deleted and "deleted" not in columns:
        raise Refused("deleted=True is for records with the column deleted")
    if deleted and effect(target, "deleted").outcome is not Outcome.KEPT:
        raise Refused(f"deleted=True: {target} cannot say that an entry is deleted")
