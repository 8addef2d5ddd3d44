// kaitai-struct-compiler 0.11.0, ksy/kafka_group_value.ksy sha256 d067ab406bb259c18dc21be75a7d449a346699607273ebe3ec5c8a0851826dea
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaUuid', './KafkaTaggedFields', './KafkaUvarint', './KafkaString', './KafkaCount', './KafkaBytes'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaUuid'), require('./KafkaTaggedFields'), require('./KafkaUvarint'), require('./KafkaString'), require('./KafkaCount'), require('./KafkaBytes'));
  } else {
    factory(root.KafkaGroupValue || (root.KafkaGroupValue = {}), root.KaitaiStream, root.KafkaUuid || (root.KafkaUuid = {}), root.KafkaTaggedFields || (root.KafkaTaggedFields = {}), root.KafkaUvarint || (root.KafkaUvarint = {}), root.KafkaString || (root.KafkaString = {}), root.KafkaCount || (root.KafkaCount = {}), root.KafkaBytes || (root.KafkaBytes = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaGroupValue_, KaitaiStream, KafkaUuid_, KafkaTaggedFields_, KafkaUvarint_, KafkaString_, KafkaCount_, KafkaBytes_) {
/**
 * The value of a record of `__consumer_offsets`. A record without a value deletes its key.
 * @see apache/kafka 4.1.1 coordinator-common/src/main/java/org/apache/kafka/coordinator/common/runtime/CoordinatorRecordSerde.java:30-41
 */

var KafkaGroupValue = (function() {
  function KafkaGroupValue(_io, _parent, _root, recordType) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this.recordType = recordType;

    this._read();
  }
  KafkaGroupValue.prototype._read = function() {
    this.version = this._io.readS2be();
    if (!(this.version >= 0)) {
      throw new KaitaiStream.ValidationLessThanError(0, this.version, this._io, "/seq/0");
    }
    if (!(this.version <= (this.recordType == 1 ? 4 : (this.recordType == 2 ? 4 : 0)))) {
      throw new KaitaiStream.ValidationGreaterThanError((this.recordType == 1 ? 4 : (this.recordType == 2 ? 4 : 0)), this.version, this._io, "/seq/0");
    }
    switch (this.recordType) {
    case 0:
      this.body = new LegacyOffsetCommitValue(this._io, this, this._root);
      break;
    case 1:
      this.body = new OffsetCommitValue(this._io, this, this._root, this.version);
      break;
    case 10:
      this.body = new ShareGroupMemberMetadataValue(this._io, this, this._root);
      break;
    case 11:
      this.body = new ShareGroupMetadataValue(this._io, this, this._root);
      break;
    case 12:
      this.body = new ShareGroupTargetAssignmentMetadataValue(this._io, this, this._root);
      break;
    case 13:
      this.body = new ShareGroupTargetAssignmentMemberValue(this._io, this, this._root);
      break;
    case 14:
      this.body = new ShareGroupCurrentMemberAssignmentValue(this._io, this, this._root);
      break;
    case 15:
      this.body = new ShareGroupStatePartitionMetadataValue(this._io, this, this._root);
      break;
    case 16:
      this.body = new ConsumerGroupRegularExpressionValue(this._io, this, this._root);
      break;
    case 17:
      this.body = new StreamsGroupMetadataValue(this._io, this, this._root);
      break;
    case 19:
      this.body = new StreamsGroupMemberMetadataValue(this._io, this, this._root);
      break;
    case 2:
      this.body = new GroupMetadataValue(this._io, this, this._root, this.version);
      break;
    case 20:
      this.body = new StreamsGroupTargetAssignmentMetadataValue(this._io, this, this._root);
      break;
    case 21:
      this.body = new StreamsGroupTargetAssignmentMemberValue(this._io, this, this._root);
      break;
    case 22:
      this.body = new StreamsGroupCurrentMemberAssignmentValue(this._io, this, this._root);
      break;
    case 23:
      this.body = new StreamsGroupTopologyValue(this._io, this, this._root);
      break;
    case 3:
      this.body = new ConsumerGroupMetadataValue(this._io, this, this._root);
      break;
    case 4:
      this.body = new ConsumerGroupPartitionMetadataValue(this._io, this, this._root);
      break;
    case 5:
      this.body = new ConsumerGroupMemberMetadataValue(this._io, this, this._root);
      break;
    case 6:
      this.body = new ConsumerGroupTargetAssignmentMetadataValue(this._io, this, this._root);
      break;
    case 7:
      this.body = new ConsumerGroupTargetAssignmentMemberValue(this._io, this, this._root);
      break;
    case 8:
      this.body = new ConsumerGroupCurrentMemberAssignmentValue(this._io, this, this._root);
      break;
    }
  }

  /**
   * ConsumerGroupCurrentMemberAssignmentValue, version 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ConsumerGroupCurrentMemberAssignmentValue.json
   */

  var ConsumerGroupCurrentMemberAssignmentValue = KafkaGroupValue.ConsumerGroupCurrentMemberAssignmentValue = (function() {
    function ConsumerGroupCurrentMemberAssignmentValue(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ConsumerGroupCurrentMemberAssignmentValue.prototype._read = function() {
      this.memberEpoch = this._io.readS4be();
      this.previousMemberEpoch = this._io.readS4be();
      this.state = this._io.readS1();
      this.numAssignedPartitions = new KafkaCount_.KafkaCount(this._io, null, null, true);
      if (this.numAssignedPartitions.value >= 0) {
        this.assignedPartitions = [];
        for (var i = 0; i < this.numAssignedPartitions.value; i++) {
          this.assignedPartitions.push(new TopicPartitions(this._io, this, this._root));
        }
      }
      this.numPartitionsPendingRevocation = new KafkaCount_.KafkaCount(this._io, null, null, true);
      if (this.numPartitionsPendingRevocation.value >= 0) {
        this.partitionsPendingRevocation = [];
        for (var i = 0; i < this.numPartitionsPendingRevocation.value; i++) {
          this.partitionsPendingRevocation.push(new TopicPartitions(this._io, this, this._root));
        }
      }
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    }

    /**
     * TopicPartitions.
     */

    var TopicPartitions = ConsumerGroupCurrentMemberAssignmentValue.TopicPartitions = (function() {
      function TopicPartitions(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;

        this._read();
      }
      TopicPartitions.prototype._read = function() {
        this.topicId = new KafkaUuid_.KafkaUuid(this._io, null, null);
        this.numPartitions = new KafkaCount_.KafkaCount(this._io, null, null, true);
        if (this.numPartitions.value >= 0) {
          this.partitions = [];
          for (var i = 0; i < this.numPartitions.value; i++) {
            this.partitions.push(this._io.readS4be());
          }
        }
        this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      }

      /**
       * Topic Id.
       */

      /**
       * Count.
       */

      /**
       * Partition Ids.
       */

      /**
       * Tags.
       */

      return TopicPartitions;
    })();

    /**
     * Epoch expected in heartbeats.
     */

    /**
     * A member that missed the last epoch retries with this one.
     */

    /**
     * Member state. See MemberState.
     */

    /**
     * Count.
     */

    /**
     * Partitions assigned to (or owned by) this member.
     */

    /**
     * Count.
     */

    /**
     * Partitions to be revoked by this member.
     */

    /**
     * Tags.
     */

    return ConsumerGroupCurrentMemberAssignmentValue;
  })();

  /**
   * ConsumerGroupMemberMetadataValue, version 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json
   */

  var ConsumerGroupMemberMetadataValue = KafkaGroupValue.ConsumerGroupMemberMetadataValue = (function() {
    function ConsumerGroupMemberMetadataValue(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ConsumerGroupMemberMetadataValue.prototype._read = function() {
      this.instanceId = new KafkaString_.KafkaString(this._io, null, null, true);
      this.rackId = new KafkaString_.KafkaString(this._io, null, null, true);
      this.clientId = new KafkaString_.KafkaString(this._io, null, null, true);
      this.clientHost = new KafkaString_.KafkaString(this._io, null, null, true);
      this.numSubscribedTopicNames = new KafkaCount_.KafkaCount(this._io, null, null, true);
      if (this.numSubscribedTopicNames.value >= 0) {
        this.subscribedTopicNames = [];
        for (var i = 0; i < this.numSubscribedTopicNames.value; i++) {
          this.subscribedTopicNames.push(new KafkaString_.KafkaString(this._io, null, null, true));
        }
      }
      this.subscribedTopicRegex = new KafkaString_.KafkaString(this._io, null, null, true);
      this.rebalanceTimeoutMs = this._io.readS4be();
      this.serverAssignor = new KafkaString_.KafkaString(this._io, null, null, true);
      this.numTagged = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
      this.tagged = [];
      for (var i = 0; i < this.numTagged.value; i++) {
        this.tagged.push(new TaggedField(this._io, this, this._root));
      }
    }

    /**
     * ClassicMemberMetadata.
     */

    var ClassicMemberMetadata = ConsumerGroupMemberMetadataValue.ClassicMemberMetadata = (function() {
      function ClassicMemberMetadata(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;

        this._read();
      }
      ClassicMemberMetadata.prototype._read = function() {
        this.sessionTimeoutMs = this._io.readS4be();
        this.numSupportedProtocols = new KafkaCount_.KafkaCount(this._io, null, null, true);
        if (this.numSupportedProtocols.value >= 0) {
          this.supportedProtocols = [];
          for (var i = 0; i < this.numSupportedProtocols.value; i++) {
            this.supportedProtocols.push(new ClassicProtocol(this._io, this, this._root));
          }
        }
        this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      }

      /**
       * ClassicProtocol.
       */

      var ClassicProtocol = ClassicMemberMetadata.ClassicProtocol = (function() {
        function ClassicProtocol(_io, _parent, _root) {
          this._io = _io;
          this._parent = _parent;
          this._root = _root;

          this._read();
        }
        ClassicProtocol.prototype._read = function() {
          this.name = new KafkaString_.KafkaString(this._io, null, null, true);
          this.metadata = new KafkaBytes_.KafkaBytes(this._io, null, null, true);
          this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
        }

        /**
         * Protocol name.
         */

        /**
         * Protocol metadata.
         */

        /**
         * Tags.
         */

        return ClassicProtocol;
      })();

      /**
       * Session timeout in the classic protocol.
       */

      /**
       * Count.
       */

      /**
       * Protocols that the member supports in the classic protocol.
       */

      /**
       * Tags.
       */

      return ClassicMemberMetadata;
    })();

    /**
     * Content.
     */

    var TaggedClassicMemberMetadata = ConsumerGroupMemberMetadataValue.TaggedClassicMemberMetadata = (function() {
      function TaggedClassicMemberMetadata(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;

        this._read();
      }
      TaggedClassicMemberMetadata.prototype._read = function() {
        this.classicMemberMetadataMark = this._io.readS1();
        if (this.classicMemberMetadataMark >= 0) {
          this.classicMemberMetadata = new ClassicMemberMetadata(this._io, this, this._root);
        }
      }

      /**
       * Below 0 without the next field.
       */

      /**
       * Classic member metadata. Null in the consumer protocol.
       */

      return TaggedClassicMemberMetadata;
    })();

    /**
     * A tagged field. Readers skip unknown ones.
     */

    var TaggedField = ConsumerGroupMemberMetadataValue.TaggedField = (function() {
      function TaggedField(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;

        this._read();
      }
      TaggedField.prototype._read = function() {
        this.tag = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
        this.lenContent = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
        switch (this.tag.value) {
        case 0:
          this._raw_content = this._io.readBytes(this.lenContent.value);
          var _io__raw_content = new KaitaiStream(this._raw_content);
          this.content = new TaggedClassicMemberMetadata(_io__raw_content, this, this._root);
          break;
        default:
          this.content = this._io.readBytes(this.lenContent.value);
          break;
        }
      }

      /**
       * Field number.
       */

      /**
       * In bytes.
       */

      /**
       * The content.
       */

      return TaggedField;
    })();

    /**
     * (optional) instance id.
     */

    /**
     * (optional) rack id.
     */

    /**
     * Client id.
     */

    /**
     * Client host.
     */

    /**
     * Count.
     */

    /**
     * Subscribed topic names.
     */

    /**
     * Subscribed topic regular expression.
     */

    /**
     * Rebalance timeout.
     */

    /**
     * Server assignor or null.
     */

    /**
     * Count.
     */

    /**
     * Tags.
     */

    return ConsumerGroupMemberMetadataValue;
  })();

  /**
   * ConsumerGroupMetadataValue, version 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ConsumerGroupMetadataValue.json
   */

  var ConsumerGroupMetadataValue = KafkaGroupValue.ConsumerGroupMetadataValue = (function() {
    function ConsumerGroupMetadataValue(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ConsumerGroupMetadataValue.prototype._read = function() {
      this.epoch = this._io.readS4be();
      this.numTagged = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
      this.tagged = [];
      for (var i = 0; i < this.numTagged.value; i++) {
        this.tagged.push(new TaggedField(this._io, this, this._root));
      }
    }

    /**
     * A tagged field. Readers skip unknown ones.
     */

    var TaggedField = ConsumerGroupMetadataValue.TaggedField = (function() {
      function TaggedField(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;

        this._read();
      }
      TaggedField.prototype._read = function() {
        this.tag = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
        this.lenContent = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
        switch (this.tag.value) {
        case 0:
          this._raw_content = this._io.readBytes(this.lenContent.value);
          var _io__raw_content = new KaitaiStream(this._raw_content);
          this.content = new TaggedMetadataHash(_io__raw_content, this, this._root);
          break;
        default:
          this.content = this._io.readBytes(this.lenContent.value);
          break;
        }
      }

      /**
       * Field number.
       */

      /**
       * In bytes.
       */

      /**
       * The content.
       */

      return TaggedField;
    })();

    /**
     * Content.
     */

    var TaggedMetadataHash = ConsumerGroupMetadataValue.TaggedMetadataHash = (function() {
      function TaggedMetadataHash(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;

        this._read();
      }
      TaggedMetadataHash.prototype._read = function() {
        this.metadataHash = this._io.readS8be();
      }

      /**
       * Hash of all topics in the group.
       */

      return TaggedMetadataHash;
    })();

    /**
     * Group epoch.
     */

    /**
     * Count.
     */

    /**
     * Tags.
     */

    return ConsumerGroupMetadataValue;
  })();

  /**
   * ConsumerGroupPartitionMetadataValue, version 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ConsumerGroupPartitionMetadataValue.json
   */

  var ConsumerGroupPartitionMetadataValue = KafkaGroupValue.ConsumerGroupPartitionMetadataValue = (function() {
    function ConsumerGroupPartitionMetadataValue(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ConsumerGroupPartitionMetadataValue.prototype._read = function() {
      this.numTopics = new KafkaCount_.KafkaCount(this._io, null, null, true);
      if (this.numTopics.value >= 0) {
        this.topics = [];
        for (var i = 0; i < this.numTopics.value; i++) {
          this.topics.push(new TopicMetadata(this._io, this, this._root));
        }
      }
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    }

    /**
     * TopicMetadata.
     */

    var TopicMetadata = ConsumerGroupPartitionMetadataValue.TopicMetadata = (function() {
      function TopicMetadata(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;

        this._read();
      }
      TopicMetadata.prototype._read = function() {
        this.topicId = new KafkaUuid_.KafkaUuid(this._io, null, null);
        this.topicName = new KafkaString_.KafkaString(this._io, null, null, true);
        this.numPartitions = this._io.readS4be();
        this.numPartitionMetadata = new KafkaCount_.KafkaCount(this._io, null, null, true);
        if (this.numPartitionMetadata.value >= 0) {
          this.partitionMetadata = [];
          for (var i = 0; i < this.numPartitionMetadata.value; i++) {
            this.partitionMetadata.push(new PartitionMetadata(this._io, this, this._root));
          }
        }
        this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      }

      /**
       * PartitionMetadata.
       */

      var PartitionMetadata = TopicMetadata.PartitionMetadata = (function() {
        function PartitionMetadata(_io, _parent, _root) {
          this._io = _io;
          this._parent = _parent;
          this._root = _root;

          this._read();
        }
        PartitionMetadata.prototype._read = function() {
          this.partition = this._io.readS4be();
          this.numRacks = new KafkaCount_.KafkaCount(this._io, null, null, true);
          if (this.numRacks.value >= 0) {
            this.racks = [];
            for (var i = 0; i < this.numRacks.value; i++) {
              this.racks.push(new KafkaString_.KafkaString(this._io, null, null, true));
            }
          }
          this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
        }

        /**
         * Partition number.
         */

        /**
         * Count.
         */

        /**
         * Racks that the partition is mapped to.
         */

        /**
         * Tags.
         */

        return PartitionMetadata;
      })();

      /**
       * Topic id.
       */

      /**
       * Topic name.
       */

      /**
       * Number of partitions of the topic.
       */

      /**
       * Count.
       */

      /**
       * Not used after 4.0. Partitions mapped to a set of racks. Empty if unknown.
       */

      /**
       * Tags.
       */

      return TopicMetadata;
    })();

    /**
     * Count.
     */

    /**
     * Topic metadata.
     */

    /**
     * Tags.
     */

    return ConsumerGroupPartitionMetadataValue;
  })();

  /**
   * ConsumerGroupRegularExpressionValue, version 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ConsumerGroupRegularExpressionValue.json
   */

  var ConsumerGroupRegularExpressionValue = KafkaGroupValue.ConsumerGroupRegularExpressionValue = (function() {
    function ConsumerGroupRegularExpressionValue(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ConsumerGroupRegularExpressionValue.prototype._read = function() {
      this.numTopics = new KafkaCount_.KafkaCount(this._io, null, null, true);
      if (this.numTopics.value >= 0) {
        this.topics = [];
        for (var i = 0; i < this.numTopics.value; i++) {
          this.topics.push(new KafkaString_.KafkaString(this._io, null, null, true));
        }
      }
      this.version = this._io.readS8be();
      this.timestamp = this._io.readS8be();
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    }

    /**
     * Count.
     */

    /**
     * Not described.
     */

    /**
     * Not described.
     */

    /**
     * Not described.
     */

    /**
     * Tags.
     */

    return ConsumerGroupRegularExpressionValue;
  })();

  /**
   * ConsumerGroupTargetAssignmentMemberValue, version 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ConsumerGroupTargetAssignmentMemberValue.json
   */

  var ConsumerGroupTargetAssignmentMemberValue = KafkaGroupValue.ConsumerGroupTargetAssignmentMemberValue = (function() {
    function ConsumerGroupTargetAssignmentMemberValue(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ConsumerGroupTargetAssignmentMemberValue.prototype._read = function() {
      this.numTopicPartitions = new KafkaCount_.KafkaCount(this._io, null, null, true);
      if (this.numTopicPartitions.value >= 0) {
        this.topicPartitions = [];
        for (var i = 0; i < this.numTopicPartitions.value; i++) {
          this.topicPartitions.push(new TopicPartition(this._io, this, this._root));
        }
      }
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    }

    /**
     * TopicPartition.
     */

    var TopicPartition = ConsumerGroupTargetAssignmentMemberValue.TopicPartition = (function() {
      function TopicPartition(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;

        this._read();
      }
      TopicPartition.prototype._read = function() {
        this.topicId = new KafkaUuid_.KafkaUuid(this._io, null, null);
        this.numPartitions = new KafkaCount_.KafkaCount(this._io, null, null, true);
        if (this.numPartitions.value >= 0) {
          this.partitions = [];
          for (var i = 0; i < this.numPartitions.value; i++) {
            this.partitions.push(this._io.readS4be());
          }
        }
        this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      }

      /**
       * Topic id.
       */

      /**
       * Count.
       */

      /**
       * Partition indexes.
       */

      /**
       * Tags.
       */

      return TopicPartition;
    })();

    /**
     * Count.
     */

    /**
     * Assigned partitions.
     */

    /**
     * Tags.
     */

    return ConsumerGroupTargetAssignmentMemberValue;
  })();

  /**
   * ConsumerGroupTargetAssignmentMetadataValue, version 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ConsumerGroupTargetAssignmentMetadataValue.json
   */

  var ConsumerGroupTargetAssignmentMetadataValue = KafkaGroupValue.ConsumerGroupTargetAssignmentMetadataValue = (function() {
    function ConsumerGroupTargetAssignmentMetadataValue(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ConsumerGroupTargetAssignmentMetadataValue.prototype._read = function() {
      this.assignmentEpoch = this._io.readS4be();
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    }

    /**
     * Assignment epoch.
     */

    /**
     * Tags.
     */

    return ConsumerGroupTargetAssignmentMetadataValue;
  })();

  /**
   * GroupMetadataValue, versions 0-4.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/GroupMetadataValue.json
   */

  var GroupMetadataValue = KafkaGroupValue.GroupMetadataValue = (function() {
    function GroupMetadataValue(_io, _parent, _root, apiVersion) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.apiVersion = apiVersion;

      this._read();
    }
    GroupMetadataValue.prototype._read = function() {
      this.protocolType = new KafkaString_.KafkaString(this._io, null, null, this.apiVersion >= 4);
      this.generation = this._io.readS4be();
      this.protocol = new KafkaString_.KafkaString(this._io, null, null, this.apiVersion >= 4);
      this.leader = new KafkaString_.KafkaString(this._io, null, null, this.apiVersion >= 4);
      if (this.apiVersion >= 2) {
        this.currentStateTimestamp = this._io.readS8be();
      }
      this.numMembers = new KafkaCount_.KafkaCount(this._io, null, null, this.apiVersion >= 4);
      if (this.numMembers.value >= 0) {
        this.members = [];
        for (var i = 0; i < this.numMembers.value; i++) {
          this.members.push(new MemberMetadata(this._io, this, this._root, this.apiVersion));
        }
      }
      if (this.apiVersion >= 4) {
        this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      }
    }

    /**
     * MemberMetadata.
     */

    var MemberMetadata = GroupMetadataValue.MemberMetadata = (function() {
      function MemberMetadata(_io, _parent, _root, apiVersion) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;
        this.apiVersion = apiVersion;

        this._read();
      }
      MemberMetadata.prototype._read = function() {
        this.memberId = new KafkaString_.KafkaString(this._io, null, null, this.apiVersion >= 4);
        if (this.apiVersion >= 3) {
          this.groupInstanceId = new KafkaString_.KafkaString(this._io, null, null, this.apiVersion >= 4);
        }
        this.clientId = new KafkaString_.KafkaString(this._io, null, null, this.apiVersion >= 4);
        this.clientHost = new KafkaString_.KafkaString(this._io, null, null, this.apiVersion >= 4);
        if (this.apiVersion >= 1) {
          this.rebalanceTimeout = this._io.readS4be();
        }
        this.sessionTimeout = this._io.readS4be();
        this.subscription = new KafkaBytes_.KafkaBytes(this._io, null, null, this.apiVersion >= 4);
        this.assignment = new KafkaBytes_.KafkaBytes(this._io, null, null, this.apiVersion >= 4);
        if (this.apiVersion >= 4) {
          this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
        }
      }

      /**
       * Member id.
       */

      /**
       * Group instance id.
       */

      /**
       * Client id.
       */

      /**
       * Client host.
       */

      /**
       * Rebalance timeout.
       */

      /**
       * Session timeout.
       */

      /**
       * Subscription.
       */

      /**
       * Assignment.
       */

      /**
       * Tags.
       */

      /**
       * Record version.
       */

      return MemberMetadata;
    })();

    /**
     * Protocol type.
     */

    /**
     * Generation id.
     */

    /**
     * Protocol name.
     */

    /**
     * Leader id.
     */

    /**
     * Timestamp of the last state change.
     */

    /**
     * Count.
     */

    /**
     * Group members.
     */

    /**
     * Tags.
     */

    /**
     * Record version.
     */

    return GroupMetadataValue;
  })();

  /**
   * LegacyOffsetCommitValue, version 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/LegacyOffsetCommitValue.json
   */

  var LegacyOffsetCommitValue = KafkaGroupValue.LegacyOffsetCommitValue = (function() {
    function LegacyOffsetCommitValue(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    LegacyOffsetCommitValue.prototype._read = function() {
      this.offset = this._io.readS8be();
      this.metadata = new KafkaString_.KafkaString(this._io, null, null, false);
      this.commitTimestamp = this._io.readS8be();
    }

    /**
     * Offset to store.
     */

    /**
     * Any metadata of the client.
     */

    /**
     * Time of the commit.
     */

    return LegacyOffsetCommitValue;
  })();

  /**
   * OffsetCommitValue, versions 0-4.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/OffsetCommitValue.json
   */

  var OffsetCommitValue = KafkaGroupValue.OffsetCommitValue = (function() {
    function OffsetCommitValue(_io, _parent, _root, apiVersion) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.apiVersion = apiVersion;

      this._read();
    }
    OffsetCommitValue.prototype._read = function() {
      this.offset = this._io.readS8be();
      if (this.apiVersion >= 3) {
        this.leaderEpoch = this._io.readS4be();
      }
      this.metadata = new KafkaString_.KafkaString(this._io, null, null, this.apiVersion >= 4);
      this.commitTimestamp = this._io.readS8be();
      if (this.apiVersion == 1) {
        this.expireTimestamp = this._io.readS8be();
      }
      if (this.apiVersion >= 4) {
        this.numTagged = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
      }
      if (this.apiVersion >= 4) {
        this.tagged = [];
        for (var i = 0; i < this.numTagged.value; i++) {
          this.tagged.push(new TaggedField(this._io, this, this._root));
        }
      }
    }

    /**
     * A tagged field. Readers skip unknown ones.
     */

    var TaggedField = OffsetCommitValue.TaggedField = (function() {
      function TaggedField(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;

        this._read();
      }
      TaggedField.prototype._read = function() {
        this.tag = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
        this.lenContent = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
        switch (this.tag.value) {
        case 0:
          this._raw_content = this._io.readBytes(this.lenContent.value);
          var _io__raw_content = new KaitaiStream(this._raw_content);
          this.content = new TaggedTopicId(_io__raw_content, this, this._root);
          break;
        default:
          this.content = this._io.readBytes(this.lenContent.value);
          break;
        }
      }

      /**
       * Field number.
       */

      /**
       * In bytes.
       */

      /**
       * The content.
       */

      return TaggedField;
    })();

    /**
     * Content.
     */

    var TaggedTopicId = OffsetCommitValue.TaggedTopicId = (function() {
      function TaggedTopicId(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;

        this._read();
      }
      TaggedTopicId.prototype._read = function() {
        this.topicId = new KafkaUuid_.KafkaUuid(this._io, null, null);
      }

      /**
       * Topic id of the committed offset.
       */

      return TaggedTopicId;
    })();

    /**
     * Offset to store.
     */

    /**
     * Leader epoch of the last consumed record.
     */

    /**
     * Any metadata of the client.
     */

    /**
     * Time of the commit.
     */

    /**
     * Time at which the offset will expire.
     */

    /**
     * Count.
     */

    /**
     * Tags.
     */

    /**
     * Record version.
     */

    return OffsetCommitValue;
  })();

  /**
   * ShareGroupCurrentMemberAssignmentValue, version 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ShareGroupCurrentMemberAssignmentValue.json
   */

  var ShareGroupCurrentMemberAssignmentValue = KafkaGroupValue.ShareGroupCurrentMemberAssignmentValue = (function() {
    function ShareGroupCurrentMemberAssignmentValue(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ShareGroupCurrentMemberAssignmentValue.prototype._read = function() {
      this.memberEpoch = this._io.readS4be();
      this.previousMemberEpoch = this._io.readS4be();
      this.state = this._io.readS1();
      this.numAssignedPartitions = new KafkaCount_.KafkaCount(this._io, null, null, true);
      if (this.numAssignedPartitions.value >= 0) {
        this.assignedPartitions = [];
        for (var i = 0; i < this.numAssignedPartitions.value; i++) {
          this.assignedPartitions.push(new TopicPartitions(this._io, this, this._root));
        }
      }
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    }

    /**
     * TopicPartitions.
     */

    var TopicPartitions = ShareGroupCurrentMemberAssignmentValue.TopicPartitions = (function() {
      function TopicPartitions(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;

        this._read();
      }
      TopicPartitions.prototype._read = function() {
        this.topicId = new KafkaUuid_.KafkaUuid(this._io, null, null);
        this.numPartitions = new KafkaCount_.KafkaCount(this._io, null, null, true);
        if (this.numPartitions.value >= 0) {
          this.partitions = [];
          for (var i = 0; i < this.numPartitions.value; i++) {
            this.partitions.push(this._io.readS4be());
          }
        }
        this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      }

      /**
       * Topic Id.
       */

      /**
       * Count.
       */

      /**
       * Partition Ids.
       */

      /**
       * Tags.
       */

      return TopicPartitions;
    })();

    /**
     * Epoch expected in heartbeats.
     */

    /**
     * A member that missed the last epoch retries with this one.
     */

    /**
     * Member state. See MemberState.
     */

    /**
     * Count.
     */

    /**
     * Partitions assigned to (or owned by) this member.
     */

    /**
     * Tags.
     */

    return ShareGroupCurrentMemberAssignmentValue;
  })();

  /**
   * ShareGroupMemberMetadataValue, version 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ShareGroupMemberMetadataValue.json
   */

  var ShareGroupMemberMetadataValue = KafkaGroupValue.ShareGroupMemberMetadataValue = (function() {
    function ShareGroupMemberMetadataValue(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ShareGroupMemberMetadataValue.prototype._read = function() {
      this.rackId = new KafkaString_.KafkaString(this._io, null, null, true);
      this.clientId = new KafkaString_.KafkaString(this._io, null, null, true);
      this.clientHost = new KafkaString_.KafkaString(this._io, null, null, true);
      this.numSubscribedTopicNames = new KafkaCount_.KafkaCount(this._io, null, null, true);
      if (this.numSubscribedTopicNames.value >= 0) {
        this.subscribedTopicNames = [];
        for (var i = 0; i < this.numSubscribedTopicNames.value; i++) {
          this.subscribedTopicNames.push(new KafkaString_.KafkaString(this._io, null, null, true));
        }
      }
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    }

    /**
     * (optional) rack id.
     */

    /**
     * Client id.
     */

    /**
     * Client host.
     */

    /**
     * Count.
     */

    /**
     * Subscribed topic names.
     */

    /**
     * Tags.
     */

    return ShareGroupMemberMetadataValue;
  })();

  /**
   * ShareGroupMetadataValue, version 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ShareGroupMetadataValue.json
   */

  var ShareGroupMetadataValue = KafkaGroupValue.ShareGroupMetadataValue = (function() {
    function ShareGroupMetadataValue(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ShareGroupMetadataValue.prototype._read = function() {
      this.epoch = this._io.readS4be();
      this.metadataHash = this._io.readS8be();
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    }

    /**
     * Group epoch.
     */

    /**
     * Hash of all topics in the group.
     */

    /**
     * Tags.
     */

    return ShareGroupMetadataValue;
  })();

  /**
   * ShareGroupStatePartitionMetadataValue, version 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ShareGroupStatePartitionMetadataValue.json
   */

  var ShareGroupStatePartitionMetadataValue = KafkaGroupValue.ShareGroupStatePartitionMetadataValue = (function() {
    function ShareGroupStatePartitionMetadataValue(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ShareGroupStatePartitionMetadataValue.prototype._read = function() {
      this.numInitializingTopics = new KafkaCount_.KafkaCount(this._io, null, null, true);
      if (this.numInitializingTopics.value >= 0) {
        this.initializingTopics = [];
        for (var i = 0; i < this.numInitializingTopics.value; i++) {
          this.initializingTopics.push(new TopicPartitionsInfo(this._io, this, this._root));
        }
      }
      this.numInitializedTopics = new KafkaCount_.KafkaCount(this._io, null, null, true);
      if (this.numInitializedTopics.value >= 0) {
        this.initializedTopics = [];
        for (var i = 0; i < this.numInitializedTopics.value; i++) {
          this.initializedTopics.push(new TopicPartitionsInfo(this._io, this, this._root));
        }
      }
      this.numDeletingTopics = new KafkaCount_.KafkaCount(this._io, null, null, true);
      if (this.numDeletingTopics.value >= 0) {
        this.deletingTopics = [];
        for (var i = 0; i < this.numDeletingTopics.value; i++) {
          this.deletingTopics.push(new TopicInfo(this._io, this, this._root));
        }
      }
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    }

    /**
     * TopicInfo.
     */

    var TopicInfo = ShareGroupStatePartitionMetadataValue.TopicInfo = (function() {
      function TopicInfo(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;

        this._read();
      }
      TopicInfo.prototype._read = function() {
        this.topicId = new KafkaUuid_.KafkaUuid(this._io, null, null);
        this.topicName = new KafkaString_.KafkaString(this._io, null, null, true);
        this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      }

      /**
       * Topic identifier.
       */

      /**
       * Topic name.
       */

      /**
       * Tags.
       */

      return TopicInfo;
    })();

    /**
     * TopicPartitionsInfo.
     */

    var TopicPartitionsInfo = ShareGroupStatePartitionMetadataValue.TopicPartitionsInfo = (function() {
      function TopicPartitionsInfo(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;

        this._read();
      }
      TopicPartitionsInfo.prototype._read = function() {
        this.topicId = new KafkaUuid_.KafkaUuid(this._io, null, null);
        this.topicName = new KafkaString_.KafkaString(this._io, null, null, true);
        this.numPartitions = new KafkaCount_.KafkaCount(this._io, null, null, true);
        if (this.numPartitions.value >= 0) {
          this.partitions = [];
          for (var i = 0; i < this.numPartitions.value; i++) {
            this.partitions.push(this._io.readS4be());
          }
        }
        this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      }

      /**
       * Topic identifier.
       */

      /**
       * Topic name.
       */

      /**
       * Count.
       */

      /**
       * Partitions.
       */

      /**
       * Tags.
       */

      return TopicPartitionsInfo;
    })();

    /**
     * Count.
     */

    /**
     * Topic-partitions whose share-group state is being initialized.
     */

    /**
     * Count.
     */

    /**
     * Topics with initialized share-group state.
     */

    /**
     * Count.
     */

    /**
     * Topics whose share-group state is being deleted.
     */

    /**
     * Tags.
     */

    return ShareGroupStatePartitionMetadataValue;
  })();

  /**
   * ShareGroupTargetAssignmentMemberValue, version 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMemberValue.json
   */

  var ShareGroupTargetAssignmentMemberValue = KafkaGroupValue.ShareGroupTargetAssignmentMemberValue = (function() {
    function ShareGroupTargetAssignmentMemberValue(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ShareGroupTargetAssignmentMemberValue.prototype._read = function() {
      this.numTopicPartitions = new KafkaCount_.KafkaCount(this._io, null, null, true);
      if (this.numTopicPartitions.value >= 0) {
        this.topicPartitions = [];
        for (var i = 0; i < this.numTopicPartitions.value; i++) {
          this.topicPartitions.push(new TopicPartition(this._io, this, this._root));
        }
      }
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    }

    /**
     * TopicPartition.
     */

    var TopicPartition = ShareGroupTargetAssignmentMemberValue.TopicPartition = (function() {
      function TopicPartition(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;

        this._read();
      }
      TopicPartition.prototype._read = function() {
        this.topicId = new KafkaUuid_.KafkaUuid(this._io, null, null);
        this.numPartitions = new KafkaCount_.KafkaCount(this._io, null, null, true);
        if (this.numPartitions.value >= 0) {
          this.partitions = [];
          for (var i = 0; i < this.numPartitions.value; i++) {
            this.partitions.push(this._io.readS4be());
          }
        }
        this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      }

      /**
       * Topic id.
       */

      /**
       * Count.
       */

      /**
       * Partition indexes.
       */

      /**
       * Tags.
       */

      return TopicPartition;
    })();

    /**
     * Count.
     */

    /**
     * Assigned partitions.
     */

    /**
     * Tags.
     */

    return ShareGroupTargetAssignmentMemberValue;
  })();

  /**
   * ShareGroupTargetAssignmentMetadataValue, version 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMetadataValue.json
   */

  var ShareGroupTargetAssignmentMetadataValue = KafkaGroupValue.ShareGroupTargetAssignmentMetadataValue = (function() {
    function ShareGroupTargetAssignmentMetadataValue(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ShareGroupTargetAssignmentMetadataValue.prototype._read = function() {
      this.assignmentEpoch = this._io.readS4be();
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    }

    /**
     * Assignment epoch.
     */

    /**
     * Tags.
     */

    return ShareGroupTargetAssignmentMetadataValue;
  })();

  /**
   * StreamsGroupCurrentMemberAssignmentValue, version 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentValue.json
   */

  var StreamsGroupCurrentMemberAssignmentValue = KafkaGroupValue.StreamsGroupCurrentMemberAssignmentValue = (function() {
    function StreamsGroupCurrentMemberAssignmentValue(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    StreamsGroupCurrentMemberAssignmentValue.prototype._read = function() {
      this.memberEpoch = this._io.readS4be();
      this.previousMemberEpoch = this._io.readS4be();
      this.state = this._io.readS1();
      this.numActiveTasks = new KafkaCount_.KafkaCount(this._io, null, null, true);
      if (this.numActiveTasks.value >= 0) {
        this.activeTasks = [];
        for (var i = 0; i < this.numActiveTasks.value; i++) {
          this.activeTasks.push(new TaskIds(this._io, this, this._root));
        }
      }
      this.numStandbyTasks = new KafkaCount_.KafkaCount(this._io, null, null, true);
      if (this.numStandbyTasks.value >= 0) {
        this.standbyTasks = [];
        for (var i = 0; i < this.numStandbyTasks.value; i++) {
          this.standbyTasks.push(new TaskIds(this._io, this, this._root));
        }
      }
      this.numWarmupTasks = new KafkaCount_.KafkaCount(this._io, null, null, true);
      if (this.numWarmupTasks.value >= 0) {
        this.warmupTasks = [];
        for (var i = 0; i < this.numWarmupTasks.value; i++) {
          this.warmupTasks.push(new TaskIds(this._io, this, this._root));
        }
      }
      this.numActiveTasksPendingRevocation = new KafkaCount_.KafkaCount(this._io, null, null, true);
      if (this.numActiveTasksPendingRevocation.value >= 0) {
        this.activeTasksPendingRevocation = [];
        for (var i = 0; i < this.numActiveTasksPendingRevocation.value; i++) {
          this.activeTasksPendingRevocation.push(new TaskIds(this._io, this, this._root));
        }
      }
      this.numStandbyTasksPendingRevocation = new KafkaCount_.KafkaCount(this._io, null, null, true);
      if (this.numStandbyTasksPendingRevocation.value >= 0) {
        this.standbyTasksPendingRevocation = [];
        for (var i = 0; i < this.numStandbyTasksPendingRevocation.value; i++) {
          this.standbyTasksPendingRevocation.push(new TaskIds(this._io, this, this._root));
        }
      }
      this.numWarmupTasksPendingRevocation = new KafkaCount_.KafkaCount(this._io, null, null, true);
      if (this.numWarmupTasksPendingRevocation.value >= 0) {
        this.warmupTasksPendingRevocation = [];
        for (var i = 0; i < this.numWarmupTasksPendingRevocation.value; i++) {
          this.warmupTasksPendingRevocation.push(new TaskIds(this._io, this, this._root));
        }
      }
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    }

    /**
     * TaskIds.
     */

    var TaskIds = StreamsGroupCurrentMemberAssignmentValue.TaskIds = (function() {
      function TaskIds(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;

        this._read();
      }
      TaskIds.prototype._read = function() {
        this.subtopologyId = new KafkaString_.KafkaString(this._io, null, null, true);
        this.numPartitions = new KafkaCount_.KafkaCount(this._io, null, null, true);
        if (this.numPartitions.value >= 0) {
          this.partitions = [];
          for (var i = 0; i < this.numPartitions.value; i++) {
            this.partitions.push(this._io.readS4be());
          }
        }
        this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      }

      /**
       * Subtopology ID.
       */

      /**
       * Count.
       */

      /**
       * Partitions of the input topics processed by this member.
       */

      /**
       * Tags.
       */

      return TaskIds;
    })();

    /**
     * Epoch expected in heartbeats.
     */

    /**
     * A member that missed the last epoch retries with this one.
     */

    /**
     * Member state. See StreamsGroupMember.MemberState.
     */

    /**
     * Count.
     */

    /**
     * Currently assigned active tasks.
     */

    /**
     * Count.
     */

    /**
     * Currently assigned standby tasks.
     */

    /**
     * Count.
     */

    /**
     * Currently assigned warm-up tasks.
     */

    /**
     * Count.
     */

    /**
     * Active tasks to be revoked by this member.
     */

    /**
     * Count.
     */

    /**
     * Standby tasks to be revoked by this member.
     */

    /**
     * Count.
     */

    /**
     * Warmup tasks to be revoked by this member.
     */

    /**
     * Tags.
     */

    return StreamsGroupCurrentMemberAssignmentValue;
  })();

  /**
   * StreamsGroupMemberMetadataValue, version 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/StreamsGroupMemberMetadataValue.json
   */

  var StreamsGroupMemberMetadataValue = KafkaGroupValue.StreamsGroupMemberMetadataValue = (function() {
    function StreamsGroupMemberMetadataValue(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    StreamsGroupMemberMetadataValue.prototype._read = function() {
      this.instanceId = new KafkaString_.KafkaString(this._io, null, null, true);
      this.rackId = new KafkaString_.KafkaString(this._io, null, null, true);
      this.clientId = new KafkaString_.KafkaString(this._io, null, null, true);
      this.clientHost = new KafkaString_.KafkaString(this._io, null, null, true);
      this.rebalanceTimeoutMs = this._io.readS4be();
      this.topologyEpoch = this._io.readS4be();
      this.processId = new KafkaString_.KafkaString(this._io, null, null, true);
      this.userEndpointMark = this._io.readS1();
      if (this.userEndpointMark >= 0) {
        this.userEndpoint = new Endpoint(this._io, this, this._root);
      }
      this.numClientTags = new KafkaCount_.KafkaCount(this._io, null, null, true);
      if (this.numClientTags.value >= 0) {
        this.clientTags = [];
        for (var i = 0; i < this.numClientTags.value; i++) {
          this.clientTags.push(new KeyValue(this._io, this, this._root));
        }
      }
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    }

    /**
     * Endpoint.
     */

    var Endpoint = StreamsGroupMemberMetadataValue.Endpoint = (function() {
      function Endpoint(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;

        this._read();
      }
      Endpoint.prototype._read = function() {
        this.host = new KafkaString_.KafkaString(this._io, null, null, true);
        this.port = this._io.readU2be();
        this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      }

      /**
       * Host of the endpoint.
       */

      /**
       * Port of the endpoint.
       */

      /**
       * Tags.
       */

      return Endpoint;
    })();

    /**
     * KeyValue.
     */

    var KeyValue = StreamsGroupMemberMetadataValue.KeyValue = (function() {
      function KeyValue(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;

        this._read();
      }
      KeyValue.prototype._read = function() {
        this.key = new KafkaString_.KafkaString(this._io, null, null, true);
        this.value = new KafkaString_.KafkaString(this._io, null, null, true);
        this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      }

      /**
       * Key of the config.
       */

      /**
       * Value of the config.
       */

      /**
       * Tags.
       */

      return KeyValue;
    })();

    /**
     * (optional) instance ID for static membership.
     */

    /**
     * (optional) rack ID.
     */

    /**
     * Client ID.
     */

    /**
     * Client host.
     */

    /**
     * Rebalance timeout.
     */

    /**
     * Epoch of the topology.
     */

    /**
     * Identity of the streams instance that may have multiple consumers.
     */

    /**
     * Below 0 without the next field.
     */

    /**
     * User-defined endpoint for running interactive queries on this instance.
     */

    /**
     * Count.
     */

    /**
     * Used for rack-aware assignment algorithm.
     */

    /**
     * Tags.
     */

    return StreamsGroupMemberMetadataValue;
  })();

  /**
   * StreamsGroupMetadataValue, version 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json
   */

  var StreamsGroupMetadataValue = KafkaGroupValue.StreamsGroupMetadataValue = (function() {
    function StreamsGroupMetadataValue(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    StreamsGroupMetadataValue.prototype._read = function() {
      this.epoch = this._io.readS4be();
      this.metadataHash = this._io.readS8be();
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    }

    /**
     * Group epoch.
     */

    /**
     * Hash of all topics in the group.
     */

    /**
     * Tags.
     */

    return StreamsGroupMetadataValue;
  })();

  /**
   * StreamsGroupTargetAssignmentMemberValue, version 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMemberValue.json
   */

  var StreamsGroupTargetAssignmentMemberValue = KafkaGroupValue.StreamsGroupTargetAssignmentMemberValue = (function() {
    function StreamsGroupTargetAssignmentMemberValue(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    StreamsGroupTargetAssignmentMemberValue.prototype._read = function() {
      this.numActiveTasks = new KafkaCount_.KafkaCount(this._io, null, null, true);
      if (this.numActiveTasks.value >= 0) {
        this.activeTasks = [];
        for (var i = 0; i < this.numActiveTasks.value; i++) {
          this.activeTasks.push(new TaskIds(this._io, this, this._root));
        }
      }
      this.numStandbyTasks = new KafkaCount_.KafkaCount(this._io, null, null, true);
      if (this.numStandbyTasks.value >= 0) {
        this.standbyTasks = [];
        for (var i = 0; i < this.numStandbyTasks.value; i++) {
          this.standbyTasks.push(new TaskIds(this._io, this, this._root));
        }
      }
      this.numWarmupTasks = new KafkaCount_.KafkaCount(this._io, null, null, true);
      if (this.numWarmupTasks.value >= 0) {
        this.warmupTasks = [];
        for (var i = 0; i < this.numWarmupTasks.value; i++) {
          this.warmupTasks.push(new TaskIds(this._io, this, this._root));
        }
      }
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    }

    /**
     * TaskIds.
     */

    var TaskIds = StreamsGroupTargetAssignmentMemberValue.TaskIds = (function() {
      function TaskIds(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;

        this._read();
      }
      TaskIds.prototype._read = function() {
        this.subtopologyId = new KafkaString_.KafkaString(this._io, null, null, true);
        this.numPartitions = new KafkaCount_.KafkaCount(this._io, null, null, true);
        if (this.numPartitions.value >= 0) {
          this.partitions = [];
          for (var i = 0; i < this.numPartitions.value; i++) {
            this.partitions.push(this._io.readS4be());
          }
        }
        this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      }

      /**
       * Subtopology ID.
       */

      /**
       * Count.
       */

      /**
       * Partitions of the input topics processed by this member.
       */

      /**
       * Tags.
       */

      return TaskIds;
    })();

    /**
     * Count.
     */

    /**
     * Currently assigned active tasks.
     */

    /**
     * Count.
     */

    /**
     * Currently assigned standby tasks.
     */

    /**
     * Count.
     */

    /**
     * Currently assigned warm-up tasks.
     */

    /**
     * Tags.
     */

    return StreamsGroupTargetAssignmentMemberValue;
  })();

  /**
   * StreamsGroupTargetAssignmentMetadataValue, version 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMetadataValue.json
   */

  var StreamsGroupTargetAssignmentMetadataValue = KafkaGroupValue.StreamsGroupTargetAssignmentMetadataValue = (function() {
    function StreamsGroupTargetAssignmentMetadataValue(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    StreamsGroupTargetAssignmentMetadataValue.prototype._read = function() {
      this.assignmentEpoch = this._io.readS4be();
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    }

    /**
     * Assignment epoch.
     */

    /**
     * Tags.
     */

    return StreamsGroupTargetAssignmentMetadataValue;
  })();

  /**
   * StreamsGroupTopologyValue, version 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json
   */

  var StreamsGroupTopologyValue = KafkaGroupValue.StreamsGroupTopologyValue = (function() {
    function StreamsGroupTopologyValue(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    StreamsGroupTopologyValue.prototype._read = function() {
      this.epoch = this._io.readS4be();
      this.numSubtopologies = new KafkaCount_.KafkaCount(this._io, null, null, true);
      if (this.numSubtopologies.value >= 0) {
        this.subtopologies = [];
        for (var i = 0; i < this.numSubtopologies.value; i++) {
          this.subtopologies.push(new Subtopology(this._io, this, this._root));
        }
      }
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    }

    /**
     * Subtopology.
     */

    var Subtopology = StreamsGroupTopologyValue.Subtopology = (function() {
      function Subtopology(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;

        this._read();
      }
      Subtopology.prototype._read = function() {
        this.subtopologyId = new KafkaString_.KafkaString(this._io, null, null, true);
        this.numSourceTopics = new KafkaCount_.KafkaCount(this._io, null, null, true);
        if (this.numSourceTopics.value >= 0) {
          this.sourceTopics = [];
          for (var i = 0; i < this.numSourceTopics.value; i++) {
            this.sourceTopics.push(new KafkaString_.KafkaString(this._io, null, null, true));
          }
        }
        this.numSourceTopicRegex = new KafkaCount_.KafkaCount(this._io, null, null, true);
        if (this.numSourceTopicRegex.value >= 0) {
          this.sourceTopicRegex = [];
          for (var i = 0; i < this.numSourceTopicRegex.value; i++) {
            this.sourceTopicRegex.push(new KafkaString_.KafkaString(this._io, null, null, true));
          }
        }
        this.numStateChangelogTopics = new KafkaCount_.KafkaCount(this._io, null, null, true);
        if (this.numStateChangelogTopics.value >= 0) {
          this.stateChangelogTopics = [];
          for (var i = 0; i < this.numStateChangelogTopics.value; i++) {
            this.stateChangelogTopics.push(new TopicInfo(this._io, this, this._root));
          }
        }
        this.numRepartitionSinkTopics = new KafkaCount_.KafkaCount(this._io, null, null, true);
        if (this.numRepartitionSinkTopics.value >= 0) {
          this.repartitionSinkTopics = [];
          for (var i = 0; i < this.numRepartitionSinkTopics.value; i++) {
            this.repartitionSinkTopics.push(new KafkaString_.KafkaString(this._io, null, null, true));
          }
        }
        this.numRepartitionSourceTopics = new KafkaCount_.KafkaCount(this._io, null, null, true);
        if (this.numRepartitionSourceTopics.value >= 0) {
          this.repartitionSourceTopics = [];
          for (var i = 0; i < this.numRepartitionSourceTopics.value; i++) {
            this.repartitionSourceTopics.push(new TopicInfo(this._io, this, this._root));
          }
        }
        this.numCopartitionGroups = new KafkaCount_.KafkaCount(this._io, null, null, true);
        if (this.numCopartitionGroups.value >= 0) {
          this.copartitionGroups = [];
          for (var i = 0; i < this.numCopartitionGroups.value; i++) {
            this.copartitionGroups.push(new CopartitionGroup(this._io, this, this._root));
          }
        }
        this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      }

      /**
       * CopartitionGroup.
       */

      var CopartitionGroup = Subtopology.CopartitionGroup = (function() {
        function CopartitionGroup(_io, _parent, _root) {
          this._io = _io;
          this._parent = _parent;
          this._root = _root;

          this._read();
        }
        CopartitionGroup.prototype._read = function() {
          this.numSourceTopics = new KafkaCount_.KafkaCount(this._io, null, null, true);
          if (this.numSourceTopics.value >= 0) {
            this.sourceTopics = [];
            for (var i = 0; i < this.numSourceTopics.value; i++) {
              this.sourceTopics.push(this._io.readS2be());
            }
          }
          this.numSourceTopicRegex = new KafkaCount_.KafkaCount(this._io, null, null, true);
          if (this.numSourceTopicRegex.value >= 0) {
            this.sourceTopicRegex = [];
            for (var i = 0; i < this.numSourceTopicRegex.value; i++) {
              this.sourceTopicRegex.push(this._io.readS2be());
            }
          }
          this.numRepartitionSourceTopics = new KafkaCount_.KafkaCount(this._io, null, null, true);
          if (this.numRepartitionSourceTopics.value >= 0) {
            this.repartitionSourceTopics = [];
            for (var i = 0; i < this.numRepartitionSourceTopics.value; i++) {
              this.repartitionSourceTopics.push(this._io.readS2be());
            }
          }
          this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
        }

        /**
         * Count.
         */

        /**
         * Topics the topology reads from. Index into the subtopology's array.
         */

        /**
         * Count.
         */

        /**
         * Regular expressions identifying topics the subtopology reads from. Index into the subtopology's array.
         */

        /**
         * Count.
         */

        /**
         * Internally created repartition topics. Index into the subtopology's array.
         */

        /**
         * Tags.
         */

        return CopartitionGroup;
      })();

      /**
       * String to uniquely identify the subtopology.
       */

      /**
       * Count.
       */

      /**
       * Topics the topology reads from.
       */

      /**
       * Count.
       */

      /**
       * Regular expressions identifying topics the subtopology reads from.
       */

      /**
       * Count.
       */

      /**
       * State changelog topics associated with this subtopology.
       */

      /**
       * Count.
       */

      /**
       * Repartition topics the subtopology writes to.
       */

      /**
       * Count.
       */

      /**
       * Internally created repartition topics.
       */

      /**
       * Count.
       */

      /**
       * A subset of source topics that must be copartitioned.
       */

      /**
       * Tags.
       */

      return Subtopology;
    })();

    /**
     * TopicConfig.
     */

    var TopicConfig = StreamsGroupTopologyValue.TopicConfig = (function() {
      function TopicConfig(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;

        this._read();
      }
      TopicConfig.prototype._read = function() {
        this.key = new KafkaString_.KafkaString(this._io, null, null, true);
        this.value = new KafkaString_.KafkaString(this._io, null, null, true);
        this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      }

      /**
       * Key of the topic-level configuration.
       */

      /**
       * Value of the topic-level configuration.
       */

      /**
       * Tags.
       */

      return TopicConfig;
    })();

    /**
     * TopicInfo.
     */

    var TopicInfo = StreamsGroupTopologyValue.TopicInfo = (function() {
      function TopicInfo(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;

        this._read();
      }
      TopicInfo.prototype._read = function() {
        this.name = new KafkaString_.KafkaString(this._io, null, null, true);
        this.partitions = this._io.readS4be();
        this.replicationFactor = this._io.readS2be();
        this.numTopicConfigs = new KafkaCount_.KafkaCount(this._io, null, null, true);
        if (this.numTopicConfigs.value >= 0) {
          this.topicConfigs = [];
          for (var i = 0; i < this.numTopicConfigs.value; i++) {
            this.topicConfigs.push(new TopicConfig(this._io, this, this._root));
          }
        }
        this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      }

      /**
       * Name of the topic.
       */

      /**
       * Number of partitions in the topic. Can be 0 if not enforced. Always 0 for changelog topics.
       */

      /**
       * Replication factor of the topic. Can be 0 for the default.
       */

      /**
       * Count.
       */

      /**
       * Topic-level configurations as key-value pairs.
       */

      /**
       * Tags.
       */

      return TopicInfo;
    })();

    /**
     * Epoch of the topology.
     */

    /**
     * Count.
     */

    /**
     * Sub-topologies of the streams application.
     */

    /**
     * Tags.
     */

    return StreamsGroupTopologyValue;
  })();

  /**
   * Value version.
   * @see apache/kafka 4.1.1 coordinator-common/src/main/java/org/apache/kafka/coordinator/common/runtime/CoordinatorRecordSerde.java:80-82
   */

  /**
   * The value.
   */

  /**
   * The record's type, from its key.
   */

  return KafkaGroupValue;
})();
KafkaGroupValue_.KafkaGroupValue = KafkaGroupValue;
});
