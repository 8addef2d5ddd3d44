"""Bring your own format: makes a reader for the files of any Kaitai spec.

`compile_format("my.ksy").open("file").arrow()`; `segspec.compile` is the same. It needs the extra `compile`, node, and
the npm package kaitai-struct-compiler. `save(format, "folder")` writes the compiled form, which `load` reads with
Python alone. `spec_page("my.ksy")` is the page about a spec. `new_package` and `build_package` make a package.
"""

from __future__ import annotations

from importlib import import_module
from itertools import chain
from typing import TYPE_CHECKING

from segspec.core.extras import needed

if TYPE_CHECKING:
    from segspec_kaitai.own.compiled_form import load as load
    from segspec_kaitai.own.compiled_form import save as save
    from segspec_kaitai.own.compiling import declares_log as declares_log
    from segspec_kaitai.own.errors import CompilerMissingError as CompilerMissingError
    from segspec_kaitai.own.errors import Problem as Problem
    from segspec_kaitai.own.errors import UnsupportedSpecError as UnsupportedSpecError
    from segspec_kaitai.own.format import compile_format as compile_format
    from segspec_kaitai.own.format_package import NoPackageError as NoPackageError
    from segspec_kaitai.own.own_format import OwnFormat as OwnFormat
    from segspec_kaitai.own.own_log import OwnLog as OwnLog
    from segspec_kaitai.own.own_part import Cut as Cut
    from segspec_kaitai.own.own_part import RowCut as RowCut
    from segspec_kaitai.own.own_part import can_be_passed_over as can_be_passed_over
    from segspec_kaitai.own.own_part import can_be_read_in_parts as can_be_read_in_parts
    from segspec_kaitai.own.own_part import head_of as head_of
    from segspec_kaitai.own.own_part import part_from as part_from
    from segspec_kaitai.own.own_part import part_of as part_of
    from segspec_kaitai.own.own_part import row_cuts as row_cuts
    from segspec_kaitai.own.package import build_package as build_package
    from segspec_kaitai.own.package import new_package as new_package
    from segspec_kaitai.own.row_drawing import Drawing as Drawing
    from segspec_kaitai.own.row_drawing import draw as draw
    from segspec_kaitai.own.spec_page import spec_page as spec_page
    from segspec_kaitai.own.tables import OwnTable as OwnTable
    from segspec_kaitai.own.tables import compile_tables as compile_tables

_HOMES = {
    "compiled_form": ("load", "save"),
    "compiling": ("declares_log",),
    "errors": ("CompilerMissingError", "Problem", "UnsupportedSpecError"),
    "format": ("compile_format",),
    "own_format": ("OwnFormat",),
    "own_log": ("OwnLog",),
    "own_part": (
        *("Cut", "RowCut", "can_be_passed_over", "can_be_read_in_parts"),
        *("head_of", "part_from", "part_of", "row_cuts"),
    ),
    "package": ("NoPackageError", "build_package", "new_package"),
    "row_drawing": ("Drawing", "draw"),
    "spec_page": ("spec_page",),
    "tables": ("OwnTable", "compile_tables"),
}

__all__ = sorted(chain.from_iterable(_HOMES.values()))


def __getattr__(name: str) -> object:
    for home, names in _HOMES.items():
        if name in names:
            with needed("compile"):
                found = globals()[name] = getattr(import_module(f"segspec_kaitai.own.{home}"), name)
            return found
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
