// kaitai-struct-compiler 0.11.0, ksy/osiris_sub_batch_body.ksy sha256 6523995b7f69f9676222c6b86ea8d3a365f035f726104d680020609328e52a93
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * The decompressed body of a sub-batch: simple entries with consecutive offsets, to the end. Sub-batches are not nested.
 * @see "rabbitmq/rabbitmq-stream-java-client src/main/java/com/rabbitmq/stream/impl/ServerFrameHandler.java handleMessage"
 * @see "rabbitmq/rabbitmq-stream-go-client pkg/stream/aggregation.go"
 */
public class OsirisSubBatchBody extends KaitaiStruct {
    public static OsirisSubBatchBody fromFile(String fileName) throws IOException {
        return new OsirisSubBatchBody(new ByteBufferKaitaiStream(fileName));
    }

    public OsirisSubBatchBody(KaitaiStream _io) {
        this(_io, null, null);
    }

    public OsirisSubBatchBody(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public OsirisSubBatchBody(KaitaiStream _io, KaitaiStruct _parent, OsirisSubBatchBody _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.entries = new ArrayList<OsirisSimpleEntry>();
        {
            int i = 0;
            while (!this._io.isEof()) {
                this.entries.add(new OsirisSimpleEntry(this._io));
                i++;
            }
        }
    }

    public void _fetchInstances() {
        for (int i = 0; i < this.entries.size(); i++) {
            this.entries.get(((Number) (i)).intValue())._fetchInstances();
        }
    }
    private List<OsirisSimpleEntry> entries;
    private OsirisSubBatchBody _root;
    private KaitaiStruct _parent;

    /**
     * Normally `num_records` of the sub-batch.
     */
    public List<OsirisSimpleEntry> entries() { return entries; }
    public OsirisSubBatchBody _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
