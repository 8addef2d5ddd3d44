# segspec format build, from ksy/: change that.
"""What reads sound frames fast: kernels of the declared log."""
