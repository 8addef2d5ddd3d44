import java.util.zip.CRC32;

  static final String CAN = "[\"read:osiris\",\"checksum\"]";
  static final int LEN_HEAD = 8;
  static final int LEN_HEADER = 48;
  static final int LEN_SUB_BATCH = 11; // flags, records, uncompressed length, length

  static boolean isZero(byte[] data, int at) {
    for (int i = at; i < data.length; i++) if (data[i] != 0) return false;
    return true;
  }

  static void checkHead(byte[] data) throws Fault {
    if (data.length < 4) throw new Fault("torn", "torn");
    if (!new String(data, 0, 4, StandardCharsets.ISO_8859_1).equals("OSIL")) {
      throw new Fault("not-this-format", "bad-magic");
    }
    if (data.length < LEN_HEAD) throw new Fault("torn", "torn");
    if (ByteBuffer.wrap(data).getInt(4) != 1) throw new Fault("unsupported", "unsupported-version");
  }

  static void checkHeader(byte[] data, int at) throws Fault {
    if ((data[at] & 0xff) >> 4 != 5) throw new Fault("corrupt", "bad-magic");
    if ((data[at] & 15) > 1) throw new Fault("unsupported", "unsupported-version");
    if (at + 1 < data.length && (data[at + 1] & 0xff) > 2) throw new Fault("corrupt", "bad-encoding");
    if (data.length - at < LEN_HEADER) throw new Fault("torn", "torn");
  }

  /** A value, as hex, and its distance to the chunk's id. */
  record Entry(long distance, String value) {}

  /** At most so many values from `at` on. What is compressed is left out, and left to you. */
  static List<Entry> entries(byte[] data, int at, int end, int most) throws Fault {
    ByteBuffer bytes = ByteBuffer.wrap(data);
    List<Entry> out = new ArrayList<>();
    for (long distance = 0; at < end && out.size() < most; ) {
      boolean isBatch = data[at] < 0;
      int begin = at + (isBatch ? LEN_SUB_BATCH : 4);
      if (begin > end) throw new Fault("corrupt", "bad-length");
      int count = isBatch ? Short.toUnsignedInt(bytes.getShort(at + 1)) : 1;
      long length = Integer.toUnsignedLong(bytes.getInt(begin - 4));
      if (length > end - begin) throw new Fault("corrupt", "bad-length");
      int next = begin + (int) length;
      if (!isBatch) {
        out.add(new Entry(distance, HexFormat.of().formatHex(data, begin, next)));
      } else if ((data[at] & 0x70) == 0) {
        int number = 0;
        for (Entry one : entries(data, begin, next, count)) out.add(new Entry(distance + number++, one.value));
      }
      at = next;
      distance += count;
    }
    return out;
  }

  /** Gives each frame to `found`: where the next one begins, and the records in it. */
  static void frames(String name, byte[] data, Found found) throws Fault {
    checkHead(data);
    found.frame(LEN_HEAD, List.of());
    ByteBuffer bytes = ByteBuffer.wrap(data);
    BigInteger due = BigInteger.ZERO;
    for (int at = LEN_HEAD; at < data.length; ) {
      if (isZero(data, at)) throw new Fault("torn", "zeroed");
      checkHeader(data, at);
      int begin = at + LEN_HEADER + (data[at + 44] & 0xff);
      long last = begin + Integer.toUnsignedLong(bytes.getInt(at + 36));
      long end = last + Integer.toUnsignedLong(bytes.getInt(at + 40));
      if (end > data.length) throw new Fault("torn", "torn");
      CRC32 crc = new CRC32();
      crc.update(data, begin, (int) last - begin);
      if ((int) crc.getValue() != bytes.getInt(at + 32)) throw new Fault("corrupt", "bad-checksum");
      BigInteger number = new BigInteger(Long.toUnsignedString(bytes.getLong(at + 24)));
      if (number.compareTo(due) < 0) throw new Fault("corrupt", "bad-order");
      String epoch = Long.toUnsignedString(bytes.getLong(at + 16));
      String form = "{\"offset\":\"%s\",\"value\":\"%s\",\"timestamp\":\"%d\",\"epoch\":\"%s\",\"chunk_id\":\"%s\"}";
      List<String> records = new ArrayList<>();
      if (data[at + 1] == 0) {
        for (Entry one : entries(data, begin, (int) last, Integer.MAX_VALUE)) {
          BigInteger offset = number.add(BigInteger.valueOf(one.distance));
          records.add(String.format(form, offset, one.value, bytes.getLong(at + 8), epoch, number));
        }
      }
      due = number.add(BigInteger.valueOf(Integer.toUnsignedLong(bytes.getInt(at + 4))));
      at = (int) end;
      found.frame(at, records);
    }
  }
