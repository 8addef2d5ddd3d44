# kaitai-struct-compiler 0.11.0, ksy/mojo_index.ksy sha256 4cad7292baa05067610fea02fe2602aedaffdb24a91bd8950327feaaa21cd15a
"""mojo: INDEX: the numbers of its layout."""
