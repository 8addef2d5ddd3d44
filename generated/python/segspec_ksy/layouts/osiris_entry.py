# kaitai-struct-compiler 0.11.0, ksy/osiris_entry.ksy sha256 3f32795bbe39146a14af09799ca27d1a2c2992a42641bc45d018565785496626
"""RabbitMQ osiris: data entry: the numbers of its layout."""

from segspec_ksy.osiris_entry import OsirisEntry

SHIFT_KIND = 7
MIN_FIRST_BYTE_SIMPLE = 0x0
MAX_FIRST_BYTE_SIMPLE = 0x7f
MIN_FIRST_BYTE_SUB_BATCH = 0x80
MAX_FIRST_BYTE_SUB_BATCH = 0xff
EntryKind = OsirisEntry.EntryKind
