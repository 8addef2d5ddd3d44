"""The engine: what is the same in every log of frames."""
