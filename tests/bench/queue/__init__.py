"""What it costs to append to a queue, beside what else one would keep messages in."""
