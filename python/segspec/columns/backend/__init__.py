"""Scan kernels: rows of integers and of byte ranges straight from a segment's bytes.

The kernels are generated from the specs (`segspec_kernels`). They run as plain Python, or as machine code from the
extension `segspec_kernels._compiled`, and give the same rows, positions and fields as the Kaitai parsers.
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
