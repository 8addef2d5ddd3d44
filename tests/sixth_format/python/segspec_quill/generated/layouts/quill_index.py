# kaitai-struct-compiler 0.11.0, ksy/quill_index.ksy sha256 931c7cd9633f1c664d1076f40d896f3619ff893e1f6c301d03447d5e16e4c325
"""Quill journal index: the numbers of its layout."""

SIZE_OF_ENTRIES = 16
