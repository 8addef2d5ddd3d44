"""What all layers share: errors, findings, limits, records, frames, bounds, and their JSON."""
