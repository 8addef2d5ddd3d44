"""What damage leaves of a log, and what speaks for it: witnesses, changed types, missing offsets, doubtful epochs."""
