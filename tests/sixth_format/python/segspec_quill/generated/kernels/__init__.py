# segspec format build, from ksy/: change that.
"""Kernels lowered from the specs of this package."""
