# kaitai-struct-compiler 0.11.0, ksy/osiris_entry.ksy sha256 d10dcf0af2a9b2f64109f8ef5a8a4b2e53fcbe53ea5cc23b656dcb071527ac1e
"""RabbitMQ osiris: data entry: the numbers of its layout."""

from segspec_ksy.osiris_entry import OsirisEntry

SHIFT_KIND = 7
MIN_FIRST_BYTE_SIMPLE = 0x0
MAX_FIRST_BYTE_SIMPLE = 0x7f
MIN_FIRST_BYTE_SUB_BATCH = 0x80
MAX_FIRST_BYTE_SUB_BATCH = 0xff
EntryKind = OsirisEntry.EntryKind
