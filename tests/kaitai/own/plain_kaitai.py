"""Plain Kaitai as an oracle: what the npm compiler's own Python, unchanged, reads with its own runtime."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from pathlib import Path
from typing import Any

from kaitaistruct import KaitaiStruct

from segspec_kaitai.ksc.compiler import Target, compile_specs
from segspec_kaitai.own.compiling import compiler_folder
from segspec_kaitai.spec.model import camel


@contextmanager
def plain_parser(spec: Path) -> Iterator[Any]:
    """The class that the compiler makes of a spec, with those that it imports beside it."""
    made = compile_specs(compiler_folder(), spec.parent, [spec.stem], [Target("python", "python")])
    assert not made.problems, made.problems
    folder = spec.parent / f"plain_{spec.stem}"
    folder.mkdir()
    files = made.files["python"][spec.stem]
    for name, text in files.items():
        (folder / name).write_text(text)
    modules = [Path(name).stem for name in files]
    others = {name: sys.modules.pop(name) for name in modules if name in sys.modules}
    sys.path.insert(0, str(folder))
    try:
        importlib.invalidate_caches()
        yield getattr(importlib.import_module(spec.stem), camel(spec.stem))
    finally:
        sys.path.remove(str(folder))
        for name in modules:
            sys.modules.pop(name, None)
        sys.modules.update(others)


def value_of(value: Any) -> Any:
    """An object as plain data: each structure a dict of its parameters, fields and instances."""
    if isinstance(value, KaitaiStruct):
        held = {name: one for name, one in vars(value).items() if not name.startswith("_")}
        held |= {name: getattr(value, name) for name, one in vars(type(value)).items() if isinstance(one, property)}
        return {name: value_of(one) for name, one in held.items()}
    if isinstance(value, list):
        return [value_of(one) for one in value]
    return int(value.value) if isinstance(value, Enum) else value
