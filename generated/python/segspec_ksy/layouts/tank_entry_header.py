# kaitai-struct-compiler 0.11.0, ksy/tank_entry_header.ksy sha256 26cb57aa40eb1e37060247964a0f684412c3e0746941584b74a91501494844d1
"""TANK: what precedes the message set of an entry: the numbers of its layout."""
