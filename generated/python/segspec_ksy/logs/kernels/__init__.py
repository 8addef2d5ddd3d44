# segspec_kaitai.parsers, from ksy/durable_log_record.ksy: change that.
"""What reads sound frames fast: kernels of the declared log."""
