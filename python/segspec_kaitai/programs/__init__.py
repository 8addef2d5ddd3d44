"""Other programs, run within bounds."""
