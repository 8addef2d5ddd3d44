"""The rows of a user's format: their columns, the kernel that finds them, and the parser that explains errors."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pyarrow as pa

from segspec.columns.backend import Kernel


@dataclass(frozen=True, slots=True)
class OwnColumn:
    """A column: its name, its Arrow type, and whether it can be null.

    `source` is the name that the kernel has for it; `present`, where there is one, the kernel's column that says
    whether a number is there.
    """

    name: str
    type: pa.DataType
    nullable: bool
    source: str
    present: str = ""


@dataclass(frozen=True)
class OwnRows:
    """The rows of the files that the spec called `name` describes; `parser` is the spec's Kaitai parser."""

    name: str
    columns: tuple[OwnColumn, ...]
    kernel: Kernel = field(repr=False)
    parser: Any = field(repr=False)

    @property
    def schema(self) -> pa.Schema:
        return pa.schema([pa.field(column.name, column.type, column.nullable) for column in self.columns])
