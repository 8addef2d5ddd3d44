# segspec_kaitai.parsers, from ksy/ffwd_segment.ksy: change that.
# mypy: ignore-errors
"""What reads sound frames fast: kernels of the declared log."""
