# kaitai-struct-compiler 0.11.0, ksy/osiris_entries.ksy sha256 a63bbc5a516b26a41f9bf2200a193cae51435590537d7f755e853d2e73540c56
"""RabbitMQ osiris: data section of a user chunk: the numbers of its layout."""
