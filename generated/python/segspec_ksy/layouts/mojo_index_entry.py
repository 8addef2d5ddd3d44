# kaitai-struct-compiler 0.11.0, ksy/mojo_index_entry.ksy sha256 906160deb81324cb377001bae616c51c1c6e0ce899f840c0c66d319462215e28
"""mojo: entry of INDEX: the numbers of its layout."""

SIZE_OFFSET = 6
