"""Scan kernels: rows of integers and of byte ranges straight from a segment's bytes.

The kernels themselves are generated from the specs (`segspec_kernels`). Each runs as plain Python or compiled by numba;
both give the same rows, stop at the same position and name the same field as the Kaitai parsers do.
"""

from segspec.columns.backend.kernel import (
    DONE,
    FULL,
    BlockScan,
    Column,
    Kernel,
    Scan,
    from_source,
    kernel,
)

__all__ = ["DONE", "FULL", "BlockScan", "Column", "Kernel", "Scan", "from_source", "kernel"]
