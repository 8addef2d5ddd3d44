# kaitai-struct-compiler 0.11.0, ksy/quill_index.ksy sha256 d46c090e80018f541a0592e2d620825a4dd0071be55450fc15199483afe225dd
# kaitai-struct-compiler 0.11.0, ksy/quill_segment.ksy sha256 e68d975ea43068b1f6d4e03850d20221b0348a04a8b488d15e6b19e5315bc760
"""The same parsers in debug mode: `_read()` is called by the user, `_debug` holds positions."""

COMPILER_VERSION = '0.11.0'

#: sha256 of the spec that each module was compiled from.
SPECS: dict[str, str] = {
    'quill_index': 'd46c090e80018f541a0592e2d620825a4dd0071be55450fc15199483afe225dd',
    'quill_segment': 'e68d975ea43068b1f6d4e03850d20221b0348a04a8b488d15e6b19e5315bc760',
}
