"""Stretches of intact osiris frames: generated kernels, rules and the gathering of payloads combined."""
