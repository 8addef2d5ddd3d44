"""One loop over frames, and the detection of formats."""
