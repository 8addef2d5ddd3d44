// An adapter for `segspec conformance`: it reads a request a line, and answers with a line.
//
// As it stands it finds the frames of durable_log, and the records in them as far as they are plain.
// Put your own reader in place of `read`, and name in CAN what it can.
// Print nothing on standard output but answers: words for people go to standard error.

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.Arrays;
import java.util.zip.CRC32;

public class Adapter {
  /** Why reading stops: the end and the code of the answer. */
  static final class Fault extends Exception {
    final String end;
    final String code;

    Fault(String end, String code) {
      super(code);
      this.end = end;
      this.code = code;
    }
  }

  /** Takes each frame: where the next one begins, and the records in it, as JSON. */
  interface Found {
    void frame(int end, List<String> records);
  }

  static final String CAN = "[\"read:durable_log\",\"checksum\"]";
  static final byte[] MAGIC = "GOLD".getBytes(StandardCharsets.US_ASCII);
  static final int LEN_HEADER = 24;
  static final Pattern NAME = Pattern.compile("segment_\\+?([0-9]+)\\.log");

  /** A record; numbers have 64 bits without a sign, which no type of Java has. */
  record Entry(BigInteger offset, byte[] payload, int end) {}

  static boolean hasMagic(byte[] data, int at) {
    return at + 4 <= data.length && Arrays.equals(data, at, at + 4, MAGIC, 0, 4);
  }

  static boolean isZero(byte[] data, int at) {
    for (int i = at; i < data.length; i++) if (data[i] != 0) return false;
    return true;
  }

  /** The record at a position, and where the next one begins. */
  static Entry entryAt(byte[] data, int at) throws Fault {
    int left = data.length - at;
    if (isZero(data, at)) throw new Fault("torn", "zeroed");
    if (left < 4) throw new Fault("torn", "torn");
    if (!hasMagic(data, at)) throw new Fault("corrupt", "bad-magic");
    if (left > 4 && data[at + 4] != 1) throw new Fault("unsupported", "unsupported-version");
    if (left < LEN_HEADER) throw new Fault("torn", "torn");
    ByteBuffer header = ByteBuffer.wrap(data).order(ByteOrder.LITTLE_ENDIAN);
    long length = Integer.toUnsignedLong(header.getInt(at + 16));
    // Before anything is allocated: a length may be any number.
    if (length > left - LEN_HEADER) throw new Fault("torn", "torn");
    int end = at + LEN_HEADER + (int) length;
    CRC32 crc = new CRC32();
    crc.update(data, at + LEN_HEADER, (int) length);
    if ((int) crc.getValue() != header.getInt(at + 20)) throw new Fault("corrupt", "bad-checksum");
    BigInteger offset = new BigInteger(Long.toUnsignedString(header.getLong(at + 8)));
    return new Entry(offset, Arrays.copyOfRange(data, at + LEN_HEADER, end), end);
  }

  /** The number of a record beside those of its neighbours, which are all that protects it. */
  static void checkOrder(byte[] data, Entry one, BigInteger due, BigInteger last) throws Fault {
    if (last != null && one.offset.compareTo(last) <= 0) throw new Fault("corrupt", "bad-order");
    if (due == null || one.offset.equals(due) || one.end == data.length) return;
    BigInteger next;
    try {
      next = entryAt(data, one.end).offset;
    } catch (Fault none) {
      return;
    }
    if (next.equals(due.add(BigInteger.ONE)) || next.compareTo(one.offset) <= 0) {
      throw new Fault("corrupt", "bad-order");
    }
  }

  /** Whether nothing in a file that begins with a wrong magic speaks for a log. */
  static boolean isForeign(byte[] data) {
    for (int at = 0; at < data.length; at++) if (hasMagic(data, at)) return false;
    if (new String(data, 0, 4, StandardCharsets.ISO_8859_1).equals("DLOG")) return true;
    byte[] mended = data.clone();
    System.arraycopy(MAGIC, 0, mended, 0, 4);
    try {
      return entryAt(mended, 0).payload.length == 0;
    } catch (Fault none) {
      return true;
    }
  }

  /** Gives each frame to `found`: where the next one begins, and the records in it. */
  static void frames(String name, byte[] data, Found found) throws Fault {
    Matcher named = NAME.matcher(name);
    BigInteger due = named.matches() ? new BigInteger(named.group(1)) : null;
    BigInteger last = null;
    for (int at = 0; at < data.length; ) {
      Entry one;
      try {
        one = entryAt(data, at);
      } catch (Fault fault) {
        boolean isForeign = fault.code.equals("bad-magic") && at == 0 && isForeign(data);
        throw isForeign ? new Fault("not-this-format", "bad-magic") : fault;
      }
      checkOrder(data, one, due, last);
      String value = HexFormat.of().formatHex(one.payload);
      found.frame(one.end, List.of("{\"offset\":\"" + one.offset + "\",\"value\":\"" + value + "\"}"));
      at = one.end;
      last = one.offset;
      due = last.add(BigInteger.ONE);
    }
  }

  /** What a reader that stops at damage answers: all records before it, and why it stopped. */
  static String read(String name, byte[] data) {
    int[] at = {0};
    List<String> records = new ArrayList<>();
    String end = "clean";
    String error = "";
    try {
      frames(name, data, (next, found) -> {
        at[0] = next;
        records.addAll(found);
      });
    } catch (Fault fault) {
      end = fault.end;
      error = String.format(",\"error\":{\"code\":\"%s\",\"at\":\"%d\"}", fault.code, at[0]);
    }
    String list = String.join(",", records);
    return String.format("\"end\":\"%s\",\"valid_bytes\":\"%d\",\"records\":[%s]%s", end, at[0], list, error);
  }

  /**
   * What stands after a key, from `from` on: a text without its quotes, or a number. Enough for these requests, whose
   * names have no escapes; use the JSON library that you have.
   */
  static String after(String line, String key, int from) {
    Matcher found = Pattern.compile("\"" + key + "\":\\s*(?:\"([^\"]*)\"|([0-9]+))").matcher(line);
    if (from < 0 || !found.find(from)) return "";
    return found.group(1) != null ? found.group(1) : found.group(2);
  }

  static String answer(String line) {
    String cmd = after(line, "cmd", 0);
    if (cmd.equals("start")) {
      return "{\"protocol\":1,\"name\":\"skeleton\",\"version\":\"0\",\"language\":\"java\",\"can\":" + CAN + "}";
    }
    String seq = after(line, "seq", 0);
    if (!cmd.equals("read") || !after(line, "format", 0).equals("durable_log")) {
      return "{\"seq\":" + seq + ",\"skip\":\"this adapter reads durable_log only\"}";
    }
    int segment = line.indexOf("\"segment\"");
    byte[] data = HexFormat.of().parseHex(after(line, "hex", segment));
    return "{\"seq\":" + seq + "," + read(after(line, "name", segment), data) + "}";
  }

  public static void main(String[] args) throws IOException {
    BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    String line;
    while ((line = lines.readLine()) != null && !after(line, "cmd", 0).equals("stop")) {
      out.print(answer(line) + "\n");
      out.flush();
    }
  }
}
