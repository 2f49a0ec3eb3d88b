import { arrayElements, vectorElements, type Fields, type Value } from "./value.ts";

/** A text that two values have in common exactly when they are equal in the sense of `valuesEqual`. */
export function valueKey(value: Value): string {
  if ("integerValue" in value) return `n${value.integerValue}`;
  if ("doubleValue" in value) return numberKey(Number(value.doubleValue));
  if ("stringValue" in value) return `s${JSON.stringify(value.stringValue)}`;
  if ("geoPointValue" in value) {
    const { latitude = 0, longitude = 0 } = value.geoPointValue;
    // Adding 0 makes 0 of -0.
    return `g${latitude + 0},${longitude + 0}`;
  }
  if ("arrayValue" in value) return `a${elementsKey(arrayElements(value))}`;
  if (!("mapValue" in value)) return JSON.stringify(value);
  const vector = vectorElements(value);
  return vector === null ? fieldsKey(value.mapValue.fields ?? {}) : `v${elementsKey(vector)}`;
}

/** An integer and a double of the same amount are equal. */
function numberKey(number: number): string {
  return `n${Number.isInteger(number) ? BigInt(number) : number}`;
}

function elementsKey(elements: readonly Value[]): string {
  return `[${elements.map(valueKey).join()}]`;
}

function fieldsKey(fields: Fields): string {
  const entries = Object.entries(fields).map(([name, value]) => `${JSON.stringify(name)}:${valueKey(value)}`);
  return `m{${entries.sort().join()}}`;
}
