"""Specs of public repositories: compiled as the npm compiler does, and held against its parser value by value."""
