# kaitai-struct-compiler 0.11.0, ksy/tank_entry.ksy sha256 bd4b07cc6f3713992a6e8647259b4498c82c42073ad5e9478b27ba3a7025c8fe
"""TANK: entry of a segment: the numbers of its layout."""
