meta:
  id: kafka_varlong
  title: 'Apache Kafka: zigzag varlong'
  application: Apache Kafka
  tags:
    - serialization
  license: CC0-1.0
  ks-version: '0.11'
doc: |
  A signed 64-bit number: one to ten groups of seven bits, the lowest first. A byte's high bit announces another byte.
  Even numbers 2n stand for n, odd ones 2n - 1 for -n. Only one bit of the tenth byte counts; the others are shifted
  out.
doc-ref: apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/utils/ByteUtils.java:293-311
-value-of: value
seq:
  - id: groups
    -role: length
    type: 'group(_index, _index != 0 ? groups[_index - 1].total : 0, _index != 0 ? groups[_index - 1].weight * 128 : 1)'
    repeat: until
    repeat-until: not _.has_next
    -max-elements: 10
    doc: Up to the first byte whose high bit is clear.
instances:
  raw:
    value: groups.last.total
    doc: As an unsigned 64-bit number.
  value:
    value: '(raw % 2 == 0 ? (raw >> 1).as<s8> : -1 - (raw >> 1).as<s8>).as<s8>'
    doc: The number.
types:
  group:
    doc: A byte, and the sum so far.
    doc-ref: apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/utils/ByteUtils.java:299-311
    params:
      - id: index
        type: s4
        doc: The byte's place, 0 to 9.
      - id: total_before
        type: u8
        doc: Sum of earlier groups.
      - id: weight
        type: u8
        doc: Value of its lowest bit.
    seq:
      - id: octet
        -role: length
        type: u1
        valid:
          max: 'index == 9 ? 127 : 255'
        doc: A tenth byte with the high bit is refused.
        doc-ref: apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/utils/ByteUtils.java:306-307
    instances:
      has_next:
        value: octet > 127
        doc: Another byte follows.
      total:
        value: 'total_before + (index == 9 ? octet & 1 : octet & 127).as<u8> * weight'
        doc: Sum through this group.
