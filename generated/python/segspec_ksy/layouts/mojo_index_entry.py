# kaitai-struct-compiler 0.11.0, ksy/mojo_index_entry.ksy sha256 7a714912ef09dce00cdce98813a6b8b2cdc332bebbe218307b951214c5bb0e18
"""mojo: entry of INDEX: the numbers of its layout."""

SIZE_OFFSET = 6
