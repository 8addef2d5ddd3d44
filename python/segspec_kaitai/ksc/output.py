"""What the compiler wrote for a spec; what every generated file begins with, and how it is written."""

from __future__ import annotations

import os
from pathlib import Path

from segspec_kaitai.ksc.compiler import Compiled
from segspec_kaitai.spec.source import Spec


def own_name(compiled: Compiled, target: str, spec: Spec) -> str:
    """The file of `spec` among those of the specs it imports, which come along."""
    wanted = spec.name.replace("_", "")
    files = compiled.files[target][spec.name]
    return next(Path(name).name for name in files if Path(name).stem.replace("_", "").lower() == wanted)


def own_text(compiled: Compiled, target: str, spec: Spec) -> str:
    name = own_name(compiled, target, spec)
    return next(text for path, text in compiled.files[target][spec.name].items() if Path(path).name == name)


def banner(version: str, specs: list[Spec], comment: str = "#") -> str:
    return "".join(f"{comment} kaitai-struct-compiler {version}, ksy/{s.name}.ksy sha256 {s.sha256}\n" for s in specs)


def tidy(text: str) -> str:
    return "\n".join(line.rstrip() for line in text.splitlines()).rstrip("\n") + "\n"


def differs(path: Path, text: str) -> bool:
    return not path.exists() or path.read_text(encoding="utf-8") != text


def replace(target: Path, text: str) -> None:
    """Writes beside `target` and renames: whoever imports it meanwhile reads the old or the new text, never a part."""
    target.parent.mkdir(parents=True, exist_ok=True)
    part = target.with_name(f".{target.name}.{os.getpid()}")
    part.write_text(text, encoding="utf-8")
    part.replace(target)
