"""The kernels of TANK: row structures and their columns, in the specs' names."""

from __future__ import annotations

from segspec.formats.contract.kernel_spec import KernelMode, KernelSpec, same

HEAD = {
    "position": "_position",
    "unused": "header.unused",
    "codec": "header.codec",
    "num": "header.num_messages",
    "is_sparse": "header.is_sparse",
    "first_sequence": "header.first_sequence",
    "last_delta": "header.last_delta.value",
    "message_set_start": "_end",
    "end": "_position + len_bundle.size + len_bundle.value",
}

ENTRIES = KernelSpec.of(
    "tank_entries",
    "tank_entry_header",
    HEAD,
    advance="len_bundle.size + len_bundle.value",
    doc="Bundles of a TANK segment, by their headers.",
)

HEADS = KernelSpec.of(
    "tank_heads",
    "tank_entry_header",
    HEAD,
    doc="Headers of TANK bundles, wherever these end.",
)

MESSAGE = KernelSpec.of(
    "tank_message",
    "tank_message",
    same("unused", "uses_last_timestamp", "sequence_step", "timestamp", "key", "content"),
    doc="One message of a TANK message set at a time, for those that end before their set does.",
)

MESSAGES = KernelSpec.of(
    "tank_messages",
    "tank_message_set",
    {"position": "_position"} | same("unused", "sequence_step", "timestamp", "key", "content"),
    path="messages",
    mode=KernelMode.BLOCKS,
    doc="Messages of TANK message sets, decompressed where they were compressed.",
)

SIZES = KernelSpec.of(
    "tank_sizes",
    "leb128_u32",
    {"value": "value"},
    doc="Sizes that snappy blocks declare for what they hold.",
)

KERNELS = (ENTRIES, HEADS, MESSAGE, MESSAGES, SIZES)

PACKS = ("tank_message",)
