# kaitai-struct-compiler 0.11.0, ksy/mojo_entry.ksy sha256 15659c8576ca47394607cf21e686bb57fc2e7db9538911c6d38b2a1d75392cb2
"""mojo: entry of a pack: the numbers of its layout."""

MASK_IS_DELETED = 0x1
MASK_HAS_SAME_FIELDS = 0x2
MASK_OTHER_FLAGS = -0x4
