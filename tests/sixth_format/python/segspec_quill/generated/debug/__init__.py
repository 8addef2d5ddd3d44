# kaitai-struct-compiler 0.11.0, ksy/quill_entry.ksy sha256 155b5f5650fff392910385b93171ddba5be069aafe62665b9d07d85e090a21dd
# kaitai-struct-compiler 0.11.0, ksy/quill_index.ksy sha256 931c7cd9633f1c664d1076f40d896f3619ff893e1f6c301d03447d5e16e4c325
# kaitai-struct-compiler 0.11.0, ksy/quill_segment.ksy sha256 f3320891d340741a27baa7e8a94846dd26b4cb9f5a6d3813e5690bb294d02da7
"""The same parsers in debug mode: `_read()` is called by the user, `_debug` holds positions."""

COMPILER_VERSION = '0.11.0'

#: sha256 of the spec that each module was compiled from.
SPECS: dict[str, str] = {
    'quill_entry': '155b5f5650fff392910385b93171ddba5be069aafe62665b9d07d85e090a21dd',
    'quill_index': '931c7cd9633f1c664d1076f40d896f3619ff893e1f6c301d03447d5e16e4c325',
    'quill_segment': 'f3320891d340741a27baa7e8a94846dd26b4cb9f5a6d3813e5690bb294d02da7',
}
