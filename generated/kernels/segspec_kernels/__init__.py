"""Scan kernels lowered from the specs in `ksy/`, one module each; `segspec.columns.backend` runs them."""
