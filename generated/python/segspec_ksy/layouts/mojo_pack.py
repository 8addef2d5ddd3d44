# kaitai-struct-compiler 0.11.0, ksy/mojo_pack.ksy sha256 34d3d4e7f7b6303249fc2856111c4c47a5cf00425c1ef5e1cd8774d581d59748
"""mojo: pack: the numbers of its layout."""

SIZE_HEADER = 8
