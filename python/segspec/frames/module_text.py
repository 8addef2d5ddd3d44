"""The text of a module that creates a compiled declaration from plain classes."""

from __future__ import annotations

from collections.abc import Mapping
from inspect import signature
from typing import Any

from segspec.frames.compiled import CompiledLog

HEAD = '"""What the declaration says, compiled."""\n\n'
WIDTH = 100


def module_text(log: CompiledLog) -> str:
    """The module with the log as `LOG`, and its treatment of zeros as a number."""
    written = Written()
    text = f"LOG = {written.expression(log, 0)}\n"
    if log.declaration.tail.unwritten:
        text += f"UNWRITTEN = {log.declaration.tail.unwritten}\n"
    imports = "".join(f"from {module} import {name}\n" for module, name in sorted(written.classes))
    made: dict[str, Any] = {}
    exec(f"{imports}{text}", made)  # noqa: S102 - written above
    assert made["LOG"] == log, "a class of the compiled log has a value that no expression gives"
    return f"{HEAD}{imports}\n{text}"


class Written:
    """Writes values as source text and collects the `classes` to import."""

    def __init__(self) -> None:
        self.classes: set[tuple[str, str]] = set()

    def expression(self, value: Any, depth: int) -> str:
        kind = type(value)
        if hasattr(kind, "__match_args__"):
            self.classes.add((kind.__module__, kind.__name__))
            usual, given = signature(kind).parameters, {name: getattr(value, name) for name in kind.__match_args__}
            told = {name: each for name, each in given.items() if each != usual[name].default}
            items = [f"{name}={self.expression(each, depth + 1)}" for name, each in told.items()]
            return _laid_out(f"{kind.__name__}(", items, ")", depth)
        if isinstance(value, Mapping):
            items = [f"{key!r}: {self.expression(item, depth + 1)}" for key, item in value.items()]
            return _laid_out("{", items, "}", depth)
        if isinstance(value, tuple):
            items = [self.expression(item, depth + 1) for item in value]
            return _laid_out("(", items, ",)" if len(items) == 1 else ")", depth)
        # A spec's number may be of a class that remembers its notation.
        return repr(int(value)) if type(value) is not bool and isinstance(value, int) else repr(value)


def _laid_out(begin: str, items: list[str], end: str, depth: int) -> str:
    line = ", ".join(items)
    if len(line) <= WIDTH and "\n" not in line:
        return f"{begin}{line}{end}"
    indent = "    " * (depth + 1)
    rows = "".join(f"\n{indent}{item}," for item in items)
    return f"{begin}{rows}\n{'    ' * depth}{end.removeprefix(',')}"
