# kaitai-struct-compiler 0.11.0, ksy/durable_log_index.ksy sha256 c42c719adc068d3bba80c0c8bc67d3b71851a4d94e5dc4a6c98a156aa6eaffe3
"""durable-log index file (v1): the numbers of its layout."""

SIZE_OF_ENTRIES = 16
