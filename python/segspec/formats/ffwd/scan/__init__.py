"""Stretches of sound ffwd frames: what joins generated kernels, rules and the gathering of payloads."""
