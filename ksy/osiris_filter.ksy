meta:
  id: osiris_filter
  title: 'RabbitMQ osiris: filter of a chunk'
  application: RabbitMQ Streams (osiris)
  file-extension: segment
  tags:
    - log
  license: CC0-1.0
  ks-version: '0.11'
  endian: be
  bit-endian: be
doc: A bloom filter over the filter values of a chunk's entries. The rule osiris.filter.bits describes its bits.
doc-ref: rabbitmq/osiris src/osiris_bloom.erl
seq:
  - id: has_unfiltered
    -role: structure
    type: b1
    doc: Bit 0. An entry has no filter value.
  - id: first_bits
    -role: structure
    type: b7
    doc: Bits 1 to 7.
  - id: more_bits
    -role: structure
    size-eos: true
    doc: Bits 8 and up.
instances:
  bits:
    pos: 0
    size-eos: true
    doc: All bits, as bytes.
  num_bits:
    value: _io.size * 8
    doc: Number of bits.
