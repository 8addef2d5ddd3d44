// kaitai-struct-compiler 0.11.0, ksy/osiris_simple_entry.ksy sha256 c4c3d029bec39ef9fa693423a67d184f9e8b59a6077598c023b890365d968b2e
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * One record, in RabbitMQ an AMQP 1.0 message. An empty body is valid and common.
 * @see "seeds/osiris.txt "SimpleEntry (CHNK_USER)""
 */
public class OsirisSimpleEntry extends KaitaiStruct {
    public static OsirisSimpleEntry fromFile(String fileName) throws IOException {
        return new OsirisSimpleEntry(new ByteBufferKaitaiStream(fileName));
    }

    public OsirisSimpleEntry(KaitaiStream _io) {
        this(_io, null, null);
    }

    public OsirisSimpleEntry(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public OsirisSimpleEntry(KaitaiStream _io, KaitaiStruct _parent, OsirisSimpleEntry _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.isSubBatch = this._io.readBitsIntBe(1) != 0;
        if (!(this.isSubBatch == false)) {
            throw new KaitaiStream.ValidationNotEqualError(false, this.isSubBatch, this._io, "/seq/0");
        }
        this.lenBody = this._io.readBitsIntBe(31);
        this.body = this._io.readBytes(lenBody());
    }

    public void _fetchInstances() {
    }
    private boolean isSubBatch;
    private long lenBody;
    private byte[] body;
    private OsirisSimpleEntry _root;
    private KaitaiStruct _parent;

    /**
     * Clear in a simple entry.
     */
    public boolean isSubBatch() { return isSubBatch; }

    /**
     * Bytes of the body.
     */
    public long lenBody() { return lenBody; }

    /**
     * The publisher's bytes. In a tracking chunk, a list of tracking blocks.
     */
    public byte[] body() { return body; }
    public OsirisSimpleEntry _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
