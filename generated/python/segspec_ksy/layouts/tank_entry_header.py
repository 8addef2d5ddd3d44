# kaitai-struct-compiler 0.11.0, ksy/tank_entry_header.ksy sha256 2ff942b290354f515bb612c442bf630a123c84a08defa934e59c2c0952934dd7
"""TANK: what precedes the message set of an entry: the numbers of its layout."""
