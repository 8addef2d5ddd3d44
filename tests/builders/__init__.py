"""Bytes of the five formats, put together by hand: one builder a format, for the vectors, the tests, fuzzing and bench.

They state every layout once more, from the seed documents and the systems' code. They share nothing with the specs,
the generated parsers and layouts, or the library's encoders. A mistake there therefore shows as a difference here:
that is what vectors are for. Fields can be given any value, also one that contradicts the rest.
"""
