// kaitai-struct-compiler 0.11.0, ksy/osiris_sub_batch.ksy sha256 5140d70b06060fc7584027eb02806a5b069a05626f0d70a394c35e0dce3c593e
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * Records that a client compressed into one body. osiris never opens it, and older brokers did not check the number of
 * records and the lengths.
 * @see "seeds/osiris.txt "SubBatchEntry (CHNK_USER)""
 * @see "rabbitmq/rabbitmq-server fe2465f"
 */
public class OsirisSubBatch extends KaitaiStruct {
    public static OsirisSubBatch fromFile(String fileName) throws IOException {
        return new OsirisSubBatch(new ByteBufferKaitaiStream(fileName));
    }

    public OsirisSubBatch(KaitaiStream _io) {
        this(_io, null, null);
    }

    public OsirisSubBatch(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public OsirisSubBatch(KaitaiStream _io, KaitaiStruct _parent, OsirisSubBatch _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.isSubBatch = this._io.readBitsIntBe(1) != 0;
        if (!(this.isSubBatch == true)) {
            throw new KaitaiStream.ValidationNotEqualError(true, this.isSubBatch, this._io, "/seq/0");
        }
        this.compression = OsirisEnums.Compression.byId(this._io.readBitsIntBe(3));
        if (this.compression == null) {
            throw new KaitaiStream.ValidationNotInEnumError(this.compression, this._io, "/seq/1");
        }
        this.reserved = this._io.readBitsIntBe(4);
        this.numRecords = this._io.readU2be();
        this.lenUncompressed = this._io.readU4be();
        this.lenBody = this._io.readU4be();
        this.body = this._io.readBytes(lenBody());
    }

    public void _fetchInstances() {
    }
    private boolean isSubBatch;
    private OsirisEnums.Compression compression;
    private long reserved;
    private int numRecords;
    private long lenUncompressed;
    private long lenBody;
    private byte[] body;
    private OsirisSubBatch _root;
    private KaitaiStruct _parent;

    /**
     * Set in a sub-batch.
     */
    public boolean isSubBatch() { return isSubBatch; }

    /**
     * In the container of the Java and the Go client.
     */
    public OsirisEnums.Compression compression() { return compression; }

    /**
     * Written as 0. Readers ignore it.
     */
    public long reserved() { return reserved; }

    /**
     * Offsets that the sub-batch takes. 0 occurs.
     */
    public int numRecords() { return numRecords; }

    /**
     * Bytes of the decompressed body, as stated by the client. It may be wrong.
     */
    public long lenUncompressed() { return lenUncompressed; }

    /**
     * Bytes of the stored body.
     */
    public long lenBody() { return lenBody; }

    /**
     * The container. Decompressed, it is an `osiris_sub_batch_body`.
     */
    public byte[] body() { return body; }
    public OsirisSubBatch _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
