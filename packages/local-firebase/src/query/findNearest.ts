import type { StoredDocument } from "../documents/storedDocument.ts";
import type { FieldPath } from "../values/fieldPath.ts";
import { withField } from "../values/fieldsDraft.ts";
import { doubleValue, toNumber, vectorElements, type Value } from "../values/value.ts";
import { fieldReader } from "./fieldReader.ts";
import { firstInOrder } from "./firstInOrder.ts";

export type DistanceMeasure = "EUCLIDEAN" | "COSINE" | "DOT_PRODUCT";

/** A search for the nearest vectors among a query's results. */
export interface FindNearest {
  readonly fieldPath: string;
  readonly vector: readonly number[];
  readonly measure: DistanceMeasure;
  /** 1 to 1000. */
  readonly limit: number;
  /** Field in which a result carries its distance; `null`: nowhere. */
  readonly resultField: FieldPath | null;
  /** Results are no farther than this (`DOT_PRODUCT`, which grows with similarity: no less); `null`: no bound. */
  readonly threshold: number | null;
}

const DISTANCES: Readonly<Record<DistanceMeasure, (a: readonly number[], b: readonly number[]) => number>> = {
  EUCLIDEAN: (a, b) => Math.sqrt(a.reduce((sum, x, index) => sum + (x - (b[index] ?? 0)) ** 2, 0)),
  COSINE: (a, b) => 1 - dotProduct(a, b) / Math.sqrt(dotProduct(a, a) * dotProduct(b, b)),
  DOT_PRODUCT: dotProduct,
};

/**
 * The nearest of `documents`, nearest first, found by looking at every one. Documents without a vector of the same
 * dimension in the field are left out, and so are those that have no distance (a cosine with a vector of zeros).
 */
export function findNearest(documents: readonly StoredDocument[], search: FindNearest): StoredDocument[] {
  const read = fieldReader(search.fieldPath);
  const measure = DISTANCES[search.measure];
  // The dot product grows with similarity, the other two shrink.
  const sign = search.measure === "DOT_PRODUCT" ? -1 : 1;
  const threshold = search.threshold === null ? Infinity : search.threshold * sign;
  const found: { document: StoredDocument; distance: number }[] = [];
  for (const document of documents) {
    const vector = numbersOf(read(document));
    if (vector?.length !== search.vector.length) continue;
    const distance = measure(vector, search.vector);
    if (distance * sign <= threshold) found.push({ document, distance });
  }
  const nearest = firstInOrder(found, (a, b) => (a.distance - b.distance) * sign, search.limit);
  return nearest.map(({ document, distance }) => {
    if (search.resultField === null) return document;
    return { ...document, fields: withField(document.fields, search.resultField, doubleValue(distance)) };
  });
}

function numbersOf(value: Value | undefined): number[] | null {
  const elements = value === undefined ? null : vectorElements(value);
  const numbers = elements?.map(toNumber).filter((number) => number !== null) ?? null;
  return numbers?.length === elements?.length ? numbers : null;
}

function dotProduct(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, x, index) => sum + x * (b[index] ?? 0), 0);
}
