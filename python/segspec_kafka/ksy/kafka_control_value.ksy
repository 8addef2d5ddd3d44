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
    - kafka_tagged_field
    - kafka_uuid
    - kafka_uvarint
  endian: be
doc: |
  The value of the only record of a control batch. The field descriptions are from Kafka's own definitions of these
  messages. Their first field is the version. In the marker of a transaction's end it precedes the message.
doc-ref:
  - apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/EndTransactionMarker.java:88-103
  - apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/ControlRecordUtils.java:33-95
params:
  - id: control_type
    type: s2
    doc: The record's type, from its key.
seq:
  - id: version
    -orig-id: Version
    -role: structure
    type: s2
    valid:
      min: 0
    -code: unsupported-version
    doc: The version of the value.
  - id: body
    -role: structure
    type:
      switch-on: control_type
      cases:
        0: end_txn_marker(version)
        1: end_txn_marker(version)
        2: leader_change_message(version)
        3: snapshot_header_record(version)
        4: snapshot_footer_record(version)
        5: kraft_version_record(version)
        6: voters_record(version)
    doc: The event.
types:
  end_txn_marker:
    doc: "EndTxnMarker, versions 0."
    doc-ref: apache/kafka 4.1.1 clients/src/main/resources/common/message/EndTxnMarker.json
    params:
      - id: api_version
        type: s4
        doc: The version in the record.
    seq:
      - id: coordinator_epoch
        -orig-id: CoordinatorEpoch
        -role: structure
        type: s4
        doc: "The coordinator epoch when appending the record."
  leader_change_message:
    doc: "LeaderChangeMessage, versions 0-1."
    doc-ref: apache/kafka 4.1.1 clients/src/main/resources/common/message/LeaderChangeMessage.json
    params:
      - id: api_version
        type: s4
        doc: The version in the record.
    seq:
      - id: leader_id
        -orig-id: LeaderId
        -role: structure
        type: s4
        doc: "The ID of the newly elected leader."
      - id: num_voters
        -role: length
        type: kafka_count(true)
        doc: "Number of items. -1 for no list."
      - id: voters
        -orig-id: Voters
        -role: structure
        type: voter(api_version)
        repeat: expr
        repeat-expr: num_voters.value
        if: num_voters.value >= 0
        doc: "The set of voters in the quorum for this epoch."
      - id: num_granting_voters
        -role: length
        type: kafka_count(true)
        doc: "Number of items. -1 for no list."
      - id: granting_voters
        -orig-id: GrantingVoters
        -role: structure
        type: voter(api_version)
        repeat: expr
        repeat-expr: num_granting_voters.value
        if: num_granting_voters.value >= 0
        doc: "The voters who voted for the leader at the time of election."
      - id: num_tagged
        -role: length
        type: kafka_uvarint
        doc: "Number of tagged fields."
      - id: tagged
        -role: structure
        type: kafka_tagged_field
        repeat: expr
        repeat-expr: num_tagged.value
        doc: "Fields with other values than their defaults."
    types:
      voter:
        doc: "Voter."
        doc-ref: apache/kafka 4.1.1 clients/src/main/resources/common/message/LeaderChangeMessage.json
        params:
          - id: api_version
            type: s4
            doc: The version in the record.
        seq:
          - id: voter_id
            -orig-id: VoterId
            -role: structure
            type: s4
            doc: "The ID of the voter."
          - id: voter_directory_id
            -orig-id: VoterDirectoryId
            -role: structure
            type: kafka_uuid
            if: api_version >= 1
            doc: "The directory id of the voter."
          - id: num_tagged
            -role: length
            type: kafka_uvarint
            doc: "Number of tagged fields."
          - id: tagged
            -role: structure
            type: kafka_tagged_field
            repeat: expr
            repeat-expr: num_tagged.value
            doc: "Fields with other values than their defaults."
  snapshot_header_record:
    doc: "SnapshotHeaderRecord, versions 0."
    doc-ref: apache/kafka 4.1.1 clients/src/main/resources/common/message/SnapshotHeaderRecord.json
    params:
      - id: api_version
        type: s4
        doc: The version in the record.
    seq:
      - id: last_contained_log_timestamp
        -orig-id: LastContainedLogTimestamp
        -role: structure
        type: s8
        doc: "The append time of the last record from the log contained in this snapshot."
      - id: num_tagged
        -role: length
        type: kafka_uvarint
        doc: "Number of tagged fields."
      - id: tagged
        -role: structure
        type: kafka_tagged_field
        repeat: expr
        repeat-expr: num_tagged.value
        doc: "Fields with other values than their defaults."
  snapshot_footer_record:
    doc: "SnapshotFooterRecord, versions 0."
    doc-ref: apache/kafka 4.1.1 clients/src/main/resources/common/message/SnapshotFooterRecord.json
    params:
      - id: api_version
        type: s4
        doc: The version in the record.
    seq:
      - id: num_tagged
        -role: length
        type: kafka_uvarint
        doc: "Number of tagged fields."
      - id: tagged
        -role: structure
        type: kafka_tagged_field
        repeat: expr
        repeat-expr: num_tagged.value
        doc: "Fields with other values than their defaults."
  kraft_version_record:
    doc: "KRaftVersionRecord, versions 0."
    doc-ref: apache/kafka 4.1.1 clients/src/main/resources/common/message/KRaftVersionRecord.json
    params:
      - id: api_version
        type: s4
        doc: The version in the record.
    seq:
      - id: kraft_version
        -orig-id: KRaftVersion
        -role: structure
        type: s2
        doc: "The kraft protocol version."
      - id: num_tagged
        -role: length
        type: kafka_uvarint
        doc: "Number of tagged fields."
      - id: tagged
        -role: structure
        type: kafka_tagged_field
        repeat: expr
        repeat-expr: num_tagged.value
        doc: "Fields with other values than their defaults."
  voters_record:
    doc: "VotersRecord, versions 0."
    doc-ref: apache/kafka 4.1.1 clients/src/main/resources/common/message/VotersRecord.json
    params:
      - id: api_version
        type: s4
        doc: The version in the record.
    seq:
      - id: num_voters
        -role: length
        type: kafka_count(true)
        doc: "Number of items. -1 for no list."
      - id: voters
        -orig-id: Voters
        -role: structure
        type: voter(api_version)
        repeat: expr
        repeat-expr: num_voters.value
        if: num_voters.value >= 0
        doc: "The set of voters in the quorum for this epoch."
      - id: num_tagged
        -role: length
        type: kafka_uvarint
        doc: "Number of tagged fields."
      - id: tagged
        -role: structure
        type: kafka_tagged_field
        repeat: expr
        repeat-expr: num_tagged.value
        doc: "Fields with other values than their defaults."
    types:
      voter:
        doc: "The set of voters in the quorum for this epoch."
        doc-ref: apache/kafka 4.1.1 clients/src/main/resources/common/message/VotersRecord.json
        params:
          - id: api_version
            type: s4
            doc: The version in the record.
        seq:
          - id: voter_id
            -orig-id: VoterId
            -role: structure
            type: s4
            doc: "The replica id of the voter in the topic partition."
          - id: voter_directory_id
            -orig-id: VoterDirectoryId
            -role: structure
            type: kafka_uuid
            doc: "The directory id of the voter in the topic partition."
          - id: num_endpoints
            -role: length
            type: kafka_count(true)
            doc: "Number of items. -1 for no list."
          - id: endpoints
            -orig-id: Endpoints
            -role: structure
            type: endpoint(api_version)
            repeat: expr
            repeat-expr: num_endpoints.value
            if: num_endpoints.value >= 0
            doc: "The endpoint that can be used to communicate with the voter."
          - id: kraft_version_feature
            -orig-id: KRaftVersionFeature
            -role: structure
            type: kraft_version_feature(api_version)
            doc: "The range of versions of the protocol that the replica supports."
          - id: num_tagged
            -role: length
            type: kafka_uvarint
            doc: "Number of tagged fields."
          - id: tagged
            -role: structure
            type: kafka_tagged_field
            repeat: expr
            repeat-expr: num_tagged.value
            doc: "Fields with other values than their defaults."
        types:
          endpoint:
            doc: "The endpoint that can be used to communicate with the voter."
            doc-ref: apache/kafka 4.1.1 clients/src/main/resources/common/message/VotersRecord.json
            params:
              - id: api_version
                type: s4
                doc: The version in the record.
            seq:
              - id: name
                -orig-id: Name
                -role: payload
                type: kafka_string(true)
                doc: "The name of the endpoint."
              - id: host
                -orig-id: Host
                -role: payload
                type: kafka_string(true)
                doc: "The hostname."
              - id: port
                -orig-id: Port
                -role: structure
                type: u2
                doc: "The port."
              - id: num_tagged
                -role: length
                type: kafka_uvarint
                doc: "Number of tagged fields."
              - id: tagged
                -role: structure
                type: kafka_tagged_field
                repeat: expr
                repeat-expr: num_tagged.value
                doc: "Fields with other values than their defaults."
          kraft_version_feature:
            doc: "The range of versions of the protocol that the replica supports."
            doc-ref: apache/kafka 4.1.1 clients/src/main/resources/common/message/VotersRecord.json
            params:
              - id: api_version
                type: s4
                doc: The version in the record.
            seq:
              - id: min_supported_version
                -orig-id: MinSupportedVersion
                -role: structure
                type: s2
                doc: "The minimum supported KRaft protocol version."
              - id: max_supported_version
                -orig-id: MaxSupportedVersion
                -role: structure
                type: s2
                doc: "The maximum supported KRaft protocol version."
              - id: num_tagged
                -role: length
                type: kafka_uvarint
                doc: "Number of tagged fields."
              - id: tagged
                -role: structure
                type: kafka_tagged_field
                repeat: expr
                repeat-expr: num_tagged.value
                doc: "Fields with other values than their defaults."
