# kaitai-struct-compiler 0.11.0, ksy/osiris_sub_batch_body.ksy sha256 6523995b7f69f9676222c6b86ea8d3a365f035f726104d680020609328e52a93
"""RabbitMQ osiris: decompressed sub-batch: the numbers of its layout."""
