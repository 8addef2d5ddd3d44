// kaitai-struct-compiler 0.11.0, ksy/tank_message_set.ksy sha256 585aec40c4ef114c7ae8101c563d4a8d38511f81e9358ede3275a3d74b7d148b
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * A bundle's messages, to the end of the bundle or of its decompressed block.
 * @see "seeds/tank.txt "BUNDLE""
 * @see "phaistos-networks/TANK client_api_consume.cpp TankClient::process_consume"
 */
public class TankMessageSet extends KaitaiStruct {

    public TankMessageSet(KaitaiStream _io, long numMessages, boolean isSparse) {
        this(_io, null, null, numMessages, isSparse);
    }

    public TankMessageSet(KaitaiStream _io, KaitaiStruct _parent, long numMessages, boolean isSparse) {
        this(_io, _parent, null, numMessages, isSparse);
    }

    public TankMessageSet(KaitaiStream _io, KaitaiStruct _parent, TankMessageSet _root, long numMessages, boolean isSparse) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        this.numMessages = numMessages;
        this.isSparse = isSparse;
        _read();
    }
    private void _read() {
        this.messages = new ArrayList<TankMessage>();
        {
            int i = 0;
            while (!this._io.isEof()) {
                this.messages.add(new TankMessage(this._io, isSparse(),  ((i == 0) || (i == numMessages() - 1)) , (i != 0 ? messages().get(((Number) (i - 1)).intValue()).timestamp() : 0)));
                i++;
            }
        }
    }

    public void _fetchInstances() {
        for (int i = 0; i < this.messages.size(); i++) {
            this.messages.get(((Number) (i)).intValue())._fetchInstances();
        }
    }
    private List<TankMessage> messages;
    private long numMessages;
    private boolean isSparse;
    private TankMessageSet _root;
    private KaitaiStruct _parent;

    /**
     * TANK's reader ignores the declared number, and drops an incomplete message.
     */
    public List<TankMessage> messages() { return messages; }

    /**
     * The declared number of messages.
     */
    public long numMessages() { return numMessages; }

    /**
     * The bundle is sparse.
     */
    public boolean isSparse() { return isSparse; }
    public TankMessageSet _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
