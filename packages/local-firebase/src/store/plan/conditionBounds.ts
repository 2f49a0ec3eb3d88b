import type { IndexField } from "../../query/indexes/indexConfig.ts";
import type { FieldOperator } from "../../query/structuredQuery.ts";
import { DOCUMENT_ID } from "../../values/fieldPath.ts";
import { encodeValue, invert, typeByte } from "../../values/orderedKey.ts";
import { collectionOf } from "../../values/resourceName.ts";
import type { Value } from "../../values/value.ts";
import { nameKey, valueKeyPart } from "../tables/indexKeys.ts";
import type { Scope } from "../tables/indexScope.ts";
import type { Condition } from "./disjuncts.ts";
import type { KeyInterval } from "./keyInterval.ts";
import type { KeyShape } from "./planScan.ts";

/** Narrows a walk by the ranges of the field that it is sorted by first, or of the names when it is sorted by them alone. */
export function narrowByConditions(
  interval: KeyInterval,
  { scope, prefix, sorted }: KeyShape,
  conditions: readonly Condition[],
): void {
  const [first] = sorted;
  for (const condition of conditions) {
    if (!("fieldFilter" in condition)) continue;
    const { field, op, value } = condition.fieldFilter;
    if (field.fieldPath !== (first?.fieldPath ?? DOCUMENT_ID)) continue;
    const part = first === undefined ? nameKeyPart(value, scope) : keyPart(value, first);
    if (part === null) continue;
    const isInverted = first?.mode === "DESCENDING";
    const narrows = narrowByRange(
      interval,
      Buffer.concat([prefix, part]),
      isInverted ? (OPPOSITE[op] ?? op) : op,
    );
    // A range holds within one type alone.
    if (narrows && first !== undefined) keepType(interval, prefix, value, isInverted);
  }
}

/** The bytes of a reference as a part of a key; `null` when keys of this scope do not tell where it stands. */
export function nameKeyPart(value: Value, scope: Scope): Uint8Array | null {
  if (!("referenceValue" in value)) return null;
  const name = value.referenceValue;
  return scope.kind === "group" || collectionOf(name) === scope.key ? nameKey(name, scope.kind) : null;
}

/** The bytes of a value in a field that the walk is sorted by. */
export function keyPart(value: Value, { mode }: IndexField): Uint8Array {
  return valueKeyPart(value, mode === "DESCENDING" ? mode : "ASCENDING");
}

const NAN = encodeValue({ doubleValue: "NaN" });

const OPPOSITE: Partial<Record<FieldOperator, FieldOperator>> = {
  LESS_THAN: "GREATER_THAN",
  LESS_THAN_OR_EQUAL: "GREATER_THAN_OR_EQUAL",
  GREATER_THAN: "LESS_THAN",
  GREATER_THAN_OR_EQUAL: "LESS_THAN_OR_EQUAL",
};

function narrowByRange(interval: KeyInterval, key: Uint8Array, op: FieldOperator): boolean {
  if (op === "LESS_THAN") interval.before(key);
  else if (op === "LESS_THAN_OR_EQUAL") interval.through(key);
  else if (op === "GREATER_THAN") interval.after(key);
  else if (op === "GREATER_THAN_OR_EQUAL") interval.from(key);
  else if (op === "EQUAL") {
    interval.from(key);
    interval.through(key);
  } else return false;
  return true;
}

function keepType(interval: KeyInterval, prefix: Uint8Array, value: Value, isInverted: boolean): void {
  const type = typeByte(value);
  const key = Buffer.concat([prefix, Buffer.of(isInverted ? 0xff - type : type)]);
  interval.from(key);
  interval.through(key);
  if (!("integerValue" in value) && !("doubleValue" in value)) return;
  // NaN sorts below all numbers and is in no range.
  const nan = Buffer.concat([prefix, isInverted ? invert(NAN) : NAN]);
  if (isInverted) interval.before(nan);
  else interval.after(nan);
}
