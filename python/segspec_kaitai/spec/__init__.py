"""Specs as they are written: YAML, structures, enums, docs."""
