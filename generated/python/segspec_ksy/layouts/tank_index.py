# kaitai-struct-compiler 0.11.0, ksy/tank_index.ksy sha256 ba4e7ee842b62beb7ef22ae386bc81c63a323e7f138b66d491b91b0537f3bda8
"""TANK: segment index: the numbers of its layout."""

SIZE_OF_ENTRIES = 8
