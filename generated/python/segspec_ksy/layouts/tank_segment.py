# kaitai-struct-compiler 0.11.0, ksy/tank_segment.ksy sha256 bad876acce987581aca9b2f75648791da423169d22255480e26a72938bf0a4b2
"""TANK: segment of a partition log: the numbers of its layout."""
