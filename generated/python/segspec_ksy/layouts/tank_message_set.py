# kaitai-struct-compiler 0.11.0, ksy/tank_message_set.ksy sha256 20dbcd94f1faecc545be1d5fd03b122050bf32083f3555b68cb08f2d3f4646f5
"""TANK: message set: the numbers of its layout."""
