"""Stretches of intact mojo frames: generated kernels, rules and the gathering of payloads combined."""
