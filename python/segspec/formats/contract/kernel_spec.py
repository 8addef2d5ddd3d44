"""What a format's `kernels.py` requests: structures for rows, and their columns."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Self


class KernelMode(StrEnum):
    """How a kernel traverses the data.

    FRAMES: consecutive structures of the spec, each released when read to its end. BLOCKS: one structure in each of
    many stretches, whose failures are independent. FILE: one structure; the items of the outermost list on the way to
    the rows are released one by one.
    """

    FRAMES = "frames"
    BLOCKS = "blocks"
    FILE = "file"


@dataclass(frozen=True)
class RowSource:
    """Structures or items at `path` make rows. `columns`: name to expression over the row's own fields.

    An expression may also use `_position` and `_end` (the bounds of the row's structure), `_index` (its number in the
    list), `_frame` (the frame's structure), `_frame_position`, `_` (an item that is not a structure), and `int(…)`,
    `f4(…)`, `f8(…)` and `bytes(…)` for a field with several kinds in the cases of a switch (by default its integers).
    `as_type(…, 'spec.Class')` is one structure of a switch (absent in other cases). `present(…)` is whether a number,
    structure or list exists, and `case(…)` the number of a switch's structure (from 1 on, as `Kernel.cases` counts
    them, in the spec's order; 0: none). An absent number is 0, absent bytes have the length -1. `within` are the keys
    of structures that contain all of these rows: cases of a switch may have lists of one name.
    """

    path: str
    columns: Mapping[str, str]
    within: tuple[str, ...] = ()

    @property
    def place(self) -> tuple[str, tuple[str, ...]]:
        return self.path, self.within


@dataclass(frozen=True)
class KernelSpec:
    """One kernel: the frame's spec, its rows, and its mode.

    `advance`: the next frame's start, from the frame's first byte, for specs that read a part of it.

    `lists` are repeated fields within rows or another list's items. Each is a table, filled and released with the rows.
    A row (or an item) stores the end of its items in their table with `end_of('path')`, or by the list's number in
    `lists`, from 1, like the offsets of an Arrow list. An item stores its row's number in the run with `_parent_row`.
    Column names are unique.

    `opaque` are the keys (`spec.Class`) of structures with a size that stay unread bytes; damage in them is not
    detected.

    `given` are numbers of the spec's outermost structure, parameters of its part the frame, by path, with minimum and
    maximum.

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
        """A kernel whose rows come from one `path`, by default the frames."""
        return cls(name, spec, (RowSource(path, columns),), **more)


def same(*fields: str) -> dict[str, str]:
    return {field: field for field in fields}
