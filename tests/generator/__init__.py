"""Makes the conformance vectors of `tests/vectors/`: `python -m tests.generator`, and `--check` to compare.

Bytes are put together by hand, and what a reader must say of them is stated by hand or follows from how they were put
together: never from what a reader of ours says. The tests then hold our readers against the vectors.
"""
