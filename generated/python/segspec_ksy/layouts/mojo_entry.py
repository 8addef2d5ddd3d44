# kaitai-struct-compiler 0.11.0, ksy/mojo_entry.ksy sha256 d9b9953cdcc8bbcc4b63c0c6939591dc1be89f8e4b25bf30cfcf23982661d481
"""mojo: entry of a pack: the numbers of its layout."""

MASK_IS_DELETED = 0x1
MASK_HAS_SAME_FIELDS = 0x2
MASK_OTHER_FLAGS = -0x4
