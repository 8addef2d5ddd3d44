# kaitai-struct-compiler 0.11.0, ksy/tank_entry.ksy sha256 bc35c1407449b4e3a83bc4108b8a817507bf876e85e698531d7c198eae6bdc95
"""TANK: entry of a segment: the numbers of its layout."""
