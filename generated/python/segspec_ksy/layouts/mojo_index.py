# kaitai-struct-compiler 0.11.0, ksy/mojo_index.ksy sha256 2b0a1d471a0ca39f5354cccff39a6ec6ba5662ab31d1cd1f477fd959aee1cffb
"""mojo: INDEX: the numbers of its layout."""
