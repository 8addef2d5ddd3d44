"""Errors of generated parsers on bytes that do not fit."""

from __future__ import annotations

from kaitaistruct import KaitaiStructError

PARSE_ERRORS = (KaitaiStructError, UnicodeDecodeError, RecursionError, OverflowError, ValueError)
"""Kaitai's own errors, and Python's for a value that an expression or an encoding cannot handle."""


class ManyFieldsError(Exception):
    """There are more fields than requested."""
