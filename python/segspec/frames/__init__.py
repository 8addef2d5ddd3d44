"""The engine for every log of frames, by a declaration, its spec, and a format's rules."""
