# kaitai-struct-compiler 0.11.0, ksy/tank_entry_header.ksy sha256 85d671c7eb8fe073e2b9eacf638d2b91a5b5967a1850c3d4a87ffc16c7a9bab4
"""TANK: what precedes the message set of an entry: the numbers of its layout."""
