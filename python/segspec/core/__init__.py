"""What everything speaks of: errors and findings, limits, records and frames, bounds, their forms in JSON."""
