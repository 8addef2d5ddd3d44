"""Stretches of sound mojo frames: what joins generated kernels, rules and the gathering of payloads."""
