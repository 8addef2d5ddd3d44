"""Kernels lowered from the specs of this package."""
