import { numericId } from "./resourceName.ts";
import { compareUtf8 } from "./compareText.ts";
import { typeOrder } from "./compareValues.ts";
import { encodeDouble, encodeNumber } from "./orderedNumber.ts";
import { arrayElements, vectorElements, type Fields, type Value } from "./value.ts";

/** Ends an array, a map or a name: below whatever may follow instead. */
const END = 0;
/** Begins an entry of a map. */
const ENTRY = 1;
/** Begin an id: numeric ones come first. */
const [NUMERIC_ID, TEXT_ID] = [1, 2];
const ESCAPED_ZERO = Uint8Array.of(0, 0xff);
const TEXT_END = Uint8Array.of(0, 1);
/** Added to a 64-bit integer, it makes all of them positive. */
const SIGN = 1n << 63n;

/**
 * Bytes whose order is that of `compareValues` and whose equality is `valuesEqual`. No value's bytes begin another's, so
 * that keys of several values are put together by joining them.
 */
export function encodeValue(value: Value): Buffer {
  const parts: Uint8Array[] = [];
  appendValue(parts, value);
  return Buffer.concat(parts);
}

/** The first byte of the bytes of all values of the value's type. */
export function typeByte(value: Value): number {
  return typeOrder(value) + 1;
}

/** Bytes whose order is that of `compareResourceNames`. */
export function encodeName(name: string): Buffer {
  const parts: Uint8Array[] = [];
  appendName(parts, name);
  return Buffer.concat(parts);
}

/** Bytes of one document's id; `decodeId` is the inverse. */
export function encodeId(id: string): Buffer {
  const parts: Uint8Array[] = [];
  appendId(parts, id);
  return Buffer.concat(parts);
}

/** @param key as `encodeId` has made it */
export function decodeId(key: Uint8Array): string {
  const bytes = Buffer.from(key.buffer, key.byteOffset, key.byteLength);
  if (bytes[0] === NUMERIC_ID) return `__id${bytes.readBigUInt64BE(1) - SIGN}__`;
  const text = bytes.subarray(1, -TEXT_END.length);
  if (!text.includes(0)) return text.toString();
  return Buffer.from(text.toString("latin1").replaceAll("\0\xff", "\0"), "latin1").toString();
}

/** The same bytes in the opposite order. */
export function invert(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.map((byte) => 0xff - byte));
}

/** The least bytes above everything that begins with `prefix`; `null` when nothing is above. */
export function prefixEnd(prefix: Uint8Array): Buffer | null {
  let length = prefix.length;
  while (length > 0 && prefix[length - 1] === 0xff) length -= 1;
  if (length === 0) return null;
  const end = Buffer.from(prefix.subarray(0, length));
  end[length - 1] = (end[length - 1] ?? 0) + 1;
  return end;
}

function appendValue(parts: Uint8Array[], value: Value): void {
  parts.push(Uint8Array.of(typeByte(value)));
  if ("integerValue" in value || "doubleValue" in value) parts.push(encodeNumber(value));
  else if ("booleanValue" in value) parts.push(Uint8Array.of(Number(value.booleanValue)));
  else if ("timestampValue" in value) appendBytes(parts, Buffer.from(value.timestampValue));
  else if ("stringValue" in value) appendBytes(parts, Buffer.from(value.stringValue));
  else if ("bytesValue" in value) appendBytes(parts, Buffer.from(value.bytesValue, "base64"));
  else if ("referenceValue" in value) appendName(parts, value.referenceValue);
  else if ("arrayValue" in value) appendElements(parts, arrayElements(value));
  else if ("mapValue" in value) appendMap(parts, value);
  else if ("geoPointValue" in value) {
    const { latitude = 0, longitude = 0 } = value.geoPointValue;
    parts.push(encodeDouble(latitude), encodeDouble(longitude));
  }
}

function appendMap(parts: Uint8Array[], value: Extract<Value, { mapValue: object }>): void {
  const vector = vectorElements(value);
  if (vector === null) return appendFields(parts, value.mapValue.fields ?? {});
  const length = Buffer.allocUnsafe(4);
  length.writeUInt32BE(vector.length);
  parts.push(length);
  appendElements(parts, vector);
}

function appendElements(parts: Uint8Array[], elements: readonly Value[]): void {
  for (const element of elements) appendValue(parts, element);
  parts.push(Uint8Array.of(END));
}

function appendFields(parts: Uint8Array[], fields: Fields): void {
  for (const [name, value] of Object.entries(fields).sort((x, y) => compareUtf8(x[0], y[0]))) {
    parts.push(Uint8Array.of(ENTRY));
    appendBytes(parts, Buffer.from(name));
    appendValue(parts, value);
  }
  parts.push(Uint8Array.of(END));
}

function appendName(parts: Uint8Array[], name: string): void {
  for (const id of name.split("/")) appendId(parts, id);
  parts.push(Uint8Array.of(END));
}

function appendId(parts: Uint8Array[], id: string): void {
  const number = numericId(id);
  if (number === null) {
    parts.push(Uint8Array.of(TEXT_ID));
    return appendBytes(parts, Buffer.from(id));
  }
  const bytes = Buffer.allocUnsafe(9);
  bytes[0] = NUMERIC_ID;
  bytes.writeBigUInt64BE(number + SIGN, 1);
  parts.push(bytes);
}

/** The end, 0 and 1, is below a zero, which is 0 and 255, and below any other byte: the shorter text comes first. */
function appendBytes(parts: Uint8Array[], bytes: Buffer): void {
  let start = 0;
  for (let zero = bytes.indexOf(0); zero !== -1; zero = bytes.indexOf(0, start)) {
    parts.push(bytes.subarray(start, zero), ESCAPED_ZERO);
    start = zero + 1;
  }
  parts.push(bytes.subarray(start), TEXT_END);
}
