# kaitai-struct-compiler 0.11.0, ksy/tank_entry.ksy sha256 6ccc20889b1d73f1df2afbfeeae3ba306ca8bebbaaedb02a4402fd69261fdf49
"""TANK: entry of a segment: the numbers of its layout."""
