"""What a writer's run packs. What reads messages is made from the declaration in their spec."""

PACKS = ("ffwd_entry",)
