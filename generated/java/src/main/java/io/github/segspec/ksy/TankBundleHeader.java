// kaitai-struct-compiler 0.11.0, ksy/tank_bundle_header.ksy sha256 e1d8992519f67704e71ffeb645c33a289b10b43d15f2fd2ad4720d85fe237bda
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * It is never compressed.
 * @see "seeds/tank.txt "BUNDLE""
 * @see "phaistos-networks/TANK client_api_consume.cpp TankClient::process_consume"
 */
public class TankBundleHeader extends KaitaiStruct {
    public static TankBundleHeader fromFile(String fileName) throws IOException {
        return new TankBundleHeader(new ByteBufferKaitaiStream(fileName));
    }

    public TankBundleHeader(KaitaiStream _io) {
        this(_io, null, null);
    }

    public TankBundleHeader(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public TankBundleHeader(KaitaiStream _io, KaitaiStruct _parent, TankBundleHeader _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.unused = this._io.readBitsIntBe(1) != 0;
        this.isSparse = this._io.readBitsIntBe(1) != 0;
        this.numMessagesShort = this._io.readBitsIntBe(4);
        this.codec = TankEnums.Codec.byId(this._io.readBitsIntBe(2));
        if (numMessagesShort() == 0) {
            this.numMessagesLong = new Leb128U32(this._io);
            {
                Leb128U32 _it = this.numMessagesLong;
                if (!(_it.value() != 0)) {
                    throw new KaitaiStream.ValidationExprError(this.numMessagesLong, this._io, "/seq/4");
                }
            }
        }
        if (isSparse()) {
            this.firstSequence = this._io.readU8le();
        }
        if ( ((isSparse()) && (numMessages() != 1)) ) {
            this.lastDelta = new Leb128U32(this._io);
        }
    }

    public void _fetchInstances() {
        if (numMessagesShort() == 0) {
            this.numMessagesLong._fetchInstances();
        }
        if (isSparse()) {
        }
        if ( ((isSparse()) && (numMessages() != 1)) ) {
            this.lastDelta._fetchInstances();
        }
    }
    private java.lang.Long lastSequence;

    /**
     * Absolute sequence number of a sparse bundle's last message.
     */
    public java.lang.Long lastSequence() {
        if (this.lastSequence != null)
            return this.lastSequence;
        if (isSparse()) {
            this.lastSequence = ((Number) (((Number) ((numMessages() != 1 ? (firstSequence() + lastDelta().value()) + 1 : firstSequence()))).longValue())).longValue();
        }
        return this.lastSequence;
    }
    private java.lang.Long numMessages;

    /**
     * The declared number of messages, not compared with the message set. TANK's broker numbers the next bundle by it,
     * its client by the actual messages.
     */
    public long numMessages() {
        if (this.numMessages != null)
            return this.numMessages;
        this.numMessages = ((Number) ((numMessagesShort() != 0 ? ((Number) (numMessagesShort())).longValue() : ((Number) (numMessagesLong().value())).longValue()))).longValue();
        return this.numMessages;
    }
    private boolean unused;
    private boolean isSparse;
    private long numMessagesShort;
    private TankEnums.Codec codec;
    private Leb128U32 numMessagesLong;
    private Long firstSequence;
    private Leb128U32 lastDelta;
    private TankBundleHeader _root;
    private KaitaiStruct _parent;

    /**
     * Clear in all bundles that TANK's clients wrote. A later document defines it (an extra flags byte), but broker and
     * client ignore it and expect no such byte.
     * @see "phaistos-networks/TANK tank_encoding.md (864091f)"
     */
    public boolean unused() { return unused; }

    /**
     * The bundle states its sequence numbers, which are not consecutive, or do not follow the previous bundle's. In the
     * seed document the bit is unused. The system has it since v0.34.
     * @see "phaistos-networks/TANK client_api_consume.cpp sparse_bundle"
     */
    public boolean isSparse() { return isSparse; }

    /**
     * Number of messages from 1 to 15. If 0, it is a separate integer.
     */
    public long numMessagesShort() { return numMessagesShort; }

    /**
     * Codec of the message set. TANK's client and its `verify` abort on 2 and 3, which are not assigned.
     * @see "phaistos-networks/TANK service_log.cpp Service::verify_log"
     */
    public TankEnums.Codec codec() { return codec; }

    /**
     * Number of messages. Writers use it above 15. Readers accept any number except 0, on which the broker aborts.
     * @see "phaistos-networks/TANK service_write.cpp#L368@ecb7a2d23532bf6eb21c5f587490f71b7afdb859"
     * @see "phaistos-networks/TANK service_log.cpp#L71@ecb7a2d23532bf6eb21c5f587490f71b7afdb859"
     */
    public Leb128U32 numMessagesLong() { return numMessagesLong; }

    /**
     * The first message's absolute sequence number.
     * @see "phaistos-networks/TANK client_api_consume.cpp first_msg_seqnum"
     */
    public Long firstSequence() { return firstSequence; }

    /**
     * The last message's sequence number, minus that of the first, minus 1.
     * @see "phaistos-networks/TANK client_api_consume.cpp last_msg_seqnum"
     */
    public Leb128U32 lastDelta() { return lastDelta; }
    public TankBundleHeader _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
