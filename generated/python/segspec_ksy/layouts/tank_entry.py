# kaitai-struct-compiler 0.11.0, ksy/tank_entry.ksy sha256 b83f73037cba10f3362de072833318dc8165643f6a189c17378539a285b80a2f
"""TANK: entry of a segment: the numbers of its layout."""
