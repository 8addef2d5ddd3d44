"""The kernels of osiris: row structures and their columns, in the specs' names."""

from __future__ import annotations

from segspec.formats.contract.kernel_spec import KernelMode, KernelSpec, same

CHUNKS = KernelSpec.of(
    "osiris_chunks",
    "osiris_chunk_header",
    {"position": "_position"}
    | same(
        "version",
        "chunk_type",
        "num_entries",
        "num_records",
        "timestamp",
        "epoch",
        "chunk_id",
        "data_crc",
        "len_data",
        "len_trailer",
        "len_filter",
        "reserved",
        "is_filter_size_legal",
    )
    | {
        "filter_start": "_position + ofs_filter",
        "data_start": "_position + ofs_data",
        "trailer_start": "_position + ofs_trailer",
        "end": "_position + len_chunk",
    },
    advance="len_chunk",
    doc="Chunks of an osiris segment, by their headers, after the segment's header.",
)

ENTRIES = KernelSpec.of(
    "osiris_entries",
    "osiris_entry",
    {
        "kind": "kind",
        "compression": "entry.compression",
        "reserved": "entry.reserved",
        "num_records": "entry.num_records",
        "len_uncompressed": "entry.len_uncompressed",
        "body": "entry.body",
    },
    doc="Entries of the data sections of osiris user chunks; the columns of sub-batches are 0 in simple entries.",
)

SIMPLE_ENTRIES = KernelSpec.of(
    "osiris_simple_entries",
    "osiris_simple_entry",
    {"body": "body"},
    doc="Simple entries of osiris sub-batches, decompressed.",
)

TRACKING_BLOCKS = KernelSpec.of(
    "osiris_tracking_blocks",
    "osiris_tracking_delta",
    same("tracking_type", "tracking_id")
    | {"publishing_id": "data.publishing_id", "offset": "data.offset", "timestamp": "data.timestamp"},
    path="blocks",
    mode=KernelMode.BLOCKS,
    doc="Tracking in delta form, of osiris trailers and tracking delta chunks; values of other types are 0.",
)

KERNELS = (CHUNKS, ENTRIES, SIMPLE_ENTRIES, TRACKING_BLOCKS)

PACKS = ("osiris_chunk_header", "osiris_index_record", "osiris_simple_entry")
