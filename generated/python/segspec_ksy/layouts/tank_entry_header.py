# kaitai-struct-compiler 0.11.0, ksy/tank_entry_header.ksy sha256 485a2c4180a61f5f5bd5c325e429153653c0ded70d77adea4bd6c470b83d8616
"""TANK: what precedes the message set of an entry: the numbers of its layout."""
