"""From a `.ksy` to parsers and kernels: what `segspec compile` needs at run time and what builds `generated/`."""
