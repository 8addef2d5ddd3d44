# kaitai-struct-compiler 0.11.0, ksy/durable_log_segment.ksy sha256 d09439c6541997e6e02c9592608b9e87cd51ca4bbc955537df98130251569aff
"""durable-log segment file (v1): the numbers of its layout."""
