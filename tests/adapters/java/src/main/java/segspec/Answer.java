package segspec;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.HexFormat;

/** What reading a segment gave: records as they are released, how far the sound bytes go, and why it ended. */
final class Answer {
    final JsonArray records = new JsonArray();
    long validBytes;

    static String unsigned(long number) {
        return Long.toUnsignedString(number);
    }

    static String hex(byte[] bytes) {
        return HexFormat.of().formatHex(bytes);
    }

    /** A record with its offset, and the value if there is one. */
    static JsonObject record(long offset, byte[] value) {
        JsonObject record = new JsonObject();
        record.addProperty("offset", unsigned(offset));
        record.addProperty("value", hex(value));
        return record;
    }

    JsonObject json(Stop stop) {
        JsonObject answer = new JsonObject();
        answer.addProperty("end", stop == null ? "clean" : stop.end());
        answer.addProperty("valid_bytes", unsigned(validBytes));
        answer.add("records", records);
        if (stop != null) {
            JsonObject error = new JsonObject();
            error.addProperty("code", stop.code);
            error.addProperty("at", unsigned(stop.at));
            answer.add("error", error);
        }
        return answer;
    }
}
