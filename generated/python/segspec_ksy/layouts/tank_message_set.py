# kaitai-struct-compiler 0.11.0, ksy/tank_message_set.ksy sha256 585aec40c4ef114c7ae8101c563d4a8d38511f81e9358ede3275a3d74b7d148b
"""TANK: message set: the numbers of its layout."""
