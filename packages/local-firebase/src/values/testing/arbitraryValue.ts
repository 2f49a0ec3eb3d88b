import * as fc from "fast-check";
import { formatTimestamp } from "../timestamp.ts";
import { doubleValue, type Value } from "../value.ts";

const integer = fc
  .bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n })
  .map((integer): Value => ({ integerValue: String(integer) }));
/** Around 2^53, where integers and doubles stop agreeing. */
const nearLimit = fc
  .integer({ min: -3, max: 3 })
  .chain((offset) =>
    fc.constantFrom<Value>(
      { integerValue: String(2n ** 53n + BigInt(offset)) },
      { doubleValue: 2 ** 53 + offset },
      { integerValue: String(offset) },
      doubleValue(offset / 2),
    ),
  );
const text = fc.string({ unit: fc.constantFrom("a", "b", "é", "\uE000", "\uFFFF", "🎉"), maxLength: 3 });
const id = fc.oneof(text.filter(Boolean), fc.constantFrom("__id5__", "__id-7__", "__id10__"));

const leaf: fc.Arbitrary<Value> = fc.oneof(
  fc.constant<Value>({ nullValue: null }),
  fc.boolean().map((booleanValue): Value => ({ booleanValue })),
  integer,
  nearLimit,
  fc.double().map(doubleValue),
  fc
    .bigInt({ min: -62_135_596_800_000_000n, max: 253_402_300_799_999_999n })
    .map((micros): Value => ({ timestampValue: formatTimestamp(micros) })),
  text.map((stringValue): Value => ({ stringValue })),
  fc
    .uint8Array({ maxLength: 3 })
    .map((bytes): Value => ({ bytesValue: Buffer.from(bytes).toString("base64") })),
  fc
    .constantFrom(2, 4)
    .chain((length) => fc.array(id, { minLength: length, maxLength: length }))
    .map((ids): Value => ({ referenceValue: `projects/p/databases/d/documents/${ids.join("/")}` })),
  fc
    .record({ latitude: fc.integer({ min: -90, max: 90 }), longitude: fc.integer({ min: -180, max: 180 }) })
    .map((geoPointValue): Value => ({ geoPointValue })),
);

/** Canonical values of every type, nested a little, biased to those that are hard to order. */
export const arbitraryValue: fc.Arbitrary<Value> = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 2 },
    leaf,
    fc.array(tie("value"), { maxLength: 3 }).map((values): Value => ({ arrayValue: { values } })),
    fc.dictionary(fc.constantFrom("a", "b", "é"), tie("value"), { maxKeys: 2 }).map((fields): Value => ({
      mapValue: { fields: { ...fields } },
    })),
    fc.array(nearLimit, { maxLength: 3 }).map((values): Value => ({
      mapValue: { fields: { __type__: { stringValue: "__vector__" }, value: { arrayValue: { values } } } },
    })),
  ),
})).value;
