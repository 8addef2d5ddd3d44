// kaitai-struct-compiler 0.11.0, ksy/kafka_group_key.ksy sha256 259c3f18e5e8ae5c5392b5e0600b9aababf8182da971c6894d182043c814c6f0
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaString'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaString'));
  } else {
    factory(root.KafkaGroupKey || (root.KafkaGroupKey = {}), root.KaitaiStream, root.KafkaString || (root.KafkaString = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaGroupKey_, KaitaiStream, KafkaString_) {
/**
 * The key of a record of the internal topic `__consumer_offsets`, which holds the commits and members of consumer
 * groups. The field descriptions are from Kafka's own definitions of these messages.
 * @see apache/kafka 4.1.1 coordinator-common/src/main/java/org/apache/kafka/coordinator/common/runtime/CoordinatorRecordSerde.java:30-41
 */

var KafkaGroupKey = (function() {
  function KafkaGroupKey(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaGroupKey.prototype._read = function() {
    this.recordType = this._io.readS2be();
    if (!( ((this.recordType == 0) || (this.recordType == 1) || (this.recordType == 2) || (this.recordType == 3) || (this.recordType == 4) || (this.recordType == 5) || (this.recordType == 6) || (this.recordType == 7) || (this.recordType == 8) || (this.recordType == 10) || (this.recordType == 11) || (this.recordType == 12) || (this.recordType == 13) || (this.recordType == 14) || (this.recordType == 15) || (this.recordType == 16) || (this.recordType == 17) || (this.recordType == 19) || (this.recordType == 20) || (this.recordType == 21) || (this.recordType == 22) || (this.recordType == 23)) )) {
      throw new KaitaiStream.ValidationNotAnyOfError(this.recordType, this._io, "/seq/0");
    }
    switch (this.recordType) {
    case 0:
      this.body = new LegacyOffsetCommitKey(this._io, this, this._root, 0);
      break;
    case 1:
      this.body = new OffsetCommitKey(this._io, this, this._root, 0);
      break;
    case 10:
      this.body = new ShareGroupMemberMetadataKey(this._io, this, this._root, 0);
      break;
    case 11:
      this.body = new ShareGroupMetadataKey(this._io, this, this._root, 0);
      break;
    case 12:
      this.body = new ShareGroupTargetAssignmentMetadataKey(this._io, this, this._root, 0);
      break;
    case 13:
      this.body = new ShareGroupTargetAssignmentMemberKey(this._io, this, this._root, 0);
      break;
    case 14:
      this.body = new ShareGroupCurrentMemberAssignmentKey(this._io, this, this._root, 0);
      break;
    case 15:
      this.body = new ShareGroupStatePartitionMetadataKey(this._io, this, this._root, 0);
      break;
    case 16:
      this.body = new ConsumerGroupRegularExpressionKey(this._io, this, this._root, 0);
      break;
    case 17:
      this.body = new StreamsGroupMetadataKey(this._io, this, this._root, 0);
      break;
    case 19:
      this.body = new StreamsGroupMemberMetadataKey(this._io, this, this._root, 0);
      break;
    case 2:
      this.body = new GroupMetadataKey(this._io, this, this._root, 0);
      break;
    case 20:
      this.body = new StreamsGroupTargetAssignmentMetadataKey(this._io, this, this._root, 0);
      break;
    case 21:
      this.body = new StreamsGroupTargetAssignmentMemberKey(this._io, this, this._root, 0);
      break;
    case 22:
      this.body = new StreamsGroupCurrentMemberAssignmentKey(this._io, this, this._root, 0);
      break;
    case 23:
      this.body = new StreamsGroupTopologyKey(this._io, this, this._root, 0);
      break;
    case 3:
      this.body = new ConsumerGroupMetadataKey(this._io, this, this._root, 0);
      break;
    case 4:
      this.body = new ConsumerGroupPartitionMetadataKey(this._io, this, this._root, 0);
      break;
    case 5:
      this.body = new ConsumerGroupMemberMetadataKey(this._io, this, this._root, 0);
      break;
    case 6:
      this.body = new ConsumerGroupTargetAssignmentMetadataKey(this._io, this, this._root, 0);
      break;
    case 7:
      this.body = new ConsumerGroupTargetAssignmentMemberKey(this._io, this, this._root, 0);
      break;
    case 8:
      this.body = new ConsumerGroupCurrentMemberAssignmentKey(this._io, this, this._root, 0);
      break;
    }
  }

  /**
   * ConsumerGroupCurrentMemberAssignmentKey, versions 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ConsumerGroupCurrentMemberAssignmentKey.json
   */

  var ConsumerGroupCurrentMemberAssignmentKey = KafkaGroupKey.ConsumerGroupCurrentMemberAssignmentKey = (function() {
    function ConsumerGroupCurrentMemberAssignmentKey(_io, _parent, _root, apiVersion) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.apiVersion = apiVersion;

      this._read();
    }
    ConsumerGroupCurrentMemberAssignmentKey.prototype._read = function() {
      this.groupId = new KafkaString_.KafkaString(this._io, null, null, false);
      this.memberId = new KafkaString_.KafkaString(this._io, null, null, false);
    }

    /**
     * The group id.
     */

    /**
     * The member id.
     */

    /**
     * The version in the record.
     */

    return ConsumerGroupCurrentMemberAssignmentKey;
  })();

  /**
   * ConsumerGroupMemberMetadataKey, versions 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataKey.json
   */

  var ConsumerGroupMemberMetadataKey = KafkaGroupKey.ConsumerGroupMemberMetadataKey = (function() {
    function ConsumerGroupMemberMetadataKey(_io, _parent, _root, apiVersion) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.apiVersion = apiVersion;

      this._read();
    }
    ConsumerGroupMemberMetadataKey.prototype._read = function() {
      this.groupId = new KafkaString_.KafkaString(this._io, null, null, false);
      this.memberId = new KafkaString_.KafkaString(this._io, null, null, false);
    }

    /**
     * The group id.
     */

    /**
     * The member id.
     */

    /**
     * The version in the record.
     */

    return ConsumerGroupMemberMetadataKey;
  })();

  /**
   * ConsumerGroupMetadataKey, versions 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ConsumerGroupMetadataKey.json
   */

  var ConsumerGroupMetadataKey = KafkaGroupKey.ConsumerGroupMetadataKey = (function() {
    function ConsumerGroupMetadataKey(_io, _parent, _root, apiVersion) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.apiVersion = apiVersion;

      this._read();
    }
    ConsumerGroupMetadataKey.prototype._read = function() {
      this.groupId = new KafkaString_.KafkaString(this._io, null, null, false);
    }

    /**
     * The group id.
     */

    /**
     * The version in the record.
     */

    return ConsumerGroupMetadataKey;
  })();

  /**
   * ConsumerGroupPartitionMetadataKey, versions 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ConsumerGroupPartitionMetadataKey.json
   */

  var ConsumerGroupPartitionMetadataKey = KafkaGroupKey.ConsumerGroupPartitionMetadataKey = (function() {
    function ConsumerGroupPartitionMetadataKey(_io, _parent, _root, apiVersion) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.apiVersion = apiVersion;

      this._read();
    }
    ConsumerGroupPartitionMetadataKey.prototype._read = function() {
      this.groupId = new KafkaString_.KafkaString(this._io, null, null, false);
    }

    /**
     * The group id.
     */

    /**
     * The version in the record.
     */

    return ConsumerGroupPartitionMetadataKey;
  })();

  /**
   * ConsumerGroupRegularExpressionKey, versions 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ConsumerGroupRegularExpressionKey.json
   */

  var ConsumerGroupRegularExpressionKey = KafkaGroupKey.ConsumerGroupRegularExpressionKey = (function() {
    function ConsumerGroupRegularExpressionKey(_io, _parent, _root, apiVersion) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.apiVersion = apiVersion;

      this._read();
    }
    ConsumerGroupRegularExpressionKey.prototype._read = function() {
      this.groupId = new KafkaString_.KafkaString(this._io, null, null, false);
      this.regularExpression = new KafkaString_.KafkaString(this._io, null, null, false);
    }

    /**
     * The group id.
     */

    /**
     * The regular expression.
     */

    /**
     * The version in the record.
     */

    return ConsumerGroupRegularExpressionKey;
  })();

  /**
   * ConsumerGroupTargetAssignmentMemberKey, versions 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ConsumerGroupTargetAssignmentMemberKey.json
   */

  var ConsumerGroupTargetAssignmentMemberKey = KafkaGroupKey.ConsumerGroupTargetAssignmentMemberKey = (function() {
    function ConsumerGroupTargetAssignmentMemberKey(_io, _parent, _root, apiVersion) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.apiVersion = apiVersion;

      this._read();
    }
    ConsumerGroupTargetAssignmentMemberKey.prototype._read = function() {
      this.groupId = new KafkaString_.KafkaString(this._io, null, null, false);
      this.memberId = new KafkaString_.KafkaString(this._io, null, null, false);
    }

    /**
     * The group id.
     */

    /**
     * The member id.
     */

    /**
     * The version in the record.
     */

    return ConsumerGroupTargetAssignmentMemberKey;
  })();

  /**
   * ConsumerGroupTargetAssignmentMetadataKey, versions 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ConsumerGroupTargetAssignmentMetadataKey.json
   */

  var ConsumerGroupTargetAssignmentMetadataKey = KafkaGroupKey.ConsumerGroupTargetAssignmentMetadataKey = (function() {
    function ConsumerGroupTargetAssignmentMetadataKey(_io, _parent, _root, apiVersion) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.apiVersion = apiVersion;

      this._read();
    }
    ConsumerGroupTargetAssignmentMetadataKey.prototype._read = function() {
      this.groupId = new KafkaString_.KafkaString(this._io, null, null, false);
    }

    /**
     * The group id.
     */

    /**
     * The version in the record.
     */

    return ConsumerGroupTargetAssignmentMetadataKey;
  })();

  /**
   * GroupMetadataKey, versions 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/GroupMetadataKey.json
   */

  var GroupMetadataKey = KafkaGroupKey.GroupMetadataKey = (function() {
    function GroupMetadataKey(_io, _parent, _root, apiVersion) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.apiVersion = apiVersion;

      this._read();
    }
    GroupMetadataKey.prototype._read = function() {
      this.group = new KafkaString_.KafkaString(this._io, null, null, false);
    }

    /**
     * The group id.
     */

    /**
     * The version in the record.
     */

    return GroupMetadataKey;
  })();

  /**
   * LegacyOffsetCommitKey, versions 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/LegacyOffsetCommitKey.json
   */

  var LegacyOffsetCommitKey = KafkaGroupKey.LegacyOffsetCommitKey = (function() {
    function LegacyOffsetCommitKey(_io, _parent, _root, apiVersion) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.apiVersion = apiVersion;

      this._read();
    }
    LegacyOffsetCommitKey.prototype._read = function() {
      this.group = new KafkaString_.KafkaString(this._io, null, null, false);
      this.topic = new KafkaString_.KafkaString(this._io, null, null, false);
      this.partition = this._io.readS4be();
    }

    /**
     * The consumer group id.
     */

    /**
     * The topic name.
     */

    /**
     * The topic partition index.
     */

    /**
     * The version in the record.
     */

    return LegacyOffsetCommitKey;
  })();

  /**
   * OffsetCommitKey, versions 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/OffsetCommitKey.json
   */

  var OffsetCommitKey = KafkaGroupKey.OffsetCommitKey = (function() {
    function OffsetCommitKey(_io, _parent, _root, apiVersion) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.apiVersion = apiVersion;

      this._read();
    }
    OffsetCommitKey.prototype._read = function() {
      this.group = new KafkaString_.KafkaString(this._io, null, null, false);
      this.topic = new KafkaString_.KafkaString(this._io, null, null, false);
      this.partition = this._io.readS4be();
    }

    /**
     * The consumer group id.
     */

    /**
     * The topic name.
     */

    /**
     * The topic partition index.
     */

    /**
     * The version in the record.
     */

    return OffsetCommitKey;
  })();

  /**
   * ShareGroupCurrentMemberAssignmentKey, versions 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ShareGroupCurrentMemberAssignmentKey.json
   */

  var ShareGroupCurrentMemberAssignmentKey = KafkaGroupKey.ShareGroupCurrentMemberAssignmentKey = (function() {
    function ShareGroupCurrentMemberAssignmentKey(_io, _parent, _root, apiVersion) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.apiVersion = apiVersion;

      this._read();
    }
    ShareGroupCurrentMemberAssignmentKey.prototype._read = function() {
      this.groupId = new KafkaString_.KafkaString(this._io, null, null, false);
      this.memberId = new KafkaString_.KafkaString(this._io, null, null, false);
    }

    /**
     * The group id.
     */

    /**
     * The member id.
     */

    /**
     * The version in the record.
     */

    return ShareGroupCurrentMemberAssignmentKey;
  })();

  /**
   * ShareGroupMemberMetadataKey, versions 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ShareGroupMemberMetadataKey.json
   */

  var ShareGroupMemberMetadataKey = KafkaGroupKey.ShareGroupMemberMetadataKey = (function() {
    function ShareGroupMemberMetadataKey(_io, _parent, _root, apiVersion) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.apiVersion = apiVersion;

      this._read();
    }
    ShareGroupMemberMetadataKey.prototype._read = function() {
      this.groupId = new KafkaString_.KafkaString(this._io, null, null, false);
      this.memberId = new KafkaString_.KafkaString(this._io, null, null, false);
    }

    /**
     * The group id.
     */

    /**
     * The member id.
     */

    /**
     * The version in the record.
     */

    return ShareGroupMemberMetadataKey;
  })();

  /**
   * ShareGroupMetadataKey, versions 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ShareGroupMetadataKey.json
   */

  var ShareGroupMetadataKey = KafkaGroupKey.ShareGroupMetadataKey = (function() {
    function ShareGroupMetadataKey(_io, _parent, _root, apiVersion) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.apiVersion = apiVersion;

      this._read();
    }
    ShareGroupMetadataKey.prototype._read = function() {
      this.groupId = new KafkaString_.KafkaString(this._io, null, null, false);
    }

    /**
     * The group id.
     */

    /**
     * The version in the record.
     */

    return ShareGroupMetadataKey;
  })();

  /**
   * ShareGroupStatePartitionMetadataKey, versions 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ShareGroupStatePartitionMetadataKey.json
   */

  var ShareGroupStatePartitionMetadataKey = KafkaGroupKey.ShareGroupStatePartitionMetadataKey = (function() {
    function ShareGroupStatePartitionMetadataKey(_io, _parent, _root, apiVersion) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.apiVersion = apiVersion;

      this._read();
    }
    ShareGroupStatePartitionMetadataKey.prototype._read = function() {
      this.groupId = new KafkaString_.KafkaString(this._io, null, null, false);
    }

    /**
     * The group id.
     */

    /**
     * The version in the record.
     */

    return ShareGroupStatePartitionMetadataKey;
  })();

  /**
   * ShareGroupTargetAssignmentMemberKey, versions 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMemberKey.json
   */

  var ShareGroupTargetAssignmentMemberKey = KafkaGroupKey.ShareGroupTargetAssignmentMemberKey = (function() {
    function ShareGroupTargetAssignmentMemberKey(_io, _parent, _root, apiVersion) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.apiVersion = apiVersion;

      this._read();
    }
    ShareGroupTargetAssignmentMemberKey.prototype._read = function() {
      this.groupId = new KafkaString_.KafkaString(this._io, null, null, false);
      this.memberId = new KafkaString_.KafkaString(this._io, null, null, false);
    }

    /**
     * The group id.
     */

    /**
     * The member id.
     */

    /**
     * The version in the record.
     */

    return ShareGroupTargetAssignmentMemberKey;
  })();

  /**
   * ShareGroupTargetAssignmentMetadataKey, versions 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMetadataKey.json
   */

  var ShareGroupTargetAssignmentMetadataKey = KafkaGroupKey.ShareGroupTargetAssignmentMetadataKey = (function() {
    function ShareGroupTargetAssignmentMetadataKey(_io, _parent, _root, apiVersion) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.apiVersion = apiVersion;

      this._read();
    }
    ShareGroupTargetAssignmentMetadataKey.prototype._read = function() {
      this.groupId = new KafkaString_.KafkaString(this._io, null, null, false);
    }

    /**
     * The group id.
     */

    /**
     * The version in the record.
     */

    return ShareGroupTargetAssignmentMetadataKey;
  })();

  /**
   * StreamsGroupCurrentMemberAssignmentKey, versions 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentKey.json
   */

  var StreamsGroupCurrentMemberAssignmentKey = KafkaGroupKey.StreamsGroupCurrentMemberAssignmentKey = (function() {
    function StreamsGroupCurrentMemberAssignmentKey(_io, _parent, _root, apiVersion) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.apiVersion = apiVersion;

      this._read();
    }
    StreamsGroupCurrentMemberAssignmentKey.prototype._read = function() {
      this.groupId = new KafkaString_.KafkaString(this._io, null, null, false);
      this.memberId = new KafkaString_.KafkaString(this._io, null, null, false);
    }

    /**
     * The group ID.
     */

    /**
     * The member ID.
     */

    /**
     * The version in the record.
     */

    return StreamsGroupCurrentMemberAssignmentKey;
  })();

  /**
   * StreamsGroupMemberMetadataKey, versions 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/StreamsGroupMemberMetadataKey.json
   */

  var StreamsGroupMemberMetadataKey = KafkaGroupKey.StreamsGroupMemberMetadataKey = (function() {
    function StreamsGroupMemberMetadataKey(_io, _parent, _root, apiVersion) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.apiVersion = apiVersion;

      this._read();
    }
    StreamsGroupMemberMetadataKey.prototype._read = function() {
      this.groupId = new KafkaString_.KafkaString(this._io, null, null, false);
      this.memberId = new KafkaString_.KafkaString(this._io, null, null, false);
    }

    /**
     * The group ID.
     */

    /**
     * The member ID.
     */

    /**
     * The version in the record.
     */

    return StreamsGroupMemberMetadataKey;
  })();

  /**
   * StreamsGroupMetadataKey, versions 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/StreamsGroupMetadataKey.json
   */

  var StreamsGroupMetadataKey = KafkaGroupKey.StreamsGroupMetadataKey = (function() {
    function StreamsGroupMetadataKey(_io, _parent, _root, apiVersion) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.apiVersion = apiVersion;

      this._read();
    }
    StreamsGroupMetadataKey.prototype._read = function() {
      this.groupId = new KafkaString_.KafkaString(this._io, null, null, false);
    }

    /**
     * The group ID.
     */

    /**
     * The version in the record.
     */

    return StreamsGroupMetadataKey;
  })();

  /**
   * StreamsGroupTargetAssignmentMemberKey, versions 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMemberKey.json
   */

  var StreamsGroupTargetAssignmentMemberKey = KafkaGroupKey.StreamsGroupTargetAssignmentMemberKey = (function() {
    function StreamsGroupTargetAssignmentMemberKey(_io, _parent, _root, apiVersion) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.apiVersion = apiVersion;

      this._read();
    }
    StreamsGroupTargetAssignmentMemberKey.prototype._read = function() {
      this.groupId = new KafkaString_.KafkaString(this._io, null, null, false);
      this.memberId = new KafkaString_.KafkaString(this._io, null, null, false);
    }

    /**
     * The group ID.
     */

    /**
     * The member ID.
     */

    /**
     * The version in the record.
     */

    return StreamsGroupTargetAssignmentMemberKey;
  })();

  /**
   * StreamsGroupTargetAssignmentMetadataKey, versions 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMetadataKey.json
   */

  var StreamsGroupTargetAssignmentMetadataKey = KafkaGroupKey.StreamsGroupTargetAssignmentMetadataKey = (function() {
    function StreamsGroupTargetAssignmentMetadataKey(_io, _parent, _root, apiVersion) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.apiVersion = apiVersion;

      this._read();
    }
    StreamsGroupTargetAssignmentMetadataKey.prototype._read = function() {
      this.groupId = new KafkaString_.KafkaString(this._io, null, null, false);
    }

    /**
     * The group ID.
     */

    /**
     * The version in the record.
     */

    return StreamsGroupTargetAssignmentMetadataKey;
  })();

  /**
   * StreamsGroupTopologyKey, versions 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/StreamsGroupTopologyKey.json
   */

  var StreamsGroupTopologyKey = KafkaGroupKey.StreamsGroupTopologyKey = (function() {
    function StreamsGroupTopologyKey(_io, _parent, _root, apiVersion) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.apiVersion = apiVersion;

      this._read();
    }
    StreamsGroupTopologyKey.prototype._read = function() {
      this.groupId = new KafkaString_.KafkaString(this._io, null, null, false);
    }

    /**
     * The group ID.
     */

    /**
     * The version in the record.
     */

    return StreamsGroupTopologyKey;
  })();

  /**
   * Type of the record. Up to 3.9 it was named the version of the key.
   */

  /**
   * The key.
   */

  return KafkaGroupKey;
})();
KafkaGroupKey_.KafkaGroupKey = KafkaGroupKey;
});
