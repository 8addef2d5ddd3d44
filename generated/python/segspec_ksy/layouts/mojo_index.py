# kaitai-struct-compiler 0.11.0, ksy/mojo_index.ksy sha256 dd4cef8d0a52e911053410e3d6d59deef5615579ab199698ecae711f2cbb2fc4
"""mojo: INDEX: the numbers of its layout."""
