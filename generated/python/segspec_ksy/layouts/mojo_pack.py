# kaitai-struct-compiler 0.11.0, ksy/mojo_pack.ksy sha256 077bb5f3dbaf4f44d7cc42af8dda4b60f91bf1133e0aecdf1282726c1b940ba2
"""mojo: pack: the numbers of its layout."""

SIZE_HEADER = 8
