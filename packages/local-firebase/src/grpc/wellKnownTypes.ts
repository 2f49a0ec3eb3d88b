import { parseTimestamp, formatTimestamp } from "../values/timestamp.ts";
import { doubleValue } from "../values/value.ts";

type Convert = (input: unknown) => unknown;

/** Converts one kind of field between proto-loader's form and proto3 JSON. */
export interface Codec {
  readonly toJson: Convert;
  readonly fromJson: Convert;
}

const MICROS_PER_SECOND = 1_000_000n;
const NANOS_PER_SECOND = 1e9;

export const plain: Codec = { toJson: (input) => input, fromJson: (input) => input };
export const nullValue: Codec = { toJson: () => null, fromJson: () => "NULL_VALUE" };
export const bytes: Codec = {
  toJson: (input) => Buffer.from(input as Uint8Array).toString("base64"),
  fromJson: (input) => Buffer.from(String(input), "base64"),
};
/** Doubles that JSON cannot write are texts in proto3 JSON. */
export const double: Codec = {
  toJson: (input) => Object.values(doubleValue(Number(input)))[0],
  fromJson: Number,
};

/** A Timestamp or a Duration. */
interface TimeMessage {
  readonly seconds?: string;
  readonly nanos?: number;
}

/** Messages that proto3 JSON writes in a form of their own. Durations and structs only occur in answers. */
export const WELL_KNOWN: Readonly<Record<string, Codec>> = {
  "google.protobuf.Timestamp": {
    toJson(input) {
      const { seconds = "0", nanos = 0 } = input as TimeMessage;
      return formatTimestamp(BigInt(seconds) * MICROS_PER_SECOND + BigInt(Math.trunc(nanos / 1000)));
    },
    fromJson(input): TimeMessage {
      const micros = parseTimestamp(String(input));
      const fraction = ((micros % MICROS_PER_SECOND) + MICROS_PER_SECOND) % MICROS_PER_SECOND;
      return { seconds: String((micros - fraction) / MICROS_PER_SECOND), nanos: Number(fraction) * 1000 };
    },
  },
  "google.protobuf.Duration": {
    ...plain,
    fromJson(input): TimeMessage {
      const [seconds = "0", fraction = ""] = String(input).replace(/s$/, "").split(".");
      return { seconds, nanos: Math.round(Number(`0.${fraction || "0"}`) * NANOS_PER_SECOND) };
    },
  },
  "google.protobuf.Struct": { ...plain, fromJson: toStruct },
  "google.protobuf.Int32Value": wrapper(0),
  "google.protobuf.Int64Value": wrapper("0"),
  "google.protobuf.DoubleValue": wrapper(0),
};

function wrapper(zero: unknown): Codec {
  return {
    toJson: (input) => (input as { value?: unknown }).value ?? zero,
    fromJson: (value) => ({ value }),
  };
}

function toStruct(json: unknown): object {
  const entries = Object.entries(json as object).map(([key, value]) => [key, toStructValue(value)]);
  return { fields: Object.fromEntries(entries) };
}

/** The texts and objects of our answers; other kinds of `google.protobuf.Value` do not occur in them. */
function toStructValue(json: unknown): object {
  return typeof json === "object" ? { structValue: toStruct(json) } : { stringValue: String(json) };
}
