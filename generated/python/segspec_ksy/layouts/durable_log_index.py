# kaitai-struct-compiler 0.11.0, ksy/durable_log_index.ksy sha256 65eaf76aaea1ba678ae33e4cdc5b20b0a747e6a6c031300cd795a2c8804e8fea
"""durable-log index file (v1): the numbers of its layout."""

SIZE_OF_ENTRIES = 16
