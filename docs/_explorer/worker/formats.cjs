// The formats that are known: how their files are told apart, by which spec a frame is drawn, and which of its bytes have
// a spec of their own.
const { load } = require("../reading/frames.cjs");
const snappy = require("../reading/snappy.cjs");
const { contents } = require("../reading/tank.cjs");
const { LIMIT } = require("../reading/frames.cjs");
const { gunzipped } = require("./gunzip.cjs");
const { unlz4, unzstd } = require("./unpack.cjs");

const { ChunkType, Compression } = load("osiris_enums");
const { Codec } = load("tank_enums");
const { Compression: Packing } = load("kafka");
const { NumberForm, BytesForm, ElementsForm } = load("mojo_enums");
const DEPTH = 64;
const PACK = [false, false, BytesForm.BODY, ElementsForm.BODY];

// A format's `frames` give spec and parameters of a frame by its kind; `due` is the kind that is due at a byte. `opens`
// names fields by class: [bytes, spec, parameter, …] of what lies within, or words why that is not shown; as `whole`
// where it may be something else, and is shown only if the spec reads all of it.
const LOGS = {
  osiris: {
    reader: require("../reading/osiris.cjs"),
    frames: { header: () => ["osiris_segment.log_header"], chunk: () => ["osiris_chunk"] },
    due: (at) => (at === 0 ? "header" : "chunk"),
    opens: {
      "OsirisChunk.filter": (bytes) => bytes.length && [bytes, "osiris_filter"],
      "OsirisChunk.data": (bytes, { header }) =>
        header.chunkType === ChunkType.USER
          ? [bytes, "osiris_entries"]
          : [bytes, "osiris_tracking_chunk_data", header.chunkType === ChunkType.TRACKING_SNAPSHOT],
      "OsirisChunk.trailer": (bytes) => bytes.length && [bytes, "osiris_tracking_delta"],
      "OsirisSubBatch.body": subBatch,
      "OsirisSimpleEntry.body": (bytes) => ({ whole: [bytes, "amqp_message", DEPTH] }),
    },
  },
  tank: {
    reader: require("../reading/tank.cjs"),
    frames: { bundle: () => ["tank_entry"] },
    due: () => "bundle",
    opens: {
      "TankBundle.messageSet": (bytes, { header }) =>
        header.codec === Codec.SNAPPY && [
          contents(header.codec, bytes), "tank_message_set", header.numMessages, header.isSparse,
        ],
    },
  },
  durable_log: {
    reader: require("../reading/durable_log.cjs"),
    frames: { record: () => ["durable_log_record"] },
    due: () => "record",
    opens: {},
  },
  mojo: {
    reader: require("../reading/mojo.cjs"),
    frames: {
      pack: ({ start }) => ["mojo_pack", NumberForm.RAW_LE, start !== 0, ...PACK],
      "open pack": ({ start }) => ["mojo_pack", NumberForm.RAW_LE, start !== 0, ...PACK],
      tail: ({ lenIndex }) => ["mojo_tail", NumberForm.RAW_LE, true, false, lenIndex],
      unwritten: ({ start, end, hasEndMarker }) => ["mojo_unwritten", end - start, hasEndMarker],
    },
    due: () => "pack",
    opens: {},
  },
  ffwd: {
    reader: require("../reading/ffwd.cjs"),
    frames: {
      system_header: () => ["ffwd_segment.system_header"],
      document_header: () => ["ffwd_segment.document_header"],
      entry: () => ["ffwd_entry"],
    },
    due: (at) => (at === 0 ? "system_header" : "entry"),
    opens: {},
  },
  kafka: {
    reader: require("../reading/kafka.cjs"),
    frames: { batch: () => ["kafka"], message: () => ["kafka"] },
    due: () => "batch",
    opens: { "Kafka.Batch.records": recordSet },
  },
};

// Files beside segments, which are one structure each.
const BESIDE = ["osiris_index", "tank_index", "durable_log_index", "ffwd_index", "kafka_index", "kafka_time_index"];

const SIGNS = [
  ["osiris", /\.segment$/, "OSIL"],
  ["osiris_index", /^$/, "OSII"],
  ["durable_log", /^segment_.*\.log$/, "GOLD"],
  ["ffwd", /^[0-9a-fA-F]{10}([0-9a-fA-F]{6})?$/, "FFLG"],
  ["kafka", /^[0-9]{20}\.log/],
  ["kafka_index", /^[0-9]{20}\.index/],
  ["kafka_time_index", /\.timeindex$/],
  ["durable_log_index", /\.idx$/],
  ["ffwd_index", /^index$/],
  ["tank_index", /\.index$/],
  ["tank", /\.i?log(\.swap|\.old)?$/],
  ["mojo", /^[adwu]?[0-9]+-[0-9]+/],
];

// The format of a file by its first bytes, else by its name; undefined where neither says.
function detected(name, source) {
  const found = SIGNS.find(([, , magic]) => magic && source.startsWith(magic, 0)) ?? SIGNS.find(([, named]) => named.test(name));
  return found?.[0];
}

async function subBatch(bytes, { compression }) {
  if (compression === Compression.SNAPPY) return [snappy.framed(bytes, LIMIT), "osiris_sub_batch_body"];
  const content = await unpacked(Compression[compression] ?? compression, bytes);
  return content ? [content, "osiris_sub_batch_body"] : `compressed with ${compression}, which is no codec`;
}

async function recordSet(bytes, batch) {
  const params = [batch._parent.baseOffset, batch.baseTimestamp, batch.isAppendTime, batch.maxTimestamp];
  const isSnappy = batch.compression === Packing.SNAPPY;
  const content = isSnappy
    ? (isXerial(bytes) ? snappy.xerial : snappy.raw)(bytes, LIMIT)
    : await unpacked(Packing[batch.compression], bytes);
  return content ? [content, "kafka.record_set", ...params] : `compressed with ${batch.compression}, which is no codec`;
}

// What the codecs that need no framing of a format give; null for one that is not known.
async function unpacked(codec, bytes) {
  if (codec === "NONE") return bytes;
  if (codec === "GZIP") return gunzipped(bytes, LIMIT);
  if (codec === "LZ4") return unlz4(bytes, LIMIT);
  return codec === "ZSTD" ? unzstd(bytes, LIMIT) : null;
}

const isXerial = (bytes) => String.fromCharCode(...bytes.subarray(1, 7)) === "SNAPPY";

module.exports = { BESIDE, LOGS, detected };
