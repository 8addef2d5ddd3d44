# kaitai-struct-compiler 0.11.0, ksy/mojo_pack_head.ksy sha256 536f472f90c7b22728213231bc0476e047c0eb7fad8610a5f56b9441ba96d1ee
"""mojo: beginning of a pack: the numbers of its layout."""

SIZE_TAG = 2
