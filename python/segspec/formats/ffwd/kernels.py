"""The packing part of a writer's run."""

PACKS = ("ffwd_entry",)
