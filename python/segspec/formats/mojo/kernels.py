"""The kernels of mojo: row structures and their columns, in the specs' names."""

from __future__ import annotations

from segspec.formats.contract.kernel_spec import KernelSpec, RowSource, same

PACK_HEADS = KernelSpec.of(
    "mojo_pack_heads",
    "mojo_pack_head",
    {
        "id_start": "start.position",
        "master_ms": "master_id.ms",
        "master_seq": "master_id.seq",
        "count": "master.count.int_value",
        "deleted": "master.deleted.int_value",
        "body": "body.position",
        "num_fields": "master.num_fields.int_value",
        "num_elements": "master.num_elements",
    },
    doc="Beginnings of mojo packs. `count` and `deleted` are 0 where the master entry has none.",
)

ENTRY = same("is_end", "is_deleted", "other_flags") | {
    "ms_difference": "content.ms_difference.int_value",
    "seq_difference": "content.seq_difference.int_value",
    "num_elements": "num_elements_through",
    "num_live": "num_live_through",
    "end": "_end",
}

ENTRY_HEAD = KernelSpec.of(
    "mojo_entry",
    "mojo_entry",
    ENTRY,
    doc="One entry of a mojo pack at a time, or the end marker, for packs that end before their HEADER does.",
)

HEADERS = KernelSpec.of(
    "mojo_pack_headers",
    "mojo_pack_header",
    {"num_entries": "num_entries"},
    doc="HEADERs of mojo packs, where they agree with what was read.",
)

NAME, VALUE, MASTER_VALUE, WHOLE = 1, 2, 3, 4
"""Roles of an entry's rows: its own name, its own value, a value for a master entry's name, and the entry."""

TEXT = {"int_value": "int_value", "text": "bytes(data.value)"}

NO_WHOLE = dict.fromkeys(ENTRY, "0")

ENTRY_FIELDS = KernelSpec(
    "mojo_entry_fields",
    "mojo_entry",
    (
        RowSource("content.pairs.name", {"role": str(NAME), **TEXT, **NO_WHOLE}),
        RowSource("content.pairs.value", {"role": str(VALUE), **TEXT, **NO_WHOLE}),
        RowSource("content.values", {"role": str(MASTER_VALUE), **TEXT, **NO_WHOLE}),
        RowSource(
            "",
            {"role": str(WHOLE), "int_value": "0", "text": "bytes(content.ms_difference.data.value)", **ENTRY},
        ),
    ),
    doc="The same with the entry's names and values before it, each in its role. Integers have no text.",
)

NAMES = KernelSpec.of(
    "mojo_names",
    "mojo_pack_head",
    TEXT,
    path="master.fields",
    doc="The names of fields in the master entry of a mojo pack. Integers have no text.",
)

LISTPACK = KernelSpec.of(
    "listpack_elements",
    "listpack_element",
    {"is_end": "is_end", "end": "_end"},
    doc="Elements of a listpack.",
)

TAILS = KernelSpec.of(
    "mojo_tails",
    "mojo_tail",
    {
        "position": "_position",
        "id_ms": "id_ms.int_value",
        "id_seq": "id_seq.int_value",
        "offset": "offset.value",
        "len_pack": "len_pack.int_value",
    },
    path="index.body.entries",
    doc="Entries of the INDEX of a mojo segment, released where SUFFIX follows.",
)

KERNELS = (PACK_HEADS, ENTRY_HEAD, HEADERS, ENTRY_FIELDS, NAMES, LISTPACK, TAILS)

PACKS = ("listpack_element",)
