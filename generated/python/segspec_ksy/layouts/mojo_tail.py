# kaitai-struct-compiler 0.11.0, ksy/mojo_tail.ksy sha256 2d800c77f235410128dd331ff807195a81f477ca489e87bcec4eaa8276b60740
"""mojo: INDEX and SUFFIX: the numbers of its layout."""

SIZE_TAG = 2
