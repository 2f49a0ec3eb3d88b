import type { StoredDocument } from "../../documents/storedDocument.ts";
import { parseTimestamp } from "../../values/timestamp.ts";
import type { Fields, Value } from "../../values/value.ts";
import { RuleLatLng, RulePath, RuleTimestamp, type RuleMap, type RuleValue } from "./ruleValue.ts";

/** A stored value as the rules see it. */
export function fromValue(value: Value): RuleValue {
  if ("nullValue" in value) return null;
  if ("booleanValue" in value) return value.booleanValue;
  if ("integerValue" in value) return BigInt(value.integerValue);
  if ("doubleValue" in value) return Number(value.doubleValue);
  if ("timestampValue" in value) return fromMicros(parseTimestamp(value.timestampValue));
  if ("stringValue" in value) return value.stringValue;
  if ("bytesValue" in value) return Buffer.from(value.bytesValue, "base64");
  if ("referenceValue" in value) return pathOf(value.referenceValue);
  if ("geoPointValue" in value) {
    return new RuleLatLng(value.geoPointValue.latitude ?? 0, value.geoPointValue.longitude ?? 0);
  }
  if ("arrayValue" in value) return (value.arrayValue.values ?? []).map(fromValue);
  return fromFields(value.mapValue.fields ?? {});
}

function fromFields(fields: Fields): RuleMap {
  return new Map(Object.entries(fields).map(([name, value]) => [name, fromValue(value)]));
}

/** A document as `resource`, `request.resource` or the answer of `get()`. */
export function fromDocument(document: StoredDocument | null): RuleMap | null {
  if (document === null) return null;
  const path = pathOf(document.name);
  return new Map<string, RuleValue>([
    ["data", fromFields(document.fields)],
    ["id", path.segments.at(-1) ?? ""],
    ["__name__", path],
  ]);
}

/** `projects/P/databases/D/documents/a/b` as the path `/databases/D/documents/a/b`. */
export function pathOf(name: string): RulePath {
  return new RulePath(name.split("/").slice(2));
}

/** @param micros microseconds since 1970 */
export function fromMicros(micros: bigint): RuleTimestamp {
  return new RuleTimestamp(micros * 1000n);
}
