"""Formats of the user's own, at run time: `segspec.custom` has the names for users."""
