# kaitai-struct-compiler 0.11.0, ksy/durable_log_segment.ksy sha256 28e38a8b440d9580ec2b3b08812f07a74437c7db55b8b4c43242a2b531a7fcc4
"""durable-log segment file (v1): the numbers of its layout."""
