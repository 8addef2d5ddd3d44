"""The engine for every log of frames: it reads, searches, checks, copies and writes.

It follows a declaration, its spec, and the rules of a format.
"""
