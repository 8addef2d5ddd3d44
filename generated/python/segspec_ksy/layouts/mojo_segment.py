# kaitai-struct-compiler 0.11.0, ksy/mojo_segment.ksy sha256 4e22840db06a82d65e4923b0d2ecba97c880f3ffd6e9483fadfb4262e63a7d98
"""mojo: finished segment: the numbers of its layout."""
