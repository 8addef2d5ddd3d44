# kaitai-struct-compiler 0.11.0, ksy/tank_segment.ksy sha256 026e5e779cdbd70db7188a6ef04c2db2f1ac3e4d834912d6875081ccdfad525f
"""TANK: segment of a partition log: the numbers of its layout."""
