// kaitai-struct-compiler 0.11.0, ksy/osiris_sub_batch_body.ksy sha256 6523995b7f69f9676222c6b86ea8d3a365f035f726104d680020609328e52a93
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './OsirisSimpleEntry'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./OsirisSimpleEntry'));
  } else {
    factory(root.OsirisSubBatchBody || (root.OsirisSubBatchBody = {}), root.KaitaiStream, root.OsirisSimpleEntry || (root.OsirisSimpleEntry = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (OsirisSubBatchBody_, KaitaiStream, OsirisSimpleEntry_) {
/**
 * The decompressed body of a sub-batch: simple entries with consecutive offsets, to the end. Sub-batches are not nested.
 * @see rabbitmq/rabbitmq-stream-java-client src/main/java/com/rabbitmq/stream/impl/ServerFrameHandler.java handleMessage
 * @see rabbitmq/rabbitmq-stream-go-client pkg/stream/aggregation.go
 */

var OsirisSubBatchBody = (function() {
  function OsirisSubBatchBody(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this._debug = {};

  }
  OsirisSubBatchBody.prototype._read = function() {
    this._debug.entries = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this._debug.entries.arr = [];
    this.entries = [];
    var i = 0;
    while (!this._io.isEof()) {
      this._debug.entries.arr[this.entries.length] = { start: this._io.pos, ioOffset: this._io.byteOffset };
      var _t_entries = new OsirisSimpleEntry_.OsirisSimpleEntry(this._io, null, null);
      try {
        _t_entries._read();
      } finally {
        this.entries.push(_t_entries);
      }
      this._debug.entries.arr[this.entries.length - 1].end = this._io.pos;
      i++;
    }
    this._debug.entries.end = this._io.pos;
  }

  /**
   * Normally `num_records` of the sub-batch.
   */

  return OsirisSubBatchBody;
})();
OsirisSubBatchBody_.OsirisSubBatchBody = OsirisSubBatchBody;
});
