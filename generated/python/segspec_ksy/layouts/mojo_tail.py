# kaitai-struct-compiler 0.11.0, ksy/mojo_tail.ksy sha256 23b484da527ccc104f1a8555fa8e8511d9b3355cd5f408f3c17b441b46bde232
"""mojo: INDEX and SUFFIX: the numbers of its layout."""

SIZE_TAG = 2
