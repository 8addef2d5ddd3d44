# kaitai-struct-compiler 0.11.0, ksy/mojo_pack.ksy sha256 f4c0e2e870312aea53bb74da514407beaa057d0e1631d18e4d756f0b391c1e87
"""mojo: pack: the numbers of its layout."""

SIZE_HEADER = 8
