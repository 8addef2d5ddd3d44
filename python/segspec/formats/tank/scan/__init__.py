"""Stretches of sound TANK frames: what joins generated kernels, rules and the gathering of payloads."""
