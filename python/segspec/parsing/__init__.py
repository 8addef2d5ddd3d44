"""Calls the generated Kaitai parsers and explains their errors: error codes, debug trees, annotated bytes."""
