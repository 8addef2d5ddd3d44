"""Format pages from `ksy/`: the size and place of every field, its drawing, its table, and how structures nest."""
