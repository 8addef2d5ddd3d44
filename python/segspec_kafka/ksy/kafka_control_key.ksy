meta:
  id: kafka_control_key
  title: 'Apache Kafka: key of a control record'
  application: Apache Kafka
  file-extension: log
  tags:
    - log
  license: CC0-1.0
  ks-version: '0.11'
  endian: be
doc: The key of a control batch's record.
doc-ref: apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/ControlRecordType.java:30-62
seq:
  - id: version
    -orig-id: Version
    type: s2
    valid:
      min: 0
    -code: unsupported-version
    doc: 0 so far. Readers accept the type of a greater version.
    doc-ref: apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/ControlRecordType.java:93-101
  - id: control_type
    -orig-id: Type
    type: s2
    enum: control_type
    -open-enum: clients pass over the control records that they do not know
    doc: Type of the record.
  - id: rest
    -role: reserved
    size-eos: true
    doc: Empty so far. Readers ignore it.
enums:
  control_type:
    0:
      id: abort
      doc: The producer's transaction is aborted.
    1:
      id: commit
      doc: The producer's transaction is committed.
    2:
      id: leader_change
      doc: A KRaft quorum has a new leader.
    3:
      id: snapshot_header
      doc: The first record of a snapshot of KRaft's metadata.
    4:
      id: snapshot_footer
      doc: The last record of a snapshot of KRaft's metadata.
    5:
      id: kraft_version
      doc: The current version of KRaft's protocol.
    6:
      id: kraft_voters
      doc: The voters of a KRaft quorum.
