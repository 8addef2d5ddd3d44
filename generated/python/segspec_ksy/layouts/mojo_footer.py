# kaitai-struct-compiler 0.11.0, ksy/mojo_footer.ksy sha256 216685720a26d51e4f07cc445070d82d7a108471da972ac7b376d8978cf6ae2c
"""mojo: SUFFIX found from the end: the numbers of its layout."""

LEN_SUFFIX_RAW_LE = 34
LEN_SUFFIX_RAW_BE = 34
LEN_SUFFIX_STRINGS = 42
