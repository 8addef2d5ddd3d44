"""Where bytes come from and go to: files, folders, remote objects, compressed blocks."""
