"""The spec toolchain: compile, check and render `ksy/`. Not needed at run time."""
