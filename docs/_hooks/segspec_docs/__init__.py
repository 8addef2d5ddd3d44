"""What the pages take from the code and the specs when the site is built."""
