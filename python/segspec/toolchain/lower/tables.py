"""The kernels of the five formats: what makes a row, and what its columns are, in the specs' own names."""

from __future__ import annotations

from segspec.toolchain.lower.rows import KernelSpec, Mode, RowSource

DURABLE_LOG_RECORDS = KernelSpec(
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

DURABLE_LOG_INDEX = KernelSpec(
    "durable_log_index_entries",
    "durable_log_index_entry",
    (RowSource("", {"offset": "offset", "ofs_record": "ofs_record"}),),
    doc="Entries of a durable-log index.",
)

FFWD_ENTRIES = KernelSpec(
    "ffwd_entries",
    "ffwd_entry",
    (RowSource("", {"position": "_position", "blob": "blob"}),),
    doc="Entries of an ffwd segment, from behind its header on.",
)

OSIRIS_CHUNKS = KernelSpec(
    "osiris_chunks",
    "osiris_chunk_header",
    (
        RowSource(
            "",
            {
                "position": "_position",
                "version": "version",
                "chunk_type": "chunk_type",
                "num_entries": "num_entries",
                "num_records": "num_records",
                "timestamp": "timestamp",
                "epoch": "epoch",
                "chunk_id": "chunk_id",
                "data_crc": "data_crc",
                "reserved": "reserved",
                "is_filter_size_legal": "is_filter_size_legal",
                "filter_start": "_position + ofs_filter",
                "data_start": "_position + ofs_data",
                "trailer_start": "_position + ofs_trailer",
                "end": "_position + len_chunk",
            },
        ),
    ),
    advance="len_chunk",
    doc="Chunks of an osiris segment, by their headers, from behind the segment's header on.",
)

OSIRIS_INDEX = KernelSpec(
    "osiris_index_records",
    "osiris_index_record",
    (
        RowSource(
            "",
            {
                "chunk_id": "chunk_id",
                "timestamp": "timestamp",
                "epoch": "epoch",
                "ofs_chunk": "ofs_chunk",
                "chunk_type": "chunk_type",
            },
        ),
    ),
    doc="Records of an osiris index, from behind its header on.",
)

OSIRIS_ENTRIES = KernelSpec(
    "osiris_entries",
    "osiris_entry",
    (
        RowSource(
            "",
            {
                "kind": "kind",
                "compression": "entry.compression",
                "reserved": "entry.reserved",
                "num_records": "entry.num_records",
                "len_uncompressed": "entry.len_uncompressed",
                "body": "entry.body",
            },
        ),
    ),
    doc="Entries of the data sections of osiris user chunks; the columns of sub-batches are 0 in simple entries.",
)

OSIRIS_SIMPLE_ENTRIES = KernelSpec(
    "osiris_simple_entries",
    "osiris_simple_entry",
    (RowSource("", {"body": "body"}),),
    doc="Simple entries of osiris sub-batches, decompressed.",
)

OSIRIS_TRACKING_BLOCKS = KernelSpec(
    "osiris_tracking_blocks",
    "osiris_tracking_delta",
    (
        RowSource(
            "blocks",
            {
                "tracking_type": "tracking_type",
                "tracking_id": "tracking_id",
                "publishing_id": "data.publishing_id",
                "offset": "data.offset",
                "timestamp": "data.timestamp",
            },
        ),
    ),
    Mode.BLOCKS,
    doc="Tracking in delta form, of osiris trailers and tracking delta chunks; values of other types are 0.",
)

TANK_ENTRIES = KernelSpec(
    "tank_entries",
    "tank_entry_header",
    (
        RowSource(
            "",
            {
                "position": "_position",
                "unused": "header.unused",
                "codec": "header.codec",
                "num_messages": "header.num_messages",
                "is_sparse": "header.is_sparse",
                "first_sequence": "header.first_sequence",
                "last_delta": "header.last_delta.value",
                "message_set_start": "_end",
                "end": "_position + len_bundle.size + len_bundle.value",
            },
        ),
    ),
    advance="len_bundle.size + len_bundle.value",
    doc="Bundles of a TANK segment, by their headers.",
)

TANK_MESSAGES = KernelSpec(
    "tank_messages",
    "tank_message_set",
    (
        RowSource(
            "messages",
            {
                "position": "_position",
                "unused": "unused",
                "sequence_step": "sequence_step",
                "timestamp": "timestamp",
                "key": "key",
                "content": "content",
            },
        ),
    ),
    Mode.BLOCKS,
    doc="Messages of TANK message sets, decompressed where they were compressed.",
)

TANK_SIZES = KernelSpec(
    "tank_sizes",
    "leb128_u32",
    (RowSource("", {"value": "value"}),),
    doc="Sizes that snappy blocks declare for what they hold.",
)

MOJO_PACK_HEADS = KernelSpec(
    "mojo_pack_heads",
    "mojo_pack_head",
    (
        RowSource(
            "",
            {
                "id_start": "start.position",
                "master_ms": "master_id.ms",
                "master_seq": "master_id.seq",
                "count": "master.count.int_value",
                "deleted": "master.deleted.int_value",
            },
        ),
    ),
    doc="Beginnings of mojo packs. `count` and `deleted` are 0 where the master entry has none.",
)

ENTRY_IDS = {
    "seq_difference": "seq_difference.int_value",
    "is_deleted": "_parent.is_deleted",
    "other_flags": "_parent.other_flags",
}

MOJO_ENTRIES = KernelSpec(
    "mojo_entries",
    "mojo_pack",
    (RowSource("entries.content", {"ms_difference": "ms_difference.int_value", **ENTRY_IDS}),),
    doc="Entries of mojo packs, without their fields.",
)

NO_ENTRY = dict.fromkeys(ENTRY_IDS, "0")
ELEMENT = {"int_value": "int_value", "text": "bytes(data.value)", **NO_ENTRY}
MASTER_NAME, NAME, VALUE, MASTER_VALUE, ENTRY = range(5)

MOJO_ELEMENTS = KernelSpec(
    "mojo_elements",
    "mojo_pack",
    (
        RowSource("head.master.fields", {"role": str(MASTER_NAME), **ELEMENT}),
        RowSource("entries.content.pairs.name", {"role": str(NAME), **ELEMENT}),
        RowSource("entries.content.pairs.value", {"role": str(VALUE), **ELEMENT}),
        RowSource("entries.content.values", {"role": str(MASTER_VALUE), **ELEMENT}),
        RowSource(
            "entries.content",
            {
                "role": str(ENTRY),
                "int_value": "ms_difference.int_value",
                "text": "bytes(ms_difference.data.value)",
                **ENTRY_IDS,
            },
        ),
    ),
    doc=(
        "Names and values of mojo packs, in their order, and behind those of each entry the entry itself. Roles: 0 a "
        "name of the master entry, 1 and 2 a name and a value of an entry with fields of its own, 3 a value of one "
        "with the master's fields, 4 an entry, whose `int_value` is its difference of milliseconds. Integers have no "
        "text."
    ),
)

MOJO_TAILS = KernelSpec(
    "mojo_tails",
    "mojo_tail",
    (
        RowSource(
            "index.body.entries",
            {
                "position": "_position",
                "id_ms": "id_ms.int_value",
                "id_seq": "id_seq.int_value",
                "offset": "offset.value",
                "len_pack": "len_pack.int_value",
            },
        ),
    ),
    doc="Entries of the INDEX of a mojo segment, released where SUFFIX follows.",
)

KERNELS = (
    DURABLE_LOG_RECORDS,
    DURABLE_LOG_INDEX,
    FFWD_ENTRIES,
    OSIRIS_CHUNKS,
    OSIRIS_INDEX,
    OSIRIS_ENTRIES,
    OSIRIS_SIMPLE_ENTRIES,
    OSIRIS_TRACKING_BLOCKS,
    TANK_ENTRIES,
    TANK_MESSAGES,
    TANK_SIZES,
    MOJO_PACK_HEADS,
    MOJO_ENTRIES,
    MOJO_ELEMENTS,
    MOJO_TAILS,
)
