"""What remains of a log after damage, and the evidence for it."""
