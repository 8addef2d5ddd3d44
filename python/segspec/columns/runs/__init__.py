"""Runs: what joins a format's kernels, its checks and the gathering of its payloads into one function for a batch.

A run decodes nothing: every field comes to it in the columns of a generated kernel. As kernels do, it runs as plain
Python or compiled by numba, from the same text.
"""
