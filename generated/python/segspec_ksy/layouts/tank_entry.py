# kaitai-struct-compiler 0.11.0, ksy/tank_entry.ksy sha256 37d9f80757bc43ebd7d5655488a80796591e95d7a087bab5ef3ddd6a2c55fe52
"""TANK: entry of a segment: the numbers of its layout."""
