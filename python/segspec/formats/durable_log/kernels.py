"""The kernels of durable-log: what makes a row, and what its columns are, in the specs' own names."""

from __future__ import annotations

from segspec.formats.contract.kernel_spec import KernelSpec, same

RECORDS = KernelSpec.of(
    "durable_log_records",
    "durable_log_record",
    {"position": "_position", "end": "_end"} | same("version", "flags", "reserved", "offset", "checksum", "payload"),
    doc="Records of a durable-log segment.",
)

PLACES = KernelSpec.of(
    "durable_log_places",
    "durable_log_record",
    {"position": "_position"} | same("offset"),
    doc="Where the records of a durable-log segment lie.",
)

KERNELS = (RECORDS, PLACES)

PACKS = ("durable_log_record", "durable_log_index_entry")
"""What a writer's run packs."""
