# kaitai-struct-compiler 0.11.0, ksy/osiris_entries.ksy sha256 a6e69677da2dd1bb7710c19a07eda39b2a80c77195f4ff7c86d803149b16d2dd
"""RabbitMQ osiris: data section of a user chunk: the numbers of its layout."""
