meta:
  id: kafka_transaction_value
  title: 'Apache Kafka: value of a record of __transaction_state'
  application: Apache Kafka
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
  The value of a record of `__transaction_state`. A record without a value deletes its key.
doc-ref: apache/kafka 4.1.1 coordinator-common/src/main/java/org/apache/kafka/coordinator/common/runtime/CoordinatorRecordSerde.java:30-41
params:
  - id: record_type
    type: s2
    doc: The record's type, from its key.
seq:
  - id: version
    type: s2
    valid:
      min: 0
      max: 'record_type == 0 ? 1 : 0'
    -code: unsupported-version
    doc: Value version.
    doc-ref: apache/kafka 4.1.1 coordinator-common/src/main/java/org/apache/kafka/coordinator/common/runtime/CoordinatorRecordSerde.java:80-82
  - id: body
    type:
      switch-on: record_type
      cases:
        0: transaction_log_value(version)
    doc: The value.
types:
  transaction_log_value:
    doc: "TransactionLogValue, versions 0-1."
    doc-ref: apache/kafka 4.1.1 transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json
    params:
      - id: api_version
        type: s4
        doc: Record version.
    seq:
      - id: producer_id
        type: s8
        doc: "Producer id in use by the transactional id."
      - id: producer_epoch
        type: s2
        doc: "Epoch associated with the producer id."
      - id: transaction_timeout_ms
        type: s4
        doc: "Transaction timeout in milliseconds."
      - id: transaction_status
        type: s1
        doc: "TransactionState the transaction is in."
      - id: num_transaction_partitions
        -role: length
        type: kafka_count(api_version >= 1)
        doc: "Count."
      - id: transaction_partitions
        type: partitions_schema(api_version)
        repeat: expr
        repeat-expr: num_transaction_partitions.value
        if: num_transaction_partitions.value >= 0
        doc: "Partitions involved in the transaction."
      - id: transaction_last_update_timestamp_ms
        type: s8
        doc: "Time the transaction was last updated."
      - id: transaction_start_timestamp_ms
        type: s8
        doc: "Time the transaction was started."
      - id: num_tagged
        -role: length
        type: kafka_uvarint
        if: api_version >= 1
        doc: "Count."
      - id: tagged
        type: tagged_field
        repeat: expr
        repeat-expr: num_tagged.value
        if: api_version >= 1
        doc: "Tags."
    types:
      partitions_schema:
        doc: "PartitionsSchema."
        params:
          - id: api_version
            type: s4
            doc: Record version.
        seq:
          - id: topic
            -role: payload
            type: kafka_string(api_version >= 1)
            doc: "Topic involved in the transaction."
          - id: num_partition_ids
            -role: length
            type: kafka_count(api_version >= 1)
            doc: "Count."
          - id: partition_ids
            type: s4
            repeat: expr
            repeat-expr: num_partition_ids.value
            if: num_partition_ids.value >= 0
            doc: "Partition ids involved in the transaction."
          - id: tagged
            type: kafka_tagged_fields
            if: api_version >= 1
            doc: "Tags."
      tagged_field:
        doc: "A tagged field. Readers skip unknown ones."
        seq:
          - id: tag
            type: kafka_uvarint
            doc: "Field number."
          - id: len_content
            -role: length
            type: kafka_uvarint
            doc: "In bytes."
          - id: content
            size: len_content.value
            type:
              switch-on: tag.value
              cases:
                0: tagged_previous_producer_id
                1: tagged_next_producer_id
                2: tagged_client_transaction_version
                3: tagged_next_producer_epoch
            doc: The content.
      tagged_previous_producer_id:
        doc: "Content."
        seq:
          - id: previous_producer_id
            type: s8
            doc: "Producer id used by the last committed transaction."
      tagged_next_producer_id:
        doc: "Content."
        seq:
          - id: next_producer_id
            type: s8
            doc: "Latest producer ID for the transactional id."
      tagged_client_transaction_version:
        doc: "Content."
        seq:
          - id: client_transaction_version
            type: s2
            doc: "Transaction version used by the client."
      tagged_next_producer_epoch:
        doc: "Content."
        seq:
          - id: next_producer_epoch
            type: s2
            doc: "Producer epoch associated with the NextProducerId."
