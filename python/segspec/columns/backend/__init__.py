"""Scan kernels, generated from the specs: rows of integers and byte ranges of a segment.

As plain Python or machine code, they agree with the Kaitai parsers.
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
