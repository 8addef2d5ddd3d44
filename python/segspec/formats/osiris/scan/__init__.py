"""Stretches of sound osiris frames: what joins generated kernels, rules and the gathering of payloads."""
