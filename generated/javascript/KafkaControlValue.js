// kaitai-struct-compiler 0.11.0, ksy/kafka_control_value.ksy sha256 0d1c5731bf9d06df994d476c48a5eaebfb037577836e755d4c66c4a1e6590ec2
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaTaggedField', './KafkaString', './KafkaUvarint', './KafkaUuid', './KafkaCount'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaTaggedField'), require('./KafkaString'), require('./KafkaUvarint'), require('./KafkaUuid'), require('./KafkaCount'));
  } else {
    factory(root.KafkaControlValue || (root.KafkaControlValue = {}), root.KaitaiStream, root.KafkaTaggedField || (root.KafkaTaggedField = {}), root.KafkaString || (root.KafkaString = {}), root.KafkaUvarint || (root.KafkaUvarint = {}), root.KafkaUuid || (root.KafkaUuid = {}), root.KafkaCount || (root.KafkaCount = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaControlValue_, KaitaiStream, KafkaTaggedField_, KafkaString_, KafkaUvarint_, KafkaUuid_, KafkaCount_) {
/**
 * The value of the only record of a control batch. The field descriptions are from Kafka's own definitions of these
 * messages. Their first field is the version. In the marker of a transaction's end it precedes the message.
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
      this.body = new EndTxnMarker(this._io, this, this._root, this.version);
      break;
    case 1:
      this.body = new EndTxnMarker(this._io, this, this._root, this.version);
      break;
    case 2:
      this.body = new LeaderChangeMessage(this._io, this, this._root, this.version);
      break;
    case 3:
      this.body = new SnapshotHeaderRecord(this._io, this, this._root, this.version);
      break;
    case 4:
      this.body = new SnapshotFooterRecord(this._io, this, this._root, this.version);
      break;
    case 5:
      this.body = new KraftVersionRecord(this._io, this, this._root, this.version);
      break;
    case 6:
      this.body = new VotersRecord(this._io, this, this._root, this.version);
      break;
    }
  }

  /**
   * EndTxnMarker, versions 0.
   * @see apache/kafka 4.1.1 clients/src/main/resources/common/message/EndTxnMarker.json
   */

  var EndTxnMarker = KafkaControlValue.EndTxnMarker = (function() {
    function EndTxnMarker(_io, _parent, _root, apiVersion) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.apiVersion = apiVersion;

      this._read();
    }
    EndTxnMarker.prototype._read = function() {
      this.coordinatorEpoch = this._io.readS4be();
    }

    /**
     * The coordinator epoch when appending the record.
     */

    /**
     * The version in the record.
     */

    return EndTxnMarker;
  })();

  /**
   * KRaftVersionRecord, versions 0.
   * @see apache/kafka 4.1.1 clients/src/main/resources/common/message/KRaftVersionRecord.json
   */

  var KraftVersionRecord = KafkaControlValue.KraftVersionRecord = (function() {
    function KraftVersionRecord(_io, _parent, _root, apiVersion) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.apiVersion = apiVersion;

      this._read();
    }
    KraftVersionRecord.prototype._read = function() {
      this.kraftVersion = this._io.readS2be();
      this.numTagged = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
      this.tagged = [];
      for (var i = 0; i < this.numTagged.value; i++) {
        this.tagged.push(new KafkaTaggedField_.KafkaTaggedField(this._io, null, null));
      }
    }

    /**
     * The kraft protocol version.
     */

    /**
     * Number of tagged fields.
     */

    /**
     * Fields with other values than their defaults.
     */

    /**
     * The version in the record.
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
      this.numTagged = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
      this.tagged = [];
      for (var i = 0; i < this.numTagged.value; i++) {
        this.tagged.push(new KafkaTaggedField_.KafkaTaggedField(this._io, null, null));
      }
    }

    /**
     * Voter.
     * @see apache/kafka 4.1.1 clients/src/main/resources/common/message/LeaderChangeMessage.json
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
        this.numTagged = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
        this.tagged = [];
        for (var i = 0; i < this.numTagged.value; i++) {
          this.tagged.push(new KafkaTaggedField_.KafkaTaggedField(this._io, null, null));
        }
      }

      /**
       * The ID of the voter.
       */

      /**
       * The directory id of the voter.
       */

      /**
       * Number of tagged fields.
       */

      /**
       * Fields with other values than their defaults.
       */

      /**
       * The version in the record.
       */

      return Voter;
    })();

    /**
     * The ID of the newly elected leader.
     */

    /**
     * Number of items. -1 for no list.
     */

    /**
     * The set of voters in the quorum for this epoch.
     */

    /**
     * Number of items. -1 for no list.
     */

    /**
     * The voters who voted for the leader at the time of election.
     */

    /**
     * Number of tagged fields.
     */

    /**
     * Fields with other values than their defaults.
     */

    /**
     * The version in the record.
     */

    return LeaderChangeMessage;
  })();

  /**
   * SnapshotFooterRecord, versions 0.
   * @see apache/kafka 4.1.1 clients/src/main/resources/common/message/SnapshotFooterRecord.json
   */

  var SnapshotFooterRecord = KafkaControlValue.SnapshotFooterRecord = (function() {
    function SnapshotFooterRecord(_io, _parent, _root, apiVersion) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.apiVersion = apiVersion;

      this._read();
    }
    SnapshotFooterRecord.prototype._read = function() {
      this.numTagged = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
      this.tagged = [];
      for (var i = 0; i < this.numTagged.value; i++) {
        this.tagged.push(new KafkaTaggedField_.KafkaTaggedField(this._io, null, null));
      }
    }

    /**
     * Number of tagged fields.
     */

    /**
     * Fields with other values than their defaults.
     */

    /**
     * The version in the record.
     */

    return SnapshotFooterRecord;
  })();

  /**
   * SnapshotHeaderRecord, versions 0.
   * @see apache/kafka 4.1.1 clients/src/main/resources/common/message/SnapshotHeaderRecord.json
   */

  var SnapshotHeaderRecord = KafkaControlValue.SnapshotHeaderRecord = (function() {
    function SnapshotHeaderRecord(_io, _parent, _root, apiVersion) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.apiVersion = apiVersion;

      this._read();
    }
    SnapshotHeaderRecord.prototype._read = function() {
      this.lastContainedLogTimestamp = this._io.readS8be();
      this.numTagged = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
      this.tagged = [];
      for (var i = 0; i < this.numTagged.value; i++) {
        this.tagged.push(new KafkaTaggedField_.KafkaTaggedField(this._io, null, null));
      }
    }

    /**
     * The append time of the last record from the log contained in this snapshot.
     */

    /**
     * Number of tagged fields.
     */

    /**
     * Fields with other values than their defaults.
     */

    /**
     * The version in the record.
     */

    return SnapshotHeaderRecord;
  })();

  /**
   * VotersRecord, versions 0.
   * @see apache/kafka 4.1.1 clients/src/main/resources/common/message/VotersRecord.json
   */

  var VotersRecord = KafkaControlValue.VotersRecord = (function() {
    function VotersRecord(_io, _parent, _root, apiVersion) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.apiVersion = apiVersion;

      this._read();
    }
    VotersRecord.prototype._read = function() {
      this.numVoters = new KafkaCount_.KafkaCount(this._io, null, null, true);
      if (this.numVoters.value >= 0) {
        this.voters = [];
        for (var i = 0; i < this.numVoters.value; i++) {
          this.voters.push(new Voter(this._io, this, this._root, this.apiVersion));
        }
      }
      this.numTagged = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
      this.tagged = [];
      for (var i = 0; i < this.numTagged.value; i++) {
        this.tagged.push(new KafkaTaggedField_.KafkaTaggedField(this._io, null, null));
      }
    }

    /**
     * The set of voters in the quorum for this epoch.
     * @see apache/kafka 4.1.1 clients/src/main/resources/common/message/VotersRecord.json
     */

    var Voter = VotersRecord.Voter = (function() {
      function Voter(_io, _parent, _root, apiVersion) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;
        this.apiVersion = apiVersion;

        this._read();
      }
      Voter.prototype._read = function() {
        this.voterId = this._io.readS4be();
        this.voterDirectoryId = new KafkaUuid_.KafkaUuid(this._io, null, null);
        this.numEndpoints = new KafkaCount_.KafkaCount(this._io, null, null, true);
        if (this.numEndpoints.value >= 0) {
          this.endpoints = [];
          for (var i = 0; i < this.numEndpoints.value; i++) {
            this.endpoints.push(new Endpoint(this._io, this, this._root, this.apiVersion));
          }
        }
        this.kraftVersionFeature = new KraftVersionFeature(this._io, this, this._root, this.apiVersion);
        this.numTagged = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
        this.tagged = [];
        for (var i = 0; i < this.numTagged.value; i++) {
          this.tagged.push(new KafkaTaggedField_.KafkaTaggedField(this._io, null, null));
        }
      }

      /**
       * The endpoint that can be used to communicate with the voter.
       * @see apache/kafka 4.1.1 clients/src/main/resources/common/message/VotersRecord.json
       */

      var Endpoint = Voter.Endpoint = (function() {
        function Endpoint(_io, _parent, _root, apiVersion) {
          this._io = _io;
          this._parent = _parent;
          this._root = _root;
          this.apiVersion = apiVersion;

          this._read();
        }
        Endpoint.prototype._read = function() {
          this.name = new KafkaString_.KafkaString(this._io, null, null, true);
          this.host = new KafkaString_.KafkaString(this._io, null, null, true);
          this.port = this._io.readU2be();
          this.numTagged = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
          this.tagged = [];
          for (var i = 0; i < this.numTagged.value; i++) {
            this.tagged.push(new KafkaTaggedField_.KafkaTaggedField(this._io, null, null));
          }
        }

        /**
         * The name of the endpoint.
         */

        /**
         * The hostname.
         */

        /**
         * The port.
         */

        /**
         * Number of tagged fields.
         */

        /**
         * Fields with other values than their defaults.
         */

        /**
         * The version in the record.
         */

        return Endpoint;
      })();

      /**
       * The range of versions of the protocol that the replica supports.
       * @see apache/kafka 4.1.1 clients/src/main/resources/common/message/VotersRecord.json
       */

      var KraftVersionFeature = Voter.KraftVersionFeature = (function() {
        function KraftVersionFeature(_io, _parent, _root, apiVersion) {
          this._io = _io;
          this._parent = _parent;
          this._root = _root;
          this.apiVersion = apiVersion;

          this._read();
        }
        KraftVersionFeature.prototype._read = function() {
          this.minSupportedVersion = this._io.readS2be();
          this.maxSupportedVersion = this._io.readS2be();
          this.numTagged = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
          this.tagged = [];
          for (var i = 0; i < this.numTagged.value; i++) {
            this.tagged.push(new KafkaTaggedField_.KafkaTaggedField(this._io, null, null));
          }
        }

        /**
         * The minimum supported KRaft protocol version.
         */

        /**
         * The maximum supported KRaft protocol version.
         */

        /**
         * Number of tagged fields.
         */

        /**
         * Fields with other values than their defaults.
         */

        /**
         * The version in the record.
         */

        return KraftVersionFeature;
      })();

      /**
       * The replica id of the voter in the topic partition.
       */

      /**
       * The directory id of the voter in the topic partition.
       */

      /**
       * Number of items. -1 for no list.
       */

      /**
       * The endpoint that can be used to communicate with the voter.
       */

      /**
       * The range of versions of the protocol that the replica supports.
       */

      /**
       * Number of tagged fields.
       */

      /**
       * Fields with other values than their defaults.
       */

      /**
       * The version in the record.
       */

      return Voter;
    })();

    /**
     * Number of items. -1 for no list.
     */

    /**
     * The set of voters in the quorum for this epoch.
     */

    /**
     * Number of tagged fields.
     */

    /**
     * Fields with other values than their defaults.
     */

    /**
     * The version in the record.
     */

    return VotersRecord;
  })();

  /**
   * The version of the value.
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
