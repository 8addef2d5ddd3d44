# kaitai-struct-compiler 0.11.0, ksy/mojo_footer.ksy sha256 f13317342660d16e5a3144162c13caa07fb10f54bd2b15f28771aa5aedbbda4f
"""mojo: SUFFIX found from the end: the numbers of its layout."""

LEN_SUFFIX_RAW_LE = 34
LEN_SUFFIX_RAW_BE = 34
LEN_SUFFIX_STRINGS = 42
