"""Scan kernels, generated from the specs (`segspec_kernels`): rows of integers and byte ranges of a segment.

They run as plain Python, or as machine code from the extension `segspec_kernels._compiled`, and agree with the Kaitai
parsers in rows, positions and fields.
"""

from segspec.columns.backend.kernel import (
    DONE,
    FULL,
    Column,
    Kernel,
    Scan,
    kernel,
)

__all__ = ["DONE", "FULL", "Column", "Kernel", "Scan", "kernel"]
