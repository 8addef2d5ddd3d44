"""`Log` and its parts: the loop over frames, tables, verification, info, forecast, following."""
