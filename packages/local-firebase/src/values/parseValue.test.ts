import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RpcError } from "../rpc/status.ts";
import { parseFields, parseValue } from "./parseValue.ts";
import { arbitraryValue } from "./testing/arbitraryValue.ts";

describe("parseValue", () => {
  test("parseValue leaves canonical values as they are, through JSON", () => {
    fc.assert(
      fc.property(arbitraryValue, (value) => {
        expect(parseValue(JSON.parse(JSON.stringify(value)))).toEqual(value);
      }),
    );
  });

  test.each([
    [{ integerValue: 5 }, { integerValue: "5" }],
    [{ integerValue: "-0" }, { integerValue: "0" }],
    [{ doubleValue: "-0" }, { doubleValue: "-0" }],
    [{ doubleValue: "1.5" }, { doubleValue: 1.5 }],
    [{ doubleValue: "NaN" }, { doubleValue: "NaN" }],
    [{ nullValue: "NULL_VALUE" }, { nullValue: null }],
    [{ timestampValue: "2020-01-02T03:04:05Z" }, { timestampValue: "2020-01-02T03:04:05.000000Z" }],
    [{ timestampValue: "2020-01-02T03:04:05.123456789Z" }, { timestampValue: "2020-01-02T03:04:05.123456Z" }],
    [{ timestampValue: "2020-01-02T03:04:05+01:00" }, { timestampValue: "2020-01-02T02:04:05.000000Z" }],
    [{ bytesValue: "-_8" }, { bytesValue: "+/8=" }],
    [{ geoPointValue: {} }, { geoPointValue: { latitude: 0, longitude: 0 } }],
    [{ arrayValue: {} }, { arrayValue: { values: [] } }],
    [{ mapValue: {} }, { mapValue: { fields: {} } }],
  ])("parseValue brings %j into canonical form", (wire, canonical) => {
    expect(parseValue(wire)).toEqual(canonical);
  });

  test.each([
    null,
    {},
    { stringValue: "a", booleanValue: true },
    { stringValue: 1 },
    { integerValue: 1.5 },
    { integerValue: "9223372036854775808" },
    { doubleValue: "" },
    { doubleValue: "one" },
    { timestampValue: "yesterday" },
    { timestampValue: "2020-13-01T00:00:00Z" },
    { bytesValue: "é" },
    { geoPointValue: { latitude: 91 } },
    { referenceValue: "garbage" },
    { referenceValue: "projects/p/databases/d/documents/c" },
    { colourValue: "red" },
    { mapValue: { fields: { "": { nullValue: null } } } },
    { mapValue: { fields: { ["x".repeat(1501)]: { nullValue: null } } } },
    { mapValue: { fields: { __secret__: { nullValue: null } } } },
    { mapValue: { fields: { "\ud800": { nullValue: null } } } },
  ])("parseValue refuses %j", (wire) => {
    expect(() => parseValue(wire)).toThrow(RpcError);
  });

  test("parseValue refuses a field that would become an object's prototype", () => {
    const wire: unknown = JSON.parse('{"__proto__":{"stringValue":"x"}}');
    expect(() => parseFields(wire)).toThrow("reserved");
  });

  test("parseValue refuses nesting beyond 20 levels, at any breadth of input", () => {
    let value: unknown = { nullValue: null };
    for (let level = 0; level < 20; level++) value = { arrayValue: { values: [value] } };
    expect(() => parseValue(value)).not.toThrow();
    expect(() => parseValue({ arrayValue: { values: [value] } })).toThrow("deeper");
  });
});
