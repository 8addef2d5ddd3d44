# kaitai-struct-compiler 0.11.0, ksy/osiris_entry.ksy sha256 c17f914b4fa54a08978cc81e22fddc4d1d5799c8ab83752c1c3a5775cf9a1dec
"""RabbitMQ osiris: data entry: the numbers of its layout."""

from segspec_ksy.osiris_entry import OsirisEntry

SHIFT_KIND = 7
MIN_FIRST_BYTE_SIMPLE = 0x0
MAX_FIRST_BYTE_SIMPLE = 0x7f
MIN_FIRST_BYTE_SUB_BATCH = 0x80
MAX_FIRST_BYTE_SUB_BATCH = 0xff
EntryKind = OsirisEntry.EntryKind
