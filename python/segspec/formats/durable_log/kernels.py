"""The kernels of durable-log: what makes a row, and what its columns are, in the specs' own names."""

from __future__ import annotations

from segspec.formats.contract.kernel_spec import KernelSpec, RowSource

RECORDS = KernelSpec(
    "durable_log_records",
    "durable_log_record",
    (
        RowSource(
            "",
            {
                "position": "_position",
                "offset": "offset",
                "flags": "flags",
                "reserved": "reserved",
                "checksum": "checksum",
                "payload": "payload",
            },
        ),
    ),
    doc="Records of a durable-log segment.",
)

INDEX = KernelSpec(
    "durable_log_index_entries",
    "durable_log_index_entry",
    (RowSource("", {"offset": "offset", "ofs_record": "ofs_record"}),),
    doc="Entries of a durable-log index.",
)

KERNELS = (
    RECORDS,
    INDEX,
)

PACKS = ("durable_log_record", "durable_log_index_entry")
"""What a writer's run packs."""
