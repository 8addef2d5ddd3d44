"""The packing part of a writer's run. The reading part is made from the declaration in their spec."""

PACKS = ("ffwd_entry",)
