"""The vectors of mojo: see `build` for how its bytes are made."""
