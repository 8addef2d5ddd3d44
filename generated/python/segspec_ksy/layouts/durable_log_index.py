# kaitai-struct-compiler 0.11.0, ksy/durable_log_index.ksy sha256 76c6a56a22a47f47acc27bc143b7f7845bfa3f4dd27c4e5a6a593bb53b7840ad
"""durable-log index file (v1): the numbers of its layout."""

SIZE_OF_ENTRIES = 16
