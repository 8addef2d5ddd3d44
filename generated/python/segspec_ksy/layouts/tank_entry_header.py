# kaitai-struct-compiler 0.11.0, ksy/tank_entry_header.ksy sha256 c17a29e3ca99582e43a990c09c40edea327a7d174b4033fa0b611ea0e05bf6e1
"""TANK: what precedes the message set of an entry: the numbers of its layout."""
