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

    this._read();
  }
  KafkaMetadata.prototype._read = function() {
    this.frameVersion = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
    var _ = this.frameVersion;
    if (!(_.value == 1)) {
      throw new KaitaiStream.ValidationExprError(this.frameVersion, this._io, "/seq/0");
    }
    this.apiKey = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
    var _ = this.apiKey;
    if (!( ((_.value == 0) || (_.value == 1) || (_.value == 2) || (_.value == 3) || (_.value == 4) || (_.value == 5) || (_.value == 7) || (_.value == 8) || (_.value == 9) || (_.value == 10) || (_.value == 11) || (_.value == 12) || (_.value == 14) || (_.value == 15) || (_.value == 17) || (_.value == 18) || (_.value == 19) || (_.value == 20) || (_.value == 21) || (_.value == 22) || (_.value == 23) || (_.value == 24) || (_.value == 25) || (_.value == 26) || (_.value == 27) || (_.value == 28)) )) {
      throw new KaitaiStream.ValidationExprError(this.apiKey, this._io, "/seq/1");
    }
    this.version = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
    var _ = this.version;
    if (!(_.value <= (this.apiKey.value == 0 ? 3 : (this.apiKey.value == 3 ? 2 : (this.apiKey.value == 5 ? 2 : (this.apiKey.value == 17 ? 2 : 0)))))) {
      throw new KaitaiStream.ValidationExprError(this.version, this._io, "/seq/2");
    }
    switch (this.apiKey.value) {
    case 0:
      this.body = new RegisterBrokerRecord(this._io, this, this._root, this.version.value);
      break;
    case 1:
      this.body = new UnregisterBrokerRecord(this._io, this, this._root);
      break;
    case 10:
      this.body = new DelegationTokenRecord(this._io, this, this._root);
      break;
    case 11:
      this.body = new UserScramCredentialRecord(this._io, this, this._root);
      break;
    case 12:
      this.body = new FeatureLevelRecord(this._io, this, this._root);
      break;
    case 14:
      this.body = new ClientQuotaRecord(this._io, this, this._root);
      break;
    case 15:
      this.body = new ProducerIdsRecord(this._io, this, this._root);
      break;
    case 17:
      this.body = new BrokerRegistrationChangeRecord(this._io, this, this._root);
      break;
    case 18:
      this.body = new AccessControlEntryRecord(this._io, this, this._root);
      break;
    case 19:
      this.body = new RemoveAccessControlEntryRecord(this._io, this, this._root);
      break;
    case 2:
      this.body = new TopicRecord(this._io, this, this._root);
      break;
    case 20:
      this.body = new NoOpRecord(this._io, this, this._root);
      break;
    case 21:
      this.body = new ZkMigrationStateRecord(this._io, this, this._root);
      break;
    case 22:
      this.body = new RemoveUserScramCredentialRecord(this._io, this, this._root);
      break;
    case 23:
      this.body = new BeginTransactionRecord(this._io, this, this._root);
      break;
    case 24:
      this.body = new EndTransactionRecord(this._io, this, this._root);
      break;
    case 25:
      this.body = new AbortTransactionRecord(this._io, this, this._root);
      break;
    case 26:
      this.body = new RemoveDelegationTokenRecord(this._io, this, this._root);
      break;
    case 27:
      this.body = new RegisterControllerRecord(this._io, this, this._root);
      break;
    case 28:
      this.body = new ClearElrRecord(this._io, this, this._root);
      break;
    case 3:
      this.body = new PartitionRecord(this._io, this, this._root, this.version.value);
      break;
    case 4:
      this.body = new ConfigRecord(this._io, this, this._root);
      break;
    case 5:
      this.body = new PartitionChangeRecord(this._io, this, this._root);
      break;
    case 7:
      this.body = new FenceBrokerRecord(this._io, this, this._root);
      break;
    case 8:
      this.body = new UnfenceBrokerRecord(this._io, this, this._root);
      break;
    case 9:
      this.body = new RemoveTopicRecord(this._io, this, this._root);
      break;
    }
    this.rest = this._io.readBytesFull();
    var _ = this.rest;
    if (!(_.length == 0)) {
      throw new KaitaiStream.ValidationExprError(this.rest, this._io, "/seq/4");
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

      this._read();
    }
    AbortTransactionRecord.prototype._read = function() {
      this.numTagged = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
      this.tagged = [];
      for (var i = 0; i < this.numTagged.value; i++) {
        this.tagged.push(new TaggedField(this._io, this, this._root));
      }
    }

    /**
     * A tagged field. Readers skip unknown ones.
     */

    var TaggedField = AbortTransactionRecord.TaggedField = (function() {
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
          this.content = new TaggedReason(_io__raw_content, this, this._root);
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

    var TaggedReason = AbortTransactionRecord.TaggedReason = (function() {
      function TaggedReason(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;

        this._read();
      }
      TaggedReason.prototype._read = function() {
        this.reason = new KafkaString_.KafkaString(this._io, null, null, true);
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

      this._read();
    }
    AccessControlEntryRecord.prototype._read = function() {
      this.id = new KafkaUuid_.KafkaUuid(this._io, null, null);
      this.resourceType = this._io.readS1();
      this.resourceName = new KafkaString_.KafkaString(this._io, null, null, true);
      this.patternType = this._io.readS1();
      this.principal = new KafkaString_.KafkaString(this._io, null, null, true);
      this.host = new KafkaString_.KafkaString(this._io, null, null, true);
      this.operation = this._io.readS1();
      this.permissionType = this._io.readS1();
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
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

      this._read();
    }
    BeginTransactionRecord.prototype._read = function() {
      this.numTagged = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
      this.tagged = [];
      for (var i = 0; i < this.numTagged.value; i++) {
        this.tagged.push(new TaggedField(this._io, this, this._root));
      }
    }

    /**
     * A tagged field. Readers skip unknown ones.
     */

    var TaggedField = BeginTransactionRecord.TaggedField = (function() {
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
          this.content = new TaggedName(_io__raw_content, this, this._root);
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

    var TaggedName = BeginTransactionRecord.TaggedName = (function() {
      function TaggedName(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;

        this._read();
      }
      TaggedName.prototype._read = function() {
        this.name = new KafkaString_.KafkaString(this._io, null, null, true);
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

      this._read();
    }
    BrokerRegistrationChangeRecord.prototype._read = function() {
      this.brokerId = this._io.readS4be();
      this.brokerEpoch = this._io.readS8be();
      this.numTagged = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
      this.tagged = [];
      for (var i = 0; i < this.numTagged.value; i++) {
        this.tagged.push(new TaggedField(this._io, this, this._root));
      }
    }

    /**
     * Content.
     */

    var TaggedFenced = BrokerRegistrationChangeRecord.TaggedFenced = (function() {
      function TaggedFenced(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;

        this._read();
      }
      TaggedFenced.prototype._read = function() {
        this.fenced = this._io.readS1();
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

        this._read();
      }
      TaggedField.prototype._read = function() {
        this.tag = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
        this.lenContent = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
        switch (this.tag.value) {
        case 0:
          this._raw_content = this._io.readBytes(this.lenContent.value);
          var _io__raw_content = new KaitaiStream(this._raw_content);
          this.content = new TaggedFenced(_io__raw_content, this, this._root);
          break;
        case 1:
          this._raw_content = this._io.readBytes(this.lenContent.value);
          var _io__raw_content = new KaitaiStream(this._raw_content);
          this.content = new TaggedInControlledShutdown(_io__raw_content, this, this._root);
          break;
        case 2:
          this._raw_content = this._io.readBytes(this.lenContent.value);
          var _io__raw_content = new KaitaiStream(this._raw_content);
          this.content = new TaggedLogDirs(_io__raw_content, this, this._root);
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

    var TaggedInControlledShutdown = BrokerRegistrationChangeRecord.TaggedInControlledShutdown = (function() {
      function TaggedInControlledShutdown(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;

        this._read();
      }
      TaggedInControlledShutdown.prototype._read = function() {
        this.inControlledShutdown = this._io.readS1();
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

        this._read();
      }
      TaggedLogDirs.prototype._read = function() {
        this.numLogDirs = new KafkaCount_.KafkaCount(this._io, null, null, true);
        if (this.numLogDirs.value >= 0) {
          this.logDirs = [];
          for (var i = 0; i < this.numLogDirs.value; i++) {
            this.logDirs.push(new KafkaUuid_.KafkaUuid(this._io, null, null));
          }
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

      this._read();
    }
    ClearElrRecord.prototype._read = function() {
      this.topicName = new KafkaString_.KafkaString(this._io, null, null, true);
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
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

      this._read();
    }
    ClientQuotaRecord.prototype._read = function() {
      this.numEntity = new KafkaCount_.KafkaCount(this._io, null, null, true);
      if (this.numEntity.value >= 0) {
        this.entity = [];
        for (var i = 0; i < this.numEntity.value; i++) {
          this.entity.push(new EntityData(this._io, this, this._root));
        }
      }
      this.key = new KafkaString_.KafkaString(this._io, null, null, true);
      this.value = this._io.readF8be();
      this.remove = new KafkaFlag_.KafkaFlag(this._io, null, null);
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    }

    /**
     * EntityData.
     */

    var EntityData = ClientQuotaRecord.EntityData = (function() {
      function EntityData(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;

        this._read();
      }
      EntityData.prototype._read = function() {
        this.entityType = new KafkaString_.KafkaString(this._io, null, null, true);
        this.entityName = new KafkaString_.KafkaString(this._io, null, null, true);
        this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
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

      this._read();
    }
    ConfigRecord.prototype._read = function() {
      this.resourceType = this._io.readS1();
      this.resourceName = new KafkaString_.KafkaString(this._io, null, null, true);
      this.name = new KafkaString_.KafkaString(this._io, null, null, true);
      this.value = new KafkaString_.KafkaString(this._io, null, null, true);
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
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

      this._read();
    }
    DelegationTokenRecord.prototype._read = function() {
      this.owner = new KafkaString_.KafkaString(this._io, null, null, true);
      this.requester = new KafkaString_.KafkaString(this._io, null, null, true);
      this.numRenewers = new KafkaCount_.KafkaCount(this._io, null, null, true);
      if (this.numRenewers.value >= 0) {
        this.renewers = [];
        for (var i = 0; i < this.numRenewers.value; i++) {
          this.renewers.push(new KafkaString_.KafkaString(this._io, null, null, true));
        }
      }
      this.issueTimestamp = this._io.readS8be();
      this.maxTimestamp = this._io.readS8be();
      this.expirationTimestamp = this._io.readS8be();
      this.tokenId = new KafkaString_.KafkaString(this._io, null, null, true);
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
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

      this._read();
    }
    EndTransactionRecord.prototype._read = function() {
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
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

      this._read();
    }
    FeatureLevelRecord.prototype._read = function() {
      this.name = new KafkaString_.KafkaString(this._io, null, null, true);
      this.featureLevel = this._io.readS2be();
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
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

      this._read();
    }
    FenceBrokerRecord.prototype._read = function() {
      this.id = this._io.readS4be();
      this.epoch = this._io.readS8be();
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
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

      this._read();
    }
    NoOpRecord.prototype._read = function() {
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
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

      this._read();
    }
    PartitionChangeRecord.prototype._read = function() {
      this.partitionId = this._io.readS4be();
      this.topicId = new KafkaUuid_.KafkaUuid(this._io, null, null);
      this.numTagged = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
      this.tagged = [];
      for (var i = 0; i < this.numTagged.value; i++) {
        this.tagged.push(new TaggedField(this._io, this, this._root));
      }
    }

    /**
     * Content.
     */

    var TaggedAddingReplicas = PartitionChangeRecord.TaggedAddingReplicas = (function() {
      function TaggedAddingReplicas(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;

        this._read();
      }
      TaggedAddingReplicas.prototype._read = function() {
        this.numAddingReplicas = new KafkaCount_.KafkaCount(this._io, null, null, true);
        if (this.numAddingReplicas.value >= 0) {
          this.addingReplicas = [];
          for (var i = 0; i < this.numAddingReplicas.value; i++) {
            this.addingReplicas.push(this._io.readS4be());
          }
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

        this._read();
      }
      TaggedDirectories.prototype._read = function() {
        this.numDirectories = new KafkaCount_.KafkaCount(this._io, null, null, true);
        if (this.numDirectories.value >= 0) {
          this.directories = [];
          for (var i = 0; i < this.numDirectories.value; i++) {
            this.directories.push(new KafkaUuid_.KafkaUuid(this._io, null, null));
          }
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

        this._read();
      }
      TaggedEligibleLeaderReplicas.prototype._read = function() {
        this.numEligibleLeaderReplicas = new KafkaCount_.KafkaCount(this._io, null, null, true);
        if (this.numEligibleLeaderReplicas.value >= 0) {
          this.eligibleLeaderReplicas = [];
          for (var i = 0; i < this.numEligibleLeaderReplicas.value; i++) {
            this.eligibleLeaderReplicas.push(this._io.readS4be());
          }
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

        this._read();
      }
      TaggedField.prototype._read = function() {
        this.tag = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
        this.lenContent = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
        switch (this.tag.value) {
        case 0:
          this._raw_content = this._io.readBytes(this.lenContent.value);
          var _io__raw_content = new KaitaiStream(this._raw_content);
          this.content = new TaggedIsr(_io__raw_content, this, this._root);
          break;
        case 1:
          this._raw_content = this._io.readBytes(this.lenContent.value);
          var _io__raw_content = new KaitaiStream(this._raw_content);
          this.content = new TaggedLeader(_io__raw_content, this, this._root);
          break;
        case 2:
          this._raw_content = this._io.readBytes(this.lenContent.value);
          var _io__raw_content = new KaitaiStream(this._raw_content);
          this.content = new TaggedReplicas(_io__raw_content, this, this._root);
          break;
        case 3:
          this._raw_content = this._io.readBytes(this.lenContent.value);
          var _io__raw_content = new KaitaiStream(this._raw_content);
          this.content = new TaggedRemovingReplicas(_io__raw_content, this, this._root);
          break;
        case 4:
          this._raw_content = this._io.readBytes(this.lenContent.value);
          var _io__raw_content = new KaitaiStream(this._raw_content);
          this.content = new TaggedAddingReplicas(_io__raw_content, this, this._root);
          break;
        case 5:
          this._raw_content = this._io.readBytes(this.lenContent.value);
          var _io__raw_content = new KaitaiStream(this._raw_content);
          this.content = new TaggedLeaderRecoveryState(_io__raw_content, this, this._root);
          break;
        case 6:
          this._raw_content = this._io.readBytes(this.lenContent.value);
          var _io__raw_content = new KaitaiStream(this._raw_content);
          this.content = new TaggedEligibleLeaderReplicas(_io__raw_content, this, this._root);
          break;
        case 7:
          this._raw_content = this._io.readBytes(this.lenContent.value);
          var _io__raw_content = new KaitaiStream(this._raw_content);
          this.content = new TaggedLastKnownElr(_io__raw_content, this, this._root);
          break;
        case 8:
          this._raw_content = this._io.readBytes(this.lenContent.value);
          var _io__raw_content = new KaitaiStream(this._raw_content);
          this.content = new TaggedDirectories(_io__raw_content, this, this._root);
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

    var TaggedIsr = PartitionChangeRecord.TaggedIsr = (function() {
      function TaggedIsr(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;

        this._read();
      }
      TaggedIsr.prototype._read = function() {
        this.numIsr = new KafkaCount_.KafkaCount(this._io, null, null, true);
        if (this.numIsr.value >= 0) {
          this.isr = [];
          for (var i = 0; i < this.numIsr.value; i++) {
            this.isr.push(this._io.readS4be());
          }
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

        this._read();
      }
      TaggedLastKnownElr.prototype._read = function() {
        this.numLastKnownElr = new KafkaCount_.KafkaCount(this._io, null, null, true);
        if (this.numLastKnownElr.value >= 0) {
          this.lastKnownElr = [];
          for (var i = 0; i < this.numLastKnownElr.value; i++) {
            this.lastKnownElr.push(this._io.readS4be());
          }
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

        this._read();
      }
      TaggedLeader.prototype._read = function() {
        this.leader = this._io.readS4be();
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

        this._read();
      }
      TaggedLeaderRecoveryState.prototype._read = function() {
        this.leaderRecoveryState = this._io.readS1();
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

        this._read();
      }
      TaggedRemovingReplicas.prototype._read = function() {
        this.numRemovingReplicas = new KafkaCount_.KafkaCount(this._io, null, null, true);
        if (this.numRemovingReplicas.value >= 0) {
          this.removingReplicas = [];
          for (var i = 0; i < this.numRemovingReplicas.value; i++) {
            this.removingReplicas.push(this._io.readS4be());
          }
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

        this._read();
      }
      TaggedReplicas.prototype._read = function() {
        this.numReplicas = new KafkaCount_.KafkaCount(this._io, null, null, true);
        if (this.numReplicas.value >= 0) {
          this.replicas = [];
          for (var i = 0; i < this.numReplicas.value; i++) {
            this.replicas.push(this._io.readS4be());
          }
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

      this._read();
    }
    PartitionRecord.prototype._read = function() {
      this.partitionId = this._io.readS4be();
      this.topicId = new KafkaUuid_.KafkaUuid(this._io, null, null);
      this.numReplicas = new KafkaCount_.KafkaCount(this._io, null, null, true);
      if (this.numReplicas.value >= 0) {
        this.replicas = [];
        for (var i = 0; i < this.numReplicas.value; i++) {
          this.replicas.push(this._io.readS4be());
        }
      }
      this.numIsr = new KafkaCount_.KafkaCount(this._io, null, null, true);
      if (this.numIsr.value >= 0) {
        this.isr = [];
        for (var i = 0; i < this.numIsr.value; i++) {
          this.isr.push(this._io.readS4be());
        }
      }
      this.numRemovingReplicas = new KafkaCount_.KafkaCount(this._io, null, null, true);
      if (this.numRemovingReplicas.value >= 0) {
        this.removingReplicas = [];
        for (var i = 0; i < this.numRemovingReplicas.value; i++) {
          this.removingReplicas.push(this._io.readS4be());
        }
      }
      this.numAddingReplicas = new KafkaCount_.KafkaCount(this._io, null, null, true);
      if (this.numAddingReplicas.value >= 0) {
        this.addingReplicas = [];
        for (var i = 0; i < this.numAddingReplicas.value; i++) {
          this.addingReplicas.push(this._io.readS4be());
        }
      }
      this.leader = this._io.readS4be();
      this.leaderEpoch = this._io.readS4be();
      this.partitionEpoch = this._io.readS4be();
      if (this.apiVersion >= 1) {
        this.numDirectories = new KafkaCount_.KafkaCount(this._io, null, null, true);
      }
      if ( ((this.apiVersion >= 1) && (this.numDirectories.value >= 0)) ) {
        this.directories = [];
        for (var i = 0; i < this.numDirectories.value; i++) {
          this.directories.push(new KafkaUuid_.KafkaUuid(this._io, null, null));
        }
      }
      this.numTagged = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
      this.tagged = [];
      for (var i = 0; i < this.numTagged.value; i++) {
        this.tagged.push(new TaggedField(this._io, this, this._root));
      }
    }

    /**
     * Content.
     */

    var TaggedEligibleLeaderReplicas = PartitionRecord.TaggedEligibleLeaderReplicas = (function() {
      function TaggedEligibleLeaderReplicas(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;

        this._read();
      }
      TaggedEligibleLeaderReplicas.prototype._read = function() {
        this.numEligibleLeaderReplicas = new KafkaCount_.KafkaCount(this._io, null, null, true);
        if (this.numEligibleLeaderReplicas.value >= 0) {
          this.eligibleLeaderReplicas = [];
          for (var i = 0; i < this.numEligibleLeaderReplicas.value; i++) {
            this.eligibleLeaderReplicas.push(this._io.readS4be());
          }
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

        this._read();
      }
      TaggedField.prototype._read = function() {
        this.tag = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
        this.lenContent = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
        switch (this.tag.value) {
        case 0:
          this._raw_content = this._io.readBytes(this.lenContent.value);
          var _io__raw_content = new KaitaiStream(this._raw_content);
          this.content = new TaggedLeaderRecoveryState(_io__raw_content, this, this._root);
          break;
        case 1:
          this._raw_content = this._io.readBytes(this.lenContent.value);
          var _io__raw_content = new KaitaiStream(this._raw_content);
          this.content = new TaggedEligibleLeaderReplicas(_io__raw_content, this, this._root);
          break;
        case 2:
          this._raw_content = this._io.readBytes(this.lenContent.value);
          var _io__raw_content = new KaitaiStream(this._raw_content);
          this.content = new TaggedLastKnownElr(_io__raw_content, this, this._root);
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

    var TaggedLastKnownElr = PartitionRecord.TaggedLastKnownElr = (function() {
      function TaggedLastKnownElr(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;

        this._read();
      }
      TaggedLastKnownElr.prototype._read = function() {
        this.numLastKnownElr = new KafkaCount_.KafkaCount(this._io, null, null, true);
        if (this.numLastKnownElr.value >= 0) {
          this.lastKnownElr = [];
          for (var i = 0; i < this.numLastKnownElr.value; i++) {
            this.lastKnownElr.push(this._io.readS4be());
          }
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

        this._read();
      }
      TaggedLeaderRecoveryState.prototype._read = function() {
        this.leaderRecoveryState = this._io.readS1();
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

      this._read();
    }
    ProducerIdsRecord.prototype._read = function() {
      this.brokerId = this._io.readS4be();
      this.brokerEpoch = this._io.readS8be();
      this.nextProducerId = this._io.readS8be();
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
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

      this._read();
    }
    RegisterBrokerRecord.prototype._read = function() {
      this.brokerId = this._io.readS4be();
      if (this.apiVersion >= 2) {
        this.isMigratingZkBroker = new KafkaFlag_.KafkaFlag(this._io, null, null);
      }
      this.incarnationId = new KafkaUuid_.KafkaUuid(this._io, null, null);
      this.brokerEpoch = this._io.readS8be();
      this.numEndPoints = new KafkaCount_.KafkaCount(this._io, null, null, true);
      if (this.numEndPoints.value >= 0) {
        this.endPoints = [];
        for (var i = 0; i < this.numEndPoints.value; i++) {
          this.endPoints.push(new BrokerEndpoint(this._io, this, this._root));
        }
      }
      this.numFeatures = new KafkaCount_.KafkaCount(this._io, null, null, true);
      if (this.numFeatures.value >= 0) {
        this.features = [];
        for (var i = 0; i < this.numFeatures.value; i++) {
          this.features.push(new BrokerFeature(this._io, this, this._root));
        }
      }
      this.rack = new KafkaString_.KafkaString(this._io, null, null, true);
      this.fenced = new KafkaFlag_.KafkaFlag(this._io, null, null);
      if (this.apiVersion >= 1) {
        this.inControlledShutdown = new KafkaFlag_.KafkaFlag(this._io, null, null);
      }
      this.numTagged = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
      this.tagged = [];
      for (var i = 0; i < this.numTagged.value; i++) {
        this.tagged.push(new TaggedField(this._io, this, this._root));
      }
    }

    /**
     * BrokerEndpoint.
     */

    var BrokerEndpoint = RegisterBrokerRecord.BrokerEndpoint = (function() {
      function BrokerEndpoint(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;

        this._read();
      }
      BrokerEndpoint.prototype._read = function() {
        this.name = new KafkaString_.KafkaString(this._io, null, null, true);
        this.host = new KafkaString_.KafkaString(this._io, null, null, true);
        this.port = this._io.readU2be();
        this.securityProtocol = this._io.readS2be();
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

        this._read();
      }
      BrokerFeature.prototype._read = function() {
        this.name = new KafkaString_.KafkaString(this._io, null, null, true);
        this.minSupportedVersion = this._io.readS2be();
        this.maxSupportedVersion = this._io.readS2be();
        this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
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

        this._read();
      }
      TaggedField.prototype._read = function() {
        this.tag = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
        this.lenContent = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
        switch (this.tag.value) {
        case 0:
          this._raw_content = this._io.readBytes(this.lenContent.value);
          var _io__raw_content = new KaitaiStream(this._raw_content);
          this.content = new TaggedLogDirs(_io__raw_content, this, this._root);
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

    var TaggedLogDirs = RegisterBrokerRecord.TaggedLogDirs = (function() {
      function TaggedLogDirs(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;

        this._read();
      }
      TaggedLogDirs.prototype._read = function() {
        this.numLogDirs = new KafkaCount_.KafkaCount(this._io, null, null, true);
        if (this.numLogDirs.value >= 0) {
          this.logDirs = [];
          for (var i = 0; i < this.numLogDirs.value; i++) {
            this.logDirs.push(new KafkaUuid_.KafkaUuid(this._io, null, null));
          }
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

      this._read();
    }
    RegisterControllerRecord.prototype._read = function() {
      this.controllerId = this._io.readS4be();
      this.incarnationId = new KafkaUuid_.KafkaUuid(this._io, null, null);
      this.zkMigrationReady = new KafkaFlag_.KafkaFlag(this._io, null, null);
      this.numEndPoints = new KafkaCount_.KafkaCount(this._io, null, null, true);
      if (this.numEndPoints.value >= 0) {
        this.endPoints = [];
        for (var i = 0; i < this.numEndPoints.value; i++) {
          this.endPoints.push(new ControllerEndpoint(this._io, this, this._root));
        }
      }
      this.numFeatures = new KafkaCount_.KafkaCount(this._io, null, null, true);
      if (this.numFeatures.value >= 0) {
        this.features = [];
        for (var i = 0; i < this.numFeatures.value; i++) {
          this.features.push(new ControllerFeature(this._io, this, this._root));
        }
      }
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    }

    /**
     * ControllerEndpoint.
     */

    var ControllerEndpoint = RegisterControllerRecord.ControllerEndpoint = (function() {
      function ControllerEndpoint(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;

        this._read();
      }
      ControllerEndpoint.prototype._read = function() {
        this.name = new KafkaString_.KafkaString(this._io, null, null, true);
        this.host = new KafkaString_.KafkaString(this._io, null, null, true);
        this.port = this._io.readU2be();
        this.securityProtocol = this._io.readS2be();
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

        this._read();
      }
      ControllerFeature.prototype._read = function() {
        this.name = new KafkaString_.KafkaString(this._io, null, null, true);
        this.minSupportedVersion = this._io.readS2be();
        this.maxSupportedVersion = this._io.readS2be();
        this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
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

      this._read();
    }
    RemoveAccessControlEntryRecord.prototype._read = function() {
      this.id = new KafkaUuid_.KafkaUuid(this._io, null, null);
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
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

      this._read();
    }
    RemoveDelegationTokenRecord.prototype._read = function() {
      this.tokenId = new KafkaString_.KafkaString(this._io, null, null, true);
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
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

      this._read();
    }
    RemoveTopicRecord.prototype._read = function() {
      this.topicId = new KafkaUuid_.KafkaUuid(this._io, null, null);
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
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

      this._read();
    }
    RemoveUserScramCredentialRecord.prototype._read = function() {
      this.name = new KafkaString_.KafkaString(this._io, null, null, true);
      this.mechanism = this._io.readS1();
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
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

      this._read();
    }
    TopicRecord.prototype._read = function() {
      this.name = new KafkaString_.KafkaString(this._io, null, null, true);
      this.topicId = new KafkaUuid_.KafkaUuid(this._io, null, null);
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
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

      this._read();
    }
    UnfenceBrokerRecord.prototype._read = function() {
      this.id = this._io.readS4be();
      this.epoch = this._io.readS8be();
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
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

      this._read();
    }
    UnregisterBrokerRecord.prototype._read = function() {
      this.brokerId = this._io.readS4be();
      this.brokerEpoch = this._io.readS8be();
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
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

      this._read();
    }
    UserScramCredentialRecord.prototype._read = function() {
      this.name = new KafkaString_.KafkaString(this._io, null, null, true);
      this.mechanism = this._io.readS1();
      this.salt = new KafkaBytes_.KafkaBytes(this._io, null, null, true);
      this.storedKey = new KafkaBytes_.KafkaBytes(this._io, null, null, true);
      this.serverKey = new KafkaBytes_.KafkaBytes(this._io, null, null, true);
      this.iterations = this._io.readS4be();
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
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

      this._read();
    }
    ZkMigrationStateRecord.prototype._read = function() {
      this.zkMigrationState = this._io.readS1();
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
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
