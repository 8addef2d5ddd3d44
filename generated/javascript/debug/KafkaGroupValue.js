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
    this._debug = {};

  }
  KafkaGroupValue.prototype._read = function() {
    this._debug.version = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.version = this._io.readS2be();
    this._debug.version.end = this._io.pos;
    if (!(this.version >= 0)) {
      var _err = new KaitaiStream.ValidationLessThanError(0, this.version, this._io, "/seq/0");
      this._debug.version.validationError = _err;
      throw _err;
    }
    if (!(this.version <= (this.recordType == 1 ? 4 : (this.recordType == 2 ? 4 : 0)))) {
      var _err = new KaitaiStream.ValidationGreaterThanError((this.recordType == 1 ? 4 : (this.recordType == 2 ? 4 : 0)), this.version, this._io, "/seq/0");
      this._debug.version.validationError = _err;
      throw _err;
    }
    this._debug.body = { start: this._io.pos, ioOffset: this._io.byteOffset };
    switch (this.recordType) {
    case 0:
      this.body = new LegacyOffsetCommitValue(this._io, this, this._root);
      this.body._read();
      break;
    case 1:
      this.body = new OffsetCommitValue(this._io, this, this._root, this.version);
      this.body._read();
      break;
    case 10:
      this.body = new ShareGroupMemberMetadataValue(this._io, this, this._root);
      this.body._read();
      break;
    case 11:
      this.body = new ShareGroupMetadataValue(this._io, this, this._root);
      this.body._read();
      break;
    case 12:
      this.body = new ShareGroupTargetAssignmentMetadataValue(this._io, this, this._root);
      this.body._read();
      break;
    case 13:
      this.body = new ShareGroupTargetAssignmentMemberValue(this._io, this, this._root);
      this.body._read();
      break;
    case 14:
      this.body = new ShareGroupCurrentMemberAssignmentValue(this._io, this, this._root);
      this.body._read();
      break;
    case 15:
      this.body = new ShareGroupStatePartitionMetadataValue(this._io, this, this._root);
      this.body._read();
      break;
    case 16:
      this.body = new ConsumerGroupRegularExpressionValue(this._io, this, this._root);
      this.body._read();
      break;
    case 17:
      this.body = new StreamsGroupMetadataValue(this._io, this, this._root);
      this.body._read();
      break;
    case 19:
      this.body = new StreamsGroupMemberMetadataValue(this._io, this, this._root);
      this.body._read();
      break;
    case 2:
      this.body = new GroupMetadataValue(this._io, this, this._root, this.version);
      this.body._read();
      break;
    case 20:
      this.body = new StreamsGroupTargetAssignmentMetadataValue(this._io, this, this._root);
      this.body._read();
      break;
    case 21:
      this.body = new StreamsGroupTargetAssignmentMemberValue(this._io, this, this._root);
      this.body._read();
      break;
    case 22:
      this.body = new StreamsGroupCurrentMemberAssignmentValue(this._io, this, this._root);
      this.body._read();
      break;
    case 23:
      this.body = new StreamsGroupTopologyValue(this._io, this, this._root);
      this.body._read();
      break;
    case 3:
      this.body = new ConsumerGroupMetadataValue(this._io, this, this._root);
      this.body._read();
      break;
    case 4:
      this.body = new ConsumerGroupPartitionMetadataValue(this._io, this, this._root);
      this.body._read();
      break;
    case 5:
      this.body = new ConsumerGroupMemberMetadataValue(this._io, this, this._root);
      this.body._read();
      break;
    case 6:
      this.body = new ConsumerGroupTargetAssignmentMetadataValue(this._io, this, this._root);
      this.body._read();
      break;
    case 7:
      this.body = new ConsumerGroupTargetAssignmentMemberValue(this._io, this, this._root);
      this.body._read();
      break;
    case 8:
      this.body = new ConsumerGroupCurrentMemberAssignmentValue(this._io, this, this._root);
      this.body._read();
      break;
    }
    this._debug.body.end = this._io.pos;
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
      this._debug = {};

    }
    ConsumerGroupCurrentMemberAssignmentValue.prototype._read = function() {
      this._debug.memberEpoch = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.memberEpoch = this._io.readS4be();
      this._debug.memberEpoch.end = this._io.pos;
      this._debug.previousMemberEpoch = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.previousMemberEpoch = this._io.readS4be();
      this._debug.previousMemberEpoch.end = this._io.pos;
      this._debug.state = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.state = this._io.readS1();
      this._debug.state.end = this._io.pos;
      this._debug.numAssignedPartitions = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numAssignedPartitions = new KafkaCount_.KafkaCount(this._io, null, null, true);
      this.numAssignedPartitions._read();
      this._debug.numAssignedPartitions.end = this._io.pos;
      if (this.numAssignedPartitions.value >= 0) {
        this._debug.assignedPartitions = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this._debug.assignedPartitions.arr = [];
        this.assignedPartitions = [];
        for (var i = 0; i < this.numAssignedPartitions.value; i++) {
          this._debug.assignedPartitions.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
          var _t_assignedPartitions = new TopicPartitions(this._io, this, this._root);
          try {
            _t_assignedPartitions._read();
          } finally {
            this.assignedPartitions.push(_t_assignedPartitions);
          }
          this._debug.assignedPartitions.arr[i].end = this._io.pos;
        }
        this._debug.assignedPartitions.end = this._io.pos;
      }
      this._debug.numPartitionsPendingRevocation = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numPartitionsPendingRevocation = new KafkaCount_.KafkaCount(this._io, null, null, true);
      this.numPartitionsPendingRevocation._read();
      this._debug.numPartitionsPendingRevocation.end = this._io.pos;
      if (this.numPartitionsPendingRevocation.value >= 0) {
        this._debug.partitionsPendingRevocation = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this._debug.partitionsPendingRevocation.arr = [];
        this.partitionsPendingRevocation = [];
        for (var i = 0; i < this.numPartitionsPendingRevocation.value; i++) {
          this._debug.partitionsPendingRevocation.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
          var _t_partitionsPendingRevocation = new TopicPartitions(this._io, this, this._root);
          try {
            _t_partitionsPendingRevocation._read();
          } finally {
            this.partitionsPendingRevocation.push(_t_partitionsPendingRevocation);
          }
          this._debug.partitionsPendingRevocation.arr[i].end = this._io.pos;
        }
        this._debug.partitionsPendingRevocation.end = this._io.pos;
      }
      this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      this.tagged._read();
      this._debug.tagged.end = this._io.pos;
    }

    /**
     * TopicPartitions.
     */

    var TopicPartitions = ConsumerGroupCurrentMemberAssignmentValue.TopicPartitions = (function() {
      function TopicPartitions(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;
        this._debug = {};

      }
      TopicPartitions.prototype._read = function() {
        this._debug.topicId = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.topicId = new KafkaUuid_.KafkaUuid(this._io, null, null);
        this.topicId._read();
        this._debug.topicId.end = this._io.pos;
        this._debug.numPartitions = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.numPartitions = new KafkaCount_.KafkaCount(this._io, null, null, true);
        this.numPartitions._read();
        this._debug.numPartitions.end = this._io.pos;
        if (this.numPartitions.value >= 0) {
          this._debug.partitions = { start: this._io.pos, ioOffset: this._io.byteOffset };
          this._debug.partitions.arr = [];
          this.partitions = [];
          for (var i = 0; i < this.numPartitions.value; i++) {
            this._debug.partitions.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
            this.partitions.push(this._io.readS4be());
            this._debug.partitions.arr[i].end = this._io.pos;
          }
          this._debug.partitions.end = this._io.pos;
        }
        this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
        this.tagged._read();
        this._debug.tagged.end = this._io.pos;
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
      this._debug = {};

    }
    ConsumerGroupMemberMetadataValue.prototype._read = function() {
      this._debug.instanceId = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.instanceId = new KafkaString_.KafkaString(this._io, null, null, true);
      this.instanceId._read();
      this._debug.instanceId.end = this._io.pos;
      this._debug.rackId = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.rackId = new KafkaString_.KafkaString(this._io, null, null, true);
      this.rackId._read();
      this._debug.rackId.end = this._io.pos;
      this._debug.clientId = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.clientId = new KafkaString_.KafkaString(this._io, null, null, true);
      this.clientId._read();
      this._debug.clientId.end = this._io.pos;
      this._debug.clientHost = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.clientHost = new KafkaString_.KafkaString(this._io, null, null, true);
      this.clientHost._read();
      this._debug.clientHost.end = this._io.pos;
      this._debug.numSubscribedTopicNames = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numSubscribedTopicNames = new KafkaCount_.KafkaCount(this._io, null, null, true);
      this.numSubscribedTopicNames._read();
      this._debug.numSubscribedTopicNames.end = this._io.pos;
      if (this.numSubscribedTopicNames.value >= 0) {
        this._debug.subscribedTopicNames = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this._debug.subscribedTopicNames.arr = [];
        this.subscribedTopicNames = [];
        for (var i = 0; i < this.numSubscribedTopicNames.value; i++) {
          this._debug.subscribedTopicNames.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
          var _t_subscribedTopicNames = new KafkaString_.KafkaString(this._io, null, null, true);
          try {
            _t_subscribedTopicNames._read();
          } finally {
            this.subscribedTopicNames.push(_t_subscribedTopicNames);
          }
          this._debug.subscribedTopicNames.arr[i].end = this._io.pos;
        }
        this._debug.subscribedTopicNames.end = this._io.pos;
      }
      this._debug.subscribedTopicRegex = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.subscribedTopicRegex = new KafkaString_.KafkaString(this._io, null, null, true);
      this.subscribedTopicRegex._read();
      this._debug.subscribedTopicRegex.end = this._io.pos;
      this._debug.rebalanceTimeoutMs = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.rebalanceTimeoutMs = this._io.readS4be();
      this._debug.rebalanceTimeoutMs.end = this._io.pos;
      this._debug.serverAssignor = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.serverAssignor = new KafkaString_.KafkaString(this._io, null, null, true);
      this.serverAssignor._read();
      this._debug.serverAssignor.end = this._io.pos;
      this._debug.numTagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numTagged = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
      this.numTagged._read();
      this._debug.numTagged.end = this._io.pos;
      this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this._debug.tagged.arr = [];
      this.tagged = [];
      for (var i = 0; i < this.numTagged.value; i++) {
        this._debug.tagged.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
        var _t_tagged = new TaggedField(this._io, this, this._root);
        try {
          _t_tagged._read();
        } finally {
          this.tagged.push(_t_tagged);
        }
        this._debug.tagged.arr[i].end = this._io.pos;
      }
      this._debug.tagged.end = this._io.pos;
    }

    /**
     * ClassicMemberMetadata.
     */

    var ClassicMemberMetadata = ConsumerGroupMemberMetadataValue.ClassicMemberMetadata = (function() {
      function ClassicMemberMetadata(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;
        this._debug = {};

      }
      ClassicMemberMetadata.prototype._read = function() {
        this._debug.sessionTimeoutMs = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.sessionTimeoutMs = this._io.readS4be();
        this._debug.sessionTimeoutMs.end = this._io.pos;
        this._debug.numSupportedProtocols = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.numSupportedProtocols = new KafkaCount_.KafkaCount(this._io, null, null, true);
        this.numSupportedProtocols._read();
        this._debug.numSupportedProtocols.end = this._io.pos;
        if (this.numSupportedProtocols.value >= 0) {
          this._debug.supportedProtocols = { start: this._io.pos, ioOffset: this._io.byteOffset };
          this._debug.supportedProtocols.arr = [];
          this.supportedProtocols = [];
          for (var i = 0; i < this.numSupportedProtocols.value; i++) {
            this._debug.supportedProtocols.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
            var _t_supportedProtocols = new ClassicProtocol(this._io, this, this._root);
            try {
              _t_supportedProtocols._read();
            } finally {
              this.supportedProtocols.push(_t_supportedProtocols);
            }
            this._debug.supportedProtocols.arr[i].end = this._io.pos;
          }
          this._debug.supportedProtocols.end = this._io.pos;
        }
        this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
        this.tagged._read();
        this._debug.tagged.end = this._io.pos;
      }

      /**
       * ClassicProtocol.
       */

      var ClassicProtocol = ClassicMemberMetadata.ClassicProtocol = (function() {
        function ClassicProtocol(_io, _parent, _root) {
          this._io = _io;
          this._parent = _parent;
          this._root = _root;
          this._debug = {};

        }
        ClassicProtocol.prototype._read = function() {
          this._debug.name = { start: this._io.pos, ioOffset: this._io.byteOffset };
          this.name = new KafkaString_.KafkaString(this._io, null, null, true);
          this.name._read();
          this._debug.name.end = this._io.pos;
          this._debug.metadata = { start: this._io.pos, ioOffset: this._io.byteOffset };
          this.metadata = new KafkaBytes_.KafkaBytes(this._io, null, null, true);
          this.metadata._read();
          this._debug.metadata.end = this._io.pos;
          this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
          this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
          this.tagged._read();
          this._debug.tagged.end = this._io.pos;
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
        this._debug = {};

      }
      TaggedClassicMemberMetadata.prototype._read = function() {
        this._debug.classicMemberMetadataMark = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.classicMemberMetadataMark = this._io.readS1();
        this._debug.classicMemberMetadataMark.end = this._io.pos;
        if (this.classicMemberMetadataMark >= 0) {
          this._debug.classicMemberMetadata = { start: this._io.pos, ioOffset: this._io.byteOffset };
          this.classicMemberMetadata = new ClassicMemberMetadata(this._io, this, this._root);
          this.classicMemberMetadata._read();
          this._debug.classicMemberMetadata.end = this._io.pos;
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
        this._debug = {};

      }
      TaggedField.prototype._read = function() {
        this._debug.tag = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.tag = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
        this.tag._read();
        this._debug.tag.end = this._io.pos;
        this._debug.lenContent = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.lenContent = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
        this.lenContent._read();
        this._debug.lenContent.end = this._io.pos;
        this._debug.content = { start: this._io.pos, ioOffset: this._io.byteOffset };
        switch (this.tag.value) {
        case 0:
          this._raw_content = this._io.readBytes(this.lenContent.value);
          var _io__raw_content = new KaitaiStream(this._raw_content);
          this.content = new TaggedClassicMemberMetadata(_io__raw_content, this, this._root);
          this.content._read();
          break;
        default:
          this.content = this._io.readBytes(this.lenContent.value);
          break;
        }
        this._debug.content.end = this._io.pos;
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
      this._debug = {};

    }
    ConsumerGroupMetadataValue.prototype._read = function() {
      this._debug.epoch = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.epoch = this._io.readS4be();
      this._debug.epoch.end = this._io.pos;
      this._debug.numTagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numTagged = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
      this.numTagged._read();
      this._debug.numTagged.end = this._io.pos;
      this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this._debug.tagged.arr = [];
      this.tagged = [];
      for (var i = 0; i < this.numTagged.value; i++) {
        this._debug.tagged.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
        var _t_tagged = new TaggedField(this._io, this, this._root);
        try {
          _t_tagged._read();
        } finally {
          this.tagged.push(_t_tagged);
        }
        this._debug.tagged.arr[i].end = this._io.pos;
      }
      this._debug.tagged.end = this._io.pos;
    }

    /**
     * A tagged field. Readers skip unknown ones.
     */

    var TaggedField = ConsumerGroupMetadataValue.TaggedField = (function() {
      function TaggedField(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;
        this._debug = {};

      }
      TaggedField.prototype._read = function() {
        this._debug.tag = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.tag = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
        this.tag._read();
        this._debug.tag.end = this._io.pos;
        this._debug.lenContent = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.lenContent = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
        this.lenContent._read();
        this._debug.lenContent.end = this._io.pos;
        this._debug.content = { start: this._io.pos, ioOffset: this._io.byteOffset };
        switch (this.tag.value) {
        case 0:
          this._raw_content = this._io.readBytes(this.lenContent.value);
          var _io__raw_content = new KaitaiStream(this._raw_content);
          this.content = new TaggedMetadataHash(_io__raw_content, this, this._root);
          this.content._read();
          break;
        default:
          this.content = this._io.readBytes(this.lenContent.value);
          break;
        }
        this._debug.content.end = this._io.pos;
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
        this._debug = {};

      }
      TaggedMetadataHash.prototype._read = function() {
        this._debug.metadataHash = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.metadataHash = this._io.readS8be();
        this._debug.metadataHash.end = this._io.pos;
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
      this._debug = {};

    }
    ConsumerGroupPartitionMetadataValue.prototype._read = function() {
      this._debug.numTopics = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numTopics = new KafkaCount_.KafkaCount(this._io, null, null, true);
      this.numTopics._read();
      this._debug.numTopics.end = this._io.pos;
      if (this.numTopics.value >= 0) {
        this._debug.topics = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this._debug.topics.arr = [];
        this.topics = [];
        for (var i = 0; i < this.numTopics.value; i++) {
          this._debug.topics.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
          var _t_topics = new TopicMetadata(this._io, this, this._root);
          try {
            _t_topics._read();
          } finally {
            this.topics.push(_t_topics);
          }
          this._debug.topics.arr[i].end = this._io.pos;
        }
        this._debug.topics.end = this._io.pos;
      }
      this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      this.tagged._read();
      this._debug.tagged.end = this._io.pos;
    }

    /**
     * TopicMetadata.
     */

    var TopicMetadata = ConsumerGroupPartitionMetadataValue.TopicMetadata = (function() {
      function TopicMetadata(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;
        this._debug = {};

      }
      TopicMetadata.prototype._read = function() {
        this._debug.topicId = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.topicId = new KafkaUuid_.KafkaUuid(this._io, null, null);
        this.topicId._read();
        this._debug.topicId.end = this._io.pos;
        this._debug.topicName = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.topicName = new KafkaString_.KafkaString(this._io, null, null, true);
        this.topicName._read();
        this._debug.topicName.end = this._io.pos;
        this._debug.numPartitions = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.numPartitions = this._io.readS4be();
        this._debug.numPartitions.end = this._io.pos;
        this._debug.numPartitionMetadata = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.numPartitionMetadata = new KafkaCount_.KafkaCount(this._io, null, null, true);
        this.numPartitionMetadata._read();
        this._debug.numPartitionMetadata.end = this._io.pos;
        if (this.numPartitionMetadata.value >= 0) {
          this._debug.partitionMetadata = { start: this._io.pos, ioOffset: this._io.byteOffset };
          this._debug.partitionMetadata.arr = [];
          this.partitionMetadata = [];
          for (var i = 0; i < this.numPartitionMetadata.value; i++) {
            this._debug.partitionMetadata.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
            var _t_partitionMetadata = new PartitionMetadata(this._io, this, this._root);
            try {
              _t_partitionMetadata._read();
            } finally {
              this.partitionMetadata.push(_t_partitionMetadata);
            }
            this._debug.partitionMetadata.arr[i].end = this._io.pos;
          }
          this._debug.partitionMetadata.end = this._io.pos;
        }
        this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
        this.tagged._read();
        this._debug.tagged.end = this._io.pos;
      }

      /**
       * PartitionMetadata.
       */

      var PartitionMetadata = TopicMetadata.PartitionMetadata = (function() {
        function PartitionMetadata(_io, _parent, _root) {
          this._io = _io;
          this._parent = _parent;
          this._root = _root;
          this._debug = {};

        }
        PartitionMetadata.prototype._read = function() {
          this._debug.partition = { start: this._io.pos, ioOffset: this._io.byteOffset };
          this.partition = this._io.readS4be();
          this._debug.partition.end = this._io.pos;
          this._debug.numRacks = { start: this._io.pos, ioOffset: this._io.byteOffset };
          this.numRacks = new KafkaCount_.KafkaCount(this._io, null, null, true);
          this.numRacks._read();
          this._debug.numRacks.end = this._io.pos;
          if (this.numRacks.value >= 0) {
            this._debug.racks = { start: this._io.pos, ioOffset: this._io.byteOffset };
            this._debug.racks.arr = [];
            this.racks = [];
            for (var i = 0; i < this.numRacks.value; i++) {
              this._debug.racks.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
              var _t_racks = new KafkaString_.KafkaString(this._io, null, null, true);
              try {
                _t_racks._read();
              } finally {
                this.racks.push(_t_racks);
              }
              this._debug.racks.arr[i].end = this._io.pos;
            }
            this._debug.racks.end = this._io.pos;
          }
          this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
          this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
          this.tagged._read();
          this._debug.tagged.end = this._io.pos;
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
      this._debug = {};

    }
    ConsumerGroupRegularExpressionValue.prototype._read = function() {
      this._debug.numTopics = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numTopics = new KafkaCount_.KafkaCount(this._io, null, null, true);
      this.numTopics._read();
      this._debug.numTopics.end = this._io.pos;
      if (this.numTopics.value >= 0) {
        this._debug.topics = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this._debug.topics.arr = [];
        this.topics = [];
        for (var i = 0; i < this.numTopics.value; i++) {
          this._debug.topics.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
          var _t_topics = new KafkaString_.KafkaString(this._io, null, null, true);
          try {
            _t_topics._read();
          } finally {
            this.topics.push(_t_topics);
          }
          this._debug.topics.arr[i].end = this._io.pos;
        }
        this._debug.topics.end = this._io.pos;
      }
      this._debug.version = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.version = this._io.readS8be();
      this._debug.version.end = this._io.pos;
      this._debug.timestamp = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.timestamp = this._io.readS8be();
      this._debug.timestamp.end = this._io.pos;
      this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      this.tagged._read();
      this._debug.tagged.end = this._io.pos;
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
      this._debug = {};

    }
    ConsumerGroupTargetAssignmentMemberValue.prototype._read = function() {
      this._debug.numTopicPartitions = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numTopicPartitions = new KafkaCount_.KafkaCount(this._io, null, null, true);
      this.numTopicPartitions._read();
      this._debug.numTopicPartitions.end = this._io.pos;
      if (this.numTopicPartitions.value >= 0) {
        this._debug.topicPartitions = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this._debug.topicPartitions.arr = [];
        this.topicPartitions = [];
        for (var i = 0; i < this.numTopicPartitions.value; i++) {
          this._debug.topicPartitions.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
          var _t_topicPartitions = new TopicPartition(this._io, this, this._root);
          try {
            _t_topicPartitions._read();
          } finally {
            this.topicPartitions.push(_t_topicPartitions);
          }
          this._debug.topicPartitions.arr[i].end = this._io.pos;
        }
        this._debug.topicPartitions.end = this._io.pos;
      }
      this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      this.tagged._read();
      this._debug.tagged.end = this._io.pos;
    }

    /**
     * TopicPartition.
     */

    var TopicPartition = ConsumerGroupTargetAssignmentMemberValue.TopicPartition = (function() {
      function TopicPartition(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;
        this._debug = {};

      }
      TopicPartition.prototype._read = function() {
        this._debug.topicId = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.topicId = new KafkaUuid_.KafkaUuid(this._io, null, null);
        this.topicId._read();
        this._debug.topicId.end = this._io.pos;
        this._debug.numPartitions = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.numPartitions = new KafkaCount_.KafkaCount(this._io, null, null, true);
        this.numPartitions._read();
        this._debug.numPartitions.end = this._io.pos;
        if (this.numPartitions.value >= 0) {
          this._debug.partitions = { start: this._io.pos, ioOffset: this._io.byteOffset };
          this._debug.partitions.arr = [];
          this.partitions = [];
          for (var i = 0; i < this.numPartitions.value; i++) {
            this._debug.partitions.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
            this.partitions.push(this._io.readS4be());
            this._debug.partitions.arr[i].end = this._io.pos;
          }
          this._debug.partitions.end = this._io.pos;
        }
        this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
        this.tagged._read();
        this._debug.tagged.end = this._io.pos;
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
      this._debug = {};

    }
    ConsumerGroupTargetAssignmentMetadataValue.prototype._read = function() {
      this._debug.assignmentEpoch = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.assignmentEpoch = this._io.readS4be();
      this._debug.assignmentEpoch.end = this._io.pos;
      this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      this.tagged._read();
      this._debug.tagged.end = this._io.pos;
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
      this._debug = {};

    }
    GroupMetadataValue.prototype._read = function() {
      this._debug.protocolType = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.protocolType = new KafkaString_.KafkaString(this._io, null, null, this.apiVersion >= 4);
      this.protocolType._read();
      this._debug.protocolType.end = this._io.pos;
      this._debug.generation = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.generation = this._io.readS4be();
      this._debug.generation.end = this._io.pos;
      this._debug.protocol = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.protocol = new KafkaString_.KafkaString(this._io, null, null, this.apiVersion >= 4);
      this.protocol._read();
      this._debug.protocol.end = this._io.pos;
      this._debug.leader = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.leader = new KafkaString_.KafkaString(this._io, null, null, this.apiVersion >= 4);
      this.leader._read();
      this._debug.leader.end = this._io.pos;
      if (this.apiVersion >= 2) {
        this._debug.currentStateTimestamp = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.currentStateTimestamp = this._io.readS8be();
        this._debug.currentStateTimestamp.end = this._io.pos;
      }
      this._debug.numMembers = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numMembers = new KafkaCount_.KafkaCount(this._io, null, null, this.apiVersion >= 4);
      this.numMembers._read();
      this._debug.numMembers.end = this._io.pos;
      if (this.numMembers.value >= 0) {
        this._debug.members = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this._debug.members.arr = [];
        this.members = [];
        for (var i = 0; i < this.numMembers.value; i++) {
          this._debug.members.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
          var _t_members = new MemberMetadata(this._io, this, this._root, this.apiVersion);
          try {
            _t_members._read();
          } finally {
            this.members.push(_t_members);
          }
          this._debug.members.arr[i].end = this._io.pos;
        }
        this._debug.members.end = this._io.pos;
      }
      if (this.apiVersion >= 4) {
        this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
        this.tagged._read();
        this._debug.tagged.end = this._io.pos;
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
        this._debug = {};

      }
      MemberMetadata.prototype._read = function() {
        this._debug.memberId = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.memberId = new KafkaString_.KafkaString(this._io, null, null, this.apiVersion >= 4);
        this.memberId._read();
        this._debug.memberId.end = this._io.pos;
        if (this.apiVersion >= 3) {
          this._debug.groupInstanceId = { start: this._io.pos, ioOffset: this._io.byteOffset };
          this.groupInstanceId = new KafkaString_.KafkaString(this._io, null, null, this.apiVersion >= 4);
          this.groupInstanceId._read();
          this._debug.groupInstanceId.end = this._io.pos;
        }
        this._debug.clientId = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.clientId = new KafkaString_.KafkaString(this._io, null, null, this.apiVersion >= 4);
        this.clientId._read();
        this._debug.clientId.end = this._io.pos;
        this._debug.clientHost = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.clientHost = new KafkaString_.KafkaString(this._io, null, null, this.apiVersion >= 4);
        this.clientHost._read();
        this._debug.clientHost.end = this._io.pos;
        if (this.apiVersion >= 1) {
          this._debug.rebalanceTimeout = { start: this._io.pos, ioOffset: this._io.byteOffset };
          this.rebalanceTimeout = this._io.readS4be();
          this._debug.rebalanceTimeout.end = this._io.pos;
        }
        this._debug.sessionTimeout = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.sessionTimeout = this._io.readS4be();
        this._debug.sessionTimeout.end = this._io.pos;
        this._debug.subscription = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.subscription = new KafkaBytes_.KafkaBytes(this._io, null, null, this.apiVersion >= 4);
        this.subscription._read();
        this._debug.subscription.end = this._io.pos;
        this._debug.assignment = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.assignment = new KafkaBytes_.KafkaBytes(this._io, null, null, this.apiVersion >= 4);
        this.assignment._read();
        this._debug.assignment.end = this._io.pos;
        if (this.apiVersion >= 4) {
          this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
          this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
          this.tagged._read();
          this._debug.tagged.end = this._io.pos;
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
      this._debug = {};

    }
    LegacyOffsetCommitValue.prototype._read = function() {
      this._debug.offset = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.offset = this._io.readS8be();
      this._debug.offset.end = this._io.pos;
      this._debug.metadata = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.metadata = new KafkaString_.KafkaString(this._io, null, null, false);
      this.metadata._read();
      this._debug.metadata.end = this._io.pos;
      this._debug.commitTimestamp = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.commitTimestamp = this._io.readS8be();
      this._debug.commitTimestamp.end = this._io.pos;
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
      this._debug = {};

    }
    OffsetCommitValue.prototype._read = function() {
      this._debug.offset = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.offset = this._io.readS8be();
      this._debug.offset.end = this._io.pos;
      if (this.apiVersion >= 3) {
        this._debug.leaderEpoch = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.leaderEpoch = this._io.readS4be();
        this._debug.leaderEpoch.end = this._io.pos;
      }
      this._debug.metadata = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.metadata = new KafkaString_.KafkaString(this._io, null, null, this.apiVersion >= 4);
      this.metadata._read();
      this._debug.metadata.end = this._io.pos;
      this._debug.commitTimestamp = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.commitTimestamp = this._io.readS8be();
      this._debug.commitTimestamp.end = this._io.pos;
      if (this.apiVersion == 1) {
        this._debug.expireTimestamp = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.expireTimestamp = this._io.readS8be();
        this._debug.expireTimestamp.end = this._io.pos;
      }
      if (this.apiVersion >= 4) {
        this._debug.numTagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.numTagged = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
        this.numTagged._read();
        this._debug.numTagged.end = this._io.pos;
      }
      if (this.apiVersion >= 4) {
        this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this._debug.tagged.arr = [];
        this.tagged = [];
        for (var i = 0; i < this.numTagged.value; i++) {
          this._debug.tagged.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
          var _t_tagged = new TaggedField(this._io, this, this._root);
          try {
            _t_tagged._read();
          } finally {
            this.tagged.push(_t_tagged);
          }
          this._debug.tagged.arr[i].end = this._io.pos;
        }
        this._debug.tagged.end = this._io.pos;
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
        this._debug = {};

      }
      TaggedField.prototype._read = function() {
        this._debug.tag = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.tag = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
        this.tag._read();
        this._debug.tag.end = this._io.pos;
        this._debug.lenContent = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.lenContent = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
        this.lenContent._read();
        this._debug.lenContent.end = this._io.pos;
        this._debug.content = { start: this._io.pos, ioOffset: this._io.byteOffset };
        switch (this.tag.value) {
        case 0:
          this._raw_content = this._io.readBytes(this.lenContent.value);
          var _io__raw_content = new KaitaiStream(this._raw_content);
          this.content = new TaggedTopicId(_io__raw_content, this, this._root);
          this.content._read();
          break;
        default:
          this.content = this._io.readBytes(this.lenContent.value);
          break;
        }
        this._debug.content.end = this._io.pos;
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
        this._debug = {};

      }
      TaggedTopicId.prototype._read = function() {
        this._debug.topicId = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.topicId = new KafkaUuid_.KafkaUuid(this._io, null, null);
        this.topicId._read();
        this._debug.topicId.end = this._io.pos;
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
      this._debug = {};

    }
    ShareGroupCurrentMemberAssignmentValue.prototype._read = function() {
      this._debug.memberEpoch = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.memberEpoch = this._io.readS4be();
      this._debug.memberEpoch.end = this._io.pos;
      this._debug.previousMemberEpoch = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.previousMemberEpoch = this._io.readS4be();
      this._debug.previousMemberEpoch.end = this._io.pos;
      this._debug.state = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.state = this._io.readS1();
      this._debug.state.end = this._io.pos;
      this._debug.numAssignedPartitions = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numAssignedPartitions = new KafkaCount_.KafkaCount(this._io, null, null, true);
      this.numAssignedPartitions._read();
      this._debug.numAssignedPartitions.end = this._io.pos;
      if (this.numAssignedPartitions.value >= 0) {
        this._debug.assignedPartitions = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this._debug.assignedPartitions.arr = [];
        this.assignedPartitions = [];
        for (var i = 0; i < this.numAssignedPartitions.value; i++) {
          this._debug.assignedPartitions.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
          var _t_assignedPartitions = new TopicPartitions(this._io, this, this._root);
          try {
            _t_assignedPartitions._read();
          } finally {
            this.assignedPartitions.push(_t_assignedPartitions);
          }
          this._debug.assignedPartitions.arr[i].end = this._io.pos;
        }
        this._debug.assignedPartitions.end = this._io.pos;
      }
      this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      this.tagged._read();
      this._debug.tagged.end = this._io.pos;
    }

    /**
     * TopicPartitions.
     */

    var TopicPartitions = ShareGroupCurrentMemberAssignmentValue.TopicPartitions = (function() {
      function TopicPartitions(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;
        this._debug = {};

      }
      TopicPartitions.prototype._read = function() {
        this._debug.topicId = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.topicId = new KafkaUuid_.KafkaUuid(this._io, null, null);
        this.topicId._read();
        this._debug.topicId.end = this._io.pos;
        this._debug.numPartitions = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.numPartitions = new KafkaCount_.KafkaCount(this._io, null, null, true);
        this.numPartitions._read();
        this._debug.numPartitions.end = this._io.pos;
        if (this.numPartitions.value >= 0) {
          this._debug.partitions = { start: this._io.pos, ioOffset: this._io.byteOffset };
          this._debug.partitions.arr = [];
          this.partitions = [];
          for (var i = 0; i < this.numPartitions.value; i++) {
            this._debug.partitions.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
            this.partitions.push(this._io.readS4be());
            this._debug.partitions.arr[i].end = this._io.pos;
          }
          this._debug.partitions.end = this._io.pos;
        }
        this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
        this.tagged._read();
        this._debug.tagged.end = this._io.pos;
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
      this._debug = {};

    }
    ShareGroupMemberMetadataValue.prototype._read = function() {
      this._debug.rackId = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.rackId = new KafkaString_.KafkaString(this._io, null, null, true);
      this.rackId._read();
      this._debug.rackId.end = this._io.pos;
      this._debug.clientId = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.clientId = new KafkaString_.KafkaString(this._io, null, null, true);
      this.clientId._read();
      this._debug.clientId.end = this._io.pos;
      this._debug.clientHost = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.clientHost = new KafkaString_.KafkaString(this._io, null, null, true);
      this.clientHost._read();
      this._debug.clientHost.end = this._io.pos;
      this._debug.numSubscribedTopicNames = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numSubscribedTopicNames = new KafkaCount_.KafkaCount(this._io, null, null, true);
      this.numSubscribedTopicNames._read();
      this._debug.numSubscribedTopicNames.end = this._io.pos;
      if (this.numSubscribedTopicNames.value >= 0) {
        this._debug.subscribedTopicNames = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this._debug.subscribedTopicNames.arr = [];
        this.subscribedTopicNames = [];
        for (var i = 0; i < this.numSubscribedTopicNames.value; i++) {
          this._debug.subscribedTopicNames.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
          var _t_subscribedTopicNames = new KafkaString_.KafkaString(this._io, null, null, true);
          try {
            _t_subscribedTopicNames._read();
          } finally {
            this.subscribedTopicNames.push(_t_subscribedTopicNames);
          }
          this._debug.subscribedTopicNames.arr[i].end = this._io.pos;
        }
        this._debug.subscribedTopicNames.end = this._io.pos;
      }
      this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      this.tagged._read();
      this._debug.tagged.end = this._io.pos;
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
      this._debug = {};

    }
    ShareGroupMetadataValue.prototype._read = function() {
      this._debug.epoch = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.epoch = this._io.readS4be();
      this._debug.epoch.end = this._io.pos;
      this._debug.metadataHash = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.metadataHash = this._io.readS8be();
      this._debug.metadataHash.end = this._io.pos;
      this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      this.tagged._read();
      this._debug.tagged.end = this._io.pos;
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
      this._debug = {};

    }
    ShareGroupStatePartitionMetadataValue.prototype._read = function() {
      this._debug.numInitializingTopics = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numInitializingTopics = new KafkaCount_.KafkaCount(this._io, null, null, true);
      this.numInitializingTopics._read();
      this._debug.numInitializingTopics.end = this._io.pos;
      if (this.numInitializingTopics.value >= 0) {
        this._debug.initializingTopics = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this._debug.initializingTopics.arr = [];
        this.initializingTopics = [];
        for (var i = 0; i < this.numInitializingTopics.value; i++) {
          this._debug.initializingTopics.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
          var _t_initializingTopics = new TopicPartitionsInfo(this._io, this, this._root);
          try {
            _t_initializingTopics._read();
          } finally {
            this.initializingTopics.push(_t_initializingTopics);
          }
          this._debug.initializingTopics.arr[i].end = this._io.pos;
        }
        this._debug.initializingTopics.end = this._io.pos;
      }
      this._debug.numInitializedTopics = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numInitializedTopics = new KafkaCount_.KafkaCount(this._io, null, null, true);
      this.numInitializedTopics._read();
      this._debug.numInitializedTopics.end = this._io.pos;
      if (this.numInitializedTopics.value >= 0) {
        this._debug.initializedTopics = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this._debug.initializedTopics.arr = [];
        this.initializedTopics = [];
        for (var i = 0; i < this.numInitializedTopics.value; i++) {
          this._debug.initializedTopics.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
          var _t_initializedTopics = new TopicPartitionsInfo(this._io, this, this._root);
          try {
            _t_initializedTopics._read();
          } finally {
            this.initializedTopics.push(_t_initializedTopics);
          }
          this._debug.initializedTopics.arr[i].end = this._io.pos;
        }
        this._debug.initializedTopics.end = this._io.pos;
      }
      this._debug.numDeletingTopics = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numDeletingTopics = new KafkaCount_.KafkaCount(this._io, null, null, true);
      this.numDeletingTopics._read();
      this._debug.numDeletingTopics.end = this._io.pos;
      if (this.numDeletingTopics.value >= 0) {
        this._debug.deletingTopics = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this._debug.deletingTopics.arr = [];
        this.deletingTopics = [];
        for (var i = 0; i < this.numDeletingTopics.value; i++) {
          this._debug.deletingTopics.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
          var _t_deletingTopics = new TopicInfo(this._io, this, this._root);
          try {
            _t_deletingTopics._read();
          } finally {
            this.deletingTopics.push(_t_deletingTopics);
          }
          this._debug.deletingTopics.arr[i].end = this._io.pos;
        }
        this._debug.deletingTopics.end = this._io.pos;
      }
      this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      this.tagged._read();
      this._debug.tagged.end = this._io.pos;
    }

    /**
     * TopicInfo.
     */

    var TopicInfo = ShareGroupStatePartitionMetadataValue.TopicInfo = (function() {
      function TopicInfo(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;
        this._debug = {};

      }
      TopicInfo.prototype._read = function() {
        this._debug.topicId = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.topicId = new KafkaUuid_.KafkaUuid(this._io, null, null);
        this.topicId._read();
        this._debug.topicId.end = this._io.pos;
        this._debug.topicName = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.topicName = new KafkaString_.KafkaString(this._io, null, null, true);
        this.topicName._read();
        this._debug.topicName.end = this._io.pos;
        this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
        this.tagged._read();
        this._debug.tagged.end = this._io.pos;
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
        this._debug = {};

      }
      TopicPartitionsInfo.prototype._read = function() {
        this._debug.topicId = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.topicId = new KafkaUuid_.KafkaUuid(this._io, null, null);
        this.topicId._read();
        this._debug.topicId.end = this._io.pos;
        this._debug.topicName = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.topicName = new KafkaString_.KafkaString(this._io, null, null, true);
        this.topicName._read();
        this._debug.topicName.end = this._io.pos;
        this._debug.numPartitions = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.numPartitions = new KafkaCount_.KafkaCount(this._io, null, null, true);
        this.numPartitions._read();
        this._debug.numPartitions.end = this._io.pos;
        if (this.numPartitions.value >= 0) {
          this._debug.partitions = { start: this._io.pos, ioOffset: this._io.byteOffset };
          this._debug.partitions.arr = [];
          this.partitions = [];
          for (var i = 0; i < this.numPartitions.value; i++) {
            this._debug.partitions.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
            this.partitions.push(this._io.readS4be());
            this._debug.partitions.arr[i].end = this._io.pos;
          }
          this._debug.partitions.end = this._io.pos;
        }
        this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
        this.tagged._read();
        this._debug.tagged.end = this._io.pos;
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
      this._debug = {};

    }
    ShareGroupTargetAssignmentMemberValue.prototype._read = function() {
      this._debug.numTopicPartitions = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numTopicPartitions = new KafkaCount_.KafkaCount(this._io, null, null, true);
      this.numTopicPartitions._read();
      this._debug.numTopicPartitions.end = this._io.pos;
      if (this.numTopicPartitions.value >= 0) {
        this._debug.topicPartitions = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this._debug.topicPartitions.arr = [];
        this.topicPartitions = [];
        for (var i = 0; i < this.numTopicPartitions.value; i++) {
          this._debug.topicPartitions.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
          var _t_topicPartitions = new TopicPartition(this._io, this, this._root);
          try {
            _t_topicPartitions._read();
          } finally {
            this.topicPartitions.push(_t_topicPartitions);
          }
          this._debug.topicPartitions.arr[i].end = this._io.pos;
        }
        this._debug.topicPartitions.end = this._io.pos;
      }
      this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      this.tagged._read();
      this._debug.tagged.end = this._io.pos;
    }

    /**
     * TopicPartition.
     */

    var TopicPartition = ShareGroupTargetAssignmentMemberValue.TopicPartition = (function() {
      function TopicPartition(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;
        this._debug = {};

      }
      TopicPartition.prototype._read = function() {
        this._debug.topicId = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.topicId = new KafkaUuid_.KafkaUuid(this._io, null, null);
        this.topicId._read();
        this._debug.topicId.end = this._io.pos;
        this._debug.numPartitions = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.numPartitions = new KafkaCount_.KafkaCount(this._io, null, null, true);
        this.numPartitions._read();
        this._debug.numPartitions.end = this._io.pos;
        if (this.numPartitions.value >= 0) {
          this._debug.partitions = { start: this._io.pos, ioOffset: this._io.byteOffset };
          this._debug.partitions.arr = [];
          this.partitions = [];
          for (var i = 0; i < this.numPartitions.value; i++) {
            this._debug.partitions.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
            this.partitions.push(this._io.readS4be());
            this._debug.partitions.arr[i].end = this._io.pos;
          }
          this._debug.partitions.end = this._io.pos;
        }
        this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
        this.tagged._read();
        this._debug.tagged.end = this._io.pos;
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
      this._debug = {};

    }
    ShareGroupTargetAssignmentMetadataValue.prototype._read = function() {
      this._debug.assignmentEpoch = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.assignmentEpoch = this._io.readS4be();
      this._debug.assignmentEpoch.end = this._io.pos;
      this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      this.tagged._read();
      this._debug.tagged.end = this._io.pos;
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
      this._debug = {};

    }
    StreamsGroupCurrentMemberAssignmentValue.prototype._read = function() {
      this._debug.memberEpoch = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.memberEpoch = this._io.readS4be();
      this._debug.memberEpoch.end = this._io.pos;
      this._debug.previousMemberEpoch = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.previousMemberEpoch = this._io.readS4be();
      this._debug.previousMemberEpoch.end = this._io.pos;
      this._debug.state = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.state = this._io.readS1();
      this._debug.state.end = this._io.pos;
      this._debug.numActiveTasks = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numActiveTasks = new KafkaCount_.KafkaCount(this._io, null, null, true);
      this.numActiveTasks._read();
      this._debug.numActiveTasks.end = this._io.pos;
      if (this.numActiveTasks.value >= 0) {
        this._debug.activeTasks = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this._debug.activeTasks.arr = [];
        this.activeTasks = [];
        for (var i = 0; i < this.numActiveTasks.value; i++) {
          this._debug.activeTasks.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
          var _t_activeTasks = new TaskIds(this._io, this, this._root);
          try {
            _t_activeTasks._read();
          } finally {
            this.activeTasks.push(_t_activeTasks);
          }
          this._debug.activeTasks.arr[i].end = this._io.pos;
        }
        this._debug.activeTasks.end = this._io.pos;
      }
      this._debug.numStandbyTasks = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numStandbyTasks = new KafkaCount_.KafkaCount(this._io, null, null, true);
      this.numStandbyTasks._read();
      this._debug.numStandbyTasks.end = this._io.pos;
      if (this.numStandbyTasks.value >= 0) {
        this._debug.standbyTasks = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this._debug.standbyTasks.arr = [];
        this.standbyTasks = [];
        for (var i = 0; i < this.numStandbyTasks.value; i++) {
          this._debug.standbyTasks.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
          var _t_standbyTasks = new TaskIds(this._io, this, this._root);
          try {
            _t_standbyTasks._read();
          } finally {
            this.standbyTasks.push(_t_standbyTasks);
          }
          this._debug.standbyTasks.arr[i].end = this._io.pos;
        }
        this._debug.standbyTasks.end = this._io.pos;
      }
      this._debug.numWarmupTasks = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numWarmupTasks = new KafkaCount_.KafkaCount(this._io, null, null, true);
      this.numWarmupTasks._read();
      this._debug.numWarmupTasks.end = this._io.pos;
      if (this.numWarmupTasks.value >= 0) {
        this._debug.warmupTasks = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this._debug.warmupTasks.arr = [];
        this.warmupTasks = [];
        for (var i = 0; i < this.numWarmupTasks.value; i++) {
          this._debug.warmupTasks.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
          var _t_warmupTasks = new TaskIds(this._io, this, this._root);
          try {
            _t_warmupTasks._read();
          } finally {
            this.warmupTasks.push(_t_warmupTasks);
          }
          this._debug.warmupTasks.arr[i].end = this._io.pos;
        }
        this._debug.warmupTasks.end = this._io.pos;
      }
      this._debug.numActiveTasksPendingRevocation = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numActiveTasksPendingRevocation = new KafkaCount_.KafkaCount(this._io, null, null, true);
      this.numActiveTasksPendingRevocation._read();
      this._debug.numActiveTasksPendingRevocation.end = this._io.pos;
      if (this.numActiveTasksPendingRevocation.value >= 0) {
        this._debug.activeTasksPendingRevocation = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this._debug.activeTasksPendingRevocation.arr = [];
        this.activeTasksPendingRevocation = [];
        for (var i = 0; i < this.numActiveTasksPendingRevocation.value; i++) {
          this._debug.activeTasksPendingRevocation.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
          var _t_activeTasksPendingRevocation = new TaskIds(this._io, this, this._root);
          try {
            _t_activeTasksPendingRevocation._read();
          } finally {
            this.activeTasksPendingRevocation.push(_t_activeTasksPendingRevocation);
          }
          this._debug.activeTasksPendingRevocation.arr[i].end = this._io.pos;
        }
        this._debug.activeTasksPendingRevocation.end = this._io.pos;
      }
      this._debug.numStandbyTasksPendingRevocation = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numStandbyTasksPendingRevocation = new KafkaCount_.KafkaCount(this._io, null, null, true);
      this.numStandbyTasksPendingRevocation._read();
      this._debug.numStandbyTasksPendingRevocation.end = this._io.pos;
      if (this.numStandbyTasksPendingRevocation.value >= 0) {
        this._debug.standbyTasksPendingRevocation = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this._debug.standbyTasksPendingRevocation.arr = [];
        this.standbyTasksPendingRevocation = [];
        for (var i = 0; i < this.numStandbyTasksPendingRevocation.value; i++) {
          this._debug.standbyTasksPendingRevocation.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
          var _t_standbyTasksPendingRevocation = new TaskIds(this._io, this, this._root);
          try {
            _t_standbyTasksPendingRevocation._read();
          } finally {
            this.standbyTasksPendingRevocation.push(_t_standbyTasksPendingRevocation);
          }
          this._debug.standbyTasksPendingRevocation.arr[i].end = this._io.pos;
        }
        this._debug.standbyTasksPendingRevocation.end = this._io.pos;
      }
      this._debug.numWarmupTasksPendingRevocation = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numWarmupTasksPendingRevocation = new KafkaCount_.KafkaCount(this._io, null, null, true);
      this.numWarmupTasksPendingRevocation._read();
      this._debug.numWarmupTasksPendingRevocation.end = this._io.pos;
      if (this.numWarmupTasksPendingRevocation.value >= 0) {
        this._debug.warmupTasksPendingRevocation = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this._debug.warmupTasksPendingRevocation.arr = [];
        this.warmupTasksPendingRevocation = [];
        for (var i = 0; i < this.numWarmupTasksPendingRevocation.value; i++) {
          this._debug.warmupTasksPendingRevocation.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
          var _t_warmupTasksPendingRevocation = new TaskIds(this._io, this, this._root);
          try {
            _t_warmupTasksPendingRevocation._read();
          } finally {
            this.warmupTasksPendingRevocation.push(_t_warmupTasksPendingRevocation);
          }
          this._debug.warmupTasksPendingRevocation.arr[i].end = this._io.pos;
        }
        this._debug.warmupTasksPendingRevocation.end = this._io.pos;
      }
      this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      this.tagged._read();
      this._debug.tagged.end = this._io.pos;
    }

    /**
     * TaskIds.
     */

    var TaskIds = StreamsGroupCurrentMemberAssignmentValue.TaskIds = (function() {
      function TaskIds(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;
        this._debug = {};

      }
      TaskIds.prototype._read = function() {
        this._debug.subtopologyId = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.subtopologyId = new KafkaString_.KafkaString(this._io, null, null, true);
        this.subtopologyId._read();
        this._debug.subtopologyId.end = this._io.pos;
        this._debug.numPartitions = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.numPartitions = new KafkaCount_.KafkaCount(this._io, null, null, true);
        this.numPartitions._read();
        this._debug.numPartitions.end = this._io.pos;
        if (this.numPartitions.value >= 0) {
          this._debug.partitions = { start: this._io.pos, ioOffset: this._io.byteOffset };
          this._debug.partitions.arr = [];
          this.partitions = [];
          for (var i = 0; i < this.numPartitions.value; i++) {
            this._debug.partitions.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
            this.partitions.push(this._io.readS4be());
            this._debug.partitions.arr[i].end = this._io.pos;
          }
          this._debug.partitions.end = this._io.pos;
        }
        this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
        this.tagged._read();
        this._debug.tagged.end = this._io.pos;
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
      this._debug = {};

    }
    StreamsGroupMemberMetadataValue.prototype._read = function() {
      this._debug.instanceId = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.instanceId = new KafkaString_.KafkaString(this._io, null, null, true);
      this.instanceId._read();
      this._debug.instanceId.end = this._io.pos;
      this._debug.rackId = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.rackId = new KafkaString_.KafkaString(this._io, null, null, true);
      this.rackId._read();
      this._debug.rackId.end = this._io.pos;
      this._debug.clientId = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.clientId = new KafkaString_.KafkaString(this._io, null, null, true);
      this.clientId._read();
      this._debug.clientId.end = this._io.pos;
      this._debug.clientHost = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.clientHost = new KafkaString_.KafkaString(this._io, null, null, true);
      this.clientHost._read();
      this._debug.clientHost.end = this._io.pos;
      this._debug.rebalanceTimeoutMs = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.rebalanceTimeoutMs = this._io.readS4be();
      this._debug.rebalanceTimeoutMs.end = this._io.pos;
      this._debug.topologyEpoch = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.topologyEpoch = this._io.readS4be();
      this._debug.topologyEpoch.end = this._io.pos;
      this._debug.processId = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.processId = new KafkaString_.KafkaString(this._io, null, null, true);
      this.processId._read();
      this._debug.processId.end = this._io.pos;
      this._debug.userEndpointMark = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.userEndpointMark = this._io.readS1();
      this._debug.userEndpointMark.end = this._io.pos;
      if (this.userEndpointMark >= 0) {
        this._debug.userEndpoint = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.userEndpoint = new Endpoint(this._io, this, this._root);
        this.userEndpoint._read();
        this._debug.userEndpoint.end = this._io.pos;
      }
      this._debug.numClientTags = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numClientTags = new KafkaCount_.KafkaCount(this._io, null, null, true);
      this.numClientTags._read();
      this._debug.numClientTags.end = this._io.pos;
      if (this.numClientTags.value >= 0) {
        this._debug.clientTags = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this._debug.clientTags.arr = [];
        this.clientTags = [];
        for (var i = 0; i < this.numClientTags.value; i++) {
          this._debug.clientTags.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
          var _t_clientTags = new KeyValue(this._io, this, this._root);
          try {
            _t_clientTags._read();
          } finally {
            this.clientTags.push(_t_clientTags);
          }
          this._debug.clientTags.arr[i].end = this._io.pos;
        }
        this._debug.clientTags.end = this._io.pos;
      }
      this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      this.tagged._read();
      this._debug.tagged.end = this._io.pos;
    }

    /**
     * Endpoint.
     */

    var Endpoint = StreamsGroupMemberMetadataValue.Endpoint = (function() {
      function Endpoint(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;
        this._debug = {};

      }
      Endpoint.prototype._read = function() {
        this._debug.host = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.host = new KafkaString_.KafkaString(this._io, null, null, true);
        this.host._read();
        this._debug.host.end = this._io.pos;
        this._debug.port = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.port = this._io.readU2be();
        this._debug.port.end = this._io.pos;
        this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
        this.tagged._read();
        this._debug.tagged.end = this._io.pos;
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
        this._debug = {};

      }
      KeyValue.prototype._read = function() {
        this._debug.key = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.key = new KafkaString_.KafkaString(this._io, null, null, true);
        this.key._read();
        this._debug.key.end = this._io.pos;
        this._debug.value = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.value = new KafkaString_.KafkaString(this._io, null, null, true);
        this.value._read();
        this._debug.value.end = this._io.pos;
        this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
        this.tagged._read();
        this._debug.tagged.end = this._io.pos;
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
      this._debug = {};

    }
    StreamsGroupMetadataValue.prototype._read = function() {
      this._debug.epoch = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.epoch = this._io.readS4be();
      this._debug.epoch.end = this._io.pos;
      this._debug.metadataHash = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.metadataHash = this._io.readS8be();
      this._debug.metadataHash.end = this._io.pos;
      this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      this.tagged._read();
      this._debug.tagged.end = this._io.pos;
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
      this._debug = {};

    }
    StreamsGroupTargetAssignmentMemberValue.prototype._read = function() {
      this._debug.numActiveTasks = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numActiveTasks = new KafkaCount_.KafkaCount(this._io, null, null, true);
      this.numActiveTasks._read();
      this._debug.numActiveTasks.end = this._io.pos;
      if (this.numActiveTasks.value >= 0) {
        this._debug.activeTasks = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this._debug.activeTasks.arr = [];
        this.activeTasks = [];
        for (var i = 0; i < this.numActiveTasks.value; i++) {
          this._debug.activeTasks.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
          var _t_activeTasks = new TaskIds(this._io, this, this._root);
          try {
            _t_activeTasks._read();
          } finally {
            this.activeTasks.push(_t_activeTasks);
          }
          this._debug.activeTasks.arr[i].end = this._io.pos;
        }
        this._debug.activeTasks.end = this._io.pos;
      }
      this._debug.numStandbyTasks = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numStandbyTasks = new KafkaCount_.KafkaCount(this._io, null, null, true);
      this.numStandbyTasks._read();
      this._debug.numStandbyTasks.end = this._io.pos;
      if (this.numStandbyTasks.value >= 0) {
        this._debug.standbyTasks = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this._debug.standbyTasks.arr = [];
        this.standbyTasks = [];
        for (var i = 0; i < this.numStandbyTasks.value; i++) {
          this._debug.standbyTasks.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
          var _t_standbyTasks = new TaskIds(this._io, this, this._root);
          try {
            _t_standbyTasks._read();
          } finally {
            this.standbyTasks.push(_t_standbyTasks);
          }
          this._debug.standbyTasks.arr[i].end = this._io.pos;
        }
        this._debug.standbyTasks.end = this._io.pos;
      }
      this._debug.numWarmupTasks = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numWarmupTasks = new KafkaCount_.KafkaCount(this._io, null, null, true);
      this.numWarmupTasks._read();
      this._debug.numWarmupTasks.end = this._io.pos;
      if (this.numWarmupTasks.value >= 0) {
        this._debug.warmupTasks = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this._debug.warmupTasks.arr = [];
        this.warmupTasks = [];
        for (var i = 0; i < this.numWarmupTasks.value; i++) {
          this._debug.warmupTasks.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
          var _t_warmupTasks = new TaskIds(this._io, this, this._root);
          try {
            _t_warmupTasks._read();
          } finally {
            this.warmupTasks.push(_t_warmupTasks);
          }
          this._debug.warmupTasks.arr[i].end = this._io.pos;
        }
        this._debug.warmupTasks.end = this._io.pos;
      }
      this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      this.tagged._read();
      this._debug.tagged.end = this._io.pos;
    }

    /**
     * TaskIds.
     */

    var TaskIds = StreamsGroupTargetAssignmentMemberValue.TaskIds = (function() {
      function TaskIds(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;
        this._debug = {};

      }
      TaskIds.prototype._read = function() {
        this._debug.subtopologyId = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.subtopologyId = new KafkaString_.KafkaString(this._io, null, null, true);
        this.subtopologyId._read();
        this._debug.subtopologyId.end = this._io.pos;
        this._debug.numPartitions = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.numPartitions = new KafkaCount_.KafkaCount(this._io, null, null, true);
        this.numPartitions._read();
        this._debug.numPartitions.end = this._io.pos;
        if (this.numPartitions.value >= 0) {
          this._debug.partitions = { start: this._io.pos, ioOffset: this._io.byteOffset };
          this._debug.partitions.arr = [];
          this.partitions = [];
          for (var i = 0; i < this.numPartitions.value; i++) {
            this._debug.partitions.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
            this.partitions.push(this._io.readS4be());
            this._debug.partitions.arr[i].end = this._io.pos;
          }
          this._debug.partitions.end = this._io.pos;
        }
        this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
        this.tagged._read();
        this._debug.tagged.end = this._io.pos;
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
      this._debug = {};

    }
    StreamsGroupTargetAssignmentMetadataValue.prototype._read = function() {
      this._debug.assignmentEpoch = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.assignmentEpoch = this._io.readS4be();
      this._debug.assignmentEpoch.end = this._io.pos;
      this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      this.tagged._read();
      this._debug.tagged.end = this._io.pos;
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
      this._debug = {};

    }
    StreamsGroupTopologyValue.prototype._read = function() {
      this._debug.epoch = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.epoch = this._io.readS4be();
      this._debug.epoch.end = this._io.pos;
      this._debug.numSubtopologies = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numSubtopologies = new KafkaCount_.KafkaCount(this._io, null, null, true);
      this.numSubtopologies._read();
      this._debug.numSubtopologies.end = this._io.pos;
      if (this.numSubtopologies.value >= 0) {
        this._debug.subtopologies = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this._debug.subtopologies.arr = [];
        this.subtopologies = [];
        for (var i = 0; i < this.numSubtopologies.value; i++) {
          this._debug.subtopologies.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
          var _t_subtopologies = new Subtopology(this._io, this, this._root);
          try {
            _t_subtopologies._read();
          } finally {
            this.subtopologies.push(_t_subtopologies);
          }
          this._debug.subtopologies.arr[i].end = this._io.pos;
        }
        this._debug.subtopologies.end = this._io.pos;
      }
      this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      this.tagged._read();
      this._debug.tagged.end = this._io.pos;
    }

    /**
     * Subtopology.
     */

    var Subtopology = StreamsGroupTopologyValue.Subtopology = (function() {
      function Subtopology(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;
        this._debug = {};

      }
      Subtopology.prototype._read = function() {
        this._debug.subtopologyId = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.subtopologyId = new KafkaString_.KafkaString(this._io, null, null, true);
        this.subtopologyId._read();
        this._debug.subtopologyId.end = this._io.pos;
        this._debug.numSourceTopics = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.numSourceTopics = new KafkaCount_.KafkaCount(this._io, null, null, true);
        this.numSourceTopics._read();
        this._debug.numSourceTopics.end = this._io.pos;
        if (this.numSourceTopics.value >= 0) {
          this._debug.sourceTopics = { start: this._io.pos, ioOffset: this._io.byteOffset };
          this._debug.sourceTopics.arr = [];
          this.sourceTopics = [];
          for (var i = 0; i < this.numSourceTopics.value; i++) {
            this._debug.sourceTopics.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
            var _t_sourceTopics = new KafkaString_.KafkaString(this._io, null, null, true);
            try {
              _t_sourceTopics._read();
            } finally {
              this.sourceTopics.push(_t_sourceTopics);
            }
            this._debug.sourceTopics.arr[i].end = this._io.pos;
          }
          this._debug.sourceTopics.end = this._io.pos;
        }
        this._debug.numSourceTopicRegex = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.numSourceTopicRegex = new KafkaCount_.KafkaCount(this._io, null, null, true);
        this.numSourceTopicRegex._read();
        this._debug.numSourceTopicRegex.end = this._io.pos;
        if (this.numSourceTopicRegex.value >= 0) {
          this._debug.sourceTopicRegex = { start: this._io.pos, ioOffset: this._io.byteOffset };
          this._debug.sourceTopicRegex.arr = [];
          this.sourceTopicRegex = [];
          for (var i = 0; i < this.numSourceTopicRegex.value; i++) {
            this._debug.sourceTopicRegex.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
            var _t_sourceTopicRegex = new KafkaString_.KafkaString(this._io, null, null, true);
            try {
              _t_sourceTopicRegex._read();
            } finally {
              this.sourceTopicRegex.push(_t_sourceTopicRegex);
            }
            this._debug.sourceTopicRegex.arr[i].end = this._io.pos;
          }
          this._debug.sourceTopicRegex.end = this._io.pos;
        }
        this._debug.numStateChangelogTopics = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.numStateChangelogTopics = new KafkaCount_.KafkaCount(this._io, null, null, true);
        this.numStateChangelogTopics._read();
        this._debug.numStateChangelogTopics.end = this._io.pos;
        if (this.numStateChangelogTopics.value >= 0) {
          this._debug.stateChangelogTopics = { start: this._io.pos, ioOffset: this._io.byteOffset };
          this._debug.stateChangelogTopics.arr = [];
          this.stateChangelogTopics = [];
          for (var i = 0; i < this.numStateChangelogTopics.value; i++) {
            this._debug.stateChangelogTopics.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
            var _t_stateChangelogTopics = new TopicInfo(this._io, this, this._root);
            try {
              _t_stateChangelogTopics._read();
            } finally {
              this.stateChangelogTopics.push(_t_stateChangelogTopics);
            }
            this._debug.stateChangelogTopics.arr[i].end = this._io.pos;
          }
          this._debug.stateChangelogTopics.end = this._io.pos;
        }
        this._debug.numRepartitionSinkTopics = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.numRepartitionSinkTopics = new KafkaCount_.KafkaCount(this._io, null, null, true);
        this.numRepartitionSinkTopics._read();
        this._debug.numRepartitionSinkTopics.end = this._io.pos;
        if (this.numRepartitionSinkTopics.value >= 0) {
          this._debug.repartitionSinkTopics = { start: this._io.pos, ioOffset: this._io.byteOffset };
          this._debug.repartitionSinkTopics.arr = [];
          this.repartitionSinkTopics = [];
          for (var i = 0; i < this.numRepartitionSinkTopics.value; i++) {
            this._debug.repartitionSinkTopics.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
            var _t_repartitionSinkTopics = new KafkaString_.KafkaString(this._io, null, null, true);
            try {
              _t_repartitionSinkTopics._read();
            } finally {
              this.repartitionSinkTopics.push(_t_repartitionSinkTopics);
            }
            this._debug.repartitionSinkTopics.arr[i].end = this._io.pos;
          }
          this._debug.repartitionSinkTopics.end = this._io.pos;
        }
        this._debug.numRepartitionSourceTopics = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.numRepartitionSourceTopics = new KafkaCount_.KafkaCount(this._io, null, null, true);
        this.numRepartitionSourceTopics._read();
        this._debug.numRepartitionSourceTopics.end = this._io.pos;
        if (this.numRepartitionSourceTopics.value >= 0) {
          this._debug.repartitionSourceTopics = { start: this._io.pos, ioOffset: this._io.byteOffset };
          this._debug.repartitionSourceTopics.arr = [];
          this.repartitionSourceTopics = [];
          for (var i = 0; i < this.numRepartitionSourceTopics.value; i++) {
            this._debug.repartitionSourceTopics.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
            var _t_repartitionSourceTopics = new TopicInfo(this._io, this, this._root);
            try {
              _t_repartitionSourceTopics._read();
            } finally {
              this.repartitionSourceTopics.push(_t_repartitionSourceTopics);
            }
            this._debug.repartitionSourceTopics.arr[i].end = this._io.pos;
          }
          this._debug.repartitionSourceTopics.end = this._io.pos;
        }
        this._debug.numCopartitionGroups = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.numCopartitionGroups = new KafkaCount_.KafkaCount(this._io, null, null, true);
        this.numCopartitionGroups._read();
        this._debug.numCopartitionGroups.end = this._io.pos;
        if (this.numCopartitionGroups.value >= 0) {
          this._debug.copartitionGroups = { start: this._io.pos, ioOffset: this._io.byteOffset };
          this._debug.copartitionGroups.arr = [];
          this.copartitionGroups = [];
          for (var i = 0; i < this.numCopartitionGroups.value; i++) {
            this._debug.copartitionGroups.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
            var _t_copartitionGroups = new CopartitionGroup(this._io, this, this._root);
            try {
              _t_copartitionGroups._read();
            } finally {
              this.copartitionGroups.push(_t_copartitionGroups);
            }
            this._debug.copartitionGroups.arr[i].end = this._io.pos;
          }
          this._debug.copartitionGroups.end = this._io.pos;
        }
        this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
        this.tagged._read();
        this._debug.tagged.end = this._io.pos;
      }

      /**
       * CopartitionGroup.
       */

      var CopartitionGroup = Subtopology.CopartitionGroup = (function() {
        function CopartitionGroup(_io, _parent, _root) {
          this._io = _io;
          this._parent = _parent;
          this._root = _root;
          this._debug = {};

        }
        CopartitionGroup.prototype._read = function() {
          this._debug.numSourceTopics = { start: this._io.pos, ioOffset: this._io.byteOffset };
          this.numSourceTopics = new KafkaCount_.KafkaCount(this._io, null, null, true);
          this.numSourceTopics._read();
          this._debug.numSourceTopics.end = this._io.pos;
          if (this.numSourceTopics.value >= 0) {
            this._debug.sourceTopics = { start: this._io.pos, ioOffset: this._io.byteOffset };
            this._debug.sourceTopics.arr = [];
            this.sourceTopics = [];
            for (var i = 0; i < this.numSourceTopics.value; i++) {
              this._debug.sourceTopics.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
              this.sourceTopics.push(this._io.readS2be());
              this._debug.sourceTopics.arr[i].end = this._io.pos;
            }
            this._debug.sourceTopics.end = this._io.pos;
          }
          this._debug.numSourceTopicRegex = { start: this._io.pos, ioOffset: this._io.byteOffset };
          this.numSourceTopicRegex = new KafkaCount_.KafkaCount(this._io, null, null, true);
          this.numSourceTopicRegex._read();
          this._debug.numSourceTopicRegex.end = this._io.pos;
          if (this.numSourceTopicRegex.value >= 0) {
            this._debug.sourceTopicRegex = { start: this._io.pos, ioOffset: this._io.byteOffset };
            this._debug.sourceTopicRegex.arr = [];
            this.sourceTopicRegex = [];
            for (var i = 0; i < this.numSourceTopicRegex.value; i++) {
              this._debug.sourceTopicRegex.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
              this.sourceTopicRegex.push(this._io.readS2be());
              this._debug.sourceTopicRegex.arr[i].end = this._io.pos;
            }
            this._debug.sourceTopicRegex.end = this._io.pos;
          }
          this._debug.numRepartitionSourceTopics = { start: this._io.pos, ioOffset: this._io.byteOffset };
          this.numRepartitionSourceTopics = new KafkaCount_.KafkaCount(this._io, null, null, true);
          this.numRepartitionSourceTopics._read();
          this._debug.numRepartitionSourceTopics.end = this._io.pos;
          if (this.numRepartitionSourceTopics.value >= 0) {
            this._debug.repartitionSourceTopics = { start: this._io.pos, ioOffset: this._io.byteOffset };
            this._debug.repartitionSourceTopics.arr = [];
            this.repartitionSourceTopics = [];
            for (var i = 0; i < this.numRepartitionSourceTopics.value; i++) {
              this._debug.repartitionSourceTopics.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
              this.repartitionSourceTopics.push(this._io.readS2be());
              this._debug.repartitionSourceTopics.arr[i].end = this._io.pos;
            }
            this._debug.repartitionSourceTopics.end = this._io.pos;
          }
          this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
          this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
          this.tagged._read();
          this._debug.tagged.end = this._io.pos;
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
        this._debug = {};

      }
      TopicConfig.prototype._read = function() {
        this._debug.key = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.key = new KafkaString_.KafkaString(this._io, null, null, true);
        this.key._read();
        this._debug.key.end = this._io.pos;
        this._debug.value = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.value = new KafkaString_.KafkaString(this._io, null, null, true);
        this.value._read();
        this._debug.value.end = this._io.pos;
        this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
        this.tagged._read();
        this._debug.tagged.end = this._io.pos;
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
        this._debug = {};

      }
      TopicInfo.prototype._read = function() {
        this._debug.name = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.name = new KafkaString_.KafkaString(this._io, null, null, true);
        this.name._read();
        this._debug.name.end = this._io.pos;
        this._debug.partitions = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.partitions = this._io.readS4be();
        this._debug.partitions.end = this._io.pos;
        this._debug.replicationFactor = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.replicationFactor = this._io.readS2be();
        this._debug.replicationFactor.end = this._io.pos;
        this._debug.numTopicConfigs = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.numTopicConfigs = new KafkaCount_.KafkaCount(this._io, null, null, true);
        this.numTopicConfigs._read();
        this._debug.numTopicConfigs.end = this._io.pos;
        if (this.numTopicConfigs.value >= 0) {
          this._debug.topicConfigs = { start: this._io.pos, ioOffset: this._io.byteOffset };
          this._debug.topicConfigs.arr = [];
          this.topicConfigs = [];
          for (var i = 0; i < this.numTopicConfigs.value; i++) {
            this._debug.topicConfigs.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
            var _t_topicConfigs = new TopicConfig(this._io, this, this._root);
            try {
              _t_topicConfigs._read();
            } finally {
              this.topicConfigs.push(_t_topicConfigs);
            }
            this._debug.topicConfigs.arr[i].end = this._io.pos;
          }
          this._debug.topicConfigs.end = this._io.pos;
        }
        this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
        this.tagged._read();
        this._debug.tagged.end = this._io.pos;
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
