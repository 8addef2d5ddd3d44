# kaitai-struct-compiler 0.11.0, ksy/osiris_entries.ksy sha256 41da699adce93b6358aa56c7998e91c2fe028f6a88f51a55046b24207c1e90e5
"""RabbitMQ osiris: data section of a user chunk: the numbers of its layout."""
