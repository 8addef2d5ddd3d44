# kaitai-struct-compiler 0.11.0, ksy/tank_message_set.ksy sha256 e097802db3eade8200512acbaa3e7017617835c990bf939dc63549ed6154f92e
"""TANK: message set: the numbers of its layout."""
