# kaitai-struct-compiler 0.11.0, ksy/mojo_footer.ksy sha256 b2bcb365cb534718bf9c514b4151afef5b43a1869da9ff5bf315480ddb2023c6
"""mojo: SUFFIX found from the end: the numbers of its layout."""

LEN_SUFFIX_RAW_LE = 34
LEN_SUFFIX_RAW_BE = 34
LEN_SUFFIX_STRINGS = 42
