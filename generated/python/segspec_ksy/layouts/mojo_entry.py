# kaitai-struct-compiler 0.11.0, ksy/mojo_entry.ksy sha256 c43f5cd8e3592f4d1589eb5325e77a2f2b502110a92e0b1454799fe4b5933c9c
"""mojo: entry of a pack: the numbers of its layout."""

MASK_IS_DELETED = 0x1
MASK_HAS_SAME_FIELDS = 0x2
MASK_OTHER_FLAGS = -0x4
