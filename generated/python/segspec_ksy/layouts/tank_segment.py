# kaitai-struct-compiler 0.11.0, ksy/tank_segment.ksy sha256 280aaec9a12e81567f039a8597caf05c80041d9b3d95664d074062b1e29e07ba
"""TANK: segment of a partition log: the numbers of its layout."""
