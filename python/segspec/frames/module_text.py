"""The text of a module that creates a compiled declaration from plain classes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from typing import Any

from segspec.frames.compiled import CompiledLog

HEAD = '"""What the declaration says, compiled."""\n\n'


def module_text(log: CompiledLog) -> str:
    """The module with the log as `LOG`, and its treatment of zeros as a number."""
    written = Written()
    text = f"LOG = {written.expression(log, 0)}\n"
    if log.declaration.unwritten:
        text += f"UNWRITTEN = {log.declaration.unwritten}\n"
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
        if isinstance(value, Enum):
            return f"{self._named(type(value))}.{value.name}"
        if is_dataclass(value) and not isinstance(value, type):
            return self._call(type(value), _told(value), depth)
        if isinstance(value, tuple) and hasattr(value, "_fields"):
            usual: Mapping[str, Any] = getattr(value, "_field_defaults", {})
            given = dict(zip(value._fields, value, strict=True))
            told = {name: each for name, each in given.items() if name not in usual or usual[name] != each}
            return self._call(type(value), told, depth)
        if isinstance(value, Mapping):
            items = [f"{key!r}: {self.expression(item, depth + 1)}" for key, item in value.items()]
            return _laid_out("{", items, "}", depth)
        if isinstance(value, tuple):
            items = [self.expression(item, depth + 1) for item in value]
            return _laid_out("(", items, ",)" if len(items) == 1 else ")", depth)
        # A spec's number may be of a class that remembers its notation.
        return repr(int(value)) if type(value) is not bool and isinstance(value, int) else repr(value)

    def _call(self, kind: type[Any], told: Mapping[str, Any], depth: int) -> str:
        items = [f"{name}={self.expression(item, depth + 1)}" for name, item in told.items()]
        return _laid_out(f"{self._named(kind)}(", items, ")", depth)

    def _named(self, kind: type[Any]) -> str:
        self.classes.add((kind.__module__, kind.__name__))
        return kind.__name__


def _told(value: Any) -> dict[str, Any]:
    found = {}
    for field in fields(value):
        default = field.default if field.default_factory is MISSING else field.default_factory()
        if getattr(value, field.name) != default:
            found[field.name] = getattr(value, field.name)
    return found


WIDTH = 100


def _laid_out(begin: str, items: list[str], end: str, depth: int) -> str:
    line = ", ".join(items)
    if len(line) <= WIDTH and "\n" not in line:
        return f"{begin}{line}{end}"
    indent = "    " * (depth + 1)
    rows = "".join(f"\n{indent}{item}," for item in items)
    return f"{begin}{rows}\n{'    ' * depth}{end.removeprefix(',')}"
