meta:
  id: pcap_like
  title: Captured packets, in the byte order that the magic tells
  license: CC0-1.0
  ks-version: '0.11'
seq:
  - id: magic
    type: u4be
    valid:
      any-of: [0xa1b2c3d4, 0xd4c3b2a1]
  - id: header
    type: header
  - id: packets
    type:
      switch-on: is_big
      cases:
        true: packet_be
        false: packet_le
    repeat: eos
instances:
  is_big:
    value: magic == 0xa1b2c3d4
types:
  header:
    seq:
      - id: version
        type: u1
        valid: 2
      - id: network
        type: u1
  packet_be:
    seq:
      - id: seconds
        type: u4be
      - id: microseconds
        type: u4be
        valid:
          max: 999999
      - id: len_data
        type: u4be
      - id: data
        size: len_data
    instances:
      time:
        value: seconds * 1000000 + microseconds
  packet_le:
    seq:
      - id: seconds
        type: u4le
      - id: microseconds
        type: u4le
        valid:
          max: 999999
      - id: len_data
        type: u4le
      - id: data
        size: len_data
    instances:
      time:
        value: seconds * 1000000 + microseconds
