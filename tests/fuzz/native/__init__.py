"""libFuzzer targets over the compiled kernels, one a format, in C: `<format>.c` with `harness.h`."""
