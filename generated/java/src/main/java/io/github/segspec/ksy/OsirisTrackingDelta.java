// kaitai-struct-compiler 0.11.0, ksy/osiris_tracking_delta.ksy sha256 cbf0408fc7d295904f0b655d339ebe64c95ab5fd59cbee752b4295af308b67e0
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * Changes: a user chunk's trailer, or the body of a tracking delta chunk's entry. Blocks are unordered, at most one for
 * each type and name.
 * @see "seeds/osiris.txt "Tracking format""
 * @see "rabbitmq/osiris src/osiris_tracking.erl append_trailer/3"
 */
public class OsirisTrackingDelta extends KaitaiStruct {
    public static OsirisTrackingDelta fromFile(String fileName) throws IOException {
        return new OsirisTrackingDelta(new ByteBufferKaitaiStream(fileName));
    }

    public OsirisTrackingDelta(KaitaiStream _io) {
        this(_io, null, null);
    }

    public OsirisTrackingDelta(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public OsirisTrackingDelta(KaitaiStream _io, KaitaiStruct _parent, OsirisTrackingDelta _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.blocks = new ArrayList<Block>();
        {
            int i = 0;
            while (!this._io.isEof()) {
                this.blocks.add(new Block(this._io, this, _root));
                i++;
            }
        }
    }

    public void _fetchInstances() {
        for (int i = 0; i < this.blocks.size(); i++) {
            this.blocks.get(((Number) (i)).intValue())._fetchInstances();
        }
    }

    /**
     * A value and its name, which belongs to a type.
     * @see "seeds/osiris.txt "Tracking format""
     */
    public static class Block extends KaitaiStruct {
        public static Block fromFile(String fileName) throws IOException {
            return new Block(new ByteBufferKaitaiStream(fileName));
        }

        public Block(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Block(KaitaiStream _io, OsirisTrackingDelta _parent) {
            this(_io, _parent, null);
        }

        public Block(KaitaiStream _io, OsirisTrackingDelta _parent, OsirisTrackingDelta _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.trackingType = OsirisEnums.TrackingType.byId(this._io.readU1());
            if (this.trackingType == null) {
                throw new KaitaiStream.ValidationNotInEnumError(this.trackingType, this._io, "/types/block/seq/0");
            }
            this.lenTrackingId = this._io.readU1();
            this.trackingId = this._io.readBytes(lenTrackingId());
            {
                OsirisEnums.TrackingType on = trackingType();
                if (on != null) {
                    switch (trackingType()) {
                    case OFFSET: {
                        this.data = new Offset(this._io, this, _root);
                        break;
                    }
                    case SEQUENCE: {
                        this.data = new Sequence(this._io, this, _root);
                        break;
                    }
                    case TIMESTAMP: {
                        this.data = new Timestamp(this._io, this, _root);
                        break;
                    }
                    }
                }
            }
        }

        public void _fetchInstances() {
            {
                OsirisEnums.TrackingType on = trackingType();
                if (on != null) {
                    switch (trackingType()) {
                    case OFFSET: {
                        ((Offset) (this.data))._fetchInstances();
                        break;
                    }
                    case SEQUENCE: {
                        ((Sequence) (this.data))._fetchInstances();
                        break;
                    }
                    case TIMESTAMP: {
                        ((Timestamp) (this.data))._fetchInstances();
                        break;
                    }
                    }
                }
            }
        }
        private OsirisEnums.TrackingType trackingType;
        private int lenTrackingId;
        private byte[] trackingId;
        private KaitaiStruct data;
        private OsirisTrackingDelta _root;
        private OsirisTrackingDelta _parent;

        /**
         * The kind of the value.
         */
        public OsirisEnums.TrackingType trackingType() { return trackingType; }

        /**
         * Bytes of the name.
         */
        public int lenTrackingId() { return lenTrackingId; }

        /**
         * Name of the publisher or consumer, arbitrary bytes.
         */
        public byte[] trackingId() { return trackingId; }

        /**
         * 8 bytes.
         */
        public KaitaiStruct data() { return data; }
        public OsirisTrackingDelta _root() { return _root; }
        public OsirisTrackingDelta _parent() { return _parent; }
    }

    /**
     * A consumer's progress.
     * @see "seeds/osiris.txt "Tracking format""
     */
    public static class Offset extends KaitaiStruct {
        public static Offset fromFile(String fileName) throws IOException {
            return new Offset(new ByteBufferKaitaiStream(fileName));
        }

        public Offset(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Offset(KaitaiStream _io, OsirisTrackingDelta.Block _parent) {
            this(_io, _parent, null);
        }

        public Offset(KaitaiStream _io, OsirisTrackingDelta.Block _parent, OsirisTrackingDelta _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.offset = this._io.readU8be();
        }

        public void _fetchInstances() {
        }
        private long offset;
        private OsirisTrackingDelta _root;
        private OsirisTrackingDelta.Block _parent;

        /**
         * The consumer's offset.
         */
        public long offset() { return offset; }
        public OsirisTrackingDelta _root() { return _root; }
        public OsirisTrackingDelta.Block _parent() { return _parent; }
    }

    /**
     * A publisher's progress, for the chunk that contains the block.
     * @see "seeds/osiris.txt "Tracking format""
     */
    public static class Sequence extends KaitaiStruct {
        public static Sequence fromFile(String fileName) throws IOException {
            return new Sequence(new ByteBufferKaitaiStream(fileName));
        }

        public Sequence(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Sequence(KaitaiStream _io, OsirisTrackingDelta.Block _parent) {
            this(_io, _parent, null);
        }

        public Sequence(KaitaiStream _io, OsirisTrackingDelta.Block _parent, OsirisTrackingDelta _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.publishingId = this._io.readU8be();
        }

        public void _fetchInstances() {
        }
        private long publishingId;
        private OsirisTrackingDelta _root;
        private OsirisTrackingDelta.Block _parent;

        /**
         * The last publishing id that the broker stored for this publisher. 0 is valid.
         */
        public long publishingId() { return publishingId; }
        public OsirisTrackingDelta _root() { return _root; }
        public OsirisTrackingDelta.Block _parent() { return _parent; }
    }

    /**
     * A point in time.
     * @see "seeds/osiris.txt "Tracking format""
     */
    public static class Timestamp extends KaitaiStruct {
        public static Timestamp fromFile(String fileName) throws IOException {
            return new Timestamp(new ByteBufferKaitaiStream(fileName));
        }

        public Timestamp(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Timestamp(KaitaiStream _io, OsirisTrackingDelta.Block _parent) {
            this(_io, _parent, null);
        }

        public Timestamp(KaitaiStream _io, OsirisTrackingDelta.Block _parent, OsirisTrackingDelta _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.timestamp = this._io.readS8be();
        }

        public void _fetchInstances() {
        }
        private long timestamp;
        private OsirisTrackingDelta _root;
        private OsirisTrackingDelta.Block _parent;

        /**
         * Milliseconds since the Unix epoch.
         */
        public long timestamp() { return timestamp; }
        public OsirisTrackingDelta _root() { return _root; }
        public OsirisTrackingDelta.Block _parent() { return _parent; }
    }
    private List<Block> blocks;
    private OsirisTrackingDelta _root;
    private KaitaiStruct _parent;

    /**
     * To the end.
     */
    public List<Block> blocks() { return blocks; }
    public OsirisTrackingDelta _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
