  static final String CAN = "[\"read:tank\"]";
  static final Pattern NAME = Pattern.compile("([1-9][0-9]*)[-_.].*");

  /** Bytes that are read one after the other; what there is too little of is a fault. */
  static final class Reader {
    final byte[] data;
    final int end;
    int at;

    Reader(byte[] data, int at, int end) {
      this.data = data;
      this.at = at;
      this.end = end;
    }

    /** Where so many bytes begin, which are passed over. */
    int take(long count) throws Fault {
      if (count > end - at) throw new Fault("corrupt", "bad-length");
      at += (int) count;
      return at - (int) count;
    }

    int octet() throws Fault {
      return data[take(1)] & 0xff;
    }

    /** An integer of 7 bits a byte and of 32 in all, the lowest first. */
    long varint() throws Fault {
      long value = 0;
      for (int n = 0; n < 5; n++) {
        int one = octet();
        value |= (long) (one & 127) << (7 * n);
        if (one < 128) return value & 0xffffffffL;
      }
      throw new Fault("corrupt", "bad-encoding");
    }

    BigInteger number() throws Fault {
      long value = ByteBuffer.wrap(data).order(ByteOrder.LITTLE_ENDIAN).getLong(take(8));
      return new BigInteger(Long.toUnsignedString(value));
    }

    String hex(long count) throws Fault {
      int begin = take(count);
      return HexFormat.of().formatHex(data, begin, at);
    }
  }

  /** How many messages there are, and the first and the last number if it states them, else those that are due. */
  record Header(long count, BigInteger first, BigInteger last, boolean isSparse) {}

  static Header header(Reader from, BigInteger due) throws Fault {
    int flags = from.octet();
    boolean isSparse = (flags & 64) != 0;
    long count = flags >> 2 & 15;
    if (count == 0) count = from.varint();
    BigInteger first = isSparse ? from.number() : due;
    long leap = !isSparse ? count - 1 : count == 1 ? 0 : from.varint() + 1;
    if (count == 0 || (flags & 3) == 0 && from.at == from.end) throw new Fault("corrupt", "bad-count");
    if ((flags & 3) != 0) throw new Fault("corrupt", "unsupported-codec"); // 1 is snappy, which is left to you
    BigInteger last = first.add(BigInteger.valueOf(leap));
    if (last.bitLength() > 64) throw new Fault("corrupt", "bad-order");
    return new Header(count, first, last, isSparse);
  }

  /** A message: how far its number leaps, its timestamp (null for that of the one before), its key, its content. */
  record Message(long leap, BigInteger timestamp, String key, String content) {}

  static Message message(Reader from, boolean hasDelta) throws Fault {
    int flags = from.octet();
    long leap = hasDelta && (flags & 4) == 0 ? from.varint() : 0;
    BigInteger timestamp = (flags & 2) == 0 ? from.number() : null;
    String key = (flags & 1) == 0 ? "" : from.hex(from.octet());
    return new Message(leap, timestamp, key, from.hex(from.varint()));
  }

  /** Adds the records of a bundle, all that it has, whatever its count says; gives the number after them. */
  static BigInteger messages(Reader from, BigInteger due, List<String> records) throws Fault {
    Header header = header(from, due);
    BigInteger number = header.first;
    BigInteger timestamp = BigInteger.ZERO;
    while (from.at < from.end) {
      int place = records.size();
      boolean isLast = header.isSparse && place == header.count - 1;
      Message one;
      try {
        one = message(from, header.isSparse && place > 0 && !isLast);
      } catch (Fault fault) {
        if (place < header.count) throw fault;
        break;
      }
      number = isLast ? header.last : number.add(BigInteger.valueOf(one.leap));
      if (one.timestamp != null) timestamp = one.timestamp;
      String key = one.key.isEmpty() ? "" : ",\"key\":\"" + one.key + "\"";
      String form = "{\"offset\":\"%s\",\"timestamp\":\"%s\",\"value\":\"%s\"%s}";
      records.add(String.format(form, number, timestamp, one.content, key));
      number = number.add(BigInteger.ONE);
    }
    return number;
  }

  static boolean isZero(byte[] data, int at) {
    for (int i = at; i < data.length; i++) if (data[i] != 0) return false;
    return true;
  }

  /** Gives each frame to `found`: where the next one begins, and the records in it. */
  static void frames(String name, byte[] data, Found found) throws Fault {
    Matcher named = NAME.matcher(name);
    BigInteger due = named.matches() ? new BigInteger(named.group(1)) : BigInteger.ONE;
    for (Reader from = new Reader(data, 0, data.length); from.at < data.length; ) {
      if (isZero(data, from.at)) throw new Fault("torn", "zeroed");
      long length;
      int begin;
      try {
        length = from.varint();
        begin = from.take(length);
      } catch (Fault fault) {
        throw fault.code.equals("bad-length") ? new Fault("torn", "torn") : fault;
      }
      if (length == 0) throw new Fault("corrupt", "bad-length");
      List<String> records = new ArrayList<>();
      due = messages(new Reader(data, begin, from.at), due, records);
      found.frame(from.at, records);
    }
  }
