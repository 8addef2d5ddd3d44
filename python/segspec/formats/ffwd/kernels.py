"""The kernels of ffwd: what makes a row, and what its columns are, in the specs' own names."""

from __future__ import annotations

from segspec.formats.contract.kernel_spec import KernelSpec

ENTRIES = KernelSpec.of(
    "ffwd_entries",
    "ffwd_entry",
    {"position": "_position", "end": "_end", "blob": "blob"},
    doc="Entries of an ffwd segment, after its header.",
)

KERNELS = (ENTRIES,)

PACKS = ("ffwd_entry",)
"""What a writer's run packs."""
