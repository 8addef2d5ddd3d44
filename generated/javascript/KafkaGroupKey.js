// kaitai-struct-compiler 0.11.0, ksy/kafka_group_key.ksy sha256 30ce240dea759146859cf3ffd87bcc6ef193cff801a8fe1351d418288c930c2e
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
 * groups.
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
      this.body = new LegacyOffsetCommitKey(this._io, this, this._root);
      break;
    case 1:
      this.body = new OffsetCommitKey(this._io, this, this._root);
      break;
    case 10:
      this.body = new ShareGroupMemberMetadataKey(this._io, this, this._root);
      break;
    case 11:
      this.body = new ShareGroupMetadataKey(this._io, this, this._root);
      break;
    case 12:
      this.body = new ShareGroupTargetAssignmentMetadataKey(this._io, this, this._root);
      break;
    case 13:
      this.body = new ShareGroupTargetAssignmentMemberKey(this._io, this, this._root);
      break;
    case 14:
      this.body = new ShareGroupCurrentMemberAssignmentKey(this._io, this, this._root);
      break;
    case 15:
      this.body = new ShareGroupStatePartitionMetadataKey(this._io, this, this._root);
      break;
    case 16:
      this.body = new ConsumerGroupRegularExpressionKey(this._io, this, this._root);
      break;
    case 17:
      this.body = new StreamsGroupMetadataKey(this._io, this, this._root);
      break;
    case 19:
      this.body = new StreamsGroupMemberMetadataKey(this._io, this, this._root);
      break;
    case 2:
      this.body = new GroupMetadataKey(this._io, this, this._root);
      break;
    case 20:
      this.body = new StreamsGroupTargetAssignmentMetadataKey(this._io, this, this._root);
      break;
    case 21:
      this.body = new StreamsGroupTargetAssignmentMemberKey(this._io, this, this._root);
      break;
    case 22:
      this.body = new StreamsGroupCurrentMemberAssignmentKey(this._io, this, this._root);
      break;
    case 23:
      this.body = new StreamsGroupTopologyKey(this._io, this, this._root);
      break;
    case 3:
      this.body = new ConsumerGroupMetadataKey(this._io, this, this._root);
      break;
    case 4:
      this.body = new ConsumerGroupPartitionMetadataKey(this._io, this, this._root);
      break;
    case 5:
      this.body = new ConsumerGroupMemberMetadataKey(this._io, this, this._root);
      break;
    case 6:
      this.body = new ConsumerGroupTargetAssignmentMetadataKey(this._io, this, this._root);
      break;
    case 7:
      this.body = new ConsumerGroupTargetAssignmentMemberKey(this._io, this, this._root);
      break;
    case 8:
      this.body = new ConsumerGroupCurrentMemberAssignmentKey(this._io, this, this._root);
      break;
    }
  }

  /**
   * ConsumerGroupCurrentMemberAssignmentKey, version 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ConsumerGroupCurrentMemberAssignmentKey.json
   */

  var ConsumerGroupCurrentMemberAssignmentKey = KafkaGroupKey.ConsumerGroupCurrentMemberAssignmentKey = (function() {
    function ConsumerGroupCurrentMemberAssignmentKey(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ConsumerGroupCurrentMemberAssignmentKey.prototype._read = function() {
      this.groupId = new KafkaString_.KafkaString(this._io, null, null, false);
      this.memberId = new KafkaString_.KafkaString(this._io, null, null, false);
    }

    /**
     * Group id.
     */

    /**
     * Member id.
     */

    return ConsumerGroupCurrentMemberAssignmentKey;
  })();

  /**
   * ConsumerGroupMemberMetadataKey, version 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataKey.json
   */

  var ConsumerGroupMemberMetadataKey = KafkaGroupKey.ConsumerGroupMemberMetadataKey = (function() {
    function ConsumerGroupMemberMetadataKey(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ConsumerGroupMemberMetadataKey.prototype._read = function() {
      this.groupId = new KafkaString_.KafkaString(this._io, null, null, false);
      this.memberId = new KafkaString_.KafkaString(this._io, null, null, false);
    }

    /**
     * Group id.
     */

    /**
     * Member id.
     */

    return ConsumerGroupMemberMetadataKey;
  })();

  /**
   * ConsumerGroupMetadataKey, version 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ConsumerGroupMetadataKey.json
   */

  var ConsumerGroupMetadataKey = KafkaGroupKey.ConsumerGroupMetadataKey = (function() {
    function ConsumerGroupMetadataKey(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ConsumerGroupMetadataKey.prototype._read = function() {
      this.groupId = new KafkaString_.KafkaString(this._io, null, null, false);
    }

    /**
     * Group id.
     */

    return ConsumerGroupMetadataKey;
  })();

  /**
   * ConsumerGroupPartitionMetadataKey, version 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ConsumerGroupPartitionMetadataKey.json
   */

  var ConsumerGroupPartitionMetadataKey = KafkaGroupKey.ConsumerGroupPartitionMetadataKey = (function() {
    function ConsumerGroupPartitionMetadataKey(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ConsumerGroupPartitionMetadataKey.prototype._read = function() {
      this.groupId = new KafkaString_.KafkaString(this._io, null, null, false);
    }

    /**
     * Group id.
     */

    return ConsumerGroupPartitionMetadataKey;
  })();

  /**
   * ConsumerGroupRegularExpressionKey, version 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ConsumerGroupRegularExpressionKey.json
   */

  var ConsumerGroupRegularExpressionKey = KafkaGroupKey.ConsumerGroupRegularExpressionKey = (function() {
    function ConsumerGroupRegularExpressionKey(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ConsumerGroupRegularExpressionKey.prototype._read = function() {
      this.groupId = new KafkaString_.KafkaString(this._io, null, null, false);
      this.regularExpression = new KafkaString_.KafkaString(this._io, null, null, false);
    }

    /**
     * Group id.
     */

    /**
     * Regular expression.
     */

    return ConsumerGroupRegularExpressionKey;
  })();

  /**
   * ConsumerGroupTargetAssignmentMemberKey, version 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ConsumerGroupTargetAssignmentMemberKey.json
   */

  var ConsumerGroupTargetAssignmentMemberKey = KafkaGroupKey.ConsumerGroupTargetAssignmentMemberKey = (function() {
    function ConsumerGroupTargetAssignmentMemberKey(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ConsumerGroupTargetAssignmentMemberKey.prototype._read = function() {
      this.groupId = new KafkaString_.KafkaString(this._io, null, null, false);
      this.memberId = new KafkaString_.KafkaString(this._io, null, null, false);
    }

    /**
     * Group id.
     */

    /**
     * Member id.
     */

    return ConsumerGroupTargetAssignmentMemberKey;
  })();

  /**
   * ConsumerGroupTargetAssignmentMetadataKey, version 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ConsumerGroupTargetAssignmentMetadataKey.json
   */

  var ConsumerGroupTargetAssignmentMetadataKey = KafkaGroupKey.ConsumerGroupTargetAssignmentMetadataKey = (function() {
    function ConsumerGroupTargetAssignmentMetadataKey(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ConsumerGroupTargetAssignmentMetadataKey.prototype._read = function() {
      this.groupId = new KafkaString_.KafkaString(this._io, null, null, false);
    }

    /**
     * Group id.
     */

    return ConsumerGroupTargetAssignmentMetadataKey;
  })();

  /**
   * GroupMetadataKey, version 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/GroupMetadataKey.json
   */

  var GroupMetadataKey = KafkaGroupKey.GroupMetadataKey = (function() {
    function GroupMetadataKey(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    GroupMetadataKey.prototype._read = function() {
      this.group = new KafkaString_.KafkaString(this._io, null, null, false);
    }

    /**
     * Group id.
     */

    return GroupMetadataKey;
  })();

  /**
   * LegacyOffsetCommitKey, version 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/LegacyOffsetCommitKey.json
   */

  var LegacyOffsetCommitKey = KafkaGroupKey.LegacyOffsetCommitKey = (function() {
    function LegacyOffsetCommitKey(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    LegacyOffsetCommitKey.prototype._read = function() {
      this.group = new KafkaString_.KafkaString(this._io, null, null, false);
      this.topic = new KafkaString_.KafkaString(this._io, null, null, false);
      this.partition = this._io.readS4be();
    }

    /**
     * Consumer group id.
     */

    /**
     * Topic name.
     */

    /**
     * Topic partition index.
     */

    return LegacyOffsetCommitKey;
  })();

  /**
   * OffsetCommitKey, version 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/OffsetCommitKey.json
   */

  var OffsetCommitKey = KafkaGroupKey.OffsetCommitKey = (function() {
    function OffsetCommitKey(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    OffsetCommitKey.prototype._read = function() {
      this.group = new KafkaString_.KafkaString(this._io, null, null, false);
      this.topic = new KafkaString_.KafkaString(this._io, null, null, false);
      this.partition = this._io.readS4be();
    }

    /**
     * Consumer group id.
     */

    /**
     * Topic name.
     */

    /**
     * Topic partition index.
     */

    return OffsetCommitKey;
  })();

  /**
   * ShareGroupCurrentMemberAssignmentKey, version 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ShareGroupCurrentMemberAssignmentKey.json
   */

  var ShareGroupCurrentMemberAssignmentKey = KafkaGroupKey.ShareGroupCurrentMemberAssignmentKey = (function() {
    function ShareGroupCurrentMemberAssignmentKey(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ShareGroupCurrentMemberAssignmentKey.prototype._read = function() {
      this.groupId = new KafkaString_.KafkaString(this._io, null, null, false);
      this.memberId = new KafkaString_.KafkaString(this._io, null, null, false);
    }

    /**
     * Group id.
     */

    /**
     * Member id.
     */

    return ShareGroupCurrentMemberAssignmentKey;
  })();

  /**
   * ShareGroupMemberMetadataKey, version 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ShareGroupMemberMetadataKey.json
   */

  var ShareGroupMemberMetadataKey = KafkaGroupKey.ShareGroupMemberMetadataKey = (function() {
    function ShareGroupMemberMetadataKey(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ShareGroupMemberMetadataKey.prototype._read = function() {
      this.groupId = new KafkaString_.KafkaString(this._io, null, null, false);
      this.memberId = new KafkaString_.KafkaString(this._io, null, null, false);
    }

    /**
     * Group id.
     */

    /**
     * Member id.
     */

    return ShareGroupMemberMetadataKey;
  })();

  /**
   * ShareGroupMetadataKey, version 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ShareGroupMetadataKey.json
   */

  var ShareGroupMetadataKey = KafkaGroupKey.ShareGroupMetadataKey = (function() {
    function ShareGroupMetadataKey(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ShareGroupMetadataKey.prototype._read = function() {
      this.groupId = new KafkaString_.KafkaString(this._io, null, null, false);
    }

    /**
     * Group id.
     */

    return ShareGroupMetadataKey;
  })();

  /**
   * ShareGroupStatePartitionMetadataKey, version 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ShareGroupStatePartitionMetadataKey.json
   */

  var ShareGroupStatePartitionMetadataKey = KafkaGroupKey.ShareGroupStatePartitionMetadataKey = (function() {
    function ShareGroupStatePartitionMetadataKey(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ShareGroupStatePartitionMetadataKey.prototype._read = function() {
      this.groupId = new KafkaString_.KafkaString(this._io, null, null, false);
    }

    /**
     * Group id.
     */

    return ShareGroupStatePartitionMetadataKey;
  })();

  /**
   * ShareGroupTargetAssignmentMemberKey, version 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMemberKey.json
   */

  var ShareGroupTargetAssignmentMemberKey = KafkaGroupKey.ShareGroupTargetAssignmentMemberKey = (function() {
    function ShareGroupTargetAssignmentMemberKey(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ShareGroupTargetAssignmentMemberKey.prototype._read = function() {
      this.groupId = new KafkaString_.KafkaString(this._io, null, null, false);
      this.memberId = new KafkaString_.KafkaString(this._io, null, null, false);
    }

    /**
     * Group id.
     */

    /**
     * Member id.
     */

    return ShareGroupTargetAssignmentMemberKey;
  })();

  /**
   * ShareGroupTargetAssignmentMetadataKey, version 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMetadataKey.json
   */

  var ShareGroupTargetAssignmentMetadataKey = KafkaGroupKey.ShareGroupTargetAssignmentMetadataKey = (function() {
    function ShareGroupTargetAssignmentMetadataKey(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ShareGroupTargetAssignmentMetadataKey.prototype._read = function() {
      this.groupId = new KafkaString_.KafkaString(this._io, null, null, false);
    }

    /**
     * Group id.
     */

    return ShareGroupTargetAssignmentMetadataKey;
  })();

  /**
   * StreamsGroupCurrentMemberAssignmentKey, version 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentKey.json
   */

  var StreamsGroupCurrentMemberAssignmentKey = KafkaGroupKey.StreamsGroupCurrentMemberAssignmentKey = (function() {
    function StreamsGroupCurrentMemberAssignmentKey(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    StreamsGroupCurrentMemberAssignmentKey.prototype._read = function() {
      this.groupId = new KafkaString_.KafkaString(this._io, null, null, false);
      this.memberId = new KafkaString_.KafkaString(this._io, null, null, false);
    }

    /**
     * Group ID.
     */

    /**
     * Member ID.
     */

    return StreamsGroupCurrentMemberAssignmentKey;
  })();

  /**
   * StreamsGroupMemberMetadataKey, version 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/StreamsGroupMemberMetadataKey.json
   */

  var StreamsGroupMemberMetadataKey = KafkaGroupKey.StreamsGroupMemberMetadataKey = (function() {
    function StreamsGroupMemberMetadataKey(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    StreamsGroupMemberMetadataKey.prototype._read = function() {
      this.groupId = new KafkaString_.KafkaString(this._io, null, null, false);
      this.memberId = new KafkaString_.KafkaString(this._io, null, null, false);
    }

    /**
     * Group ID.
     */

    /**
     * Member ID.
     */

    return StreamsGroupMemberMetadataKey;
  })();

  /**
   * StreamsGroupMetadataKey, version 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/StreamsGroupMetadataKey.json
   */

  var StreamsGroupMetadataKey = KafkaGroupKey.StreamsGroupMetadataKey = (function() {
    function StreamsGroupMetadataKey(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    StreamsGroupMetadataKey.prototype._read = function() {
      this.groupId = new KafkaString_.KafkaString(this._io, null, null, false);
    }

    /**
     * Group ID.
     */

    return StreamsGroupMetadataKey;
  })();

  /**
   * StreamsGroupTargetAssignmentMemberKey, version 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMemberKey.json
   */

  var StreamsGroupTargetAssignmentMemberKey = KafkaGroupKey.StreamsGroupTargetAssignmentMemberKey = (function() {
    function StreamsGroupTargetAssignmentMemberKey(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    StreamsGroupTargetAssignmentMemberKey.prototype._read = function() {
      this.groupId = new KafkaString_.KafkaString(this._io, null, null, false);
      this.memberId = new KafkaString_.KafkaString(this._io, null, null, false);
    }

    /**
     * Group ID.
     */

    /**
     * Member ID.
     */

    return StreamsGroupTargetAssignmentMemberKey;
  })();

  /**
   * StreamsGroupTargetAssignmentMetadataKey, version 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMetadataKey.json
   */

  var StreamsGroupTargetAssignmentMetadataKey = KafkaGroupKey.StreamsGroupTargetAssignmentMetadataKey = (function() {
    function StreamsGroupTargetAssignmentMetadataKey(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    StreamsGroupTargetAssignmentMetadataKey.prototype._read = function() {
      this.groupId = new KafkaString_.KafkaString(this._io, null, null, false);
    }

    /**
     * Group ID.
     */

    return StreamsGroupTargetAssignmentMetadataKey;
  })();

  /**
   * StreamsGroupTopologyKey, version 0.
   * @see apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/StreamsGroupTopologyKey.json
   */

  var StreamsGroupTopologyKey = KafkaGroupKey.StreamsGroupTopologyKey = (function() {
    function StreamsGroupTopologyKey(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    StreamsGroupTopologyKey.prototype._read = function() {
      this.groupId = new KafkaString_.KafkaString(this._io, null, null, false);
    }

    /**
     * Group ID.
     */

    return StreamsGroupTopologyKey;
  })();

  /**
   * Type of the record, up to 3.9 the version of the key.
   */

  /**
   * The key.
   */

  return KafkaGroupKey;
})();
KafkaGroupKey_.KafkaGroupKey = KafkaGroupKey;
});
