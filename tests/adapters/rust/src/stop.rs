//! Why reading stops: one of the suite's codes, and the byte where the frame at fault begins.

#[derive(Clone, Debug)]
pub struct Stop {
    pub code: &'static str,
    pub at: usize,
    /// Met where the reader finds out whether the file is of its format at all.
    pub before_frames: bool,
}

impl Stop {
    pub fn new(code: &'static str, at: usize) -> Stop {
        Stop { code, at, before_frames: false }
    }

    pub fn before_frames(self) -> Stop {
        Stop { before_frames: true, ..self }
    }

    /// The same error inside a frame that is whole: what ends early there has a false length.
    pub fn within(self, at: usize) -> Stop {
        Stop::new(if self.code == "torn" { "bad-length" } else { self.code }, at)
    }

    /// How reading ended, in the words of the suite.
    pub fn end(&self) -> &'static str {
        match self.code {
            "bad-magic" if self.before_frames => "not-this-format",
            "torn" | "zeroed" => "torn",
            "unsupported-version" => "unsupported",
            _ => "corrupt",
        }
    }
}
