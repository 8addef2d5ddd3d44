# kaitai-struct-compiler 0.11.0, ksy/tank_entry.ksy sha256 c74c250eaaa8934b1a6314fe9d84ebdec52fdc077b38f405335a41163e82858c
"""TANK: entry of a segment: the numbers of its layout."""
