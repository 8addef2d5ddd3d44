// kaitai-struct-compiler 0.11.0, ksy/tank_message.ksy sha256 25ecf4021d808f4240267d0bbdc93dc882a189484f00c60864c8e7593449b8b8
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * One message of a message set.
 * @see "seeds/tank.txt "BUNDLE""
 * @see "phaistos-networks/TANK client_api_consume.cpp TankClient::process_consume"
 */
public class TankMessage extends KaitaiStruct {

    public TankMessage(KaitaiStream _io, boolean isSparse, boolean isEdge, long timestampBefore) {
        this(_io, null, null, isSparse, isEdge, timestampBefore);
    }

    public TankMessage(KaitaiStream _io, KaitaiStruct _parent, boolean isSparse, boolean isEdge, long timestampBefore) {
        this(_io, _parent, null, isSparse, isEdge, timestampBefore);
    }

    public TankMessage(KaitaiStream _io, KaitaiStruct _parent, TankMessage _root, boolean isSparse, boolean isEdge, long timestampBefore) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        this.isSparse = isSparse;
        this.isEdge = isEdge;
        this.timestampBefore = timestampBefore;
        _read();
    }
    private void _read() {
        this.unused = this._io.readBitsIntBe(5);
        this.isConsecutive = this._io.readBitsIntBe(1) != 0;
        this.usesLastTimestamp = this._io.readBitsIntBe(1) != 0;
        this.hasKey = this._io.readBitsIntBe(1) != 0;
        if ( ((isSparse()) && (!(isEdge())) && (!(isConsecutive()))) ) {
            this.sequenceDelta = new Leb128U32(this._io);
        }
        if (!(usesLastTimestamp())) {
            this.explicitTimestamp = this._io.readU8le();
        }
        if (hasKey()) {
            this.lenKey = this._io.readU1();
        }
        if (hasKey()) {
            this.key = this._io.readBytes(lenKey());
        }
        this.lenContent = new Leb128U32(this._io);
        this.content = this._io.readBytes(lenContent().value());
    }

    public void _fetchInstances() {
        if ( ((isSparse()) && (!(isEdge())) && (!(isConsecutive()))) ) {
            this.sequenceDelta._fetchInstances();
        }
        if (!(usesLastTimestamp())) {
        }
        if (hasKey()) {
        }
        if (hasKey()) {
        }
        this.lenContent._fetchInstances();
    }
    private java.lang.Long sequenceStep;

    /**
     * Difference to the previous sequence number, if the header does not state the number.
     */
    public long sequenceStep() {
        if (this.sequenceStep != null)
            return this.sequenceStep;
        this.sequenceStep = ((Number) (( ((isSparse()) && (!(isEdge())) && (!(isConsecutive())))  ? ((Number) (sequenceDelta().value())).longValue() : 0) + 1)).longValue();
        return this.sequenceStep;
    }
    private java.lang.Long timestamp;

    /**
     * Without a stored one, the previous message's, or 0 for the first.
     * @see "phaistos-networks/TANK client_api_consume.cpp ts"
     */
    public long timestamp() {
        if (this.timestamp != null)
            return this.timestamp;
        this.timestamp = ((Number) (((Number) ((usesLastTimestamp() ? timestampBefore() : explicitTimestamp()))).longValue())).longValue();
        return this.timestamp;
    }
    private long unused;
    private boolean isConsecutive;
    private boolean usesLastTimestamp;
    private boolean hasKey;
    private Leb128U32 sequenceDelta;
    private Long explicitTimestamp;
    private Integer lenKey;
    private byte[] key;
    private Leb128U32 lenContent;
    private byte[] content;
    private boolean isSparse;
    private boolean isEdge;
    private long timestampBefore;
    private TankMessage _root;
    private KaitaiStruct _parent;

    /**
     * Unused. Readers ignore these bits.
     */
    public long unused() { return unused; }

    /**
     * In a sparse bundle, the sequence number is the previous one plus 1, without a stored delta. The seed document
     * lacks it.
     * @see "phaistos-networks/TANK common.h TankFlags::BundleMsgFlags"
     */
    public boolean isConsecutive() { return isConsecutive; }

    /**
     * The previous timestamp applies.
     * @see "phaistos-networks/TANK common.h TankFlags::BundleMsgFlags"
     */
    public boolean usesLastTimestamp() { return usesLastTimestamp; }

    /**
     * A key is stored.
     * @see "phaistos-networks/TANK common.h TankFlags::BundleMsgFlags"
     */
    public boolean hasKey() { return hasKey; }

    /**
     * Sequence number, minus the previous one, minus 1.
     * @see "phaistos-networks/TANK client_api_consume.cpp log_base_seqnum"
     */
    public Leb128U32 sequenceDelta() { return sequenceDelta; }

    /**
     * By convention, milliseconds since the Unix epoch. The producer's number, unchecked. It may fall.
     */
    public Long explicitTimestamp() { return explicitTimestamp; }

    /**
     * In bytes. Clients omit an empty key.
     */
    public Integer lenKey() { return lenKey; }

    /**
     * The key.
     */
    public byte[] key() { return key; }

    /**
     * In bytes. 0 is valid.
     */
    public Leb128U32 lenContent() { return lenContent; }

    /**
     * The producer's bytes.
     */
    public byte[] content() { return content; }

    /**
     * The bundle is sparse.
     */
    public boolean isSparse() { return isSparse; }

    /**
     * The first or the last declared message, whose sequence number the header states.
     */
    public boolean isEdge() { return isEdge; }

    /**
     * Timestamp of the message before it in the bundle, or 0.
     */
    public long timestampBefore() { return timestampBefore; }
    public TankMessage _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
