# segspec_kaitai.parsers, from ksy/ffwd_segment.ksy: change that.
"""What reads sound frames fast: kernels of the declared log."""
