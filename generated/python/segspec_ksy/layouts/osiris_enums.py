# kaitai-struct-compiler 0.11.0, ksy/osiris_enums.ksy sha256 102632f385d0da42a4395f3c94cc9614563a89ef16cfce769d7f82e7b00edb8b
"""RabbitMQ osiris: enumerations shared by segment and index files: the numbers of its layout."""

from segspec_ksy.osiris_enums import OsirisEnums

ChunkType = OsirisEnums.ChunkType
TrackingType = OsirisEnums.TrackingType
Compression = OsirisEnums.Compression
