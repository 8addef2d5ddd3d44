# kaitai-struct-compiler 0.11.0, ksy/mojo_entry.ksy sha256 d5a4bdb0ecdb7867dff6f2d2a24607fd5f6bcc5485f464e5dee2177af2c36759
"""mojo: entry of a pack: the numbers of its layout."""

MASK_IS_DELETED = 0x1
MASK_HAS_SAME_FIELDS = 0x2
MASK_OTHER_FLAGS = -0x4
