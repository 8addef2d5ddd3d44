# kaitai-struct-compiler 0.11.0, ksy/osiris_index_document.ksy sha256 7cbf663095ee50054426290a3594e6cde5a2c6843abf5aee918e50669ba95f16
"""RabbitMQ osiris: index file as the document describes it: the numbers of its layout."""

SIZE_OF_RECORDS = 29
