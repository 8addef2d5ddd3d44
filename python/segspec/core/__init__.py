"""What everything else speaks of: errors and findings, limits, records and frames, bounds, and JSON of them."""
