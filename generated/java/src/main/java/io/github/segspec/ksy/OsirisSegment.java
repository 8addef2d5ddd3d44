// kaitai-struct-compiler 0.11.0, ksy/osiris_segment.ksy sha256 21fe7ce92e4d8973115699ff49380d659bdf85d5f9a9223430808973c18fa223
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
 * A header, and chunks to the end of the file. The file's name is the id of its first chunk, in 20 decimal digits.
 * @see "seeds/osiris.txt "Log format""
 * @see "rabbitmq/osiris src/osiris.hrl LOG_HEADER, src/osiris_log.erl open_new_segment/1"
 */
public class OsirisSegment extends KaitaiStruct {
    public static OsirisSegment fromFile(String fileName) throws IOException {
        return new OsirisSegment(new ByteBufferKaitaiStream(fileName));
    }

    public OsirisSegment(KaitaiStream _io) {
        this(_io, null, null);
    }

    public OsirisSegment(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public OsirisSegment(KaitaiStream _io, KaitaiStruct _parent, OsirisSegment _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.header = new LogHeader(this._io, this, _root);
        this.chunks = new ArrayList<OsirisChunk>();
        {
            int i = 0;
            while (!this._io.isEof()) {
                this.chunks.add(new OsirisChunk(this._io));
                i++;
            }
        }
    }

    public void _fetchInstances() {
        this.header._fetchInstances();
        for (int i = 0; i < this.chunks.size(); i++) {
            this.chunks.get(((Number) (i)).intValue())._fetchInstances();
        }
    }

    /**
     * The first 8 bytes, which osiris skips when it opens a log.
     * @see "seeds/osiris.txt "Log format""
     */
    public static class LogHeader extends KaitaiStruct {
        public static LogHeader fromFile(String fileName) throws IOException {
            return new LogHeader(new ByteBufferKaitaiStream(fileName));
        }

        public LogHeader(KaitaiStream _io) {
            this(_io, null, null);
        }

        public LogHeader(KaitaiStream _io, OsirisSegment _parent) {
            this(_io, _parent, null);
        }

        public LogHeader(KaitaiStream _io, OsirisSegment _parent, OsirisSegment _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.magic = this._io.readBytes(4);
            if (!(Arrays.equals(this.magic, new byte[] { 79, 83, 73, 76 }))) {
                throw new KaitaiStream.ValidationNotEqualError(new byte[] { 79, 83, 73, 76 }, this.magic, this._io, "/types/log_header/seq/0");
            }
            this.version = this._io.readU4be();
            if (!(this.version == 1)) {
                throw new KaitaiStream.ValidationNotEqualError(1, this.version, this._io, "/types/log_header/seq/1");
            }
        }

        public void _fetchInstances() {
        }
        private byte[] magic;
        private long version;
        private OsirisSegment _root;
        private OsirisSegment _parent;

        /**
         * Identifies a segment.
         */
        public byte[] magic() { return magic; }

        /**
         * The same in all releases.
         */
        public long version() { return version; }
        public OsirisSegment _root() { return _root; }
        public OsirisSegment _parent() { return _parent; }
    }
    private LogHeader header;
    private List<OsirisChunk> chunks;
    private OsirisSegment _root;
    private KaitaiStruct _parent;

    /**
     * Magic and version.
     */
    public LogHeader header() { return header; }

    /**
     * In ascending order.
     */
    public List<OsirisChunk> chunks() { return chunks; }
    public OsirisSegment _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
