# kaitai-struct-compiler 0.11.0, ksy/mojo_segment.ksy sha256 7b3572e645ea03e01a9b6a2b33facd90f507580d63a8b1c36e0c538970f9c921
"""mojo: finished segment: the numbers of its layout."""
