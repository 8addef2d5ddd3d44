"""Stretches of sound durable-log frames: what joins generated kernels, rules and the gathering of payloads."""
