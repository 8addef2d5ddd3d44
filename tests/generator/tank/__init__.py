"""The vectors of TANK."""
