# segspec_kaitai, for kaitai-struct-compiler 0.11.0
"""The Kaitai Struct runtime's two classes that the parsers' signatures name, with types."""

from kaitaistruct import KaitaiStream, KaitaiStruct  # type: ignore[import-untyped]

__all__ = ["KaitaiStream", "KaitaiStruct"]
