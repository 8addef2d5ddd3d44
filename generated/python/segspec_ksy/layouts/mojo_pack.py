# kaitai-struct-compiler 0.11.0, ksy/mojo_pack.ksy sha256 3b3fa01c141960f895906a531a7e02fa62d4cf8a7f785fa4830b771c2f23536b
"""mojo: pack: the numbers of its layout."""

SIZE_HEADER = 8
