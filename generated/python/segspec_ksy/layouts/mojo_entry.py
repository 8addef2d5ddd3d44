# kaitai-struct-compiler 0.11.0, ksy/mojo_entry.ksy sha256 1012e5b8b88340dfb1cd452f8890724d8cb5826816496961b18df6683674bcf5
"""mojo: entry of a pack: the numbers of its layout."""

MASK_IS_DELETED = 0x1
MASK_HAS_SAME_FIELDS = 0x2
MASK_OTHER_FLAGS = -0x4
