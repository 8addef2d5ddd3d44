# kaitai-struct-compiler 0.11.0, ksy/mojo_pack_head.ksy sha256 44ff329118e9a7e399c99cfbded003ac98bcacfc177bace85950ab46e0aac1d0
"""mojo: beginning of a pack: the numbers of its layout."""

SIZE_TAG = 2
