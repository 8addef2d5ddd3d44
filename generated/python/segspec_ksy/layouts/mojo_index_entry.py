# kaitai-struct-compiler 0.11.0, ksy/mojo_index_entry.ksy sha256 602fd8f3864512d98e3a2f264b8d9746d4c20f46b1d6dcae7bf1f1eda6cdcc48
"""mojo: entry of INDEX: the numbers of its layout."""

SIZE_OFFSET = 6
