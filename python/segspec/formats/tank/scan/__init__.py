"""Stretches of intact TANK frames: generated kernels, rules and the gathering of payloads combined."""
