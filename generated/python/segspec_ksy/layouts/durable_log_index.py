# kaitai-struct-compiler 0.11.0, ksy/durable_log_index.ksy sha256 e95c6ac25fa0b810b7871d4903b66f71295e8a986cc85a2d09fbd9ba78028dda
"""durable-log index file (v1): the numbers of its layout."""

SIZE_OF_ENTRIES = 16
