# kaitai-struct-compiler 0.11.0, ksy/osiris_entry.ksy sha256 05d3d52834f1244beb24ce7023fb115c5bb58f5794c9b11d0b8204413356982a
"""RabbitMQ osiris: data entry: the numbers of its layout."""

from segspec_ksy.osiris_entry import OsirisEntry

SHIFT_KIND = 7
MIN_FIRST_BYTE_SIMPLE = 0x0
MAX_FIRST_BYTE_SIMPLE = 0x7f
MIN_FIRST_BYTE_SUB_BATCH = 0x80
MAX_FIRST_BYTE_SUB_BATCH = 0xff
EntryKind = OsirisEntry.EntryKind
