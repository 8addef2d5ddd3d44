"""`Log`, and what it is made of: the loop over frames, tables, verification, info, forecast, following."""
