"""Stretches of intact mojo frames: kernels, rules and payload gathering combined."""
