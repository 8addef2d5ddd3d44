"""The vectors of osiris."""
