# kaitai-struct-compiler 0.11.0, ksy/tank_index.ksy sha256 38c6f5bae0ef390db46dd59e70f2c9f3af5afe0eb00e5e05ea48c3753670008a
"""TANK: segment index: the numbers of its layout."""

SIZE_OF_ENTRIES = 8
