"""Runs kaitai-struct-compiler, and reads its output."""
