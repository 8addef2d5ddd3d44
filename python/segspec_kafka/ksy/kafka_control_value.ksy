meta:
  id: kafka_control_value
  title: 'Apache Kafka: value of a control record'
  application: Apache Kafka
  file-extension: log
  tags:
    - log
  license: Apache-2.0
  ks-version: '0.11'
  imports:
    - kafka_bytes
    - kafka_count
    - kafka_flag
    - kafka_string
    - kafka_tagged_fields
    - kafka_uuid
    - kafka_uvarint
  endian: be
doc: |
  The value of a control batch's record. The fields are Kafka's own, in snake case. The first one of each message is the
  version. In the marker of a transaction's end it precedes the message.
doc-ref:
  - apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/EndTransactionMarker.java:88-103
  - apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/ControlRecordUtils.java:33-95
params:
  - id: control_type
    type: s2
    doc: The record's type, from its key.
seq:
  - id: version
    type: s2
    valid:
      min: 0
    -code: unsupported-version
    doc: Value version.
  - id: body
    type:
      switch-on: control_type
      cases:
        0: end_txn_marker
        1: end_txn_marker
        2: leader_change_message(version)
        3: snapshot_header_record
        4: snapshot_footer_record
        5: kraft_version_record
        6: voters_record
    doc: The event.
types:
  end_txn_marker:
    doc: "EndTxnMarker, version 0."
    doc-ref: apache/kafka 4.1.1 clients/src/main/resources/common/message/EndTxnMarker.json
    seq:
      - id: coordinator_epoch
        type: s4
        doc: "Coordinator epoch when appending the record."
  leader_change_message:
    doc: "LeaderChangeMessage, versions 0-1."
    doc-ref: apache/kafka 4.1.1 clients/src/main/resources/common/message/LeaderChangeMessage.json
    params:
      - id: api_version
        type: s4
        doc: Record version.
    seq:
      - id: leader_id
        type: s4
        doc: "ID of the newly elected leader."
      - id: num_voters
        -role: length
        type: kafka_count(true)
        doc: "Count."
      - id: voters
        type: voter(api_version)
        repeat: expr
        repeat-expr: num_voters.value
        if: num_voters.value >= 0
        doc: "Voters in the quorum for this epoch."
      - id: num_granting_voters
        -role: length
        type: kafka_count(true)
        doc: "Count."
      - id: granting_voters
        type: voter(api_version)
        repeat: expr
        repeat-expr: num_granting_voters.value
        if: num_granting_voters.value >= 0
        doc: "Voters who voted for the leader at the time of election."
      - id: tagged
        type: kafka_tagged_fields
        doc: "Tags."
    types:
      voter:
        doc: "Voter."
        params:
          - id: api_version
            type: s4
            doc: Record version.
        seq:
          - id: voter_id
            type: s4
            doc: "ID of the voter."
          - id: voter_directory_id
            type: kafka_uuid
            if: api_version >= 1
            doc: "Directory id of the voter."
          - id: tagged
            type: kafka_tagged_fields
            doc: "Tags."
  snapshot_header_record:
    doc: "SnapshotHeaderRecord, version 0."
    doc-ref: apache/kafka 4.1.1 clients/src/main/resources/common/message/SnapshotHeaderRecord.json
    seq:
      - id: last_contained_log_timestamp
        type: s8
        doc: "Append time of the last record in this snapshot."
      - id: tagged
        type: kafka_tagged_fields
        doc: "Tags."
  snapshot_footer_record:
    doc: "SnapshotFooterRecord, version 0."
    doc-ref: apache/kafka 4.1.1 clients/src/main/resources/common/message/SnapshotFooterRecord.json
    seq:
      - id: tagged
        type: kafka_tagged_fields
        doc: "Tags."
  kraft_version_record:
    doc: "KRaftVersionRecord, version 0."
    doc-ref: apache/kafka 4.1.1 clients/src/main/resources/common/message/KRaftVersionRecord.json
    seq:
      - id: kraft_version
        type: s2
        doc: "Kraft protocol version."
      - id: tagged
        type: kafka_tagged_fields
        doc: "Tags."
  voters_record:
    doc: "VotersRecord, version 0."
    doc-ref: apache/kafka 4.1.1 clients/src/main/resources/common/message/VotersRecord.json
    seq:
      - id: num_voters
        -role: length
        type: kafka_count(true)
        doc: "Count."
      - id: voters
        type: voter
        repeat: expr
        repeat-expr: num_voters.value
        if: num_voters.value >= 0
        doc: "Voters in the quorum for this epoch."
      - id: tagged
        type: kafka_tagged_fields
        doc: "Tags."
    types:
      voter:
        doc: "Voter."
        seq:
          - id: voter_id
            type: s4
            doc: "Replica id of the voter in the topic partition."
          - id: voter_directory_id
            type: kafka_uuid
            doc: "Directory id of the voter in the topic partition."
          - id: num_endpoints
            -role: length
            type: kafka_count(true)
            doc: "Count."
          - id: endpoints
            type: endpoint
            repeat: expr
            repeat-expr: num_endpoints.value
            if: num_endpoints.value >= 0
            doc: "Endpoint of the voter."
          - id: kraft_version_feature
            type: kraft_version_feature
            doc: "Range of versions of the protocol that the replica supports."
          - id: tagged
            type: kafka_tagged_fields
            doc: "Tags."
        types:
          endpoint:
            doc: "Endpoint."
            seq:
              - id: name
                -role: payload
                type: kafka_string(true)
                doc: "Name of the endpoint."
              - id: host
                -role: payload
                type: kafka_string(true)
                doc: "Hostname."
              - id: port
                type: u2
                doc: "Port."
              - id: tagged
                type: kafka_tagged_fields
                doc: "Tags."
          kraft_version_feature:
            doc: "KRaftVersionFeature."
            seq:
              - id: min_supported_version
                type: s2
                doc: "Minimum supported KRaft protocol version."
              - id: max_supported_version
                type: s2
                doc: "Maximum supported KRaft protocol version."
              - id: tagged
                type: kafka_tagged_fields
                doc: "Tags."
