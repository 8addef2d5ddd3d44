// kaitai-struct-compiler 0.11.0, ksy/osiris_tracking_chunk_data.ksy sha256 ea2f48eb94d8e6fe134979a9b876f80dc3a04041b6495510fcf74b7ed2d2e5a7
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * One simple entry with a list of tracking blocks.
 * @see "seeds/osiris.txt "SimpleEntry (CHNK_TRK_SNAPSHOT)""
 * @see "rabbitmq/osiris src/osiris_log.erl evaluate_tracking_snapshot/2, src/osiris_writer.erl handle_batch/2"
 */
public class OsirisTrackingChunkData extends KaitaiStruct {

    public OsirisTrackingChunkData(KaitaiStream _io, boolean isSnapshot) {
        this(_io, null, null, isSnapshot);
    }

    public OsirisTrackingChunkData(KaitaiStream _io, KaitaiStruct _parent, boolean isSnapshot) {
        this(_io, _parent, null, isSnapshot);
    }

    public OsirisTrackingChunkData(KaitaiStream _io, KaitaiStruct _parent, OsirisTrackingChunkData _root, boolean isSnapshot) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        this.isSnapshot = isSnapshot;
        _read();
    }
    private void _read() {
        this.isSubBatch = this._io.readBitsIntBe(1) != 0;
        if (!(this.isSubBatch == false)) {
            throw new KaitaiStream.ValidationNotEqualError(false, this.isSubBatch, this._io, "/seq/0");
        }
        this.lenTracking = this._io.readBitsIntBe(31);
        {
            var on = isSnapshot();
            if (on == false) {
                KaitaiStream _io_tracking = this._io.substream(lenTracking());
                this.tracking = new OsirisTrackingDelta(_io_tracking);
            }
            else if (on == true) {
                KaitaiStream _io_tracking = this._io.substream(lenTracking());
                this.tracking = new OsirisTrackingSnapshot(_io_tracking);
            }
            else {
                this.tracking = this._io.readBytes(lenTracking());
            }
        }
        this.surplus = this._io.readBytesFull();
        {
            byte[] _it = this.surplus;
            if (!(_it.length == 0)) {
                throw new KaitaiStream.ValidationExprError(this.surplus, this._io, "/seq/3");
            }
        }
    }

    public void _fetchInstances() {
        {
            var on = isSnapshot();
            if (on == false) {
                ((OsirisTrackingDelta) (this.tracking))._fetchInstances();
            }
            else if (on == true) {
                ((OsirisTrackingSnapshot) (this.tracking))._fetchInstances();
            }
            else {
            }
        }
    }
    private boolean isSubBatch;
    private long lenTracking;
    private Object tracking;
    private byte[] surplus;
    private boolean isSnapshot;
    private OsirisTrackingChunkData _root;
    private KaitaiStruct _parent;

    /**
     * Clear, as in every simple entry.
     */
    public boolean isSubBatch() { return isSubBatch; }

    /**
     * Bytes of the tracking blocks.
     */
    public long lenTracking() { return lenTracking; }

    /**
     * The tracking blocks.
     */
    public Object tracking() { return tracking; }

    /**
     * Empty. A tracking chunk has one entry.
     */
    public byte[] surplus() { return surplus; }

    /**
     * The chunk is a snapshot, and its blocks have that form.
     */
    public boolean isSnapshot() { return isSnapshot; }
    public OsirisTrackingChunkData _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
