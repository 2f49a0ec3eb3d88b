import type { StoredDocument } from "../store/documentStore.ts";
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
  const counted = documents.filter((document) => readers.every((read) => read(document) !== undefined));
  return Object.fromEntries(aggregations.map(({ alias, operator }) => [alias, evaluate(counted, operator)]));
}

function evaluate(documents: readonly StoredDocument[], operator: Aggregation["operator"]): Value {
  if (operator.kind === "count") {
    return { integerValue: String(Math.min(documents.length, operator.upTo ?? Infinity)) };
  }
  const read = fieldReader(operator.field.fieldPath);
  const numbers = documents.flatMap((document) => {
    const value = read(document);
    return value !== undefined && toNumber(value) !== null ? [value] : [];
  });
  return operator.kind === "sum" ? sum(numbers) : average(numbers);
}

/** An integer as long as all are integers and the sum has 64 bits, else a double. */
function sum(numbers: readonly Value[]): Value {
  const integers = numbers.flatMap((value) => ("integerValue" in value ? [BigInt(value.integerValue)] : []));
  if (integers.length === numbers.length) {
    const total = integers.reduce((subtotal, integer) => subtotal + integer, 0n);
    return BigInt.asIntN(64, total) === total ? { integerValue: String(total) } : doubleValue(Number(total));
  }
  return doubleValue(sumAsDouble(numbers));
}

function average(numbers: readonly Value[]): Value {
  return numbers.length === 0 ? NULL : doubleValue(sumAsDouble(numbers) / numbers.length);
}

function sumAsDouble(numbers: readonly Value[]): number {
  return numbers.reduce((total, value) => total + (toNumber(value) ?? 0), 0);
}
