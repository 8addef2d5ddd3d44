# kaitai-struct-compiler 0.11.0, ksy/mojo_tail.ksy sha256 537d5a822ebb5abb01eb169c416c2f053a4af8304282730837116893a03aa561
"""mojo: INDEX and SUFFIX: the numbers of its layout."""

SIZE_TAG = 2
