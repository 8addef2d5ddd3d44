# kaitai-struct-compiler 0.11.0, ksy/mojo_segment.ksy sha256 664b90c2e1d897a863df9bb2b70bbb60a0afc94e0cf40a9b25e94e4390aa7412
"""mojo: finished segment: the numbers of its layout."""
