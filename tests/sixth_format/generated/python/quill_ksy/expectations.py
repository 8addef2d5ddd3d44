# kaitai-struct-compiler 0.11.0, ksy/quill_index.ksy sha256 d46c090e80018f541a0592e2d620825a4dd0071be55450fc15199483afe225dd
# kaitai-struct-compiler 0.11.0, ksy/quill_segment.ksy sha256 e68d975ea43068b1f6d4e03850d20221b0348a04a8b488d15e6b19e5315bc760
"""Values that a field should hold; no reader enforces them, another one is a finding."""

EXPECTATIONS: dict[str, dict[str, int]] = {
    'quill_segment.header': {'reserved': 0},
}
