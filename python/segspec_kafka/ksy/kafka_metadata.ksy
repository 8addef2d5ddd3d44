meta:
  id: kafka_metadata
  title: 'Apache Kafka: record of the cluster''s metadata'
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
  The value of a record of `__cluster_metadata`, in which a KRaft quorum keeps a cluster's state. Its records have no
  keys. The fields are Kafka's own, in snake case.
doc-ref: apache/kafka 4.1.1 server-common/src/main/java/org/apache/kafka/server/common/serialization/AbstractApiMessageSerde.java:26-111
seq:
  - id: frame_version
    type: kafka_uvarint
    valid:
      expr: _.value == 1
    -code: unsupported-version
    doc: Always 1. The document in the source has 0, which only the preview of 2.8 reads.
    doc-ref: apache/kafka 4.1.1 server-common/src/main/java/org/apache/kafka/server/common/serialization/AbstractApiMessageSerde.java:83-91
  - id: api_key
    type: kafka_uvarint
    valid:
      expr: _.value == 0 or _.value == 1 or _.value == 2 or _.value == 3 or _.value == 4 or _.value == 5 or _.value == 7 or _.value == 8 or _.value == 9 or _.value == 10 or _.value == 11 or _.value == 12 or _.value == 14 or _.value == 15 or _.value == 17 or _.value == 18 or _.value == 19 or _.value == 20 or _.value == 21 or _.value == 22 or _.value == 23 or _.value == 24 or _.value == 25 or _.value == 26 or _.value == 27 or _.value == 28
    -code: unsupported-version
    doc: Type of the record.
  - id: version
    type: kafka_uvarint
    valid:
      expr: '_.value <= (api_key.value == 0 ? 3 : api_key.value == 3 ? 2 : api_key.value == 5 ? 2 : api_key.value == 17 ? 2 : 0)'
    -code: unsupported-version
    doc: The version of that record.
  - id: body
    type:
      switch-on: api_key.value
      cases:
        0: register_broker_record(version.value)
        1: unregister_broker_record
        2: topic_record
        3: partition_record(version.value)
        4: config_record
        5: partition_change_record
        7: fence_broker_record
        8: unfence_broker_record
        9: remove_topic_record
        10: delegation_token_record
        11: user_scram_credential_record
        12: feature_level_record
        14: client_quota_record
        15: producer_ids_record
        17: broker_registration_change_record
        18: access_control_entry_record
        19: remove_access_control_entry_record
        20: no_op_record
        21: zk_migration_state_record
        22: remove_user_scram_credential_record
        23: begin_transaction_record
        24: end_transaction_record
        25: abort_transaction_record
        26: remove_delegation_token_record
        27: register_controller_record
        28: clear_elr_record
    doc: The record.
  - id: rest
    -role: reserved
    size-eos: true
    valid:
      expr: _.length == 0
    -code: trailing-bytes
    doc: Empty. Otherwise the broker stops.
    doc-ref: apache/kafka 4.1.1 server-common/src/main/java/org/apache/kafka/server/common/serialization/AbstractApiMessageSerde.java:106-109
types:
  register_broker_record:
    doc: "RegisterBrokerRecord, versions 0-3."
    doc-ref: apache/kafka 4.1.1 metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json
    params:
      - id: api_version
        type: s4
        doc: Record version.
    seq:
      - id: broker_id
        type: s4
        doc: "Broker id."
      - id: is_migrating_zk_broker
        type: kafka_flag
        if: api_version >= 2
        doc: "True if the broker is a ZK broker in migration mode. Otherwise, false."
      - id: incarnation_id
        type: kafka_uuid
        doc: "Incarnation ID of the broker process."
      - id: broker_epoch
        type: s8
        doc: "Broker epoch assigned by the controller."
      - id: num_end_points
        -role: length
        type: kafka_count(true)
        doc: "Count."
      - id: end_points
        type: broker_endpoint
        repeat: expr
        repeat-expr: num_end_points.value
        if: num_end_points.value >= 0
        doc: "Endpoints of this broker."
      - id: num_features
        -role: length
        type: kafka_count(true)
        doc: "Count."
      - id: features
        type: broker_feature
        repeat: expr
        repeat-expr: num_features.value
        if: num_features.value >= 0
        doc: "Features on this broker."
      - id: rack
        -role: payload
        type: kafka_string(true)
        doc: "Broker rack."
      - id: fenced
        type: kafka_flag
        doc: "True if the broker is fenced."
      - id: in_controlled_shutdown
        type: kafka_flag
        if: api_version >= 1
        doc: "True if the broker is in controlled shutdown."
      - id: num_tagged
        -role: length
        type: kafka_uvarint
        doc: "Count."
      - id: tagged
        type: tagged_field
        repeat: expr
        repeat-expr: num_tagged.value
        doc: "Tags."
    types:
      broker_endpoint:
        doc: "BrokerEndpoint."
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
          - id: security_protocol
            type: s2
            doc: "Security protocol."
          - id: tagged
            type: kafka_tagged_fields
            doc: "Tags."
      broker_feature:
        doc: "BrokerFeature."
        seq:
          - id: name
            -role: payload
            type: kafka_string(true)
            doc: "Feature name."
          - id: min_supported_version
            type: s2
            doc: "Minimum supported feature level."
          - id: max_supported_version
            type: s2
            doc: "Maximum supported feature level."
          - id: tagged
            type: kafka_tagged_fields
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
                0: tagged_log_dirs
            doc: The content.
      tagged_log_dirs:
        doc: "Content."
        seq:
          - id: num_log_dirs
            -role: length
            type: kafka_count(true)
            doc: "Count."
          - id: log_dirs
            type: kafka_uuid
            repeat: expr
            repeat-expr: num_log_dirs.value
            if: num_log_dirs.value >= 0
            doc: "Log directories available in this broker."
  unregister_broker_record:
    doc: "UnregisterBrokerRecord, version 0."
    doc-ref: apache/kafka 4.1.1 metadata/src/main/resources/common/metadata/UnregisterBrokerRecord.json
    seq:
      - id: broker_id
        type: s4
        doc: "Broker id."
      - id: broker_epoch
        type: s8
        doc: "Broker epoch."
      - id: tagged
        type: kafka_tagged_fields
        doc: "Tags."
  topic_record:
    doc: "TopicRecord, version 0."
    doc-ref: apache/kafka 4.1.1 metadata/src/main/resources/common/metadata/TopicRecord.json
    seq:
      - id: name
        -role: payload
        type: kafka_string(true)
        doc: "Topic name."
      - id: topic_id
        type: kafka_uuid
        doc: "Unique ID of this topic."
      - id: tagged
        type: kafka_tagged_fields
        doc: "Tags."
  partition_record:
    doc: "PartitionRecord, versions 0-2."
    doc-ref: apache/kafka 4.1.1 metadata/src/main/resources/common/metadata/PartitionRecord.json
    params:
      - id: api_version
        type: s4
        doc: Record version.
    seq:
      - id: partition_id
        type: s4
        doc: "Partition id."
      - id: topic_id
        type: kafka_uuid
        doc: "Unique ID of this topic."
      - id: num_replicas
        -role: length
        type: kafka_count(true)
        doc: "Count."
      - id: replicas
        type: s4
        repeat: expr
        repeat-expr: num_replicas.value
        if: num_replicas.value >= 0
        doc: "Replicas of this partition, sorted by preferred order."
      - id: num_isr
        -role: length
        type: kafka_count(true)
        doc: "Count."
      - id: isr
        type: s4
        repeat: expr
        repeat-expr: num_isr.value
        if: num_isr.value >= 0
        doc: "In-sync replicas of this partition."
      - id: num_removing_replicas
        -role: length
        type: kafka_count(true)
        doc: "Count."
      - id: removing_replicas
        type: s4
        repeat: expr
        repeat-expr: num_removing_replicas.value
        if: num_removing_replicas.value >= 0
        doc: "Replicas to be removed."
      - id: num_adding_replicas
        -role: length
        type: kafka_count(true)
        doc: "Count."
      - id: adding_replicas
        type: s4
        repeat: expr
        repeat-expr: num_adding_replicas.value
        if: num_adding_replicas.value >= 0
        doc: "Replicas to be added."
      - id: leader
        type: s4
        doc: "Lead replica, or -1 if there is no leader."
      - id: leader_epoch
        type: s4
        doc: "Epoch of the partition leader."
      - id: partition_epoch
        type: s4
        doc: "Rises with every change."
      - id: num_directories
        -role: length
        type: kafka_count(true)
        if: api_version >= 1
        doc: "Count."
      - id: directories
        type: kafka_uuid
        repeat: expr
        repeat-expr: num_directories.value
        if: api_version >= 1 and num_directories.value >= 0
        doc: "Log directory hosting each replica, in the order of the replicas."
      - id: num_tagged
        -role: length
        type: kafka_uvarint
        doc: "Count."
      - id: tagged
        type: tagged_field
        repeat: expr
        repeat-expr: num_tagged.value
        doc: "Tags."
    types:
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
                0: tagged_leader_recovery_state
                1: tagged_eligible_leader_replicas
                2: tagged_last_known_elr
            doc: The content.
      tagged_leader_recovery_state:
        doc: "Content."
        seq:
          - id: leader_recovery_state
            type: s1
            doc: "1 if it recovers from an unclean leader election; 0 otherwise."
      tagged_eligible_leader_replicas:
        doc: "Content."
        seq:
          - id: num_eligible_leader_replicas
            -role: length
            type: kafka_count(true)
            doc: "Count."
          - id: eligible_leader_replicas
            type: s4
            repeat: expr
            repeat-expr: num_eligible_leader_replicas.value
            if: num_eligible_leader_replicas.value >= 0
            doc: "Eligible leader replicas of this partition."
      tagged_last_known_elr:
        doc: "Content."
        seq:
          - id: num_last_known_elr
            -role: length
            type: kafka_count(true)
            doc: "Count."
          - id: last_known_elr
            type: s4
            repeat: expr
            repeat-expr: num_last_known_elr.value
            if: num_last_known_elr.value >= 0
            doc: "Last known eligible leader replicas of this partition."
  config_record:
    doc: "ConfigRecord, version 0."
    doc-ref: apache/kafka 4.1.1 metadata/src/main/resources/common/metadata/ConfigRecord.json
    seq:
      - id: resource_type
        type: s1
        doc: "Type of resource this configuration applies to."
      - id: resource_name
        -role: payload
        type: kafka_string(true)
        doc: "Name of the resource this configuration applies to."
      - id: name
        -role: payload
        type: kafka_string(true)
        doc: "Name of the configuration key."
      - id: value
        -role: payload
        type: kafka_string(true)
        doc: "Value of the configuration, or null if it should be deleted."
      - id: tagged
        type: kafka_tagged_fields
        doc: "Tags."
  partition_change_record:
    doc: "PartitionChangeRecord, versions 0-2."
    doc-ref: apache/kafka 4.1.1 metadata/src/main/resources/common/metadata/PartitionChangeRecord.json
    seq:
      - id: partition_id
        type: s4
        doc: "Partition id."
      - id: topic_id
        type: kafka_uuid
        doc: "Unique ID of this topic."
      - id: num_tagged
        -role: length
        type: kafka_uvarint
        doc: "Count."
      - id: tagged
        type: tagged_field
        repeat: expr
        repeat-expr: num_tagged.value
        doc: "Tags."
    types:
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
                0: tagged_isr
                1: tagged_leader
                2: tagged_replicas
                3: tagged_removing_replicas
                4: tagged_adding_replicas
                5: tagged_leader_recovery_state
                6: tagged_eligible_leader_replicas
                7: tagged_last_known_elr
                8: tagged_directories
            doc: The content.
      tagged_isr:
        doc: "Content."
        seq:
          - id: num_isr
            -role: length
            type: kafka_count(true)
            doc: "Count."
          - id: isr
            type: s4
            repeat: expr
            repeat-expr: num_isr.value
            if: num_isr.value >= 0
            doc: "New in-sync replicas, or null if unchanged."
      tagged_leader:
        doc: "Content."
        seq:
          - id: leader
            type: s4
            doc: "-1 if there is now no leader; -2 if the leader didn't change; the new leader otherwise."
      tagged_replicas:
        doc: "Content."
        seq:
          - id: num_replicas
            -role: length
            type: kafka_count(true)
            doc: "Count."
          - id: replicas
            type: s4
            repeat: expr
            repeat-expr: num_replicas.value
            if: num_replicas.value >= 0
            doc: "New replicas, or null if unchanged."
      tagged_removing_replicas:
        doc: "Content."
        seq:
          - id: num_removing_replicas
            -role: length
            type: kafka_count(true)
            doc: "Count."
          - id: removing_replicas
            type: s4
            repeat: expr
            repeat-expr: num_removing_replicas.value
            if: num_removing_replicas.value >= 0
            doc: "New removing replicas, or null if unchanged."
      tagged_adding_replicas:
        doc: "Content."
        seq:
          - id: num_adding_replicas
            -role: length
            type: kafka_count(true)
            doc: "Count."
          - id: adding_replicas
            type: s4
            repeat: expr
            repeat-expr: num_adding_replicas.value
            if: num_adding_replicas.value >= 0
            doc: "New adding replicas, or null if unchanged."
      tagged_leader_recovery_state:
        doc: "Content."
        seq:
          - id: leader_recovery_state
            type: s1
            doc: "-1 if it didn't change; 0 if it was elected from the ISR or recovered from an unclean election; 1 if it still recovers."
      tagged_eligible_leader_replicas:
        doc: "Content."
        seq:
          - id: num_eligible_leader_replicas
            -role: length
            type: kafka_count(true)
            doc: "Count."
          - id: eligible_leader_replicas
            type: s4
            repeat: expr
            repeat-expr: num_eligible_leader_replicas.value
            if: num_eligible_leader_replicas.value >= 0
            doc: "New eligible leader replicas, or null if unchanged."
      tagged_last_known_elr:
        doc: "Content."
        seq:
          - id: num_last_known_elr
            -role: length
            type: kafka_count(true)
            doc: "Count."
          - id: last_known_elr
            type: s4
            repeat: expr
            repeat-expr: num_last_known_elr.value
            if: num_last_known_elr.value >= 0
            doc: "Last known eligible leader replicas, or null if unchanged."
      tagged_directories:
        doc: "Content."
        seq:
          - id: num_directories
            -role: length
            type: kafka_count(true)
            doc: "Count."
          - id: directories
            type: kafka_uuid
            repeat: expr
            repeat-expr: num_directories.value
            if: num_directories.value >= 0
            doc: "New log directory for each replica, or null if unchanged."
  fence_broker_record:
    doc: "FenceBrokerRecord, version 0."
    doc-ref: apache/kafka 4.1.1 metadata/src/main/resources/common/metadata/FenceBrokerRecord.json
    seq:
      - id: id
        type: s4
        doc: "Broker ID to fence. It will be removed from all ISRs."
      - id: epoch
        type: s8
        doc: "Epoch of the broker to fence."
      - id: tagged
        type: kafka_tagged_fields
        doc: "Tags."
  unfence_broker_record:
    doc: "UnfenceBrokerRecord, version 0."
    doc-ref: apache/kafka 4.1.1 metadata/src/main/resources/common/metadata/UnfenceBrokerRecord.json
    seq:
      - id: id
        type: s4
        doc: "Broker ID to unfence."
      - id: epoch
        type: s8
        doc: "Epoch of the broker to unfence."
      - id: tagged
        type: kafka_tagged_fields
        doc: "Tags."
  remove_topic_record:
    doc: "RemoveTopicRecord, version 0."
    doc-ref: apache/kafka 4.1.1 metadata/src/main/resources/common/metadata/RemoveTopicRecord.json
    seq:
      - id: topic_id
        type: kafka_uuid
        doc: "Topic to remove, with its partitions."
      - id: tagged
        type: kafka_tagged_fields
        doc: "Tags."
  delegation_token_record:
    doc: "DelegationTokenRecord, version 0."
    doc-ref: apache/kafka 4.1.1 metadata/src/main/resources/common/metadata/DelegationTokenRecord.json
    seq:
      - id: owner
        -role: payload
        type: kafka_string(true)
        doc: "Delegation token owner."
      - id: requester
        -role: payload
        type: kafka_string(true)
        doc: "Delegation token requester."
      - id: num_renewers
        -role: length
        type: kafka_count(true)
        doc: "Count."
      - id: renewers
        -role: payload
        type: kafka_string(true)
        repeat: expr
        repeat-expr: num_renewers.value
        if: num_renewers.value >= 0
        doc: "Principals which can renew this token."
      - id: issue_timestamp
        type: s8
        doc: "Time at which this timestamp was issued."
      - id: max_timestamp
        type: s8
        doc: "Time at which this token cannot be renewed any more."
      - id: expiration_timestamp
        type: s8
        doc: "Next time at which this token must be renewed."
      - id: token_id
        -role: payload
        type: kafka_string(true)
        doc: "Token id."
      - id: tagged
        type: kafka_tagged_fields
        doc: "Tags."
  user_scram_credential_record:
    doc: "UserScramCredentialRecord, version 0."
    doc-ref: apache/kafka 4.1.1 metadata/src/main/resources/common/metadata/UserScramCredentialRecord.json
    seq:
      - id: name
        -role: payload
        type: kafka_string(true)
        doc: "User name."
      - id: mechanism
        type: s1
        doc: "SCRAM mechanism."
      - id: salt
        -role: payload
        type: kafka_bytes(true)
        doc: "A random salt generated by the client."
      - id: stored_key
        -role: payload
        type: kafka_bytes(true)
        doc: "Key the Server uses to authenticate the Client."
      - id: server_key
        -role: payload
        type: kafka_bytes(true)
        doc: "Key the Client uses to validate the Servers identity."
      - id: iterations
        type: s4
        doc: "Number of iterations used in the SCRAM credential."
      - id: tagged
        type: kafka_tagged_fields
        doc: "Tags."
  feature_level_record:
    doc: "FeatureLevelRecord, version 0."
    doc-ref: apache/kafka 4.1.1 metadata/src/main/resources/common/metadata/FeatureLevelRecord.json
    seq:
      - id: name
        -role: payload
        type: kafka_string(true)
        doc: "Feature name."
      - id: feature_level
        type: s2
        doc: "Current finalized feature level, 0 if not supported."
      - id: tagged
        type: kafka_tagged_fields
        doc: "Tags."
  client_quota_record:
    doc: "ClientQuotaRecord, version 0."
    doc-ref: apache/kafka 4.1.1 metadata/src/main/resources/common/metadata/ClientQuotaRecord.json
    seq:
      - id: num_entity
        -role: length
        type: kafka_count(true)
        doc: "Count."
      - id: entity
        type: entity_data
        repeat: expr
        repeat-expr: num_entity.value
        if: num_entity.value >= 0
        doc: "Quota entity to alter."
      - id: key
        -role: payload
        type: kafka_string(true)
        doc: "Quota configuration key."
      - id: value
        type: f8
        doc: "Value to set, ignored if it is removed."
      - id: remove
        type: kafka_flag
        doc: "Whether the value is removed, not set."
      - id: tagged
        type: kafka_tagged_fields
        doc: "Tags."
    types:
      entity_data:
        doc: "EntityData."
        seq:
          - id: entity_type
            -role: payload
            type: kafka_string(true)
            doc: "Entity type."
          - id: entity_name
            -role: payload
            type: kafka_string(true)
            doc: "Name of the entity, or null if the default."
          - id: tagged
            type: kafka_tagged_fields
            doc: "Tags."
  producer_ids_record:
    doc: "ProducerIdsRecord, version 0."
    doc-ref: apache/kafka 4.1.1 metadata/src/main/resources/common/metadata/ProducerIdsRecord.json
    seq:
      - id: broker_id
        type: s4
        doc: "ID of the requesting broker."
      - id: broker_epoch
        type: s8
        doc: "Epoch of the requesting broker."
      - id: next_producer_id
        type: s8
        doc: "Next producerId that will be assigned, the first of the next block."
      - id: tagged
        type: kafka_tagged_fields
        doc: "Tags."
  broker_registration_change_record:
    doc: "BrokerRegistrationChangeRecord, versions 0-2."
    doc-ref: apache/kafka 4.1.1 metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json
    seq:
      - id: broker_id
        type: s4
        doc: "Broker id."
      - id: broker_epoch
        type: s8
        doc: "Broker epoch assigned by the controller."
      - id: num_tagged
        -role: length
        type: kafka_uvarint
        doc: "Count."
      - id: tagged
        type: tagged_field
        repeat: expr
        repeat-expr: num_tagged.value
        doc: "Tags."
    types:
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
                0: tagged_fenced
                1: tagged_in_controlled_shutdown
                2: tagged_log_dirs
            doc: The content.
      tagged_fenced:
        doc: "Content."
        seq:
          - id: fenced
            type: s1
            doc: "-1 unfenced, 0 unchanged, 1 fenced."
      tagged_in_controlled_shutdown:
        doc: "Content."
        seq:
          - id: in_controlled_shutdown
            type: s1
            doc: "0 if unchanged, 1 in controlled shutdown."
      tagged_log_dirs:
        doc: "Content."
        seq:
          - id: num_log_dirs
            -role: length
            type: kafka_count(true)
            doc: "Count."
          - id: log_dirs
            type: kafka_uuid
            repeat: expr
            repeat-expr: num_log_dirs.value
            if: num_log_dirs.value >= 0
            doc: "Log directories available in this broker."
  access_control_entry_record:
    doc: "AccessControlEntryRecord, version 0."
    doc-ref: apache/kafka 4.1.1 metadata/src/main/resources/common/metadata/AccessControlEntryRecord.json
    seq:
      - id: id
        type: kafka_uuid
        doc: "Unique ID of this ACL."
      - id: resource_type
        type: s1
        doc: "Resource type."
      - id: resource_name
        -role: payload
        type: kafka_string(true)
        doc: "Resource name."
      - id: pattern_type
        type: s1
        doc: "Resource name pattern type."
      - id: principal
        -role: payload
        type: kafka_string(true)
        doc: "Principal name."
      - id: host
        -role: payload
        type: kafka_string(true)
        doc: "Host name."
      - id: operation
        type: s1
        doc: "AclOperation."
      - id: permission_type
        type: s1
        doc: "AclPermissionType."
      - id: tagged
        type: kafka_tagged_fields
        doc: "Tags."
  remove_access_control_entry_record:
    doc: "RemoveAccessControlEntryRecord, version 0."
    doc-ref: apache/kafka 4.1.1 metadata/src/main/resources/common/metadata/RemoveAccessControlEntryRecord.json
    seq:
      - id: id
        type: kafka_uuid
        doc: "ID of the AccessControlEntry to remove."
      - id: tagged
        type: kafka_tagged_fields
        doc: "Tags."
  no_op_record:
    doc: "NoOpRecord, version 0."
    doc-ref: apache/kafka 4.1.1 metadata/src/main/resources/common/metadata/NoOpRecord.json
    seq:
      - id: tagged
        type: kafka_tagged_fields
        doc: "Tags."
  zk_migration_state_record:
    doc: "ZkMigrationStateRecord, version 0."
    doc-ref: apache/kafka 4.1.1 metadata/src/main/resources/common/metadata/ZkMigrationRecord.json
    seq:
      - id: zk_migration_state
        type: s1
        doc: "One of the possible migration states."
      - id: tagged
        type: kafka_tagged_fields
        doc: "Tags."
  remove_user_scram_credential_record:
    doc: "RemoveUserScramCredentialRecord, version 0."
    doc-ref: apache/kafka 4.1.1 metadata/src/main/resources/common/metadata/RemoveUserScramCredentialRecord.json
    seq:
      - id: name
        -role: payload
        type: kafka_string(true)
        doc: "User name."
      - id: mechanism
        type: s1
        doc: "SCRAM mechanism."
      - id: tagged
        type: kafka_tagged_fields
        doc: "Tags."
  begin_transaction_record:
    doc: "BeginTransactionRecord, version 0."
    doc-ref: apache/kafka 4.1.1 metadata/src/main/resources/common/metadata/BeginTransactionRecord.json
    seq:
      - id: num_tagged
        -role: length
        type: kafka_uvarint
        doc: "Count."
      - id: tagged
        type: tagged_field
        repeat: expr
        repeat-expr: num_tagged.value
        doc: "Tags."
    types:
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
                0: tagged_name
            doc: The content.
      tagged_name:
        doc: "Content."
        seq:
          - id: name
            -role: payload
            type: kafka_string(true)
            doc: "Description of this transaction."
  end_transaction_record:
    doc: "EndTransactionRecord, version 0."
    doc-ref: apache/kafka 4.1.1 metadata/src/main/resources/common/metadata/EndTransactionRecord.json
    seq:
      - id: tagged
        type: kafka_tagged_fields
        doc: "Tags."
  abort_transaction_record:
    doc: "AbortTransactionRecord, version 0."
    doc-ref: apache/kafka 4.1.1 metadata/src/main/resources/common/metadata/AbortTransactionRecord.json
    seq:
      - id: num_tagged
        -role: length
        type: kafka_uvarint
        doc: "Count."
      - id: tagged
        type: tagged_field
        repeat: expr
        repeat-expr: num_tagged.value
        doc: "Tags."
    types:
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
                0: tagged_reason
            doc: The content.
      tagged_reason:
        doc: "Content."
        seq:
          - id: reason
            -role: payload
            type: kafka_string(true)
            doc: "Description of why the transaction was aborted."
  remove_delegation_token_record:
    doc: "RemoveDelegationTokenRecord, version 0."
    doc-ref: apache/kafka 4.1.1 metadata/src/main/resources/common/metadata/RemoveDelegationTokenRecord.json
    seq:
      - id: token_id
        -role: payload
        type: kafka_string(true)
        doc: "TokenID to remove."
      - id: tagged
        type: kafka_tagged_fields
        doc: "Tags."
  register_controller_record:
    doc: "RegisterControllerRecord, version 0."
    doc-ref: apache/kafka 4.1.1 metadata/src/main/resources/common/metadata/RegisterControllerRecord.json
    seq:
      - id: controller_id
        type: s4
        doc: "Controller id."
      - id: incarnation_id
        type: kafka_uuid
        doc: "Incarnation ID of the controller process."
      - id: zk_migration_ready
        type: kafka_flag
        doc: "Set if the required configurations for ZK migration are present."
      - id: num_end_points
        -role: length
        type: kafka_count(true)
        doc: "Count."
      - id: end_points
        type: controller_endpoint
        repeat: expr
        repeat-expr: num_end_points.value
        if: num_end_points.value >= 0
        doc: "Endpoints of this controller."
      - id: num_features
        -role: length
        type: kafka_count(true)
        doc: "Count."
      - id: features
        type: controller_feature
        repeat: expr
        repeat-expr: num_features.value
        if: num_features.value >= 0
        doc: "Features on this controller."
      - id: tagged
        type: kafka_tagged_fields
        doc: "Tags."
    types:
      controller_endpoint:
        doc: "ControllerEndpoint."
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
          - id: security_protocol
            type: s2
            doc: "Security protocol."
          - id: tagged
            type: kafka_tagged_fields
            doc: "Tags."
      controller_feature:
        doc: "ControllerFeature."
        seq:
          - id: name
            -role: payload
            type: kafka_string(true)
            doc: "Feature name."
          - id: min_supported_version
            type: s2
            doc: "Minimum supported feature level."
          - id: max_supported_version
            type: s2
            doc: "Maximum supported feature level."
          - id: tagged
            type: kafka_tagged_fields
            doc: "Tags."
  clear_elr_record:
    doc: "ClearElrRecord, version 0."
    doc-ref: apache/kafka 4.1.1 metadata/src/main/resources/common/metadata/ClearElrRecord.json
    seq:
      - id: topic_name
        -role: payload
        type: kafka_string(true)
        doc: "Name of the topic to clear ELRs for, or empty for all."
      - id: tagged
        type: kafka_tagged_fields
        doc: "Tags."
