# kaitai-struct-compiler 0.11.0, ksy/tank_entry.ksy sha256 a0b89fee88ce3d63168a0f1cec7aa7aacb999e050b628ed6f3832d43d0863a72
"""TANK: entry of a segment: the numbers of its layout."""
