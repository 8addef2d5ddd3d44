"""Scan kernels lowered from the specs in `ksy/`."""
