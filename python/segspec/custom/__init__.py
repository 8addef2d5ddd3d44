"""Bring your own format: makes a reader for the files of any Kaitai spec.

`compile_format("my.ksy").open("file").arrow()`; `segspec.compile` is the same. Needs the extra `compile`, node, and
the npm package kaitai-struct-compiler. `spec_page("my.ksy")` is the page about a spec, of which no reader need be made.
All of it stands in `segspec_kaitai.own`; these are the names for users.
"""

from segspec_kaitai.own.errors import CompilerMissingError, Problem, UnsupportedSpecError
from segspec_kaitai.own.format import compile_format
from segspec_kaitai.own.own_format import OwnFormat
from segspec_kaitai.own.own_log import OwnLog
from segspec_kaitai.own.spec_page import spec_page

__all__ = [
    "CompilerMissingError",
    "OwnFormat",
    "OwnLog",
    "Problem",
    "UnsupportedSpecError",
    "compile_format",
    "spec_page",
]
