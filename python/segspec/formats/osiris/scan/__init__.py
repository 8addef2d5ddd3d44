"""Stretches of intact osiris frames: kernels, rules and payload gathering combined."""
