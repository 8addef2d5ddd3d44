"""The vectors of ffwd's queue."""
