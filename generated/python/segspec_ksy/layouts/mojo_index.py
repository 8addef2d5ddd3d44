# kaitai-struct-compiler 0.11.0, ksy/mojo_index.ksy sha256 c290af2008c834d3e24df4a6b9f739964baf018b80bd0e7ec16aaa12c799bf61
"""mojo: INDEX: the numbers of its layout."""
