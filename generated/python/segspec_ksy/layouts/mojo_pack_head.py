# kaitai-struct-compiler 0.11.0, ksy/mojo_pack_head.ksy sha256 8208b22b22c0890fe880324e6d00e9bf9d791b6c6f062e8a2035ea00ceeedb68
"""mojo: beginning of a pack: the numbers of its layout."""

SIZE_TAG = 2
