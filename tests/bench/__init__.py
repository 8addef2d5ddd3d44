"""`make bench`: segspec side by side with the machine's limits and with other readers, over generated logs.

Not part of the wheel. Run it from the project's root: `python -m tests.bench --help`.
"""
