"""The name that a part of `segspec_kaitai` had, for build scripts of formats."""
