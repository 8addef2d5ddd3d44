// kaitai-struct-compiler 0.11.0, ksy/tank_bundle.ksy sha256 702835e8bc5d77bc2f23aa575e2fbdac4d2967da1a97c32e01d8b183487eb09a
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * The unit that a producer sends. The broker stores it unchanged, without length or checksum.
 * @see "seeds/tank.txt "BUNDLE""
 * @see "phaistos-networks/TANK service_write.cpp topic_partition_log::append_bundle"
 */
public class TankBundle extends KaitaiStruct {
    public static TankBundle fromFile(String fileName) throws IOException {
        return new TankBundle(new ByteBufferKaitaiStream(fileName));
    }

    public TankBundle(KaitaiStream _io) {
        this(_io, null, null);
    }

    public TankBundle(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public TankBundle(KaitaiStream _io, KaitaiStruct _parent, TankBundle _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.header = new TankBundleHeader(this._io);
        {
            TankEnums.Codec on = header().codec();
            if (on != null) {
                switch (header().codec()) {
                case NONE: {
                    this._raw_messageSet = this._io.readBytesFull();
                    KaitaiStream _io__raw_messageSet = new ByteBufferKaitaiStream(this._raw_messageSet);
                    this.messageSet = new TankMessageSet(_io__raw_messageSet, header().numMessages(), header().isSparse());
                    break;
                }
                default: {
                    this.messageSet = this._io.readBytesFull();
                    break;
                }
                }
            } else {
                this.messageSet = this._io.readBytesFull();
            }
        }
    }

    public void _fetchInstances() {
        this.header._fetchInstances();
        {
            TankEnums.Codec on = header().codec();
            if (on != null) {
                switch (header().codec()) {
                case NONE: {
                    ((TankMessageSet) (this.messageSet))._fetchInstances();
                    break;
                }
                default: {
                    break;
                }
                }
            } else {
            }
        }
    }
    private TankBundleHeader header;
    private Object messageSet;
    private TankBundle _root;
    private KaitaiStruct _parent;
    private byte[] _raw_messageSet;

    /**
     * Flags, number of messages, sequence numbers of a sparse bundle.
     */
    public TankBundleHeader header() { return header; }

    /**
     * To the end of the bundle. Decompressed, it is a `tank_message_set` with the same parameters. With a codec it is
     * one block.
     */
    public Object messageSet() { return messageSet; }
    public TankBundle _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
    public byte[] _raw_messageSet() { return _raw_messageSet; }
}
