"""What becomes of every column in every target: one table, by which conversions are planned, refused and documented."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import StrEnum

from segspec.columns.schema import RECORD_TYPES
from segspec.formats import NAMES

TABLES = ("jsonl", "parquet", "arrow")
"""The targets that are files of rows, and keep every column."""

FIELDS_AS = ("value", "only", "json")
"""How mojo's fields become a value: that of the field named `value` (and a key that of `key`); that of the only field,
whatever its name; or all of them as JSON, `[[name, value], …]`."""


class Refused(ValueError):  # noqa: N818 - design.md's word: the conversion is refused, nothing is wrong with the data
    """A conversion that is not done, because it would lose what users stored, or cannot be done."""


class Outcome(StrEnum):
    """What becomes of a column: nothing; it goes into another one; it is lost, which is said; it is what users stored,
    so losing it is refused until it is dropped by its name."""

    KEPT = "kept"
    CHANGED = "changed"
    LOST = "lost"
    REFUSED = "refused"


@dataclass(frozen=True, slots=True)
class Fate:
    """An outcome, and words that say more."""

    outcome: Outcome
    words: str = ""


KEPT = Fate(Outcome.KEPT)
REFUSED = Fate(Outcome.REFUSED, "it has no place for that")
OWN = Fate(Outcome.LOST, "the target has its own, or none")
FIELDS = Fate(Outcome.CHANGED, "become key and value: see --fields-as")
DELETED = Fate(Outcome.LOST, "deleted entries are left out")
TIME = Fate(Outcome.CHANGED, "its ms becomes the timestamp, its seq is lost")
A_GAP_ROLLS = Fate(Outcome.KEPT, "a gap begins a segment, and readers report what is missing")

FATES: dict[str, dict[str, Fate]] = {
    "offset": {
        "osiris": A_GAP_ROLLS,
        "tank": Fate(Outcome.KEPT, "from 1 on; a gap makes a bundle sparse"),
        "durable_log": A_GAP_ROLLS,
        "ffwd": A_GAP_ROLLS,
        "mojo": Fate(Outcome.LOST, "records have ids"),
    },
    "timestamp": {
        "osiris": Fate(Outcome.KEPT, "another timestamp begins a chunk"),
        "tank": KEPT,
        "durable_log": REFUSED,
        "ffwd": REFUSED,
        "mojo": Fate(
            Outcome.CHANGED, "becomes the id's ms; one that is before its predecessor's becomes that, for ids rise"
        ),
    },
    "key": {
        "osiris": REFUSED,
        "tank": Fate(Outcome.KEPT, "up to 255 bytes; an empty one is none"),
        "durable_log": REFUSED,
        "ffwd": REFUSED,
        "mojo": Fate(Outcome.CHANGED, "becomes a field named key"),
    },
    "value": {
        "osiris": KEPT,
        "tank": KEPT,
        "durable_log": KEPT,
        "ffwd": KEPT,
        "mojo": Fate(Outcome.CHANGED, "becomes a field named value"),
    },
    "chunk_id": dict.fromkeys(NAMES, OWN),
    "epoch": dict.fromkeys(NAMES, OWN),
    "id": {"osiris": TIME, "tank": TIME, "durable_log": REFUSED, "ffwd": REFUSED, "mojo": KEPT},
    "deleted": {"osiris": DELETED, "tank": DELETED, "durable_log": DELETED, "ffwd": DELETED, "mojo": KEPT},
    "fields": {"osiris": FIELDS, "tank": FIELDS, "durable_log": FIELDS, "ffwd": FIELDS, "mojo": KEPT},
}
"""By column and target format."""

WHERE = ("segment", "position")
"""Columns of our tables that say where a record lay, which is no longer so after a conversion."""

BESIDES = {
    "osiris": "what consumers and producers stored (tracking), filter values",
    "ffwd": "the consumers' positions",
}
"""What a log of a format has besides the columns of its records; lost in any target."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is done: the columns that are taken, and what is said before the start.

    `key_from_fields`: whether a key among mojo's fields has a place; `key_dropped`: whether it goes without being
    refused if not.
    """

    target: str
    columns: tuple[str, ...]
    notes: tuple[str, ...]
    deleted: bool
    fields_as: str
    key_from_fields: bool
    key_dropped: bool

    @property
    def to_table(self) -> bool:
        return self.target in TABLES

    @property
    def to_fields(self) -> bool:
        """Whether values become fields."""
        return self.target == "mojo" and "fields" not in self.columns

    @property
    def from_fields(self) -> bool:
        """Whether fields become values."""
        return not self.to_table and self.target != "mojo" and "fields" in self.columns


def plan(
    columns: Sequence[str],
    target: str,
    *,
    source: str | None = None,
    drop: Collection[str] = (),
    deleted: bool = False,
    fields_as: str = "value",
) -> Plan:
    """How records with `columns`, of a log of the format `source` or of a table (None), become `target`.

    Raises `Refused` where users' data would be lost that `drop` does not name, and where `drop` names no column.
    """
    check_drop(columns, target, drop, fields_as)
    left = [name for name in columns if name not in drop]
    check_content(left, target)
    check_losses(left, target)
    check_deleted(left, target, deleted)
    notes = [f"{name}: dropped" for name in drop]
    notes += [note for name in left if (note := note_of(name, target))]
    if "deleted" in left and not deleted and fate(target, "deleted").outcome is Outcome.KEPT:
        notes.append("deleted entries: left out (--deleted keeps them)")
    if source in BESIDES:
        notes.append(f"lost, for they are no records: {BESIDES[source]}")
    taken = tuple(name for name in left if name in RECORD_TYPES)
    key_fits = fate(target, "key").outcome is Outcome.KEPT
    dropped = "key" in drop
    return Plan(target, taken, tuple(notes), deleted, fields_as, key_fits and not dropped, dropped)


def fate(target: str, column: str) -> Fate:
    """What becomes of `column` in `target`."""
    if column in WHERE:
        return Fate(Outcome.LOST, "where the record lay")
    if column not in FATES:
        return Fate(Outcome.REFUSED, "that is no column of a log's records")
    return KEPT if target in TABLES else FATES[column][target]


def note_of(column: str, target: str) -> str:
    """What is said of a column before the start; nothing of one that is kept."""
    found = fate(target, column)
    if found.outcome is Outcome.KEPT:
        return ""
    lost = "lost: " if found.outcome is Outcome.LOST else ""
    return f"{column}: {lost}{found.words}"


def check_losses(columns: Sequence[str], target: str) -> None:
    """Nothing that users stored is lost without being dropped. The first of several reasons stands for all."""
    refused = [name for name in columns if fate(target, name).outcome is Outcome.REFUSED]
    if refused:
        words, drops = fate(target, refused[0]).words, " ".join(f"--drop {name}" for name in refused)
        raise Refused(f"{', '.join(refused)} would be lost in {target}: {words}; {drops} does without")


def check_drop(columns: Sequence[str], target: str, drop: Collection[str], fields_as: str) -> None:
    """Every column to be dropped is one that there is; a key may be among mojo's fields."""
    among_fields = ["key"] if "fields" in columns and target not in (*TABLES, "mojo") and fields_as == "value" else []
    for name in drop:
        if name not in (*columns, *among_fields):
            raise Refused(f"there is no column {name!r} to drop; there are {', '.join(columns)}")


def check_content(columns: Sequence[str], target: str) -> None:
    """A log's records need a value or fields; rows with either, some this and some that, are no log's records.

    Lines of JSON without a line have no columns, and make an empty log.
    """
    if not columns and target not in ("parquet", "arrow"):
        return
    if not any(name in RECORD_TYPES for name in columns):
        raise Refused("no column of a log's records is there, or is left")
    if {"value", "fields"} <= set(columns):
        raise Refused("some records have a value and some have fields: no log has both")
    if target not in TABLES and not {"value", "fields"} & set(columns):
        raise Refused(f"there is neither value nor fields, and a record of {target} needs one")


def check_deleted(columns: Sequence[str], target: str, deleted: bool) -> None:
    """Deleted entries are taken only to where they are still said to be deleted."""
    if deleted and "deleted" not in columns:
        raise Refused("--deleted is for records with the column deleted")
    if deleted and fate(target, "deleted").outcome is not Outcome.KEPT:
        raise Refused(f"--deleted: {target} cannot say that an entry is deleted")
