# kaitai-struct-compiler 0.11.0, ksy/tank_entry.ksy sha256 05bf5dc8ea94dc4e9ac52461ae923aae4874d3b86287d7ba2b44ee83ee7570fd
"""TANK: entry of a segment: the numbers of its layout."""
