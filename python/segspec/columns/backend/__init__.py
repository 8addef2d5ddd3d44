"""Scan kernels: rows of integers and of byte ranges straight from a segment's bytes.

The kernels themselves are generated from the specs (`segspec_kernels`). There are two lanes, of one text: plain Python
runs it as it is, and the extension `segspec_kernels._compiled` has it as machine code. Both give the same rows, stop at
the same position and name the same field as the Kaitai parsers do.
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
