// kaitai-struct-compiler 0.11.0, ksy/kafka_control_value.ksy sha256 f6f22e4ccd67bcf1228ae8a7ef6e9e59a60c7a073a4682090cea63fc0fcb464f
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaUuid', './KafkaTaggedFields', './KafkaString', './KafkaCount'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaUuid'), require('./KafkaTaggedFields'), require('./KafkaString'), require('./KafkaCount'));
  } else {
    factory(root.KafkaControlValue || (root.KafkaControlValue = {}), root.KaitaiStream, root.KafkaUuid || (root.KafkaUuid = {}), root.KafkaTaggedFields || (root.KafkaTaggedFields = {}), root.KafkaString || (root.KafkaString = {}), root.KafkaCount || (root.KafkaCount = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaControlValue_, KaitaiStream, KafkaUuid_, KafkaTaggedFields_, KafkaString_, KafkaCount_) {
/**
 * The value of a control batch's record. The fields are Kafka's own, in snake case. The first one of each message is the
 * version. In the marker of a transaction's end it precedes the message.
 * @see apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/EndTransactionMarker.java:88-103
 * @see apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/ControlRecordUtils.java:33-95
 */

var KafkaControlValue = (function() {
  function KafkaControlValue(_io, _parent, _root, controlType) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this.controlType = controlType;
    this._debug = {};

  }
  KafkaControlValue.prototype._read = function() {
    this._debug.version = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.version = this._io.readS2be();
    this._debug.version.end = this._io.pos;
    if (!(this.version >= 0)) {
      var _err = new KaitaiStream.ValidationLessThanError(0, this.version, this._io, "/seq/0");
      this._debug.version.validationError = _err;
      throw _err;
    }
    this._debug.body = { start: this._io.pos, ioOffset: this._io.byteOffset };
    switch (this.controlType) {
    case 0:
      this.body = new EndTxnMarker(this._io, this, this._root);
      this.body._read();
      break;
    case 1:
      this.body = new EndTxnMarker(this._io, this, this._root);
      this.body._read();
      break;
    case 2:
      this.body = new LeaderChangeMessage(this._io, this, this._root, this.version);
      this.body._read();
      break;
    case 3:
      this.body = new SnapshotHeaderRecord(this._io, this, this._root);
      this.body._read();
      break;
    case 4:
      this.body = new SnapshotFooterRecord(this._io, this, this._root);
      this.body._read();
      break;
    case 5:
      this.body = new KraftVersionRecord(this._io, this, this._root);
      this.body._read();
      break;
    case 6:
      this.body = new VotersRecord(this._io, this, this._root);
      this.body._read();
      break;
    }
    this._debug.body.end = this._io.pos;
  }

  /**
   * EndTxnMarker, version 0.
   * @see apache/kafka 4.1.1 clients/src/main/resources/common/message/EndTxnMarker.json
   */

  var EndTxnMarker = KafkaControlValue.EndTxnMarker = (function() {
    function EndTxnMarker(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    EndTxnMarker.prototype._read = function() {
      this._debug.coordinatorEpoch = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.coordinatorEpoch = this._io.readS4be();
      this._debug.coordinatorEpoch.end = this._io.pos;
    }

    /**
     * Coordinator epoch when appending the record.
     */

    return EndTxnMarker;
  })();

  /**
   * KRaftVersionRecord, version 0.
   * @see apache/kafka 4.1.1 clients/src/main/resources/common/message/KRaftVersionRecord.json
   */

  var KraftVersionRecord = KafkaControlValue.KraftVersionRecord = (function() {
    function KraftVersionRecord(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    KraftVersionRecord.prototype._read = function() {
      this._debug.kraftVersion = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.kraftVersion = this._io.readS2be();
      this._debug.kraftVersion.end = this._io.pos;
      this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      this.tagged._read();
      this._debug.tagged.end = this._io.pos;
    }

    /**
     * Kraft protocol version.
     */

    /**
     * Tags.
     */

    return KraftVersionRecord;
  })();

  /**
   * LeaderChangeMessage, versions 0-1.
   * @see apache/kafka 4.1.1 clients/src/main/resources/common/message/LeaderChangeMessage.json
   */

  var LeaderChangeMessage = KafkaControlValue.LeaderChangeMessage = (function() {
    function LeaderChangeMessage(_io, _parent, _root, apiVersion) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.apiVersion = apiVersion;
      this._debug = {};

    }
    LeaderChangeMessage.prototype._read = function() {
      this._debug.leaderId = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.leaderId = this._io.readS4be();
      this._debug.leaderId.end = this._io.pos;
      this._debug.numVoters = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numVoters = new KafkaCount_.KafkaCount(this._io, null, null, true);
      this.numVoters._read();
      this._debug.numVoters.end = this._io.pos;
      if (this.numVoters.value >= 0) {
        this._debug.voters = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this._debug.voters.arr = [];
        this.voters = [];
        for (var i = 0; i < this.numVoters.value; i++) {
          this._debug.voters.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
          var _t_voters = new Voter(this._io, this, this._root, this.apiVersion);
          try {
            _t_voters._read();
          } finally {
            this.voters.push(_t_voters);
          }
          this._debug.voters.arr[i].end = this._io.pos;
        }
        this._debug.voters.end = this._io.pos;
      }
      this._debug.numGrantingVoters = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numGrantingVoters = new KafkaCount_.KafkaCount(this._io, null, null, true);
      this.numGrantingVoters._read();
      this._debug.numGrantingVoters.end = this._io.pos;
      if (this.numGrantingVoters.value >= 0) {
        this._debug.grantingVoters = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this._debug.grantingVoters.arr = [];
        this.grantingVoters = [];
        for (var i = 0; i < this.numGrantingVoters.value; i++) {
          this._debug.grantingVoters.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
          var _t_grantingVoters = new Voter(this._io, this, this._root, this.apiVersion);
          try {
            _t_grantingVoters._read();
          } finally {
            this.grantingVoters.push(_t_grantingVoters);
          }
          this._debug.grantingVoters.arr[i].end = this._io.pos;
        }
        this._debug.grantingVoters.end = this._io.pos;
      }
      this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      this.tagged._read();
      this._debug.tagged.end = this._io.pos;
    }

    /**
     * Voter.
     */

    var Voter = LeaderChangeMessage.Voter = (function() {
      function Voter(_io, _parent, _root, apiVersion) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;
        this.apiVersion = apiVersion;
        this._debug = {};

      }
      Voter.prototype._read = function() {
        this._debug.voterId = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.voterId = this._io.readS4be();
        this._debug.voterId.end = this._io.pos;
        if (this.apiVersion >= 1) {
          this._debug.voterDirectoryId = { start: this._io.pos, ioOffset: this._io.byteOffset };
          this.voterDirectoryId = new KafkaUuid_.KafkaUuid(this._io, null, null);
          this.voterDirectoryId._read();
          this._debug.voterDirectoryId.end = this._io.pos;
        }
        this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
        this.tagged._read();
        this._debug.tagged.end = this._io.pos;
      }

      /**
       * ID of the voter.
       */

      /**
       * Directory id of the voter.
       */

      /**
       * Tags.
       */

      /**
       * Record version.
       */

      return Voter;
    })();

    /**
     * ID of the newly elected leader.
     */

    /**
     * Count.
     */

    /**
     * Voters in the quorum for this epoch.
     */

    /**
     * Count.
     */

    /**
     * Voters who voted for the leader at the time of election.
     */

    /**
     * Tags.
     */

    /**
     * Record version.
     */

    return LeaderChangeMessage;
  })();

  /**
   * SnapshotFooterRecord, version 0.
   * @see apache/kafka 4.1.1 clients/src/main/resources/common/message/SnapshotFooterRecord.json
   */

  var SnapshotFooterRecord = KafkaControlValue.SnapshotFooterRecord = (function() {
    function SnapshotFooterRecord(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    SnapshotFooterRecord.prototype._read = function() {
      this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      this.tagged._read();
      this._debug.tagged.end = this._io.pos;
    }

    /**
     * Tags.
     */

    return SnapshotFooterRecord;
  })();

  /**
   * SnapshotHeaderRecord, version 0.
   * @see apache/kafka 4.1.1 clients/src/main/resources/common/message/SnapshotHeaderRecord.json
   */

  var SnapshotHeaderRecord = KafkaControlValue.SnapshotHeaderRecord = (function() {
    function SnapshotHeaderRecord(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    SnapshotHeaderRecord.prototype._read = function() {
      this._debug.lastContainedLogTimestamp = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.lastContainedLogTimestamp = this._io.readS8be();
      this._debug.lastContainedLogTimestamp.end = this._io.pos;
      this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      this.tagged._read();
      this._debug.tagged.end = this._io.pos;
    }

    /**
     * Append time of the last record in this snapshot.
     */

    /**
     * Tags.
     */

    return SnapshotHeaderRecord;
  })();

  /**
   * VotersRecord, version 0.
   * @see apache/kafka 4.1.1 clients/src/main/resources/common/message/VotersRecord.json
   */

  var VotersRecord = KafkaControlValue.VotersRecord = (function() {
    function VotersRecord(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    VotersRecord.prototype._read = function() {
      this._debug.numVoters = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numVoters = new KafkaCount_.KafkaCount(this._io, null, null, true);
      this.numVoters._read();
      this._debug.numVoters.end = this._io.pos;
      if (this.numVoters.value >= 0) {
        this._debug.voters = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this._debug.voters.arr = [];
        this.voters = [];
        for (var i = 0; i < this.numVoters.value; i++) {
          this._debug.voters.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
          var _t_voters = new Voter(this._io, this, this._root);
          try {
            _t_voters._read();
          } finally {
            this.voters.push(_t_voters);
          }
          this._debug.voters.arr[i].end = this._io.pos;
        }
        this._debug.voters.end = this._io.pos;
      }
      this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      this.tagged._read();
      this._debug.tagged.end = this._io.pos;
    }

    /**
     * Voter.
     */

    var Voter = VotersRecord.Voter = (function() {
      function Voter(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;
        this._debug = {};

      }
      Voter.prototype._read = function() {
        this._debug.voterId = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.voterId = this._io.readS4be();
        this._debug.voterId.end = this._io.pos;
        this._debug.voterDirectoryId = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.voterDirectoryId = new KafkaUuid_.KafkaUuid(this._io, null, null);
        this.voterDirectoryId._read();
        this._debug.voterDirectoryId.end = this._io.pos;
        this._debug.numEndpoints = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.numEndpoints = new KafkaCount_.KafkaCount(this._io, null, null, true);
        this.numEndpoints._read();
        this._debug.numEndpoints.end = this._io.pos;
        if (this.numEndpoints.value >= 0) {
          this._debug.endpoints = { start: this._io.pos, ioOffset: this._io.byteOffset };
          this._debug.endpoints.arr = [];
          this.endpoints = [];
          for (var i = 0; i < this.numEndpoints.value; i++) {
            this._debug.endpoints.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
            var _t_endpoints = new Endpoint(this._io, this, this._root);
            try {
              _t_endpoints._read();
            } finally {
              this.endpoints.push(_t_endpoints);
            }
            this._debug.endpoints.arr[i].end = this._io.pos;
          }
          this._debug.endpoints.end = this._io.pos;
        }
        this._debug.kraftVersionFeature = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.kraftVersionFeature = new KraftVersionFeature(this._io, this, this._root);
        this.kraftVersionFeature._read();
        this._debug.kraftVersionFeature.end = this._io.pos;
        this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
        this.tagged._read();
        this._debug.tagged.end = this._io.pos;
      }

      /**
       * Endpoint.
       */

      var Endpoint = Voter.Endpoint = (function() {
        function Endpoint(_io, _parent, _root) {
          this._io = _io;
          this._parent = _parent;
          this._root = _root;
          this._debug = {};

        }
        Endpoint.prototype._read = function() {
          this._debug.name = { start: this._io.pos, ioOffset: this._io.byteOffset };
          this.name = new KafkaString_.KafkaString(this._io, null, null, true);
          this.name._read();
          this._debug.name.end = this._io.pos;
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
         * Name of the endpoint.
         */

        /**
         * Hostname.
         */

        /**
         * Port.
         */

        /**
         * Tags.
         */

        return Endpoint;
      })();

      /**
       * KRaftVersionFeature.
       */

      var KraftVersionFeature = Voter.KraftVersionFeature = (function() {
        function KraftVersionFeature(_io, _parent, _root) {
          this._io = _io;
          this._parent = _parent;
          this._root = _root;
          this._debug = {};

        }
        KraftVersionFeature.prototype._read = function() {
          this._debug.minSupportedVersion = { start: this._io.pos, ioOffset: this._io.byteOffset };
          this.minSupportedVersion = this._io.readS2be();
          this._debug.minSupportedVersion.end = this._io.pos;
          this._debug.maxSupportedVersion = { start: this._io.pos, ioOffset: this._io.byteOffset };
          this.maxSupportedVersion = this._io.readS2be();
          this._debug.maxSupportedVersion.end = this._io.pos;
          this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
          this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
          this.tagged._read();
          this._debug.tagged.end = this._io.pos;
        }

        /**
         * Minimum supported KRaft protocol version.
         */

        /**
         * Maximum supported KRaft protocol version.
         */

        /**
         * Tags.
         */

        return KraftVersionFeature;
      })();

      /**
       * Replica id of the voter in the topic partition.
       */

      /**
       * Directory id of the voter in the topic partition.
       */

      /**
       * Count.
       */

      /**
       * Endpoint of the voter.
       */

      /**
       * Range of versions of the protocol that the replica supports.
       */

      /**
       * Tags.
       */

      return Voter;
    })();

    /**
     * Count.
     */

    /**
     * Voters in the quorum for this epoch.
     */

    /**
     * Tags.
     */

    return VotersRecord;
  })();

  /**
   * Value version.
   */

  /**
   * The event.
   */

  /**
   * The record's type, from its key.
   */

  return KafkaControlValue;
})();
KafkaControlValue_.KafkaControlValue = KafkaControlValue;
});
