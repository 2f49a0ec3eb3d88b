import type { StoredDocument } from "../documents/storedDocument.ts";
import { doubleValue, NULL, toNumber, type Fields, type Value } from "../values/value.ts";
import { fieldReader } from "./fieldReader.ts";
import type { Aggregation } from "./structuredQuery.ts";

/**
 * Aggregates a query's results. As in production, only documents count that have all the aggregated fields, of any
 * type; what is not a number adds nothing to a sum or an average.
 */
export function aggregate(
  documents: readonly StoredDocument[],
  aggregations: readonly Aggregation[],
): Fields {
  const readers = aggregations.flatMap(({ operator }) =>
    operator.kind === "count" ? [] : [fieldReader(operator.field.fieldPath)],
  );
  const counted =
    readers.length === 0
      ? documents
      : documents.filter((document) => readers.every((read) => read(document) !== undefined));
  return Object.fromEntries(aggregations.map(({ alias, operator }) => [alias, evaluate(counted, operator)]));
}

/**
 * As `aggregate`, of documents that need not be read.
 * @returns `null` when an aggregation asks for more than their number
 */
export function aggregateCount(count: () => number, aggregations: readonly Aggregation[]): Counted | null {
  const operators = aggregations.flatMap(({ alias, operator }) =>
    operator.kind === "count" ? [{ alias, operator }] : [],
  );
  if (operators.length < aggregations.length) return null;
  const counted = count();
  const fields = operators.map(({ alias, operator }) => [alias, countValue(counted, operator)] as const);
  return { count: counted, fields: Object.fromEntries(fields) };
}

interface Counted {
  readonly count: number;
  readonly fields: Fields;
}

function countValue(count: number, { upTo }: { readonly upTo?: number }): Value {
  return { integerValue: String(Math.min(count, upTo ?? Infinity)) };
}

function evaluate(documents: readonly StoredDocument[], operator: Aggregation["operator"]): Value {
  if (operator.kind === "count") return countValue(documents.length, operator);
  const { count, integers, double } = addUp(documents, operator.field.fieldPath);
  if (operator.kind === "avg") return count === 0 ? NULL : doubleValue(double / count);
  // An integer as long as all are integers and the sum has 64 bits, else a double.
  if (integers === null) return doubleValue(double);
  return BigInt.asIntN(64, integers) === integers
    ? { integerValue: String(integers) }
    : doubleValue(Number(integers));
}

interface Sum {
  readonly count: number;
  /** The exact sum, `null` with a double among the numbers. */
  readonly integers: bigint | null;
  readonly double: number;
}

function addUp(documents: readonly StoredDocument[], fieldPath: string): Sum {
  const read = fieldReader(fieldPath);
  let [count, double, small, large, onlyIntegers] = [0, 0, 0, 0n, true];
  for (const document of documents) {
    const value = read(document);
    const number = value === undefined ? null : toNumber(value);
    if (value === undefined || number === null) continue;
    count += 1;
    double += number;
    if (!("integerValue" in value)) onlyIntegers = false;
    // BigInt is exact and slow: only for what a double cannot hold.
    else if (Number.isSafeInteger(small + number) && Number.isSafeInteger(number)) small += number;
    else large += BigInt(value.integerValue);
  }
  return { count, integers: onlyIntegers ? large + BigInt(small) : null, double };
}
