"""What stops a translation."""

from __future__ import annotations

import ast


class Untranslatable(Exception):  # noqa: N818 - it is a verdict on a text, not a fault
    """A text says something that has no translation. `place` is its file or module, `line` the line in it."""

    def __init__(self, message: str, place: str, line: int) -> None:
        super().__init__(f"{place}:{line}: {message}")
        self.message = message
        self.place = place
        self.line = line


class Wrong(Exception):  # noqa: N818 - becomes an `Untranslatable`
    """The same before its place is known: what is wrong, and the syntax that is."""

    def __init__(self, message: str, node: ast.AST) -> None:
        super().__init__(message)
        self.message = message
        self.line: int = getattr(node, "lineno", 0)
