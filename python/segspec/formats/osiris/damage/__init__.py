"""What damage leaves of a log, and what speaks for it: witnesses, missing offsets, doubtful epochs."""
