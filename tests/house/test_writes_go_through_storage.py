"""What is written goes through `segspec.storage.disk` and `segspec.storage.atomic`: there names, locks, faults and
errors are seen to, once."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "python" / "segspec"

NOT_OUTPUTS = {
    "storage/disk.py": "the calls themselves",
    "storage/atomic.py": "what a crash left",
    "spark/session.py": "the start of a Java, in the user's cache",
    "conformance/": "what an adapter is asked about, in a folder of its own",
    "samples/": "into a folder that appears when it is complete",
    "cli/conformance_vectors.py": "into a folder that appears when it is complete",
}
"""Files that write besides, and what."""

CALLS = {
    "write_text",
    "write_bytes",
    "mkdir",
    "makedirs",
    "mkstemp",
    "copyfile",
    "copytree",
    "copy2",
    "rename",
    "replace",
}


def written(text: str) -> Iterator[int]:
    """The lines on which something is written to a file system."""
    for node in ast.walk(ast.parse(text)):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        texts = [argument.value for argument in node.args if isinstance(argument, ast.Constant)]
        modes = [text for text in texts if isinstance(text, str)]
        of_texts = name == "replace" and (len(node.args) != 1 or node.keywords or bool(modes))
        of_fields = name == "replace" and isinstance(node.func, ast.Name)
        of_disk = isinstance(node.func, ast.Attribute) and getattr(node.func.value, "id", "") in ("disk", "current")
        if name in CALLS and not of_texts and not of_fields and not of_disk:
            yield node.lineno
        if name == "open" and any(set(mode) <= set("rwxab+t") and set(mode) & set("wxa+") for mode in modes):
            yield node.lineno


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("path.write_text('x')", [1]),
        ("path.open('wb')", [1]),
        ("open(path, 'x')", [1]),
        ("path.open('rb')", []),
        ("path.rename(target)", [1]),
        ("disk.rename(path, target)", []),
        ("name.replace('a', 'b')", []),
        ("shutil.copytree(a, b)", [1]),
    ],
)
def test_what_is_found(text: str, found: list[int]) -> None:
    assert list(written(text)) == found


def test_nothing_else_writes() -> None:
    wrong = [
        f"{name}:{line}"
        for path in sorted(PACKAGE.rglob("*.py"))
        if not (name := str(path.relative_to(PACKAGE))).startswith(tuple(NOT_OUTPUTS))
        for line in written(path.read_text(encoding="utf-8"))
    ]
    assert wrong == []
