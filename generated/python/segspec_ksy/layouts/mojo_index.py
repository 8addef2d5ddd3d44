# kaitai-struct-compiler 0.11.0, ksy/mojo_index.ksy sha256 c3c2d3f29401d34b9d67ca2b4946e12e5092358b5901a1b5a9bb6e7a9380ddbb
"""mojo: INDEX: the numbers of its layout."""
