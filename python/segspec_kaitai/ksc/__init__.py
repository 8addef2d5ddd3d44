"""Runs kaitai-struct-compiler, and reads what it wrote."""
