"""What stops a lowering: a construct outside the subset, or a column that cannot be had."""

from __future__ import annotations


class Unsupported(Exception):  # noqa: N818 - it is a verdict on a spec, not a fault
    """A spec uses a construct that has no lowering. `spec` is its id, `line` the line in it (0 where unknown)."""

    def __init__(self, construct: str, spec: str, line: int) -> None:
        super().__init__(f"{spec}.ksy:{line}: {construct} cannot be lowered to a kernel")
        self.construct = construct
        self.spec = spec
        self.line = line


class ColumnError(Exception):
    """A row or a column names something that the spec does not have, or has not read yet when the row is complete.

    `column` is the name of the column at fault, "" where it is the row.
    """

    def __init__(self, message: str, column: str = "") -> None:
        super().__init__(message)
        self.column = column
