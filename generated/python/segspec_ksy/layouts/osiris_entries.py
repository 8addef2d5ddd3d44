# kaitai-struct-compiler 0.11.0, ksy/osiris_entries.ksy sha256 e0071c4eec5b52a13680b7a9906c49906c905d028ed9d7faff7475003dfdb95d
"""RabbitMQ osiris: data section of a user chunk: the numbers of its layout."""
