// kaitai-struct-compiler 0.11.0, ksy/osiris_index.ksy sha256 9abb35129258ad57a5953d0d8886936216c0f63d3f595921d91ff4b5bd6a51a2
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
 * Where each chunk of a segment begins: a header and one record for every chunk, as osiris writes it.
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
     * The first 8 bytes of an index. osiris writes them and never looks at them again when it opens a log.
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
         * Names the file as an index.
         */
        public byte[] magic() { return magic; }

        /**
         * The same since the first release.
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
     * Says that this is an index, and of which version. The document has none.
     */
    public IndexHeader header() { return header; }

    /**
     * One for every chunk, in the order of the segment.
     */
    public List<OsirisIndexRecord> records() { return records; }
    public OsirisIndex _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
