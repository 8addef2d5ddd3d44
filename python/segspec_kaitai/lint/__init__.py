"""Holds specs to the project's style."""
