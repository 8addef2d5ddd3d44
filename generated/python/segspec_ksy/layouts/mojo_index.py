# kaitai-struct-compiler 0.11.0, ksy/mojo_index.ksy sha256 7f8b8a2923941ff988a9e24c80ba69089f01eb8f558e27372fce2fcb2cb2be54
"""mojo: INDEX: the numbers of its layout."""
