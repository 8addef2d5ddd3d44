# kaitai-struct-compiler 0.11.0, ksy/osiris_enums.ksy sha256 e46bd9763041f51e31fef722b240b39bceb713a3e4504925b1b78f498fb65c44
"""RabbitMQ osiris: enumerations shared by segment and index files: the numbers of its layout."""

from segspec_ksy.osiris_enums import OsirisEnums

ChunkType = OsirisEnums.ChunkType
TrackingType = OsirisEnums.TrackingType
Compression = OsirisEnums.Compression
