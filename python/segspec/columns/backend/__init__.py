"""Scan kernels, generated from the specs (`segspec_kernels`): rows of integers and byte ranges of a segment.

As plain Python or machine code, they agree with the Kaitai parsers in rows, positions and fields.
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
