# kaitai-struct-compiler 0.11.0, ksy/osiris_index_document.ksy sha256 df476981c81ea0e0e1816181fe0185db2e29ea3496c9ced3969d111ab3723972
"""RabbitMQ osiris: index file as the document describes it: the numbers of its layout."""

SIZE_OF_RECORDS = 29
