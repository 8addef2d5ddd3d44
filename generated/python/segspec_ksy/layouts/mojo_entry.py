# kaitai-struct-compiler 0.11.0, ksy/mojo_entry.ksy sha256 5420b6ed03989ac4857c8edf1292795a64adda32dcb0ed77f8fd0ee059ee5b1e
"""mojo: entry of a pack: the numbers of its layout."""

MASK_IS_DELETED = 0x1
MASK_HAS_SAME_FIELDS = 0x2
MASK_OTHER_FLAGS = -0x4
