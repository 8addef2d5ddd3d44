# kaitai-struct-compiler 0.11.0, ksy/tank_entry_header.ksy sha256 182241376455e023c3b2fa0f43d317a16f52442ec9e9e2a905d19d2d1f3b1c6a
"""TANK: what precedes the message set of an entry: the numbers of its layout."""
