# kaitai-struct-compiler 0.11.0, ksy/mojo_footer.ksy sha256 ede7ee2aca41f326b4396a8b5d37e3ad4bb7a1dec4b86ba8f55618af8370c199
"""mojo: SUFFIX found from the end: the numbers of its layout."""

LEN_SUFFIX_RAW_LE = 34
LEN_SUFFIX_RAW_BE = 34
LEN_SUFFIX_STRINGS = 42
