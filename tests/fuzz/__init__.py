"""`make fuzz`: coverage-guided fuzzing of the reader, the kernels, `recover` and the indexes, with atheris.

Not part of the wheel. Run it from the project's root: `python -m tests.fuzz --help`.
"""
