"""The kernels of mojo: what makes a row, and what its columns are, in the specs' own names."""

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

ENTRY_IDS = {
    "seq_difference": "seq_difference.int_value",
    "is_deleted": "_parent.is_deleted",
    "other_flags": "_parent.other_flags",
}

ENTRIES = KernelSpec.of(
    "mojo_entries",
    "mojo_pack",
    {"ms_difference": "ms_difference.int_value", **ENTRY_IDS},
    path="entries.content",
    doc="Entries of mojo packs, without their fields.",
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

NO_ENTRY = dict.fromkeys(ENTRY_IDS, "0")

ELEMENT = {"int_value": "int_value", "text": "bytes(data.value)", **NO_ENTRY}

MASTER_NAME, NAME, VALUE, MASTER_VALUE, WHOLE = range(5)

ELEMENTS = KernelSpec(
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
                "role": str(WHOLE),
                "int_value": "ms_difference.int_value",
                "text": "bytes(ms_difference.data.value)",
                **ENTRY_IDS,
            },
        ),
    ),
    doc=(
        "Names and values of mojo packs, in their order, and after those of each entry the entry itself. Roles: 0 a "
        "name of the master entry, 1 and 2 a name and a value of an entry with fields of its own, 3 a value of one "
        "with the master's fields, 4 an entry, whose `int_value` is its difference of milliseconds. Integers have no "
        "text."
    ),
)

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
    doc="The same with the entry's names and values before it, each in its role (see `mojo_elements`).",
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

KERNELS = (PACK_HEADS, ENTRIES, ENTRY_HEAD, HEADERS, ELEMENTS, ENTRY_FIELDS, NAMES, LISTPACK, TAILS)
