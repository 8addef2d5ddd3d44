// kaitai-struct-compiler 0.11.0, ksy/osiris_index.ksy sha256 8324821b1116d80a3e219bcdd0c7bec6bddc8f0d97a54dd79bec411548507a5d
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;


/**
 * A segment's chunk positions, as osiris writes them.
 * @see "seeds/osiris.txt "Index format""
 * @see "rabbitmq/osiris src/osiris.hrl IDX_HEADER"
 */
public class OsirisIndex extends KaitaiStruct {
    public static OsirisIndex fromFile(String fileName) throws IOException {
        return new OsirisIndex(new ByteBufferKaitaiStream(fileName));
    }

    public OsirisIndex(KaitaiStream _io) {
        this(_io, null, null);
    }

    public OsirisIndex(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public OsirisIndex(KaitaiStream _io, KaitaiStruct _parent, OsirisIndex _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.header = new IndexHeader(this._io, this, _root);
        this.records = new ArrayList<OsirisIndexRecord>();
        {
            int i = 0;
            while (!this._io.isEof()) {
                this.records.add(new OsirisIndexRecord(this._io));
                i++;
            }
        }
    }

    public void _fetchInstances() {
        this.header._fetchInstances();
        for (int i = 0; i < this.records.size(); i++) {
            this.records.get(((Number) (i)).intValue())._fetchInstances();
        }
    }

    /**
     * The first 8 bytes, which osiris skips when it opens a log.
     * @see "rabbitmq/osiris src/osiris.hrl IDX_HEADER"
     */
    public static class IndexHeader extends KaitaiStruct {
        public static IndexHeader fromFile(String fileName) throws IOException {
            return new IndexHeader(new ByteBufferKaitaiStream(fileName));
        }

        public IndexHeader(KaitaiStream _io) {
            this(_io, null, null);
        }

        public IndexHeader(KaitaiStream _io, OsirisIndex _parent) {
            this(_io, _parent, null);
        }

        public IndexHeader(KaitaiStream _io, OsirisIndex _parent, OsirisIndex _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.magic = this._io.readBytes(4);
            if (!(Arrays.equals(this.magic, new byte[] { 79, 83, 73, 73 }))) {
                throw new KaitaiStream.ValidationNotEqualError(new byte[] { 79, 83, 73, 73 }, this.magic, this._io, "/types/index_header/seq/0");
            }
            this.version = this._io.readU4be();
            if (!(this.version == 1)) {
                throw new KaitaiStream.ValidationNotEqualError(1, this.version, this._io, "/types/index_header/seq/1");
            }
        }

        public void _fetchInstances() {
        }
        private byte[] magic;
        private long version;
        private OsirisIndex _root;
        private OsirisIndex _parent;

        /**
         * Identifies an index.
         */
        public byte[] magic() { return magic; }

        /**
         * The same in all releases.
         */
        public long version() { return version; }
        public OsirisIndex _root() { return _root; }
        public OsirisIndex _parent() { return _parent; }
    }
    private IndexHeader header;
    private List<OsirisIndexRecord> records;
    private OsirisIndex _root;
    private KaitaiStruct _parent;

    /**
     * Magic and version. The document has none.
     */
    public IndexHeader header() { return header; }

    /**
     * One per chunk, in the segment's order.
     */
    public List<OsirisIndexRecord> records() { return records; }
    public OsirisIndex _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
