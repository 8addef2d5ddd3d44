"""What a format's `kernels.py` requests: which structures make rows, and the content of each column."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Self


class KernelMode(StrEnum):
    """How a kernel goes through the data.

    FRAMES: structures of the spec, one after the other, each released when it was read to its end. BLOCKS: one
    structure in each of many stretches of the data; one that fails does not stop the others. FILE: one structure;
    the items of the outermost list on the way to the rows are released one by one.
    """

    FRAMES = "frames"
    BLOCKS = "blocks"
    FILE = "file"


@dataclass(frozen=True)
class RowSource:
    """Structures or items at `path` make rows. `columns`: name to expression over the row's own fields.

    In addition to the fields an expression may use `_position` and `_end` (the bounds of the row's structure), `_index`
    (its number in the list), `_frame` (the structure of the frame), `_frame_position`, `_` (an item that is not a
    structure), `int(…)`, `f4(…)`, `f8(…)` and `bytes(…)` where a field is of several kinds in the cases of a switch
    (without them, its integers), `as_type(…, 'spec.Class')` for the one structure of a switch (absent in other cases),
    and two questions: `present(…)`, whether a number, a structure or a list exists, and `case(…)`, which structure of a
    switch it is (from 1 on, as `Kernel.cases` counts them, in the spec's order; 0: none). An absent number is 0, absent
    bytes have the length -1. `within` are structures, by their keys, that all of these rows lie in: cases of a switch
    may have lists of one name.
    """

    path: str
    columns: Mapping[str, str]
    within: tuple[str, ...] = ()

    @property
    def place(self) -> tuple[str, tuple[str, ...]]:
        """What distinguishes it from others."""
        return self.path, self.within


@dataclass(frozen=True)
class KernelSpec:
    """One kernel: the frame's spec, what makes rows, and how the data is traversed.

    `advance`: where the next frame begins, counted from the frame's first byte, for specs that read a part of it.

    `lists` are repeated fields within the rows, or within the items of another list: each is a table with its own
    columns, filled by the run together with the rows. If a row is released, so are all its items. A row (or an item)
    stores the end of its items in their table with `end_of('path')`, or by the list's number in `lists`, from 1: they
    begin where those of the row before end, 0 for the first row of a run or a block, like the offsets of an Arrow list.
    An item stores the number of its row in the run with `_parent_row`. Names of columns are not used twice.

    `opaque` are structures, by their keys (`spec.Class`), that are left unread if they have a size: they stay bytes,
    and damage in them is not detected. `SelfContainedError` has the key of one that has to be.

    `given` are numbers of the spec's outermost structure, by their paths in it, with the least and the greatest that
    each can be: parameters of the frame, which is a part of that structure and knows no more of it.

    `guarded`: an expression over an absent number is refused. Otherwise the number is 0.
    """

    name: str
    spec: str
    rows: tuple[RowSource, ...]
    mode: KernelMode = KernelMode.FRAMES
    advance: str | None = None
    doc: str = ""
    lists: tuple[RowSource, ...] = ()
    opaque: tuple[str, ...] = ()
    given: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    guarded: bool = False

    @property
    def tables(self) -> tuple[tuple[RowSource, ...], ...]:
        """The structures that make the rows, then those of each list."""
        return (self.rows, *((each,) for each in self.lists))

    @classmethod
    def of(cls, name: str, spec: str, columns: Mapping[str, str], path: str = "", **more: Any) -> Self:
        """A kernel whose rows all come from the same `path`: by default the frames themselves."""
        return cls(name, spec, (RowSource(path, columns),), **more)


def same(*fields: str) -> dict[str, str]:
    """Columns that are called like the fields that they hold."""
    return {field: field for field in fields}
