# kaitai-struct-compiler 0.11.0, ksy/mojo_pack.ksy sha256 f5934be958fabc7b02a1be2cc5685135955e0022cb695aa37ca0c5fa327bfe28
"""mojo: pack: the numbers of its layout."""

SIZE_HEADER = 8
