// kaitai-struct-compiler 0.11.0, ksy/tank_enums.ksy sha256 063ac11d982020e6252d3090430d9697ae9948b3f52d1461a00c34667a70458b
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.Map;
import java.util.HashMap;


/**
 * Values that several of TANK's structures share.
 * @see "seeds/tank.txt "BUNDLE""
 */
public class TankEnums extends KaitaiStruct {
    public static TankEnums fromFile(String fileName) throws IOException {
        return new TankEnums(new ByteBufferKaitaiStream(fileName));
    }

    public enum Codec {
        NONE(0),
        SNAPPY(1);

        private final long id;
        Codec(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, Codec> byId = new HashMap<Long, Codec>(2);
        static {
            for (Codec e : Codec.values())
                byId.put(e.id(), e);
        }
        public static Codec byId(long id) { return byId.get(id); }
    }

    public TankEnums(KaitaiStream _io) {
        this(_io, null, null);
    }

    public TankEnums(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public TankEnums(KaitaiStream _io, KaitaiStruct _parent, TankEnums _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
    }

    public void _fetchInstances() {
    }
    private TankEnums _root;
    private KaitaiStruct _parent;
    public TankEnums _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
