"""The kernels of the five formats: what makes a row, and what its columns are, in the specs' own names."""

from __future__ import annotations

from ksytools.lower.rows import KernelSpec, Mode, RowSource

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

OSIRIS_ENTRIES = KernelSpec(
    "osiris_entries",
    "osiris_entries",
    (
        RowSource(
            "entries",
            {
                "position": "_position",
                "kind": "kind",
                "compression": "entry.compression",
                "reserved": "entry.reserved",
                "num_records": "entry.num_records",
                "len_uncompressed": "entry.len_uncompressed",
                "body": "entry.body",
            },
        ),
    ),
    Mode.BLOCKS,
    doc="Entries of the data sections of osiris user chunks; the columns of sub-batches are 0 in simple entries.",
)

OSIRIS_SUB_BATCH_ENTRIES = KernelSpec(
    "osiris_sub_batch_entries",
    "osiris_sub_batch_body",
    (RowSource("entries", {"position": "_position", "body": "body"}),),
    Mode.BLOCKS,
    doc="Simple entries of osiris sub-batches, decompressed.",
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

MOJO_ENTRIES = KernelSpec(
    "mojo_entries",
    "mojo_pack",
    (
        RowSource(
            "entries.content",
            {
                "pack": "_frame_position",
                "position": "_position",
                "master_ms": "_frame.head.master_id.parts.ms",
                "master_seq": "_frame.head.master_id.parts.seq",
                "ms_difference": "ms_difference.int_value",
                "seq_difference": "seq_difference.int_value",
                "flags": "_parent.flags.int_value",
                "has_same_fields": "_parent.has_same_fields",
                "num_fields": "num_fields.int_value",
                "num_master_fields": "_frame.head.master.num_fields.int_value",
            },
        ),
    ),
    doc="Entries of mojo packs, without their fields. `num_fields` is 0 where the fields are the master's.",
)

ELEMENT = {"is_int": "is_int", "int_value": "int_value", "text": "bytes(data.value)"}
MASTER_NAME, NAME, VALUE, MASTER_VALUE = range(4)

MOJO_ELEMENTS = KernelSpec(
    "mojo_elements",
    "mojo_pack",
    (
        RowSource("head.master.fields", {"role": str(MASTER_NAME), **ELEMENT}),
        RowSource("entries.content.pairs.name", {"role": str(NAME), **ELEMENT}),
        RowSource("entries.content.pairs.value", {"role": str(VALUE), **ELEMENT}),
        RowSource("entries.content.values", {"role": str(MASTER_VALUE), **ELEMENT}),
    ),
    doc=(
        "Names and values of mojo packs, in their order. Roles: 0 a name of the master entry, 1 and 2 a name and a "
        "value of an entry with fields of its own, 3 a value of one with the master's fields."
    ),
)

KERNELS = (
    DURABLE_LOG_RECORDS,
    FFWD_ENTRIES,
    OSIRIS_CHUNKS,
    OSIRIS_ENTRIES,
    OSIRIS_SUB_BATCH_ENTRIES,
    TANK_ENTRIES,
    TANK_MESSAGES,
    MOJO_ENTRIES,
    MOJO_ELEMENTS,
)
