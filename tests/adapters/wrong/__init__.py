"""Adapters that are wrong on purpose, each in one way that real readers have been: the suite has to find every one.

`python -m tests.adapters.wrong NAME` serves one, from the project's root.
"""
