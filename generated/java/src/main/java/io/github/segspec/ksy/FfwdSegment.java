// kaitai-struct-compiler 0.11.0, ksy/ffwd_segment.ksy sha256 bb668a179ed95a80a02eb33d8a1188813304ae026bfd2a8fb9d5189e3b01f016
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.Map;
import java.util.HashMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;


/**
 * A header, and entries to the end of the file. The file's name is its base offset in hexadecimal, with 16 digits (10 in
 * the document's example). Document and code have headers of different width, and both write version 0. The parameter
 * states which one a file has, and the rules ffwd.choice how to find out. Numbers are big-endian, which the document
 * does not specify.
 * @see "seeds/ffwd.txt "Files""
 */
public class FfwdSegment extends KaitaiStruct {

    public enum HeaderVariant {
        SYSTEM(0),
        DOCUMENT(1);

        private final long id;
        HeaderVariant(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, HeaderVariant> byId = new HashMap<Long, HeaderVariant>(2);
        static {
            for (HeaderVariant e : HeaderVariant.values())
                byId.put(e.id(), e);
        }
        public static HeaderVariant byId(long id) { return byId.get(id); }
    }

    public FfwdSegment(KaitaiStream _io, HeaderVariant variant) {
        this(_io, null, null, variant);
    }

    public FfwdSegment(KaitaiStream _io, KaitaiStruct _parent, HeaderVariant variant) {
        this(_io, _parent, null, variant);
    }

    public FfwdSegment(KaitaiStream _io, KaitaiStruct _parent, FfwdSegment _root, HeaderVariant variant) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        this.variant = variant;
        _read();
    }
    private void _read() {
        {
            var on = variant();
            if (on != null) {
                switch (variant()) {
                case DOCUMENT: {
                    this.header = new DocumentHeader(this._io, this, _root);
                    break;
                }
                case SYSTEM: {
                    this.header = new SystemHeader(this._io, this, _root);
                    break;
                }
                }
            }
        }
        this.entries = new ArrayList<FfwdEntry>();
        {
            int i = 0;
            while (!this._io.isEof()) {
                this.entries.add(new FfwdEntry(this._io));
                i++;
            }
        }
    }

    public void _fetchInstances() {
        {
            var on = variant();
            if (on != null) {
                switch (variant()) {
                case DOCUMENT: {
                    ((DocumentHeader) (this.header))._fetchInstances();
                    break;
                }
                case SYSTEM: {
                    ((SystemHeader) (this.header))._fetchInstances();
                    break;
                }
                }
            }
        }
        for (int i = 0; i < this.entries.size(); i++) {
            this.entries.get(((Number) (i)).intValue())._fetchInstances();
        }
    }

    /**
     * The document's header of 14 bytes. No known program writes it.
     * @see "seeds/ffwd.txt "Files""
     */
    public static class DocumentHeader extends KaitaiStruct {
        public static DocumentHeader fromFile(String fileName) throws IOException {
            return new DocumentHeader(new ByteBufferKaitaiStream(fileName));
        }

        public DocumentHeader(KaitaiStream _io) {
            this(_io, null, null);
        }

        public DocumentHeader(KaitaiStream _io, FfwdSegment _parent) {
            this(_io, _parent, null);
        }

        public DocumentHeader(KaitaiStream _io, FfwdSegment _parent, FfwdSegment _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.magic = this._io.readBytes(4);
            if (!(Arrays.equals(this.magic, new byte[] { 70, 70, 76, 71 }))) {
                throw new KaitaiStream.ValidationNotEqualError(new byte[] { 70, 70, 76, 71 }, this.magic, this._io, "/types/document_header/seq/0");
            }
            this.version = this._io.readU2be();
            if (!(this.version == 0)) {
                throw new KaitaiStream.ValidationNotEqualError(0, this.version, this._io, "/types/document_header/seq/1");
            }
            this.baseOffset = this._io.readU8be();
        }

        public void _fetchInstances() {
        }
        private byte[] magic;
        private int version;
        private long baseOffset;
        private FfwdSegment _root;
        private FfwdSegment _parent;

        /**
         * The same as in the other header.
         * @see "seeds/ffwd.txt "Files""
         */
        public byte[] magic() { return magic; }

        /**
         * The document names no value. 0 is the code's.
         * @see "seeds/ffwd.txt "Files""
         */
        public int version() { return version; }

        /**
         * The first message's number.
         * @see "seeds/ffwd.txt "Files""
         */
        public long baseOffset() { return baseOffset; }
        public FfwdSegment _root() { return _root; }
        public FfwdSegment _parent() { return _parent; }
    }

    /**
     * The code's header of 16 bytes.
     * @see "spotify/ffwd core/src/main/java/com/spotify/ffwd/qlog/QLogManagerImpl.java appendHeader"
     */
    public static class SystemHeader extends KaitaiStruct {
        public static SystemHeader fromFile(String fileName) throws IOException {
            return new SystemHeader(new ByteBufferKaitaiStream(fileName));
        }

        public SystemHeader(KaitaiStream _io) {
            this(_io, null, null);
        }

        public SystemHeader(KaitaiStream _io, FfwdSegment _parent) {
            this(_io, _parent, null);
        }

        public SystemHeader(KaitaiStream _io, FfwdSegment _parent, FfwdSegment _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.magic = this._io.readBytes(4);
            if (!(Arrays.equals(this.magic, new byte[] { 70, 70, 76, 71 }))) {
                throw new KaitaiStream.ValidationNotEqualError(new byte[] { 70, 70, 76, 71 }, this.magic, this._io, "/types/system_header/seq/0");
            }
            this.version = this._io.readS4be();
            if (!(this.version == 0)) {
                throw new KaitaiStream.ValidationNotEqualError(0, this.version, this._io, "/types/system_header/seq/1");
            }
            this.baseOffset = this._io.readU8be();
        }

        public void _fetchInstances() {
        }
        private byte[] magic;
        private int version;
        private long baseOffset;
        private FfwdSegment _root;
        private FfwdSegment _parent;

        /**
         * `46 46 4C 47`, "FFLG" in ASCII.
         * @see "seeds/ffwd.txt "Files""
         */
        public byte[] magic() { return magic; }

        /**
         * Only 0 is defined. A Java int.
         * @see "spotify/ffwd core/src/main/java/com/spotify/ffwd/qlog/QLogManagerImpl.java CURRENT_VERSION"
         */
        public int version() { return version; }

        /**
         * Number of the segment's first message since the queue began. The real system uses a signed Java long, and
         * ignores the file's name.
         * @see "seeds/ffwd.txt "Files""
         */
        public long baseOffset() { return baseOffset; }
        public FfwdSegment _root() { return _root; }
        public FfwdSegment _parent() { return _parent; }
    }
    private KaitaiStruct header;
    private List<FfwdEntry> entries;
    private HeaderVariant variant;
    private FfwdSegment _root;
    private KaitaiStruct _parent;

    /**
     * The dots after it in the document have no meaning.
     * @see "seeds/ffwd.txt "Files""
     */
    public KaitaiStruct header() { return header; }

    /**
     * In ascending order.
     * @see "seeds/ffwd.txt "Files""
     */
    public List<FfwdEntry> entries() { return entries; }

    /**
     * The kind of header.
     */
    public HeaderVariant variant() { return variant; }
    public FfwdSegment _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
