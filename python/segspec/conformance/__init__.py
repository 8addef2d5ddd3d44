"""The conformance suite: vectors for readers and writers in any language, and the runner that asks them.

`vectors` finds and expands them, `adapter` talks to a program, `running` asks it, `library` is segspec itself as one.
"""
