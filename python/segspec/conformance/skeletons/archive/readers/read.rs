//! Holds a reader against the vectors: cargo run -- ../osiris/*.json (with serde_json = "1")
use serde_json::{json, Value};

/// Put your reader here.
fn read(_format: &str, _name: &str, _content: &[u8]) -> Value {
    json!({"end": "clean", "valid_bytes": "0", "records": []})
}

fn bytes_of(hex: &str) -> Vec<u8> {
    (0..hex.len()).step_by(2).map(|at| u8::from_str_radix(&hex[at..at + 2], 16).unwrap()).collect()
}

fn main() {
    for path in std::env::args().skip(1) {
        let section: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
        for case in section["cases"].as_array().unwrap() {
            let (request, expected) = (&case["request"], &case["expected"]);
            if request["cmd"] == "read" && case["judged"] == "exact" && case["level"] == "must" {
                let text = |value: &Value| value.as_str().unwrap().to_string();
                let (name, hex) = (text(&request["input"]["segment"]["name"]), text(&request["input"]["segment"]["hex"]));
                let answer = read(&text(&request["format"]), &name, &bytes_of(&hex));
                if ["end", "valid_bytes", "records"].iter().any(|member| answer[member] != expected[member]) {
                    println!("failed: {}", text(&case["id"]));
                }
            }
        }
    }
}
