# kaitai-struct-compiler 0.11.0, ksy/mojo_entry.ksy sha256 04de99c4253fb11149ccb4810a2d4f61cdec25a717157f31b136d099d1cfdb99
"""mojo: entry of a pack: the numbers of its layout."""

MASK_IS_DELETED = 0x1
MASK_HAS_SAME_FIELDS = 0x2
MASK_OTHER_FLAGS = -0x4
