meta:
  id: weather
  title: Readings of a weather station, in blocks, times and levels as differences
  license: CC0-1.0
  ks-version: '0.11'
  endian: le
  bit-endian: be
seq:
  - id: magic
    contents: [WX, 1]
  - id: station
    type: strz
    encoding: UTF-8
  - id: blocks
    type: block
    repeat: until
    repeat-until: _.is_last
  - id: end_mark
    contents: [0xe0, 0xff]
types:
  block:
    seq:
      - id: is_last
        type: b1
      - id: kind
        type: b3
        enum: kind
        valid:
          in-enum: true
      - id: flags
        type: b4
      - id: start
        type: u4
      - id: len_readings
        type: u2
      - id: readings
        type: readings
        size: len_readings
    enums:
      kind:
        0: air
        1: ground
        5: water
  readings:
    seq:
      - id: items
        type: 'reading(_index == 0 ? _parent.start : items[_index - 1].time)'
        repeat: eos
  reading:
    params:
      - id: time_before
        type: u4
    seq:
      - id: delay
        type: b5
      - id: has_gust
        type: b1
      - id: quality
        type: b10
      - id: temperature
        type: s2
      - id: gust
        type: u1
        if: has_gust
      - id: extra
        size: 1 + (peeked & 3)
    instances:
      peeked:
        pos: _io.pos
        type: u1
      time:
        value: time_before + delay
      kelvin_tenths:
        value: temperature + 2731
