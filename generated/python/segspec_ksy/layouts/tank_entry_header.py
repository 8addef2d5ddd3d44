# kaitai-struct-compiler 0.11.0, ksy/tank_entry_header.ksy sha256 2f7c61a8b70cf887f1dcecbe250bc2ed384d9c6b2b241da7dfcfcc86e5fab877
"""TANK: what precedes the message set of an entry: the numbers of its layout."""
