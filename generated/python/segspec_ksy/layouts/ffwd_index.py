# kaitai-struct-compiler 0.11.0, ksy/ffwd_index.ksy sha256 99be4a6190a4f0fc670a5939f90acaa10d72d1711455ec78da70c09d87112091
"""ffwd queue index file: the numbers of its layout."""
