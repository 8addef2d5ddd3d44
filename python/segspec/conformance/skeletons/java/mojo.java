import java.util.Arrays;

  static final String CAN = "[\"read:mojo\"]";

  /** The bytes that end an element: its length in groups of 7 bits, the highest first. */
  static byte[] backlen(long length) {
    int groups = 1;
    while (groups < 5 && length > 127 && (groups == 1 || length >= (1L << 7 * groups) - 1)) groups++;
    byte[] out = new byte[groups];
    for (int n = 0; n < groups; n++) out[n] = (byte) (length >> 7 * (groups - 1 - n) & 127 | (n > 0 ? 128 : 0));
    return out;
  }

  /** An element of a listpack, an integer or bytes, or neither at its end. */
  record Value(Long integer, byte[] text) {
    boolean isEnd() {
      return integer == null && text == null;
    }
  }

  /** A pack that begins at `at`: `records` are those whose entries are whole, and `sound` is where they end. */
  static final class Pack {
    final byte[] data;
    final int end;
    final List<String> records = new ArrayList<>();
    int at;
    int elements = 0;
    int sound = -1;
    boolean isClosed = false;

    Pack(byte[] data, int at, int end) {
      this.data = data;
      this.at = at;
      this.end = end;
    }

    long little(int from, int count) {
      long value = 0;
      for (int n = count - 1; n >= 0; n--) value = value << 8 | data[from + n] & 0xff;
      return value;
    }

    Value next() throws Fault {
      if (at >= end) throw new Fault("torn", "torn");
      int first = data[at] & 0xff;
      int wide = at + 1 < end ? data[at + 1] & 0xff : 0;
      int head = 1;
      long length = 0;
      if (first == 0xff) {
        at++;
        return new Value(null, null);
      }
      if (first >= 0x80 && first < 0xc0) length = first & 0x3f;
      else if (first >= 0xc0 && first < 0xe0) head = 2;
      else if (first >= 0xe0 && first < 0xf0) {
        head = 2;
        length = (first & 15) << 8 | wide;
      } else if (first == 0xf0) {
        head = 5;
        length = at + 5 <= end ? little(at + 1, 4) : 0;
      } else if (first >= 0xf1 && first <= 0xf4) head = first == 0xf4 ? 9 : first - 0xf1 + 3;
      else if (first >= 0x80) throw new Fault("corrupt", "bad-encoding");
      byte[] tail = backlen(head + length);
      if (head + length + tail.length > end - at) throw new Fault("torn", "torn");
      int stop = at + head + (int) length;
      int from = at;
      at = stop + tail.length;
      if (!Arrays.equals(data, stop, at, tail, 0, tail.length)) throw new Fault("corrupt", "bad-length");
      elements++;
      if (first < 0x80) return new Value((long) first, null);
      if (first >= 0xc0 && first < 0xe0) return new Value((long) ((first & 31) << 8 | wide) << 51 >> 51, null);
      int unused = 64 - 8 * (head - 1);
      if (first >= 0xf1) return new Value(little(from + 1, head - 1) << unused >> unused, null);
      return new Value(null, Arrays.copyOfRange(data, from + head, stop));
    }

    long integer() throws Fault {
      Value value = next();
      if (value.integer == null) throw new Fault("corrupt", "bad-encoding");
      return value.integer;
    }

    long count() throws Fault {
      long value = integer();
      if (value < 0) throw new Fault("corrupt", "bad-encoding");
      return value;
    }

    String text() throws Fault {
      Value value = next();
      if (value.isEnd()) throw new Fault("corrupt", "bad-encoding");
      byte[] text = value.text != null ? value.text : value.integer.toString().getBytes(StandardCharsets.US_ASCII);
      return HexFormat.of().formatHex(text);
    }

    String entry(long flags, long ms, long seq, List<String> names) throws Fault {
      String id = Long.toUnsignedString(ms + integer()) + "-" + Long.toUnsignedString(seq + integer());
      boolean isSame = (flags & 2) != 0;
      List<String> fields = new ArrayList<>();
      for (long place = 0, count = isSame ? names.size() : count(); place < count; place++) {
        String name = isSame ? names.get((int) place) : text();
        fields.add("[\"" + name + "\",\"" + text() + "\"]");
      }
      boolean isDeleted = (flags & 1) != 0;
      return String.format("{\"id\":\"%s\",\"deleted\":%b,\"fields\":[%s]}", id, isDeleted, String.join(",", fields));
    }

    /** Reads up to the end of its HEADER. */
    void read() throws Fault {
      if (data.length - at < 16) throw new Fault("torn", "torn");
      long ms = little(at, 8);
      long seq = little(at + 8, 8);
      at += 16;
      int begin = at;
      int live = 0;
      List<String> names = new ArrayList<>();
      for (long left = count(); left > 0; left--) names.add(text()); // one by one: a count may be any number
      if (integer() != 0) throw new Fault("corrupt", "bad-encoding");
      sound = at;
      for (Value flags = next(); !flags.isEnd(); flags = next()) {
        if (flags.integer == null) throw new Fault("corrupt", "bad-encoding");
        records.add(entry(flags.integer, ms, seq, names));
        sound = at;
        if ((flags.integer & 1) == 0) live++;
      }
      isClosed = true;
      if (at >= end || data.length - at < 8) throw new Fault("torn", "torn");
      long counted = little(at + 4, 2);
      long count = little(at + 6, 2);
      if (little(at, 4) != at - begin) throw new Fault("corrupt", "bad-length");
      boolean isCounted = count == 65535 || count == records.size() || count == live;
      if (!isCounted || counted != 65535 && counted != elements) throw new Fault("corrupt", "bad-count");
      at += 8;
    }
  }

  /**
   * Gives each frame to `found`: where the next one begins, and the records in it. Of a pack that the file ends in, it
   * gives what is whole.
   */
  static void frames(String name, byte[] data, Found found) throws Fault {
    int zeros = data.length;
    while (zeros > 0 && data[zeros - 1] == 0) zeros--;
    int at = 0;
    int room = 0; // where only zeros are left
    while (at < zeros) {
      String tag = new String(data, at, Math.min(2, zeros - at), StandardCharsets.ISO_8859_1);
      if (at > 0 && tag.equals("[I") && data[zeros - 1] == -1 && data[zeros - 2] == -1) {
        found.frame(data.length, List.of()); // the index and SUFFIX, which end a finished segment
        return;
      }
      if (at > 0 && (tag.equals("[I") || zeros - at < 2)) throw new Fault("torn", "torn");
      if (at > 0 && !tag.equals("[P")) throw new Fault("corrupt", "bad-encoding");
      Pack pack = new Pack(data, at > 0 ? at + 2 : 0, zeros);
      try {
        pack.read();
      } catch (Fault fault) {
        if (!fault.end.equals("torn") || pack.sound < 0) throw fault;
        if (!pack.records.isEmpty() || pack.sound >= zeros || pack.isClosed) at = pack.sound;
        found.frame(at, pack.records);
        if (pack.sound < zeros && !(pack.isClosed && pack.at >= zeros)) throw fault;
        room = pack.isClosed ? pack.at : at;
        break;
      }
      at = room = pack.at;
      found.frame(at, pack.records);
    }
    if (!name.startsWith("w")) throw new Fault("torn", room < data.length ? "zeroed" : "torn");
    found.frame(data.length, List.of());
  }
