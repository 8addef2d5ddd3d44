"""Scanners: stretches of sound frames, found by the runs over the generated kernels, one module a format."""

from __future__ import annotations

from importlib import import_module

from segspec.core.stretch import Scanner, Wanted
from segspec.formats.contract.reading import SegmentReader


def scanner(format: str, reader: SegmentReader, wanted: Wanted) -> Scanner:
    """The scanner of a format for one reader."""
    made: Scanner = import_module(f"segspec.formats.{format}.scan.scanner").make(reader, wanted)
    return made
