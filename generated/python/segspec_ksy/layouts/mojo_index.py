# kaitai-struct-compiler 0.11.0, ksy/mojo_index.ksy sha256 b2451925652a2876de4439b05412e54b47e69b6538fbd440f88eedeb531d9bd4
"""mojo: INDEX: the numbers of its layout."""
