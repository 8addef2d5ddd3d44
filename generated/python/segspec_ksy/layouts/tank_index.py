# kaitai-struct-compiler 0.11.0, ksy/tank_index.ksy sha256 acce695fb11c0d33cd6ed69f365d8214d922daaf3fc12d6ff9af74d44f18d7ea
"""TANK: segment index: the numbers of its layout."""

SIZE_OF_ENTRIES = 8
