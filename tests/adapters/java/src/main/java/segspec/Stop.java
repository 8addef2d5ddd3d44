package segspec;

import java.util.Map;

/** Why reading stops: one of the suite's codes, and the byte where the frame at fault begins. */
final class Stop extends Exception {
    private static final Map<String, String> ENDS =
            Map.of("torn", "torn", "zeroed", "torn", "unsupported-version", "unsupported");

    final String code;
    final long at;
    final boolean beforeFrames;

    Stop(String code, long at) {
        this(code, at, false);
    }

    private Stop(String code, long at, boolean beforeFrames) {
        super(code + " at " + at, null, false, false);
        this.code = code;
        this.at = at;
        this.beforeFrames = beforeFrames;
    }

    /** The same, met where the reader finds out whether the file is of its format at all. */
    Stop beforeFrames() {
        return new Stop(code, at, true);
    }

    /** How reading ended, in the words of the suite. */
    String end() {
        return beforeFrames && code.equals("bad-magic") ? "not-this-format" : ENDS.getOrDefault(code, "corrupt");
    }
}
