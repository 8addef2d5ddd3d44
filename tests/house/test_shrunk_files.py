"""Whoever takes an error for damage lets pass the one that says that a file was cut off meanwhile.

A source raises it again when it is left, so it is only lost where a source is opened within the `try`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "python" / "segspec"
OPENS = {"open_source", "open", "look", "open_descriptor"}
OUTERMOST = {"cli/main.py"}
"""Where the error is shown."""


def swallowed(text: str) -> Iterator[int]:
    """The lines of handlers that take every `SegspecError` for damage, also that of a source opened in their `try`."""
    for node in ast.walk(ast.parse(text)):
        if not isinstance(node, ast.Try) or not any(_opens(each) for each in node.body):
            continue
        for handler in node.handlers:
            names = {each.id for each in ast.walk(handler.type) if isinstance(each, ast.Name)} if handler.type else {""}
            if "ShrunkError" in names:
                break
            if names & {"SegspecError", "Exception", "BaseException", ""} and not _raises(handler):
                yield handler.lineno


def _opens(statement: ast.stmt) -> bool:
    managers = [item.context_expr for each in ast.walk(statement) if isinstance(each, ast.With) for item in each.items]
    calls = [each.func for each in managers if isinstance(each, ast.Call)]
    return any((call.attr if isinstance(call, ast.Attribute) else getattr(call, "id", "")) in OPENS for call in calls)


def _raises(handler: ast.ExceptHandler) -> bool:
    """Whether the handler raises, or makes a finding, which refuses that error."""
    calls = (each.func for each in ast.walk(handler) if isinstance(each, ast.Call))
    return isinstance(handler.body[-1], ast.Raise) or any(
        isinstance(call, ast.Attribute) and call.attr == "from_error" for call in calls
    )


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("try:\n with open_source(p) as s:\n  read(s)\nexcept SegspecError:\n pass", [4]),
        ("try:\n with folder.open(p) as s:\n  read(s)\nexcept (OSError, SegspecError):\n pass", [4]),
        ("try:\n with open_source(p) as s:\n  read(s)\nexcept:\n pass", [4]),
        ("try:\n with open_source(p) as s:\n  read(s)\nexcept ShrunkError:\n raise\nexcept SegspecError:\n pass", []),
        ("try:\n with open_source(p) as s:\n  read(s)\nexcept SegspecError as e:\n raise Other from e", []),
        ("with open_source(p) as s:\n try:\n  read(s)\n except SegspecError:\n  pass", []),
    ],
)
def test_a_handler_that_hides_a_shrunk_file_is_seen(text: str, found: list[int]) -> None:
    assert list(swallowed(text)) == found


def test_no_module_hides_that_a_file_was_cut_off() -> None:
    paths = ((path, str(path.relative_to(PACKAGE))) for path in sorted(PACKAGE.rglob("*.py")))
    hidden = {name: list(swallowed(path.read_text())) for path, name in paths if name not in OUTERMOST}
    assert {name: lines for name, lines in hidden.items() if lines} == {}
