"""Bring your own format: makes a reader for the files of any Kaitai spec.

`compile_format("my.ksy").open("file").arrow()`; `segspec.compile` is the same. It needs the extra `compile`, node, and
the npm package kaitai-struct-compiler. `save(format, "folder")` writes the compiled form, which `load` reads with
Python alone. `spec_page("my.ksy")` is the page about a spec. `new_package` and `build_package` make a package.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from segspec.core.extras import needed

if TYPE_CHECKING:
    from segspec_kaitai.own.compiled_form import load, save
    from segspec_kaitai.own.compiling import declares_log
    from segspec_kaitai.own.errors import CompilerMissingError, Problem, UnsupportedSpecError
    from segspec_kaitai.own.format import compile_format
    from segspec_kaitai.own.format_package import NoPackageError
    from segspec_kaitai.own.new_package import new_package
    from segspec_kaitai.own.own_format import OwnFormat
    from segspec_kaitai.own.own_log import OwnLog
    from segspec_kaitai.own.own_part import Cut, can_be_read_in_parts, head_of, part_from, part_of
    from segspec_kaitai.own.package import build_package
    from segspec_kaitai.own.row_drawing import Drawing, draw
    from segspec_kaitai.own.spec_page import spec_page
    from segspec_kaitai.own.tables import OwnTable, compile_tables

__all__ = [
    "CompilerMissingError",
    "Cut",
    "Drawing",
    "NoPackageError",
    "OwnFormat",
    "OwnLog",
    "OwnTable",
    "Problem",
    "UnsupportedSpecError",
    "build_package",
    "can_be_read_in_parts",
    "compile_format",
    "compile_tables",
    "declares_log",
    "draw",
    "head_of",
    "load",
    "new_package",
    "part_from",
    "part_of",
    "save",
    "spec_page",
]

_HOMES = {
    "compiled_form": ("load", "save"),
    "compiling": ("declares_log",),
    "errors": ("CompilerMissingError", "Problem", "UnsupportedSpecError"),
    "format": ("compile_format",),
    "new_package": ("new_package",),
    "own_format": ("OwnFormat",),
    "own_log": ("OwnLog",),
    "own_part": ("Cut", "can_be_read_in_parts", "head_of", "part_from", "part_of"),
    "package": ("NoPackageError", "build_package"),
    "row_drawing": ("Drawing", "draw"),
    "spec_page": ("spec_page",),
    "tables": ("OwnTable", "compile_tables"),
}


def __getattr__(name: str) -> object:
    for home, names in _HOMES.items():
        if name in names:
            with needed("compile"):
                found = globals()[name] = getattr(import_module(f"segspec_kaitai.own.{home}"), name)
            return found
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
