"""`Log` and what stands on it: tables, info, forecast, following."""
