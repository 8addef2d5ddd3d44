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

    this._read();
  }
  KafkaControlValue.prototype._read = function() {
    this.version = this._io.readS2be();
    if (!(this.version >= 0)) {
      throw new KaitaiStream.ValidationLessThanError(0, this.version, this._io, "/seq/0");
    }
    switch (this.controlType) {
    case 0:
      this.body = new EndTxnMarker(this._io, this, this._root);
      break;
    case 1:
      this.body = new EndTxnMarker(this._io, this, this._root);
      break;
    case 2:
      this.body = new LeaderChangeMessage(this._io, this, this._root, this.version);
      break;
    case 3:
      this.body = new SnapshotHeaderRecord(this._io, this, this._root);
      break;
    case 4:
      this.body = new SnapshotFooterRecord(this._io, this, this._root);
      break;
    case 5:
      this.body = new KraftVersionRecord(this._io, this, this._root);
      break;
    case 6:
      this.body = new VotersRecord(this._io, this, this._root);
      break;
    }
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

      this._read();
    }
    EndTxnMarker.prototype._read = function() {
      this.coordinatorEpoch = this._io.readS4be();
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

      this._read();
    }
    KraftVersionRecord.prototype._read = function() {
      this.kraftVersion = this._io.readS2be();
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
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

      this._read();
    }
    LeaderChangeMessage.prototype._read = function() {
      this.leaderId = this._io.readS4be();
      this.numVoters = new KafkaCount_.KafkaCount(this._io, null, null, true);
      if (this.numVoters.value >= 0) {
        this.voters = [];
        for (var i = 0; i < this.numVoters.value; i++) {
          this.voters.push(new Voter(this._io, this, this._root, this.apiVersion));
        }
      }
      this.numGrantingVoters = new KafkaCount_.KafkaCount(this._io, null, null, true);
      if (this.numGrantingVoters.value >= 0) {
        this.grantingVoters = [];
        for (var i = 0; i < this.numGrantingVoters.value; i++) {
          this.grantingVoters.push(new Voter(this._io, this, this._root, this.apiVersion));
        }
      }
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
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

        this._read();
      }
      Voter.prototype._read = function() {
        this.voterId = this._io.readS4be();
        if (this.apiVersion >= 1) {
          this.voterDirectoryId = new KafkaUuid_.KafkaUuid(this._io, null, null);
        }
        this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
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

      this._read();
    }
    SnapshotFooterRecord.prototype._read = function() {
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
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

      this._read();
    }
    SnapshotHeaderRecord.prototype._read = function() {
      this.lastContainedLogTimestamp = this._io.readS8be();
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
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

      this._read();
    }
    VotersRecord.prototype._read = function() {
      this.numVoters = new KafkaCount_.KafkaCount(this._io, null, null, true);
      if (this.numVoters.value >= 0) {
        this.voters = [];
        for (var i = 0; i < this.numVoters.value; i++) {
          this.voters.push(new Voter(this._io, this, this._root));
        }
      }
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    }

    /**
     * Voter.
     */

    var Voter = VotersRecord.Voter = (function() {
      function Voter(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;

        this._read();
      }
      Voter.prototype._read = function() {
        this.voterId = this._io.readS4be();
        this.voterDirectoryId = new KafkaUuid_.KafkaUuid(this._io, null, null);
        this.numEndpoints = new KafkaCount_.KafkaCount(this._io, null, null, true);
        if (this.numEndpoints.value >= 0) {
          this.endpoints = [];
          for (var i = 0; i < this.numEndpoints.value; i++) {
            this.endpoints.push(new Endpoint(this._io, this, this._root));
          }
        }
        this.kraftVersionFeature = new KraftVersionFeature(this._io, this, this._root);
        this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      }

      /**
       * Endpoint.
       */

      var Endpoint = Voter.Endpoint = (function() {
        function Endpoint(_io, _parent, _root) {
          this._io = _io;
          this._parent = _parent;
          this._root = _root;

          this._read();
        }
        Endpoint.prototype._read = function() {
          this.name = new KafkaString_.KafkaString(this._io, null, null, true);
          this.host = new KafkaString_.KafkaString(this._io, null, null, true);
          this.port = this._io.readU2be();
          this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
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

          this._read();
        }
        KraftVersionFeature.prototype._read = function() {
          this.minSupportedVersion = this._io.readS2be();
          this.maxSupportedVersion = this._io.readS2be();
          this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
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
