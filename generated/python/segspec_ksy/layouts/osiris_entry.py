# kaitai-struct-compiler 0.11.0, ksy/osiris_entry.ksy sha256 ca974904dbf45c55618c8a30c07f96f2d21ee40a6490b662258b44d3610a1829
"""RabbitMQ osiris: data entry: the numbers of its layout."""

from segspec_ksy.osiris_entry import OsirisEntry

SHIFT_KIND = 7
MIN_FIRST_BYTE_SIMPLE = 0x0
MAX_FIRST_BYTE_SIMPLE = 0x7f
MIN_FIRST_BYTE_SUB_BATCH = 0x80
MAX_FIRST_BYTE_SUB_BATCH = 0xff
EntryKind = OsirisEntry.EntryKind
