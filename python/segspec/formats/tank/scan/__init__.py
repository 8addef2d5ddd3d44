"""Stretches of intact TANK frames: kernels, rules and payload gathering combined."""
