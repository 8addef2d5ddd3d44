# kaitai-struct-compiler 0.11.0, ksy/mojo_index_entry.ksy sha256 3e3003371d0460997855a3d79ab9ee697f00317832697aac925c694860192406
"""mojo: entry of INDEX: the numbers of its layout."""

SIZE_OFFSET = 6
