"""The lanes in tests: plain Python, the extension as it is installed, and the extension with every access checked."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from importlib.machinery import ExtensionFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

import hatch_build
from segspec.columns.backend import lanes
from segspec_kaitai.parsers.__main__ import locked
from segspec_kaitai.programs import bounded

PLAIN, COMPILED, CHECKED = "plain", "compiled", "checked"
CHECKS = ("-DSEG_CHECK",)
FOLDER = hatch_build.ROOT / "build" / "native"

WATCHED = """
import sys
sys.modules["ziglang"] = None
from segspec.frames.lowered_log import KeptLane
found, function = set(), KeptLane.function
def told(self, *of):
    found.add(self.fast)
    return function(self, *of)
KeptLane.function = told
"""
"""What a program without a compiler begins with, so that `found` has whether the runs of its logs are compiled ones."""


def has_compiler() -> bool:
    try:
        bounded.compiler()
    except bounded.CompilerError:
        return False
    return True


LANES = [PLAIN, COMPILED, CHECKED] if has_compiler() else [PLAIN]
"""Without a C compiler there is but one; with one, a missing extension is a failure."""


@cache
def installed() -> ModuleType:
    """The extension. Fails where it is missing, or was made of another text than the kernels' now."""
    try:
        found = import_module("segspec_kernels._compiled")
    except ImportError as error:
        pytest.fail(f"the compiled kernels are missing: python hatch_build.py ({error})")
    if hatch_build.digest() != found.DIGEST:
        pytest.fail("the compiled kernels are older than their text: python hatch_build.py")
    return found


@cache
def checked() -> ModuleType:
    """The extension that ends the process at an access outside an array. It reads little, and is soon compiled."""
    file = FOLDER / f"checked-{hatch_build.digest()[:16]}{bounded.SUFFIX}"
    with locked(FOLDER):
        if not file.exists():
            hatch_build.build(file, (*CHECKS, "-O0"))
    return loaded("segspec_checked._compiled", file)


def loaded(name: str, file: Path) -> ModuleType:
    """An extension module by its file. Python finds its beginning by the last part of the name."""
    spec = spec_from_loader(name, ExtensionFileLoader(name, str(file)))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def use(monkeypatch: pytest.MonkeyPatch, lane: str) -> None:
    """From now on everything runs in this lane."""
    if lane == PLAIN:
        monkeypatch.setenv(lanes.PLAIN, "1")
        return
    monkeypatch.delenv(lanes.PLAIN, raising=False)
    extension = installed() if lane == COMPILED else checked()
    monkeypatch.setattr(lanes, "load", lambda package: extension if package == "segspec_kernels" else None)


@contextmanager
def using(lane: str) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as monkeypatch:
        use(monkeypatch, lane)
        yield
