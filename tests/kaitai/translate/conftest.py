"""Texts in both lanes: run as Python, and translated and compiled."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable
from importlib.machinery import ExtensionFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from segspec_kaitai.programs import bounded
from segspec_kaitai.translate import translate

HEAD = """
from typing import NamedTuple

from segspec_kernels.runtime import (
    add_overflows, copy, crc32, find_byte, i64, is_utf8, read_s1, read_u1, read_u2be, read_u8le, shift_overflows, u64,
    unsigned_add_overflows,
)
from segspec_kernels.types import U64, Bools, Bytes, I32s, I64s, U8s, U16s, U32s, U64s

"""
"""What every text begins with."""

Lanes = tuple[Callable[..., Any], Callable[..., Any]]


def python_of(name: str, text: str) -> ModuleType:
    module = ModuleType(name)
    # A named tuple looks for its module by its name.
    sys.modules[name] = module
    exec(compile(text, f"<{name}>", "exec"), module.__dict__)
    del sys.modules[name]
    return module


def c_of(name: str, text: str, folder: Path) -> ModuleType:
    """The extension module of a text, with every access to an array checked."""
    source, target = folder / f"{name}.c", folder / f"{name}{bounded.SUFFIX}"
    source.write_text(translate({name: text}, extension=name).single, encoding="utf-8")
    bounded.build([source, bounded.NATIVE / "segspec_crc.c"], target, ["-DSEG_CHECK"])
    spec = spec_from_loader(name, ExtensionFileLoader(name, str(target)))
    assert spec is not None
    assert spec.loader is not None
    made = module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def both(body: str, folder: Path) -> Lanes:
    """The function `run` of a text: as Python runs it, and compiled."""
    text = HEAD + body
    name = f"made_{hashlib.sha256(text.encode()).hexdigest()[:12]}"
    return python_of(name, text).run, getattr(c_of(name, text, folder), f"{name}_run")


@pytest.fixture
def lanes(tmp_path: Path) -> Callable[[str], Lanes]:
    return lambda body: both(body, tmp_path)
