# kaitai-struct-compiler 0.11.0, ksy/mojo_footer.ksy sha256 a89b379fd9434a03cb1ecd28f1e9c0e184bdeb606346bcf76d9a77082397ea7f
"""mojo: SUFFIX found from the end: the numbers of its layout."""

LEN_SUFFIX_RAW_LE = 34
LEN_SUFFIX_RAW_BE = 34
LEN_SUFFIX_STRINGS = 42
