# kaitai-struct-compiler 0.11.0, ksy/mojo_entry.ksy sha256 d8fabc5e464f76df61d3b11d19ede8fc7be7c987ffc9790e66dc84db5ef695a9
"""mojo: entry of a pack: the numbers of its layout."""

MASK_IS_DELETED = 0x1
MASK_HAS_SAME_FIELDS = 0x2
MASK_OTHER_FLAGS = -0x4
