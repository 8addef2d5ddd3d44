# kaitai-struct-compiler 0.11.0, ksy/ffwd_index.ksy sha256 19669703ca6c4908efd4b799126f670754f21cbadcf9ebbc32eaf191af4d152f
"""ffwd queue index file: the numbers of its layout."""
