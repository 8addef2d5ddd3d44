# kaitai-struct-compiler 0.11.0, ksy/ffwd_index.ksy sha256 9f332965a08e9fee39c576b75f8c64dd41e3f8d1210da3074edc068aca18642a
"""ffwd queue index file: the numbers of its layout."""
