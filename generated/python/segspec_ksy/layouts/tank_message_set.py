# kaitai-struct-compiler 0.11.0, ksy/tank_message_set.ksy sha256 e20f200b6d2ddaa9aa0d1bb31ec7fd7243647d43517b092d8e7c85ca44a55434
"""TANK: message set: the numbers of its layout."""
