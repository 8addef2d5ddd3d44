# kaitai-struct-compiler 0.11.0, ksy/mojo_pack_head.ksy sha256 6402ba2dbed1729993f243c42ea8a419d36c681796354b6711a6dfd9537cad65
"""mojo: beginning of a pack: the numbers of its layout."""

SIZE_TAG = 2
