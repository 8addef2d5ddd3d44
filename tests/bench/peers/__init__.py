"""The limits of the machine and the other readers, one file each."""
