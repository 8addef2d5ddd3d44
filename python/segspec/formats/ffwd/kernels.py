"""The packing part of a writer's run. The spec's declaration has the reading part."""

PACKS = ("ffwd_entry",)
