# kaitai-struct-compiler 0.11.0, ksy/mojo_pack_head.ksy sha256 20efb0cd3fd69729b6cf21ccd6091271b0d9af962dd51f0b9583094d52b5c0cc
"""mojo: beginning of a pack: the numbers of its layout."""

SIZE_TAG = 2
