"""Writes or compares generated files."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from pathlib import Path

from segspec_kaitai.spec.source import Spec


def banner(version: str, specs: list[Spec], comment: str = "#") -> str:
    return "".join(f"{comment} kaitai-struct-compiler {version}, ksy/{s.name}.ksy sha256 {s.sha256}\n" for s in specs)


def tidy(text: str) -> str:
    return "\n".join(line.rstrip() for line in text.splitlines()).rstrip("\n") + "\n"


def settle(
    files: Mapping[Path, str],
    stale: Iterable[Path],
    *,
    check: bool,
    root: Path | None = None,
    command: str = "make generate",
) -> list[str]:
    """Writes the files, and removes stale ones. With `check` it only reports the differences, and the `command` that
    fixes them.
    """
    changed = [path for path, text in sorted(files.items()) if differs(path, text)]
    if check:
        found = {path: "differs" if path.exists() else "is missing" for path in changed}
        found |= dict.fromkeys(stale, "has no spec")
        return [f"{p.relative_to(root) if root else p} {what}: run `{command}`" for p, what in found.items()]
    for path in stale:
        path.unlink(missing_ok=True)
    for path in changed:
        replace(path, files[path])
    return []


def differs(path: Path, text: str) -> bool:
    return not path.exists() or path.read_text(encoding="utf-8") != text


def replace(target: Path, text: str) -> None:
    """Replaces atomically: a concurrent import reads the old or the new text."""
    target.parent.mkdir(parents=True, exist_ok=True)
    part = target.with_name(f".{target.name}.{os.getpid()}")
    part.write_text(text, encoding="utf-8")
    part.replace(target)
