// kaitai-struct-compiler 0.11.0, ksy/kafka_metadata.ksy sha256 78a6d447c2b4d125a68fe5299ec09ea0595bb8f257423e537cd48cbd5ece1924
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaUuid', './KafkaTaggedFields', './KafkaFlag', './KafkaUvarint', './KafkaString', './KafkaCount', './KafkaBytes'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaUuid'), require('./KafkaTaggedFields'), require('./KafkaFlag'), require('./KafkaUvarint'), require('./KafkaString'), require('./KafkaCount'), require('./KafkaBytes'));
  } else {
    factory(root.KafkaMetadata || (root.KafkaMetadata = {}), root.KaitaiStream, root.KafkaUuid || (root.KafkaUuid = {}), root.KafkaTaggedFields || (root.KafkaTaggedFields = {}), root.KafkaFlag || (root.KafkaFlag = {}), root.KafkaUvarint || (root.KafkaUvarint = {}), root.KafkaString || (root.KafkaString = {}), root.KafkaCount || (root.KafkaCount = {}), root.KafkaBytes || (root.KafkaBytes = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaMetadata_, KaitaiStream, KafkaUuid_, KafkaTaggedFields_, KafkaFlag_, KafkaUvarint_, KafkaString_, KafkaCount_, KafkaBytes_) {
/**
 * The value of a record of `__cluster_metadata`, in which a KRaft quorum keeps a cluster's state. Its records have no
 * keys. The fields are Kafka's own, in snake case.
 * @see apache/kafka 4.1.1 server-common/src/main/java/org/apache/kafka/server/common/serialization/AbstractApiMessageSerde.java:26-111
 */

var KafkaMetadata = (function() {
  function KafkaMetadata(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this._debug = {};

  }
  KafkaMetadata.prototype._read = function() {
    this._debug.frameVersion = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.frameVersion = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
    this.frameVersion._read();
    this._debug.frameVersion.end = this._io.pos;
    var _ = this.frameVersion;
    if (!(_.value == 1)) {
      var _err = new KaitaiStream.ValidationExprError(this.frameVersion, this._io, "/seq/0");
      this._debug.frameVersion.validationError = _err;
      throw _err;
    }
    this._debug.apiKey = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.apiKey = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
    this.apiKey._read();
    this._debug.apiKey.end = this._io.pos;
    var _ = this.apiKey;
    if (!( ((_.value == 0) || (_.value == 1) || (_.value == 2) || (_.value == 3) || (_.value == 4) || (_.value == 5) || (_.value == 7) || (_.value == 8) || (_.value == 9) || (_.value == 10) || (_.value == 11) || (_.value == 12) || (_.value == 14) || (_.value == 15) || (_.value == 17) || (_.value == 18) || (_.value == 19) || (_.value == 20) || (_.value == 21) || (_.value == 22) || (_.value == 23) || (_.value == 24) || (_.value == 25) || (_.value == 26) || (_.value == 27) || (_.value == 28)) )) {
      var _err = new KaitaiStream.ValidationExprError(this.apiKey, this._io, "/seq/1");
      this._debug.apiKey.validationError = _err;
      throw _err;
    }
    this._debug.version = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.version = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
    this.version._read();
    this._debug.version.end = this._io.pos;
    var _ = this.version;
    if (!(_.value <= (this.apiKey.value == 0 ? 3 : (this.apiKey.value == 3 ? 2 : (this.apiKey.value == 5 ? 2 : (this.apiKey.value == 17 ? 2 : 0)))))) {
      var _err = new KaitaiStream.ValidationExprError(this.version, this._io, "/seq/2");
      this._debug.version.validationError = _err;
      throw _err;
    }
    this._debug.body = { start: this._io.pos, ioOffset: this._io.byteOffset };
    switch (this.apiKey.value) {
    case 0:
      this.body = new RegisterBrokerRecord(this._io, this, this._root, this.version.value);
      this.body._read();
      break;
    case 1:
      this.body = new UnregisterBrokerRecord(this._io, this, this._root);
      this.body._read();
      break;
    case 10:
      this.body = new DelegationTokenRecord(this._io, this, this._root);
      this.body._read();
      break;
    case 11:
      this.body = new UserScramCredentialRecord(this._io, this, this._root);
      this.body._read();
      break;
    case 12:
      this.body = new FeatureLevelRecord(this._io, this, this._root);
      this.body._read();
      break;
    case 14:
      this.body = new ClientQuotaRecord(this._io, this, this._root);
      this.body._read();
      break;
    case 15:
      this.body = new ProducerIdsRecord(this._io, this, this._root);
      this.body._read();
      break;
    case 17:
      this.body = new BrokerRegistrationChangeRecord(this._io, this, this._root);
      this.body._read();
      break;
    case 18:
      this.body = new AccessControlEntryRecord(this._io, this, this._root);
      this.body._read();
      break;
    case 19:
      this.body = new RemoveAccessControlEntryRecord(this._io, this, this._root);
      this.body._read();
      break;
    case 2:
      this.body = new TopicRecord(this._io, this, this._root);
      this.body._read();
      break;
    case 20:
      this.body = new NoOpRecord(this._io, this, this._root);
      this.body._read();
      break;
    case 21:
      this.body = new ZkMigrationStateRecord(this._io, this, this._root);
      this.body._read();
      break;
    case 22:
      this.body = new RemoveUserScramCredentialRecord(this._io, this, this._root);
      this.body._read();
      break;
    case 23:
      this.body = new BeginTransactionRecord(this._io, this, this._root);
      this.body._read();
      break;
    case 24:
      this.body = new EndTransactionRecord(this._io, this, this._root);
      this.body._read();
      break;
    case 25:
      this.body = new AbortTransactionRecord(this._io, this, this._root);
      this.body._read();
      break;
    case 26:
      this.body = new RemoveDelegationTokenRecord(this._io, this, this._root);
      this.body._read();
      break;
    case 27:
      this.body = new RegisterControllerRecord(this._io, this, this._root);
      this.body._read();
      break;
    case 28:
      this.body = new ClearElrRecord(this._io, this, this._root);
      this.body._read();
      break;
    case 3:
      this.body = new PartitionRecord(this._io, this, this._root, this.version.value);
      this.body._read();
      break;
    case 4:
      this.body = new ConfigRecord(this._io, this, this._root);
      this.body._read();
      break;
    case 5:
      this.body = new PartitionChangeRecord(this._io, this, this._root);
      this.body._read();
      break;
    case 7:
      this.body = new FenceBrokerRecord(this._io, this, this._root);
      this.body._read();
      break;
    case 8:
      this.body = new UnfenceBrokerRecord(this._io, this, this._root);
      this.body._read();
      break;
    case 9:
      this.body = new RemoveTopicRecord(this._io, this, this._root);
      this.body._read();
      break;
    }
    this._debug.body.end = this._io.pos;
    this._debug.rest = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.rest = this._io.readBytesFull();
    this._debug.rest.end = this._io.pos;
    var _ = this.rest;
    if (!(_.length == 0)) {
      var _err = new KaitaiStream.ValidationExprError(this.rest, this._io, "/seq/4");
      this._debug.rest.validationError = _err;
      throw _err;
    }
  }

  /**
   * AbortTransactionRecord, version 0.
   * @see apache/kafka 4.1.1 metadata/src/main/resources/common/metadata/AbortTransactionRecord.json
   */

  var AbortTransactionRecord = KafkaMetadata.AbortTransactionRecord = (function() {
    function AbortTransactionRecord(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    AbortTransactionRecord.prototype._read = function() {
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

    var TaggedField = AbortTransactionRecord.TaggedField = (function() {
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
          this.content = new TaggedReason(_io__raw_content, this, this._root);
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

    var TaggedReason = AbortTransactionRecord.TaggedReason = (function() {
      function TaggedReason(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;
        this._debug = {};

      }
      TaggedReason.prototype._read = function() {
        this._debug.reason = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.reason = new KafkaString_.KafkaString(this._io, null, null, true);
        this.reason._read();
        this._debug.reason.end = this._io.pos;
      }

      /**
       * Description of why the transaction was aborted.
       */

      return TaggedReason;
    })();

    /**
     * Count.
     */

    /**
     * Tags.
     */

    return AbortTransactionRecord;
  })();

  /**
   * AccessControlEntryRecord, version 0.
   * @see apache/kafka 4.1.1 metadata/src/main/resources/common/metadata/AccessControlEntryRecord.json
   */

  var AccessControlEntryRecord = KafkaMetadata.AccessControlEntryRecord = (function() {
    function AccessControlEntryRecord(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    AccessControlEntryRecord.prototype._read = function() {
      this._debug.id = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.id = new KafkaUuid_.KafkaUuid(this._io, null, null);
      this.id._read();
      this._debug.id.end = this._io.pos;
      this._debug.resourceType = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.resourceType = this._io.readS1();
      this._debug.resourceType.end = this._io.pos;
      this._debug.resourceName = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.resourceName = new KafkaString_.KafkaString(this._io, null, null, true);
      this.resourceName._read();
      this._debug.resourceName.end = this._io.pos;
      this._debug.patternType = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.patternType = this._io.readS1();
      this._debug.patternType.end = this._io.pos;
      this._debug.principal = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.principal = new KafkaString_.KafkaString(this._io, null, null, true);
      this.principal._read();
      this._debug.principal.end = this._io.pos;
      this._debug.host = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.host = new KafkaString_.KafkaString(this._io, null, null, true);
      this.host._read();
      this._debug.host.end = this._io.pos;
      this._debug.operation = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.operation = this._io.readS1();
      this._debug.operation.end = this._io.pos;
      this._debug.permissionType = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.permissionType = this._io.readS1();
      this._debug.permissionType.end = this._io.pos;
      this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      this.tagged._read();
      this._debug.tagged.end = this._io.pos;
    }

    /**
     * Unique ID of this ACL.
     */

    /**
     * Resource type.
     */

    /**
     * Resource name.
     */

    /**
     * Resource name pattern type.
     */

    /**
     * Principal name.
     */

    /**
     * Host name.
     */

    /**
     * AclOperation.
     */

    /**
     * AclPermissionType.
     */

    /**
     * Tags.
     */

    return AccessControlEntryRecord;
  })();

  /**
   * BeginTransactionRecord, version 0.
   * @see apache/kafka 4.1.1 metadata/src/main/resources/common/metadata/BeginTransactionRecord.json
   */

  var BeginTransactionRecord = KafkaMetadata.BeginTransactionRecord = (function() {
    function BeginTransactionRecord(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    BeginTransactionRecord.prototype._read = function() {
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

    var TaggedField = BeginTransactionRecord.TaggedField = (function() {
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
          this.content = new TaggedName(_io__raw_content, this, this._root);
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

    var TaggedName = BeginTransactionRecord.TaggedName = (function() {
      function TaggedName(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;
        this._debug = {};

      }
      TaggedName.prototype._read = function() {
        this._debug.name = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.name = new KafkaString_.KafkaString(this._io, null, null, true);
        this.name._read();
        this._debug.name.end = this._io.pos;
      }

      /**
       * Description of this transaction.
       */

      return TaggedName;
    })();

    /**
     * Count.
     */

    /**
     * Tags.
     */

    return BeginTransactionRecord;
  })();

  /**
   * BrokerRegistrationChangeRecord, versions 0-2.
   * @see apache/kafka 4.1.1 metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json
   */

  var BrokerRegistrationChangeRecord = KafkaMetadata.BrokerRegistrationChangeRecord = (function() {
    function BrokerRegistrationChangeRecord(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    BrokerRegistrationChangeRecord.prototype._read = function() {
      this._debug.brokerId = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.brokerId = this._io.readS4be();
      this._debug.brokerId.end = this._io.pos;
      this._debug.brokerEpoch = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.brokerEpoch = this._io.readS8be();
      this._debug.brokerEpoch.end = this._io.pos;
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
     * Content.
     */

    var TaggedFenced = BrokerRegistrationChangeRecord.TaggedFenced = (function() {
      function TaggedFenced(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;
        this._debug = {};

      }
      TaggedFenced.prototype._read = function() {
        this._debug.fenced = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.fenced = this._io.readS1();
        this._debug.fenced.end = this._io.pos;
      }

      /**
       * -1 unfenced, 0 unchanged, 1 fenced.
       */

      return TaggedFenced;
    })();

    /**
     * A tagged field. Readers skip unknown ones.
     */

    var TaggedField = BrokerRegistrationChangeRecord.TaggedField = (function() {
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
          this.content = new TaggedFenced(_io__raw_content, this, this._root);
          this.content._read();
          break;
        case 1:
          this._raw_content = this._io.readBytes(this.lenContent.value);
          var _io__raw_content = new KaitaiStream(this._raw_content);
          this.content = new TaggedInControlledShutdown(_io__raw_content, this, this._root);
          this.content._read();
          break;
        case 2:
          this._raw_content = this._io.readBytes(this.lenContent.value);
          var _io__raw_content = new KaitaiStream(this._raw_content);
          this.content = new TaggedLogDirs(_io__raw_content, this, this._root);
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

    var TaggedInControlledShutdown = BrokerRegistrationChangeRecord.TaggedInControlledShutdown = (function() {
      function TaggedInControlledShutdown(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;
        this._debug = {};

      }
      TaggedInControlledShutdown.prototype._read = function() {
        this._debug.inControlledShutdown = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.inControlledShutdown = this._io.readS1();
        this._debug.inControlledShutdown.end = this._io.pos;
      }

      /**
       * 0 if unchanged, 1 in controlled shutdown.
       */

      return TaggedInControlledShutdown;
    })();

    /**
     * Content.
     */

    var TaggedLogDirs = BrokerRegistrationChangeRecord.TaggedLogDirs = (function() {
      function TaggedLogDirs(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;
        this._debug = {};

      }
      TaggedLogDirs.prototype._read = function() {
        this._debug.numLogDirs = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.numLogDirs = new KafkaCount_.KafkaCount(this._io, null, null, true);
        this.numLogDirs._read();
        this._debug.numLogDirs.end = this._io.pos;
        if (this.numLogDirs.value >= 0) {
          this._debug.logDirs = { start: this._io.pos, ioOffset: this._io.byteOffset };
          this._debug.logDirs.arr = [];
          this.logDirs = [];
          for (var i = 0; i < this.numLogDirs.value; i++) {
            this._debug.logDirs.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
            var _t_logDirs = new KafkaUuid_.KafkaUuid(this._io, null, null);
            try {
              _t_logDirs._read();
            } finally {
              this.logDirs.push(_t_logDirs);
            }
            this._debug.logDirs.arr[i].end = this._io.pos;
          }
          this._debug.logDirs.end = this._io.pos;
        }
      }

      /**
       * Count.
       */

      /**
       * Log directories available in this broker.
       */

      return TaggedLogDirs;
    })();

    /**
     * Broker id.
     */

    /**
     * Broker epoch assigned by the controller.
     */

    /**
     * Count.
     */

    /**
     * Tags.
     */

    return BrokerRegistrationChangeRecord;
  })();

  /**
   * ClearElrRecord, version 0.
   * @see apache/kafka 4.1.1 metadata/src/main/resources/common/metadata/ClearElrRecord.json
   */

  var ClearElrRecord = KafkaMetadata.ClearElrRecord = (function() {
    function ClearElrRecord(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    ClearElrRecord.prototype._read = function() {
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
     * Name of the topic to clear ELRs for, or empty for all.
     */

    /**
     * Tags.
     */

    return ClearElrRecord;
  })();

  /**
   * ClientQuotaRecord, version 0.
   * @see apache/kafka 4.1.1 metadata/src/main/resources/common/metadata/ClientQuotaRecord.json
   */

  var ClientQuotaRecord = KafkaMetadata.ClientQuotaRecord = (function() {
    function ClientQuotaRecord(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    ClientQuotaRecord.prototype._read = function() {
      this._debug.numEntity = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numEntity = new KafkaCount_.KafkaCount(this._io, null, null, true);
      this.numEntity._read();
      this._debug.numEntity.end = this._io.pos;
      if (this.numEntity.value >= 0) {
        this._debug.entity = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this._debug.entity.arr = [];
        this.entity = [];
        for (var i = 0; i < this.numEntity.value; i++) {
          this._debug.entity.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
          var _t_entity = new EntityData(this._io, this, this._root);
          try {
            _t_entity._read();
          } finally {
            this.entity.push(_t_entity);
          }
          this._debug.entity.arr[i].end = this._io.pos;
        }
        this._debug.entity.end = this._io.pos;
      }
      this._debug.key = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.key = new KafkaString_.KafkaString(this._io, null, null, true);
      this.key._read();
      this._debug.key.end = this._io.pos;
      this._debug.value = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.value = this._io.readF8be();
      this._debug.value.end = this._io.pos;
      this._debug.remove = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.remove = new KafkaFlag_.KafkaFlag(this._io, null, null);
      this.remove._read();
      this._debug.remove.end = this._io.pos;
      this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      this.tagged._read();
      this._debug.tagged.end = this._io.pos;
    }

    /**
     * EntityData.
     */

    var EntityData = ClientQuotaRecord.EntityData = (function() {
      function EntityData(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;
        this._debug = {};

      }
      EntityData.prototype._read = function() {
        this._debug.entityType = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.entityType = new KafkaString_.KafkaString(this._io, null, null, true);
        this.entityType._read();
        this._debug.entityType.end = this._io.pos;
        this._debug.entityName = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.entityName = new KafkaString_.KafkaString(this._io, null, null, true);
        this.entityName._read();
        this._debug.entityName.end = this._io.pos;
        this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
        this.tagged._read();
        this._debug.tagged.end = this._io.pos;
      }

      /**
       * Entity type.
       */

      /**
       * Name of the entity, or null if the default.
       */

      /**
       * Tags.
       */

      return EntityData;
    })();

    /**
     * Count.
     */

    /**
     * Quota entity to alter.
     */

    /**
     * Quota configuration key.
     */

    /**
     * Value to set, ignored if it is removed.
     */

    /**
     * Whether the value is removed, not set.
     */

    /**
     * Tags.
     */

    return ClientQuotaRecord;
  })();

  /**
   * ConfigRecord, version 0.
   * @see apache/kafka 4.1.1 metadata/src/main/resources/common/metadata/ConfigRecord.json
   */

  var ConfigRecord = KafkaMetadata.ConfigRecord = (function() {
    function ConfigRecord(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    ConfigRecord.prototype._read = function() {
      this._debug.resourceType = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.resourceType = this._io.readS1();
      this._debug.resourceType.end = this._io.pos;
      this._debug.resourceName = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.resourceName = new KafkaString_.KafkaString(this._io, null, null, true);
      this.resourceName._read();
      this._debug.resourceName.end = this._io.pos;
      this._debug.name = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.name = new KafkaString_.KafkaString(this._io, null, null, true);
      this.name._read();
      this._debug.name.end = this._io.pos;
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
     * Type of resource this configuration applies to.
     */

    /**
     * Name of the resource this configuration applies to.
     */

    /**
     * Name of the configuration key.
     */

    /**
     * Value of the configuration, or null if it should be deleted.
     */

    /**
     * Tags.
     */

    return ConfigRecord;
  })();

  /**
   * DelegationTokenRecord, version 0.
   * @see apache/kafka 4.1.1 metadata/src/main/resources/common/metadata/DelegationTokenRecord.json
   */

  var DelegationTokenRecord = KafkaMetadata.DelegationTokenRecord = (function() {
    function DelegationTokenRecord(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    DelegationTokenRecord.prototype._read = function() {
      this._debug.owner = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.owner = new KafkaString_.KafkaString(this._io, null, null, true);
      this.owner._read();
      this._debug.owner.end = this._io.pos;
      this._debug.requester = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.requester = new KafkaString_.KafkaString(this._io, null, null, true);
      this.requester._read();
      this._debug.requester.end = this._io.pos;
      this._debug.numRenewers = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numRenewers = new KafkaCount_.KafkaCount(this._io, null, null, true);
      this.numRenewers._read();
      this._debug.numRenewers.end = this._io.pos;
      if (this.numRenewers.value >= 0) {
        this._debug.renewers = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this._debug.renewers.arr = [];
        this.renewers = [];
        for (var i = 0; i < this.numRenewers.value; i++) {
          this._debug.renewers.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
          var _t_renewers = new KafkaString_.KafkaString(this._io, null, null, true);
          try {
            _t_renewers._read();
          } finally {
            this.renewers.push(_t_renewers);
          }
          this._debug.renewers.arr[i].end = this._io.pos;
        }
        this._debug.renewers.end = this._io.pos;
      }
      this._debug.issueTimestamp = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.issueTimestamp = this._io.readS8be();
      this._debug.issueTimestamp.end = this._io.pos;
      this._debug.maxTimestamp = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.maxTimestamp = this._io.readS8be();
      this._debug.maxTimestamp.end = this._io.pos;
      this._debug.expirationTimestamp = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.expirationTimestamp = this._io.readS8be();
      this._debug.expirationTimestamp.end = this._io.pos;
      this._debug.tokenId = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.tokenId = new KafkaString_.KafkaString(this._io, null, null, true);
      this.tokenId._read();
      this._debug.tokenId.end = this._io.pos;
      this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      this.tagged._read();
      this._debug.tagged.end = this._io.pos;
    }

    /**
     * Delegation token owner.
     */

    /**
     * Delegation token requester.
     */

    /**
     * Count.
     */

    /**
     * Principals which can renew this token.
     */

    /**
     * Time at which this timestamp was issued.
     */

    /**
     * Time at which this token cannot be renewed any more.
     */

    /**
     * Next time at which this token must be renewed.
     */

    /**
     * Token id.
     */

    /**
     * Tags.
     */

    return DelegationTokenRecord;
  })();

  /**
   * EndTransactionRecord, version 0.
   * @see apache/kafka 4.1.1 metadata/src/main/resources/common/metadata/EndTransactionRecord.json
   */

  var EndTransactionRecord = KafkaMetadata.EndTransactionRecord = (function() {
    function EndTransactionRecord(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    EndTransactionRecord.prototype._read = function() {
      this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      this.tagged._read();
      this._debug.tagged.end = this._io.pos;
    }

    /**
     * Tags.
     */

    return EndTransactionRecord;
  })();

  /**
   * FeatureLevelRecord, version 0.
   * @see apache/kafka 4.1.1 metadata/src/main/resources/common/metadata/FeatureLevelRecord.json
   */

  var FeatureLevelRecord = KafkaMetadata.FeatureLevelRecord = (function() {
    function FeatureLevelRecord(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    FeatureLevelRecord.prototype._read = function() {
      this._debug.name = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.name = new KafkaString_.KafkaString(this._io, null, null, true);
      this.name._read();
      this._debug.name.end = this._io.pos;
      this._debug.featureLevel = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.featureLevel = this._io.readS2be();
      this._debug.featureLevel.end = this._io.pos;
      this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      this.tagged._read();
      this._debug.tagged.end = this._io.pos;
    }

    /**
     * Feature name.
     */

    /**
     * Current finalized feature level, 0 if not supported.
     */

    /**
     * Tags.
     */

    return FeatureLevelRecord;
  })();

  /**
   * FenceBrokerRecord, version 0.
   * @see apache/kafka 4.1.1 metadata/src/main/resources/common/metadata/FenceBrokerRecord.json
   */

  var FenceBrokerRecord = KafkaMetadata.FenceBrokerRecord = (function() {
    function FenceBrokerRecord(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    FenceBrokerRecord.prototype._read = function() {
      this._debug.id = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.id = this._io.readS4be();
      this._debug.id.end = this._io.pos;
      this._debug.epoch = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.epoch = this._io.readS8be();
      this._debug.epoch.end = this._io.pos;
      this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      this.tagged._read();
      this._debug.tagged.end = this._io.pos;
    }

    /**
     * Broker ID to fence. It will be removed from all ISRs.
     */

    /**
     * Epoch of the broker to fence.
     */

    /**
     * Tags.
     */

    return FenceBrokerRecord;
  })();

  /**
   * NoOpRecord, version 0.
   * @see apache/kafka 4.1.1 metadata/src/main/resources/common/metadata/NoOpRecord.json
   */

  var NoOpRecord = KafkaMetadata.NoOpRecord = (function() {
    function NoOpRecord(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    NoOpRecord.prototype._read = function() {
      this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      this.tagged._read();
      this._debug.tagged.end = this._io.pos;
    }

    /**
     * Tags.
     */

    return NoOpRecord;
  })();

  /**
   * PartitionChangeRecord, versions 0-2.
   * @see apache/kafka 4.1.1 metadata/src/main/resources/common/metadata/PartitionChangeRecord.json
   */

  var PartitionChangeRecord = KafkaMetadata.PartitionChangeRecord = (function() {
    function PartitionChangeRecord(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    PartitionChangeRecord.prototype._read = function() {
      this._debug.partitionId = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.partitionId = this._io.readS4be();
      this._debug.partitionId.end = this._io.pos;
      this._debug.topicId = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.topicId = new KafkaUuid_.KafkaUuid(this._io, null, null);
      this.topicId._read();
      this._debug.topicId.end = this._io.pos;
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
     * Content.
     */

    var TaggedAddingReplicas = PartitionChangeRecord.TaggedAddingReplicas = (function() {
      function TaggedAddingReplicas(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;
        this._debug = {};

      }
      TaggedAddingReplicas.prototype._read = function() {
        this._debug.numAddingReplicas = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.numAddingReplicas = new KafkaCount_.KafkaCount(this._io, null, null, true);
        this.numAddingReplicas._read();
        this._debug.numAddingReplicas.end = this._io.pos;
        if (this.numAddingReplicas.value >= 0) {
          this._debug.addingReplicas = { start: this._io.pos, ioOffset: this._io.byteOffset };
          this._debug.addingReplicas.arr = [];
          this.addingReplicas = [];
          for (var i = 0; i < this.numAddingReplicas.value; i++) {
            this._debug.addingReplicas.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
            this.addingReplicas.push(this._io.readS4be());
            this._debug.addingReplicas.arr[i].end = this._io.pos;
          }
          this._debug.addingReplicas.end = this._io.pos;
        }
      }

      /**
       * Count.
       */

      /**
       * New adding replicas, or null if unchanged.
       */

      return TaggedAddingReplicas;
    })();

    /**
     * Content.
     */

    var TaggedDirectories = PartitionChangeRecord.TaggedDirectories = (function() {
      function TaggedDirectories(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;
        this._debug = {};

      }
      TaggedDirectories.prototype._read = function() {
        this._debug.numDirectories = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.numDirectories = new KafkaCount_.KafkaCount(this._io, null, null, true);
        this.numDirectories._read();
        this._debug.numDirectories.end = this._io.pos;
        if (this.numDirectories.value >= 0) {
          this._debug.directories = { start: this._io.pos, ioOffset: this._io.byteOffset };
          this._debug.directories.arr = [];
          this.directories = [];
          for (var i = 0; i < this.numDirectories.value; i++) {
            this._debug.directories.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
            var _t_directories = new KafkaUuid_.KafkaUuid(this._io, null, null);
            try {
              _t_directories._read();
            } finally {
              this.directories.push(_t_directories);
            }
            this._debug.directories.arr[i].end = this._io.pos;
          }
          this._debug.directories.end = this._io.pos;
        }
      }

      /**
       * Count.
       */

      /**
       * New log directory for each replica, or null if unchanged.
       */

      return TaggedDirectories;
    })();

    /**
     * Content.
     */

    var TaggedEligibleLeaderReplicas = PartitionChangeRecord.TaggedEligibleLeaderReplicas = (function() {
      function TaggedEligibleLeaderReplicas(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;
        this._debug = {};

      }
      TaggedEligibleLeaderReplicas.prototype._read = function() {
        this._debug.numEligibleLeaderReplicas = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.numEligibleLeaderReplicas = new KafkaCount_.KafkaCount(this._io, null, null, true);
        this.numEligibleLeaderReplicas._read();
        this._debug.numEligibleLeaderReplicas.end = this._io.pos;
        if (this.numEligibleLeaderReplicas.value >= 0) {
          this._debug.eligibleLeaderReplicas = { start: this._io.pos, ioOffset: this._io.byteOffset };
          this._debug.eligibleLeaderReplicas.arr = [];
          this.eligibleLeaderReplicas = [];
          for (var i = 0; i < this.numEligibleLeaderReplicas.value; i++) {
            this._debug.eligibleLeaderReplicas.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
            this.eligibleLeaderReplicas.push(this._io.readS4be());
            this._debug.eligibleLeaderReplicas.arr[i].end = this._io.pos;
          }
          this._debug.eligibleLeaderReplicas.end = this._io.pos;
        }
      }

      /**
       * Count.
       */

      /**
       * New eligible leader replicas, or null if unchanged.
       */

      return TaggedEligibleLeaderReplicas;
    })();

    /**
     * A tagged field. Readers skip unknown ones.
     */

    var TaggedField = PartitionChangeRecord.TaggedField = (function() {
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
          this.content = new TaggedIsr(_io__raw_content, this, this._root);
          this.content._read();
          break;
        case 1:
          this._raw_content = this._io.readBytes(this.lenContent.value);
          var _io__raw_content = new KaitaiStream(this._raw_content);
          this.content = new TaggedLeader(_io__raw_content, this, this._root);
          this.content._read();
          break;
        case 2:
          this._raw_content = this._io.readBytes(this.lenContent.value);
          var _io__raw_content = new KaitaiStream(this._raw_content);
          this.content = new TaggedReplicas(_io__raw_content, this, this._root);
          this.content._read();
          break;
        case 3:
          this._raw_content = this._io.readBytes(this.lenContent.value);
          var _io__raw_content = new KaitaiStream(this._raw_content);
          this.content = new TaggedRemovingReplicas(_io__raw_content, this, this._root);
          this.content._read();
          break;
        case 4:
          this._raw_content = this._io.readBytes(this.lenContent.value);
          var _io__raw_content = new KaitaiStream(this._raw_content);
          this.content = new TaggedAddingReplicas(_io__raw_content, this, this._root);
          this.content._read();
          break;
        case 5:
          this._raw_content = this._io.readBytes(this.lenContent.value);
          var _io__raw_content = new KaitaiStream(this._raw_content);
          this.content = new TaggedLeaderRecoveryState(_io__raw_content, this, this._root);
          this.content._read();
          break;
        case 6:
          this._raw_content = this._io.readBytes(this.lenContent.value);
          var _io__raw_content = new KaitaiStream(this._raw_content);
          this.content = new TaggedEligibleLeaderReplicas(_io__raw_content, this, this._root);
          this.content._read();
          break;
        case 7:
          this._raw_content = this._io.readBytes(this.lenContent.value);
          var _io__raw_content = new KaitaiStream(this._raw_content);
          this.content = new TaggedLastKnownElr(_io__raw_content, this, this._root);
          this.content._read();
          break;
        case 8:
          this._raw_content = this._io.readBytes(this.lenContent.value);
          var _io__raw_content = new KaitaiStream(this._raw_content);
          this.content = new TaggedDirectories(_io__raw_content, this, this._root);
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

    var TaggedIsr = PartitionChangeRecord.TaggedIsr = (function() {
      function TaggedIsr(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;
        this._debug = {};

      }
      TaggedIsr.prototype._read = function() {
        this._debug.numIsr = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.numIsr = new KafkaCount_.KafkaCount(this._io, null, null, true);
        this.numIsr._read();
        this._debug.numIsr.end = this._io.pos;
        if (this.numIsr.value >= 0) {
          this._debug.isr = { start: this._io.pos, ioOffset: this._io.byteOffset };
          this._debug.isr.arr = [];
          this.isr = [];
          for (var i = 0; i < this.numIsr.value; i++) {
            this._debug.isr.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
            this.isr.push(this._io.readS4be());
            this._debug.isr.arr[i].end = this._io.pos;
          }
          this._debug.isr.end = this._io.pos;
        }
      }

      /**
       * Count.
       */

      /**
       * New in-sync replicas, or null if unchanged.
       */

      return TaggedIsr;
    })();

    /**
     * Content.
     */

    var TaggedLastKnownElr = PartitionChangeRecord.TaggedLastKnownElr = (function() {
      function TaggedLastKnownElr(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;
        this._debug = {};

      }
      TaggedLastKnownElr.prototype._read = function() {
        this._debug.numLastKnownElr = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.numLastKnownElr = new KafkaCount_.KafkaCount(this._io, null, null, true);
        this.numLastKnownElr._read();
        this._debug.numLastKnownElr.end = this._io.pos;
        if (this.numLastKnownElr.value >= 0) {
          this._debug.lastKnownElr = { start: this._io.pos, ioOffset: this._io.byteOffset };
          this._debug.lastKnownElr.arr = [];
          this.lastKnownElr = [];
          for (var i = 0; i < this.numLastKnownElr.value; i++) {
            this._debug.lastKnownElr.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
            this.lastKnownElr.push(this._io.readS4be());
            this._debug.lastKnownElr.arr[i].end = this._io.pos;
          }
          this._debug.lastKnownElr.end = this._io.pos;
        }
      }

      /**
       * Count.
       */

      /**
       * Last known eligible leader replicas, or null if unchanged.
       */

      return TaggedLastKnownElr;
    })();

    /**
     * Content.
     */

    var TaggedLeader = PartitionChangeRecord.TaggedLeader = (function() {
      function TaggedLeader(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;
        this._debug = {};

      }
      TaggedLeader.prototype._read = function() {
        this._debug.leader = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.leader = this._io.readS4be();
        this._debug.leader.end = this._io.pos;
      }

      /**
       * -1 if there is now no leader; -2 if the leader didn't change; the new leader otherwise.
       */

      return TaggedLeader;
    })();

    /**
     * Content.
     */

    var TaggedLeaderRecoveryState = PartitionChangeRecord.TaggedLeaderRecoveryState = (function() {
      function TaggedLeaderRecoveryState(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;
        this._debug = {};

      }
      TaggedLeaderRecoveryState.prototype._read = function() {
        this._debug.leaderRecoveryState = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.leaderRecoveryState = this._io.readS1();
        this._debug.leaderRecoveryState.end = this._io.pos;
      }

      /**
       * -1 if it didn't change; 0 if it was elected from the ISR or recovered from an unclean election; 1 if it still recovers.
       */

      return TaggedLeaderRecoveryState;
    })();

    /**
     * Content.
     */

    var TaggedRemovingReplicas = PartitionChangeRecord.TaggedRemovingReplicas = (function() {
      function TaggedRemovingReplicas(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;
        this._debug = {};

      }
      TaggedRemovingReplicas.prototype._read = function() {
        this._debug.numRemovingReplicas = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.numRemovingReplicas = new KafkaCount_.KafkaCount(this._io, null, null, true);
        this.numRemovingReplicas._read();
        this._debug.numRemovingReplicas.end = this._io.pos;
        if (this.numRemovingReplicas.value >= 0) {
          this._debug.removingReplicas = { start: this._io.pos, ioOffset: this._io.byteOffset };
          this._debug.removingReplicas.arr = [];
          this.removingReplicas = [];
          for (var i = 0; i < this.numRemovingReplicas.value; i++) {
            this._debug.removingReplicas.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
            this.removingReplicas.push(this._io.readS4be());
            this._debug.removingReplicas.arr[i].end = this._io.pos;
          }
          this._debug.removingReplicas.end = this._io.pos;
        }
      }

      /**
       * Count.
       */

      /**
       * New removing replicas, or null if unchanged.
       */

      return TaggedRemovingReplicas;
    })();

    /**
     * Content.
     */

    var TaggedReplicas = PartitionChangeRecord.TaggedReplicas = (function() {
      function TaggedReplicas(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;
        this._debug = {};

      }
      TaggedReplicas.prototype._read = function() {
        this._debug.numReplicas = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.numReplicas = new KafkaCount_.KafkaCount(this._io, null, null, true);
        this.numReplicas._read();
        this._debug.numReplicas.end = this._io.pos;
        if (this.numReplicas.value >= 0) {
          this._debug.replicas = { start: this._io.pos, ioOffset: this._io.byteOffset };
          this._debug.replicas.arr = [];
          this.replicas = [];
          for (var i = 0; i < this.numReplicas.value; i++) {
            this._debug.replicas.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
            this.replicas.push(this._io.readS4be());
            this._debug.replicas.arr[i].end = this._io.pos;
          }
          this._debug.replicas.end = this._io.pos;
        }
      }

      /**
       * Count.
       */

      /**
       * New replicas, or null if unchanged.
       */

      return TaggedReplicas;
    })();

    /**
     * Partition id.
     */

    /**
     * Unique ID of this topic.
     */

    /**
     * Count.
     */

    /**
     * Tags.
     */

    return PartitionChangeRecord;
  })();

  /**
   * PartitionRecord, versions 0-2.
   * @see apache/kafka 4.1.1 metadata/src/main/resources/common/metadata/PartitionRecord.json
   */

  var PartitionRecord = KafkaMetadata.PartitionRecord = (function() {
    function PartitionRecord(_io, _parent, _root, apiVersion) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.apiVersion = apiVersion;
      this._debug = {};

    }
    PartitionRecord.prototype._read = function() {
      this._debug.partitionId = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.partitionId = this._io.readS4be();
      this._debug.partitionId.end = this._io.pos;
      this._debug.topicId = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.topicId = new KafkaUuid_.KafkaUuid(this._io, null, null);
      this.topicId._read();
      this._debug.topicId.end = this._io.pos;
      this._debug.numReplicas = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numReplicas = new KafkaCount_.KafkaCount(this._io, null, null, true);
      this.numReplicas._read();
      this._debug.numReplicas.end = this._io.pos;
      if (this.numReplicas.value >= 0) {
        this._debug.replicas = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this._debug.replicas.arr = [];
        this.replicas = [];
        for (var i = 0; i < this.numReplicas.value; i++) {
          this._debug.replicas.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
          this.replicas.push(this._io.readS4be());
          this._debug.replicas.arr[i].end = this._io.pos;
        }
        this._debug.replicas.end = this._io.pos;
      }
      this._debug.numIsr = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numIsr = new KafkaCount_.KafkaCount(this._io, null, null, true);
      this.numIsr._read();
      this._debug.numIsr.end = this._io.pos;
      if (this.numIsr.value >= 0) {
        this._debug.isr = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this._debug.isr.arr = [];
        this.isr = [];
        for (var i = 0; i < this.numIsr.value; i++) {
          this._debug.isr.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
          this.isr.push(this._io.readS4be());
          this._debug.isr.arr[i].end = this._io.pos;
        }
        this._debug.isr.end = this._io.pos;
      }
      this._debug.numRemovingReplicas = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numRemovingReplicas = new KafkaCount_.KafkaCount(this._io, null, null, true);
      this.numRemovingReplicas._read();
      this._debug.numRemovingReplicas.end = this._io.pos;
      if (this.numRemovingReplicas.value >= 0) {
        this._debug.removingReplicas = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this._debug.removingReplicas.arr = [];
        this.removingReplicas = [];
        for (var i = 0; i < this.numRemovingReplicas.value; i++) {
          this._debug.removingReplicas.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
          this.removingReplicas.push(this._io.readS4be());
          this._debug.removingReplicas.arr[i].end = this._io.pos;
        }
        this._debug.removingReplicas.end = this._io.pos;
      }
      this._debug.numAddingReplicas = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numAddingReplicas = new KafkaCount_.KafkaCount(this._io, null, null, true);
      this.numAddingReplicas._read();
      this._debug.numAddingReplicas.end = this._io.pos;
      if (this.numAddingReplicas.value >= 0) {
        this._debug.addingReplicas = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this._debug.addingReplicas.arr = [];
        this.addingReplicas = [];
        for (var i = 0; i < this.numAddingReplicas.value; i++) {
          this._debug.addingReplicas.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
          this.addingReplicas.push(this._io.readS4be());
          this._debug.addingReplicas.arr[i].end = this._io.pos;
        }
        this._debug.addingReplicas.end = this._io.pos;
      }
      this._debug.leader = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.leader = this._io.readS4be();
      this._debug.leader.end = this._io.pos;
      this._debug.leaderEpoch = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.leaderEpoch = this._io.readS4be();
      this._debug.leaderEpoch.end = this._io.pos;
      this._debug.partitionEpoch = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.partitionEpoch = this._io.readS4be();
      this._debug.partitionEpoch.end = this._io.pos;
      if (this.apiVersion >= 1) {
        this._debug.numDirectories = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.numDirectories = new KafkaCount_.KafkaCount(this._io, null, null, true);
        this.numDirectories._read();
        this._debug.numDirectories.end = this._io.pos;
      }
      if ( ((this.apiVersion >= 1) && (this.numDirectories.value >= 0)) ) {
        this._debug.directories = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this._debug.directories.arr = [];
        this.directories = [];
        for (var i = 0; i < this.numDirectories.value; i++) {
          this._debug.directories.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
          var _t_directories = new KafkaUuid_.KafkaUuid(this._io, null, null);
          try {
            _t_directories._read();
          } finally {
            this.directories.push(_t_directories);
          }
          this._debug.directories.arr[i].end = this._io.pos;
        }
        this._debug.directories.end = this._io.pos;
      }
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
     * Content.
     */

    var TaggedEligibleLeaderReplicas = PartitionRecord.TaggedEligibleLeaderReplicas = (function() {
      function TaggedEligibleLeaderReplicas(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;
        this._debug = {};

      }
      TaggedEligibleLeaderReplicas.prototype._read = function() {
        this._debug.numEligibleLeaderReplicas = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.numEligibleLeaderReplicas = new KafkaCount_.KafkaCount(this._io, null, null, true);
        this.numEligibleLeaderReplicas._read();
        this._debug.numEligibleLeaderReplicas.end = this._io.pos;
        if (this.numEligibleLeaderReplicas.value >= 0) {
          this._debug.eligibleLeaderReplicas = { start: this._io.pos, ioOffset: this._io.byteOffset };
          this._debug.eligibleLeaderReplicas.arr = [];
          this.eligibleLeaderReplicas = [];
          for (var i = 0; i < this.numEligibleLeaderReplicas.value; i++) {
            this._debug.eligibleLeaderReplicas.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
            this.eligibleLeaderReplicas.push(this._io.readS4be());
            this._debug.eligibleLeaderReplicas.arr[i].end = this._io.pos;
          }
          this._debug.eligibleLeaderReplicas.end = this._io.pos;
        }
      }

      /**
       * Count.
       */

      /**
       * Eligible leader replicas of this partition.
       */

      return TaggedEligibleLeaderReplicas;
    })();

    /**
     * A tagged field. Readers skip unknown ones.
     */

    var TaggedField = PartitionRecord.TaggedField = (function() {
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
          this.content = new TaggedLeaderRecoveryState(_io__raw_content, this, this._root);
          this.content._read();
          break;
        case 1:
          this._raw_content = this._io.readBytes(this.lenContent.value);
          var _io__raw_content = new KaitaiStream(this._raw_content);
          this.content = new TaggedEligibleLeaderReplicas(_io__raw_content, this, this._root);
          this.content._read();
          break;
        case 2:
          this._raw_content = this._io.readBytes(this.lenContent.value);
          var _io__raw_content = new KaitaiStream(this._raw_content);
          this.content = new TaggedLastKnownElr(_io__raw_content, this, this._root);
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

    var TaggedLastKnownElr = PartitionRecord.TaggedLastKnownElr = (function() {
      function TaggedLastKnownElr(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;
        this._debug = {};

      }
      TaggedLastKnownElr.prototype._read = function() {
        this._debug.numLastKnownElr = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.numLastKnownElr = new KafkaCount_.KafkaCount(this._io, null, null, true);
        this.numLastKnownElr._read();
        this._debug.numLastKnownElr.end = this._io.pos;
        if (this.numLastKnownElr.value >= 0) {
          this._debug.lastKnownElr = { start: this._io.pos, ioOffset: this._io.byteOffset };
          this._debug.lastKnownElr.arr = [];
          this.lastKnownElr = [];
          for (var i = 0; i < this.numLastKnownElr.value; i++) {
            this._debug.lastKnownElr.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
            this.lastKnownElr.push(this._io.readS4be());
            this._debug.lastKnownElr.arr[i].end = this._io.pos;
          }
          this._debug.lastKnownElr.end = this._io.pos;
        }
      }

      /**
       * Count.
       */

      /**
       * Last known eligible leader replicas of this partition.
       */

      return TaggedLastKnownElr;
    })();

    /**
     * Content.
     */

    var TaggedLeaderRecoveryState = PartitionRecord.TaggedLeaderRecoveryState = (function() {
      function TaggedLeaderRecoveryState(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;
        this._debug = {};

      }
      TaggedLeaderRecoveryState.prototype._read = function() {
        this._debug.leaderRecoveryState = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.leaderRecoveryState = this._io.readS1();
        this._debug.leaderRecoveryState.end = this._io.pos;
      }

      /**
       * 1 if it recovers from an unclean leader election; 0 otherwise.
       */

      return TaggedLeaderRecoveryState;
    })();

    /**
     * Partition id.
     */

    /**
     * Unique ID of this topic.
     */

    /**
     * Count.
     */

    /**
     * Replicas of this partition, sorted by preferred order.
     */

    /**
     * Count.
     */

    /**
     * In-sync replicas of this partition.
     */

    /**
     * Count.
     */

    /**
     * Replicas to be removed.
     */

    /**
     * Count.
     */

    /**
     * Replicas to be added.
     */

    /**
     * Lead replica, or -1 if there is no leader.
     */

    /**
     * Epoch of the partition leader.
     */

    /**
     * Rises with every change.
     */

    /**
     * Count.
     */

    /**
     * Log directory hosting each replica, in the order of the replicas.
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

    return PartitionRecord;
  })();

  /**
   * ProducerIdsRecord, version 0.
   * @see apache/kafka 4.1.1 metadata/src/main/resources/common/metadata/ProducerIdsRecord.json
   */

  var ProducerIdsRecord = KafkaMetadata.ProducerIdsRecord = (function() {
    function ProducerIdsRecord(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    ProducerIdsRecord.prototype._read = function() {
      this._debug.brokerId = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.brokerId = this._io.readS4be();
      this._debug.brokerId.end = this._io.pos;
      this._debug.brokerEpoch = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.brokerEpoch = this._io.readS8be();
      this._debug.brokerEpoch.end = this._io.pos;
      this._debug.nextProducerId = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.nextProducerId = this._io.readS8be();
      this._debug.nextProducerId.end = this._io.pos;
      this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      this.tagged._read();
      this._debug.tagged.end = this._io.pos;
    }

    /**
     * ID of the requesting broker.
     */

    /**
     * Epoch of the requesting broker.
     */

    /**
     * Next producerId that will be assigned, the first of the next block.
     */

    /**
     * Tags.
     */

    return ProducerIdsRecord;
  })();

  /**
   * RegisterBrokerRecord, versions 0-3.
   * @see apache/kafka 4.1.1 metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json
   */

  var RegisterBrokerRecord = KafkaMetadata.RegisterBrokerRecord = (function() {
    function RegisterBrokerRecord(_io, _parent, _root, apiVersion) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.apiVersion = apiVersion;
      this._debug = {};

    }
    RegisterBrokerRecord.prototype._read = function() {
      this._debug.brokerId = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.brokerId = this._io.readS4be();
      this._debug.brokerId.end = this._io.pos;
      if (this.apiVersion >= 2) {
        this._debug.isMigratingZkBroker = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.isMigratingZkBroker = new KafkaFlag_.KafkaFlag(this._io, null, null);
        this.isMigratingZkBroker._read();
        this._debug.isMigratingZkBroker.end = this._io.pos;
      }
      this._debug.incarnationId = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.incarnationId = new KafkaUuid_.KafkaUuid(this._io, null, null);
      this.incarnationId._read();
      this._debug.incarnationId.end = this._io.pos;
      this._debug.brokerEpoch = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.brokerEpoch = this._io.readS8be();
      this._debug.brokerEpoch.end = this._io.pos;
      this._debug.numEndPoints = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numEndPoints = new KafkaCount_.KafkaCount(this._io, null, null, true);
      this.numEndPoints._read();
      this._debug.numEndPoints.end = this._io.pos;
      if (this.numEndPoints.value >= 0) {
        this._debug.endPoints = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this._debug.endPoints.arr = [];
        this.endPoints = [];
        for (var i = 0; i < this.numEndPoints.value; i++) {
          this._debug.endPoints.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
          var _t_endPoints = new BrokerEndpoint(this._io, this, this._root);
          try {
            _t_endPoints._read();
          } finally {
            this.endPoints.push(_t_endPoints);
          }
          this._debug.endPoints.arr[i].end = this._io.pos;
        }
        this._debug.endPoints.end = this._io.pos;
      }
      this._debug.numFeatures = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numFeatures = new KafkaCount_.KafkaCount(this._io, null, null, true);
      this.numFeatures._read();
      this._debug.numFeatures.end = this._io.pos;
      if (this.numFeatures.value >= 0) {
        this._debug.features = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this._debug.features.arr = [];
        this.features = [];
        for (var i = 0; i < this.numFeatures.value; i++) {
          this._debug.features.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
          var _t_features = new BrokerFeature(this._io, this, this._root);
          try {
            _t_features._read();
          } finally {
            this.features.push(_t_features);
          }
          this._debug.features.arr[i].end = this._io.pos;
        }
        this._debug.features.end = this._io.pos;
      }
      this._debug.rack = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.rack = new KafkaString_.KafkaString(this._io, null, null, true);
      this.rack._read();
      this._debug.rack.end = this._io.pos;
      this._debug.fenced = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.fenced = new KafkaFlag_.KafkaFlag(this._io, null, null);
      this.fenced._read();
      this._debug.fenced.end = this._io.pos;
      if (this.apiVersion >= 1) {
        this._debug.inControlledShutdown = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.inControlledShutdown = new KafkaFlag_.KafkaFlag(this._io, null, null);
        this.inControlledShutdown._read();
        this._debug.inControlledShutdown.end = this._io.pos;
      }
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
     * BrokerEndpoint.
     */

    var BrokerEndpoint = RegisterBrokerRecord.BrokerEndpoint = (function() {
      function BrokerEndpoint(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;
        this._debug = {};

      }
      BrokerEndpoint.prototype._read = function() {
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
        this._debug.securityProtocol = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.securityProtocol = this._io.readS2be();
        this._debug.securityProtocol.end = this._io.pos;
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
       * Security protocol.
       */

      /**
       * Tags.
       */

      return BrokerEndpoint;
    })();

    /**
     * BrokerFeature.
     */

    var BrokerFeature = RegisterBrokerRecord.BrokerFeature = (function() {
      function BrokerFeature(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;
        this._debug = {};

      }
      BrokerFeature.prototype._read = function() {
        this._debug.name = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.name = new KafkaString_.KafkaString(this._io, null, null, true);
        this.name._read();
        this._debug.name.end = this._io.pos;
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
       * Feature name.
       */

      /**
       * Minimum supported feature level.
       */

      /**
       * Maximum supported feature level.
       */

      /**
       * Tags.
       */

      return BrokerFeature;
    })();

    /**
     * A tagged field. Readers skip unknown ones.
     */

    var TaggedField = RegisterBrokerRecord.TaggedField = (function() {
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
          this.content = new TaggedLogDirs(_io__raw_content, this, this._root);
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

    var TaggedLogDirs = RegisterBrokerRecord.TaggedLogDirs = (function() {
      function TaggedLogDirs(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;
        this._debug = {};

      }
      TaggedLogDirs.prototype._read = function() {
        this._debug.numLogDirs = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.numLogDirs = new KafkaCount_.KafkaCount(this._io, null, null, true);
        this.numLogDirs._read();
        this._debug.numLogDirs.end = this._io.pos;
        if (this.numLogDirs.value >= 0) {
          this._debug.logDirs = { start: this._io.pos, ioOffset: this._io.byteOffset };
          this._debug.logDirs.arr = [];
          this.logDirs = [];
          for (var i = 0; i < this.numLogDirs.value; i++) {
            this._debug.logDirs.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
            var _t_logDirs = new KafkaUuid_.KafkaUuid(this._io, null, null);
            try {
              _t_logDirs._read();
            } finally {
              this.logDirs.push(_t_logDirs);
            }
            this._debug.logDirs.arr[i].end = this._io.pos;
          }
          this._debug.logDirs.end = this._io.pos;
        }
      }

      /**
       * Count.
       */

      /**
       * Log directories available in this broker.
       */

      return TaggedLogDirs;
    })();

    /**
     * Broker id.
     */

    /**
     * True if the broker is a ZK broker in migration mode. Otherwise, false.
     */

    /**
     * Incarnation ID of the broker process.
     */

    /**
     * Broker epoch assigned by the controller.
     */

    /**
     * Count.
     */

    /**
     * Endpoints of this broker.
     */

    /**
     * Count.
     */

    /**
     * Features on this broker.
     */

    /**
     * Broker rack.
     */

    /**
     * True if the broker is fenced.
     */

    /**
     * True if the broker is in controlled shutdown.
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

    return RegisterBrokerRecord;
  })();

  /**
   * RegisterControllerRecord, version 0.
   * @see apache/kafka 4.1.1 metadata/src/main/resources/common/metadata/RegisterControllerRecord.json
   */

  var RegisterControllerRecord = KafkaMetadata.RegisterControllerRecord = (function() {
    function RegisterControllerRecord(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    RegisterControllerRecord.prototype._read = function() {
      this._debug.controllerId = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.controllerId = this._io.readS4be();
      this._debug.controllerId.end = this._io.pos;
      this._debug.incarnationId = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.incarnationId = new KafkaUuid_.KafkaUuid(this._io, null, null);
      this.incarnationId._read();
      this._debug.incarnationId.end = this._io.pos;
      this._debug.zkMigrationReady = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.zkMigrationReady = new KafkaFlag_.KafkaFlag(this._io, null, null);
      this.zkMigrationReady._read();
      this._debug.zkMigrationReady.end = this._io.pos;
      this._debug.numEndPoints = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numEndPoints = new KafkaCount_.KafkaCount(this._io, null, null, true);
      this.numEndPoints._read();
      this._debug.numEndPoints.end = this._io.pos;
      if (this.numEndPoints.value >= 0) {
        this._debug.endPoints = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this._debug.endPoints.arr = [];
        this.endPoints = [];
        for (var i = 0; i < this.numEndPoints.value; i++) {
          this._debug.endPoints.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
          var _t_endPoints = new ControllerEndpoint(this._io, this, this._root);
          try {
            _t_endPoints._read();
          } finally {
            this.endPoints.push(_t_endPoints);
          }
          this._debug.endPoints.arr[i].end = this._io.pos;
        }
        this._debug.endPoints.end = this._io.pos;
      }
      this._debug.numFeatures = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numFeatures = new KafkaCount_.KafkaCount(this._io, null, null, true);
      this.numFeatures._read();
      this._debug.numFeatures.end = this._io.pos;
      if (this.numFeatures.value >= 0) {
        this._debug.features = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this._debug.features.arr = [];
        this.features = [];
        for (var i = 0; i < this.numFeatures.value; i++) {
          this._debug.features.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
          var _t_features = new ControllerFeature(this._io, this, this._root);
          try {
            _t_features._read();
          } finally {
            this.features.push(_t_features);
          }
          this._debug.features.arr[i].end = this._io.pos;
        }
        this._debug.features.end = this._io.pos;
      }
      this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      this.tagged._read();
      this._debug.tagged.end = this._io.pos;
    }

    /**
     * ControllerEndpoint.
     */

    var ControllerEndpoint = RegisterControllerRecord.ControllerEndpoint = (function() {
      function ControllerEndpoint(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;
        this._debug = {};

      }
      ControllerEndpoint.prototype._read = function() {
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
        this._debug.securityProtocol = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.securityProtocol = this._io.readS2be();
        this._debug.securityProtocol.end = this._io.pos;
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
       * Security protocol.
       */

      /**
       * Tags.
       */

      return ControllerEndpoint;
    })();

    /**
     * ControllerFeature.
     */

    var ControllerFeature = RegisterControllerRecord.ControllerFeature = (function() {
      function ControllerFeature(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;
        this._debug = {};

      }
      ControllerFeature.prototype._read = function() {
        this._debug.name = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.name = new KafkaString_.KafkaString(this._io, null, null, true);
        this.name._read();
        this._debug.name.end = this._io.pos;
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
       * Feature name.
       */

      /**
       * Minimum supported feature level.
       */

      /**
       * Maximum supported feature level.
       */

      /**
       * Tags.
       */

      return ControllerFeature;
    })();

    /**
     * Controller id.
     */

    /**
     * Incarnation ID of the controller process.
     */

    /**
     * Set if the required configurations for ZK migration are present.
     */

    /**
     * Count.
     */

    /**
     * Endpoints of this controller.
     */

    /**
     * Count.
     */

    /**
     * Features on this controller.
     */

    /**
     * Tags.
     */

    return RegisterControllerRecord;
  })();

  /**
   * RemoveAccessControlEntryRecord, version 0.
   * @see apache/kafka 4.1.1 metadata/src/main/resources/common/metadata/RemoveAccessControlEntryRecord.json
   */

  var RemoveAccessControlEntryRecord = KafkaMetadata.RemoveAccessControlEntryRecord = (function() {
    function RemoveAccessControlEntryRecord(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    RemoveAccessControlEntryRecord.prototype._read = function() {
      this._debug.id = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.id = new KafkaUuid_.KafkaUuid(this._io, null, null);
      this.id._read();
      this._debug.id.end = this._io.pos;
      this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      this.tagged._read();
      this._debug.tagged.end = this._io.pos;
    }

    /**
     * ID of the AccessControlEntry to remove.
     */

    /**
     * Tags.
     */

    return RemoveAccessControlEntryRecord;
  })();

  /**
   * RemoveDelegationTokenRecord, version 0.
   * @see apache/kafka 4.1.1 metadata/src/main/resources/common/metadata/RemoveDelegationTokenRecord.json
   */

  var RemoveDelegationTokenRecord = KafkaMetadata.RemoveDelegationTokenRecord = (function() {
    function RemoveDelegationTokenRecord(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    RemoveDelegationTokenRecord.prototype._read = function() {
      this._debug.tokenId = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.tokenId = new KafkaString_.KafkaString(this._io, null, null, true);
      this.tokenId._read();
      this._debug.tokenId.end = this._io.pos;
      this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      this.tagged._read();
      this._debug.tagged.end = this._io.pos;
    }

    /**
     * TokenID to remove.
     */

    /**
     * Tags.
     */

    return RemoveDelegationTokenRecord;
  })();

  /**
   * RemoveTopicRecord, version 0.
   * @see apache/kafka 4.1.1 metadata/src/main/resources/common/metadata/RemoveTopicRecord.json
   */

  var RemoveTopicRecord = KafkaMetadata.RemoveTopicRecord = (function() {
    function RemoveTopicRecord(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    RemoveTopicRecord.prototype._read = function() {
      this._debug.topicId = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.topicId = new KafkaUuid_.KafkaUuid(this._io, null, null);
      this.topicId._read();
      this._debug.topicId.end = this._io.pos;
      this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      this.tagged._read();
      this._debug.tagged.end = this._io.pos;
    }

    /**
     * Topic to remove, with its partitions.
     */

    /**
     * Tags.
     */

    return RemoveTopicRecord;
  })();

  /**
   * RemoveUserScramCredentialRecord, version 0.
   * @see apache/kafka 4.1.1 metadata/src/main/resources/common/metadata/RemoveUserScramCredentialRecord.json
   */

  var RemoveUserScramCredentialRecord = KafkaMetadata.RemoveUserScramCredentialRecord = (function() {
    function RemoveUserScramCredentialRecord(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    RemoveUserScramCredentialRecord.prototype._read = function() {
      this._debug.name = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.name = new KafkaString_.KafkaString(this._io, null, null, true);
      this.name._read();
      this._debug.name.end = this._io.pos;
      this._debug.mechanism = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.mechanism = this._io.readS1();
      this._debug.mechanism.end = this._io.pos;
      this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      this.tagged._read();
      this._debug.tagged.end = this._io.pos;
    }

    /**
     * User name.
     */

    /**
     * SCRAM mechanism.
     */

    /**
     * Tags.
     */

    return RemoveUserScramCredentialRecord;
  })();

  /**
   * TopicRecord, version 0.
   * @see apache/kafka 4.1.1 metadata/src/main/resources/common/metadata/TopicRecord.json
   */

  var TopicRecord = KafkaMetadata.TopicRecord = (function() {
    function TopicRecord(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    TopicRecord.prototype._read = function() {
      this._debug.name = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.name = new KafkaString_.KafkaString(this._io, null, null, true);
      this.name._read();
      this._debug.name.end = this._io.pos;
      this._debug.topicId = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.topicId = new KafkaUuid_.KafkaUuid(this._io, null, null);
      this.topicId._read();
      this._debug.topicId.end = this._io.pos;
      this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      this.tagged._read();
      this._debug.tagged.end = this._io.pos;
    }

    /**
     * Topic name.
     */

    /**
     * Unique ID of this topic.
     */

    /**
     * Tags.
     */

    return TopicRecord;
  })();

  /**
   * UnfenceBrokerRecord, version 0.
   * @see apache/kafka 4.1.1 metadata/src/main/resources/common/metadata/UnfenceBrokerRecord.json
   */

  var UnfenceBrokerRecord = KafkaMetadata.UnfenceBrokerRecord = (function() {
    function UnfenceBrokerRecord(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    UnfenceBrokerRecord.prototype._read = function() {
      this._debug.id = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.id = this._io.readS4be();
      this._debug.id.end = this._io.pos;
      this._debug.epoch = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.epoch = this._io.readS8be();
      this._debug.epoch.end = this._io.pos;
      this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      this.tagged._read();
      this._debug.tagged.end = this._io.pos;
    }

    /**
     * Broker ID to unfence.
     */

    /**
     * Epoch of the broker to unfence.
     */

    /**
     * Tags.
     */

    return UnfenceBrokerRecord;
  })();

  /**
   * UnregisterBrokerRecord, version 0.
   * @see apache/kafka 4.1.1 metadata/src/main/resources/common/metadata/UnregisterBrokerRecord.json
   */

  var UnregisterBrokerRecord = KafkaMetadata.UnregisterBrokerRecord = (function() {
    function UnregisterBrokerRecord(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    UnregisterBrokerRecord.prototype._read = function() {
      this._debug.brokerId = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.brokerId = this._io.readS4be();
      this._debug.brokerId.end = this._io.pos;
      this._debug.brokerEpoch = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.brokerEpoch = this._io.readS8be();
      this._debug.brokerEpoch.end = this._io.pos;
      this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      this.tagged._read();
      this._debug.tagged.end = this._io.pos;
    }

    /**
     * Broker id.
     */

    /**
     * Broker epoch.
     */

    /**
     * Tags.
     */

    return UnregisterBrokerRecord;
  })();

  /**
   * UserScramCredentialRecord, version 0.
   * @see apache/kafka 4.1.1 metadata/src/main/resources/common/metadata/UserScramCredentialRecord.json
   */

  var UserScramCredentialRecord = KafkaMetadata.UserScramCredentialRecord = (function() {
    function UserScramCredentialRecord(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    UserScramCredentialRecord.prototype._read = function() {
      this._debug.name = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.name = new KafkaString_.KafkaString(this._io, null, null, true);
      this.name._read();
      this._debug.name.end = this._io.pos;
      this._debug.mechanism = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.mechanism = this._io.readS1();
      this._debug.mechanism.end = this._io.pos;
      this._debug.salt = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.salt = new KafkaBytes_.KafkaBytes(this._io, null, null, true);
      this.salt._read();
      this._debug.salt.end = this._io.pos;
      this._debug.storedKey = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.storedKey = new KafkaBytes_.KafkaBytes(this._io, null, null, true);
      this.storedKey._read();
      this._debug.storedKey.end = this._io.pos;
      this._debug.serverKey = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.serverKey = new KafkaBytes_.KafkaBytes(this._io, null, null, true);
      this.serverKey._read();
      this._debug.serverKey.end = this._io.pos;
      this._debug.iterations = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.iterations = this._io.readS4be();
      this._debug.iterations.end = this._io.pos;
      this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      this.tagged._read();
      this._debug.tagged.end = this._io.pos;
    }

    /**
     * User name.
     */

    /**
     * SCRAM mechanism.
     */

    /**
     * A random salt generated by the client.
     */

    /**
     * Key the Server uses to authenticate the Client.
     */

    /**
     * Key the Client uses to validate the Servers identity.
     */

    /**
     * Number of iterations used in the SCRAM credential.
     */

    /**
     * Tags.
     */

    return UserScramCredentialRecord;
  })();

  /**
   * ZkMigrationStateRecord, version 0.
   * @see apache/kafka 4.1.1 metadata/src/main/resources/common/metadata/ZkMigrationRecord.json
   */

  var ZkMigrationStateRecord = KafkaMetadata.ZkMigrationStateRecord = (function() {
    function ZkMigrationStateRecord(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    ZkMigrationStateRecord.prototype._read = function() {
      this._debug.zkMigrationState = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.zkMigrationState = this._io.readS1();
      this._debug.zkMigrationState.end = this._io.pos;
      this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      this.tagged._read();
      this._debug.tagged.end = this._io.pos;
    }

    /**
     * One of the possible migration states.
     */

    /**
     * Tags.
     */

    return ZkMigrationStateRecord;
  })();

  /**
   * Always 1. The document in the source has 0, which only the preview of 2.8 reads.
   * @see apache/kafka 4.1.1 server-common/src/main/java/org/apache/kafka/server/common/serialization/AbstractApiMessageSerde.java:83-91
   */

  /**
   * Type of the record.
   */

  /**
   * The version of that record.
   */

  /**
   * The record.
   */

  /**
   * Empty. Otherwise the broker stops.
   * @see apache/kafka 4.1.1 server-common/src/main/java/org/apache/kafka/server/common/serialization/AbstractApiMessageSerde.java:106-109
   */

  return KafkaMetadata;
})();
KafkaMetadata_.KafkaMetadata = KafkaMetadata;
});
