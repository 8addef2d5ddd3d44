// kaitai-struct-compiler 0.11.0, ksy/mojo_enums.ksy sha256 8618251702690c78f1fa8a8760daae5541b75776cd3e0cc7c7e0ca23b795ac7a
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.Map;
import java.util.HashMap;


/**
 * No program ever wrote a mojo segment, and its document has several interpretations. In the first value of each enum,
 * all sizes agree with the document. The others come from its wording or from older code. A file's first pack and end
 * show which one it has.
 * @see "seeds/mojo.txt "SEGMENT FILE FORMAT""
 */
public class MojoEnums extends KaitaiStruct {
    public static MojoEnums fromFile(String fileName) throws IOException {
        return new MojoEnums(new ByteBufferKaitaiStream(fileName));
    }

    public enum BytesForm {
        BODY(0),
        REDIS(1),
        PACK(2);

        private final long id;
        BytesForm(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, BytesForm> byId = new HashMap<Long, BytesForm>(3);
        static {
            for (BytesForm e : BytesForm.values())
                byId.put(e.id(), e);
        }
        public static BytesForm byId(long id) { return byId.get(id); }
    }

    public enum ElementsForm {
        BODY(0),
        MEMORY(1);

        private final long id;
        ElementsForm(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, ElementsForm> byId = new HashMap<Long, ElementsForm>(2);
        static {
            for (ElementsForm e : ElementsForm.values())
                byId.put(e.id(), e);
        }
        public static ElementsForm byId(long id) { return byId.get(id); }
    }

    public enum NumberForm {
        RAW_LE(0),
        RAW_BE(1),
        STRINGS(2);

        private final long id;
        NumberForm(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, NumberForm> byId = new HashMap<Long, NumberForm>(3);
        static {
            for (NumberForm e : NumberForm.values())
                byId.put(e.id(), e);
        }
        public static NumberForm byId(long id) { return byId.get(id); }
    }

    public enum Tag {
        INDEX(23369),
        PACK(23376);

        private final long id;
        Tag(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, Tag> byId = new HashMap<Long, Tag>(2);
        static {
            for (Tag e : Tag.values())
                byId.put(e.id(), e);
        }
        public static Tag byId(long id) { return byId.get(id); }
    }

    public MojoEnums(KaitaiStream _io) {
        this(_io, null, null);
    }

    public MojoEnums(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public MojoEnums(KaitaiStream _io, KaitaiStruct _parent, MojoEnums _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
    }

    public void _fetchInstances() {
    }
    private MojoEnums _root;
    private KaitaiStruct _parent;
    public MojoEnums _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
