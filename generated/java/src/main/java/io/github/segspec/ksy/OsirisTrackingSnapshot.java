// kaitai-struct-compiler 0.11.0, ksy/osiris_tracking_snapshot.ksy sha256 280493fb13a9891c53dc2cb100f9cb32a928b3457e476744492d54696dc45716
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * All tracking: the body of a tracking snapshot chunk's entry, possibly empty. Names that it lacks are no longer
 * tracked.
 * @see "seeds/osiris.txt "SimpleEntry (CHNK_TRK_SNAPSHOT)""
 * @see "rabbitmq/osiris src/osiris_tracking.erl snapshot/3"
 */
public class OsirisTrackingSnapshot extends KaitaiStruct {
    public static OsirisTrackingSnapshot fromFile(String fileName) throws IOException {
        return new OsirisTrackingSnapshot(new ByteBufferKaitaiStream(fileName));
    }

    public OsirisTrackingSnapshot(KaitaiStream _io) {
        this(_io, null, null);
    }

    public OsirisTrackingSnapshot(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public OsirisTrackingSnapshot(KaitaiStream _io, KaitaiStruct _parent, OsirisTrackingSnapshot _root) {
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
     * @see "seeds/osiris.txt "SimpleEntry (CHNK_TRK_SNAPSHOT)""
     */
    public static class Block extends KaitaiStruct {
        public static Block fromFile(String fileName) throws IOException {
            return new Block(new ByteBufferKaitaiStream(fileName));
        }

        public Block(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Block(KaitaiStream _io, OsirisTrackingSnapshot _parent) {
            this(_io, _parent, null);
        }

        public Block(KaitaiStream _io, OsirisTrackingSnapshot _parent, OsirisTrackingSnapshot _root) {
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
                        this.data = new OsirisTrackingDelta.Offset(this._io);
                        break;
                    }
                    case SEQUENCE: {
                        this.data = new Sequence(this._io, this, _root);
                        break;
                    }
                    case TIMESTAMP: {
                        this.data = new OsirisTrackingDelta.Timestamp(this._io);
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
                        ((OsirisTrackingDelta.Offset) (this.data))._fetchInstances();
                        break;
                    }
                    case SEQUENCE: {
                        ((Sequence) (this.data))._fetchInstances();
                        break;
                    }
                    case TIMESTAMP: {
                        ((OsirisTrackingDelta.Timestamp) (this.data))._fetchInstances();
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
        private OsirisTrackingSnapshot _root;
        private OsirisTrackingSnapshot _parent;

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
         * 16 bytes for a sequence, otherwise 8.
         */
        public KaitaiStruct data() { return data; }
        public OsirisTrackingSnapshot _root() { return _root; }
        public OsirisTrackingSnapshot _parent() { return _parent; }
    }

    /**
     * A publisher's progress, with its chunk.
     * @see "seeds/osiris.txt "SimpleEntry (CHNK_TRK_SNAPSHOT)""
     */
    public static class Sequence extends KaitaiStruct {
        public static Sequence fromFile(String fileName) throws IOException {
            return new Sequence(new ByteBufferKaitaiStream(fileName));
        }

        public Sequence(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Sequence(KaitaiStream _io, OsirisTrackingSnapshot.Block _parent) {
            this(_io, _parent, null);
        }

        public Sequence(KaitaiStream _io, OsirisTrackingSnapshot.Block _parent, OsirisTrackingSnapshot _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.chunkId = this._io.readU8be();
            this.publishingId = this._io.readU8be();
        }

        public void _fetchInstances() {
        }
        private long chunkId;
        private long publishingId;
        private OsirisTrackingSnapshot _root;
        private OsirisTrackingSnapshot.Block _parent;

        /**
         * The chunk that contained this sequence. The broker keeps the highest ones.
         */
        public long chunkId() { return chunkId; }

        /**
         * As in the delta form.
         */
        public long publishingId() { return publishingId; }
        public OsirisTrackingSnapshot _root() { return _root; }
        public OsirisTrackingSnapshot.Block _parent() { return _parent; }
    }
    private List<Block> blocks;
    private OsirisTrackingSnapshot _root;
    private KaitaiStruct _parent;

    /**
     * To the end of the body.
     */
    public List<Block> blocks() { return blocks; }
    public OsirisTrackingSnapshot _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
