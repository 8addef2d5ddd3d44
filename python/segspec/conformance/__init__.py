"""The conformance suite: vectors for readers and writers in any language, and the runner that asks them."""
