# kaitai-struct-compiler 0.11.0, ksy/mojo_tail.ksy sha256 97d0a9b5db39bbcbb48d23a013ed43cddd0507171bf5e78986f4cdf6b20a01c9
"""mojo: INDEX and SUFFIX: the numbers of its layout."""

SIZE_TAG = 2
