# kaitai-struct-compiler 0.11.0, ksy/osiris_sub_batch_body.ksy sha256 cba565f46468894063277097438fafc8baaf02db17cb1cb200bd16f7ef87e48d
"""RabbitMQ osiris: decompressed sub-batch: the numbers of its layout."""
