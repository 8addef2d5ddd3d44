# kaitai-struct-compiler 0.11.0, ksy/osiris_sub_batch_body.ksy sha256 103ff87e611262a893756a01eeef2bccb60210bf947276f73f26b871a7c36117
"""RabbitMQ osiris: decompressed sub-batch: the numbers of its layout."""
