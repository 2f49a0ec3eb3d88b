import { DOCUMENT_ID } from "../../values/fieldPath.ts";
import { type EffectiveOrder, effectiveOrder } from "../queryOrder.ts";
import type { StructuredQuery } from "../structuredQuery.ts";
import { type Conjunction, conjunctions } from "./conjunctions.ts";
import {
  type CompositeIndex,
  type IndexConfig,
  type IndexField,
  type IndexMode,
  type IndexScope,
  overrideKey,
} from "./indexConfig.ts";

/** An index that a query needs and a project has not. */
export interface MissingIndex {
  readonly collection: string;
  readonly scope: IndexScope;
  /** One field: a `fieldOverrides` entry; more: an entry of `indexes`. */
  readonly fields: readonly IndexField[];
}

/**
 * Finds the index for want of which production would refuse a query, by Firestore's rules: a field alone is indexed by itself
 * within a collection; equalities alone are merged from such indexes; whatever sorts by another field beside needs composite
 * ones, which are merged where they share their order. Sums, averages and vectors are not judged, nor is a descending walk
 * by name without a filter.
 * @returns null when the query is served
 */
export function missingIndex(config: IndexConfig, query: StructuredQuery): MissingIndex | null {
  const [selector] = query.from;
  if (selector?.collectionId === undefined) return null;
  const collection = selector.collectionId;
  const scope: IndexScope = selector.allDescendants ? "COLLECTION_GROUP" : "COLLECTION";
  const orders = effectiveOrder(query);
  for (const conjunction of conjunctions(query.where)) {
    const fields = missingFields(config, { collection, scope }, conjunction, orders);
    if (fields !== null) return { collection, scope, fields };
  }
  return null;
}

interface Source {
  readonly collection: string;
  readonly scope: IndexScope;
}

function missingFields(
  config: IndexConfig,
  source: Source,
  { equal, contains }: Conjunction,
  orders: readonly EffectiveOrder[],
): readonly IndexField[] | null {
  // What is compared for equality has one value: it sorts nothing.
  const sorted = orders.filter(({ fieldPath }) => fieldPath !== DOCUMENT_ID && !equal.has(fieldPath));
  const suffix: readonly IndexField[] = sorted.map(({ fieldPath, direction }) => ({
    fieldPath,
    mode: direction,
  }));
  const prefix: readonly IndexField[] = [
    ...[...equal].map((fieldPath) => ({ fieldPath, mode: "ASCENDING" as const })),
    ...[...contains].map((fieldPath) => ({ fieldPath, mode: "CONTAINS" as const })),
  ];
  const covered = coveredByComposites(config, source, prefix, suffix);
  if (prefix.length + suffix.length === 1) {
    const [field] = [...prefix, ...suffix];
    return field === undefined || covered.has(field.fieldPath) || hasSingle(config, source, field)
      ? null
      : [field];
  }
  if (suffix.length === 0) {
    const missing = prefix.find(
      (field) => !covered.has(field.fieldPath) && !hasSingle(config, source, field),
    );
    return missing === undefined ? null : [missing];
  }
  return covered.size === prefix.length + suffix.length ? null : [...prefix, ...suffix];
}

/** Tells whether the index of a field alone is there: by itself within a collection, by an override else. */
function hasSingle(
  config: IndexConfig,
  { collection, scope }: Source,
  { fieldPath, mode }: IndexField,
): boolean {
  const override = config.overrides.get(overrideKey(collection, fieldPath));
  if (override === undefined) return scope === "COLLECTION";
  return override.some((index) => index.scope === scope && serves(index.mode, mode));
}

/** An equality is served by either direction. */
const serves = (has: IndexMode, wanted: IndexMode): boolean =>
  has === wanted || (wanted === "ASCENDING" && has === "DESCENDING");

/**
 * Collects the fields that composite indexes serve together: each has the order of the query at its end, and before it nothing but what
 * the query compares. Without an index of that order, none.
 */
function coveredByComposites(
  config: IndexConfig,
  { collection, scope }: Source,
  prefix: readonly IndexField[],
  suffix: readonly IndexField[],
): ReadonlySet<string> {
  const usable = config.composites.filter(
    (index) => index.collection === collection && index.scope === scope && fits(index, prefix, suffix),
  );
  return new Set(usable.flatMap(({ fields }) => fields.map(({ fieldPath }) => fieldPath)));
}

function fits(
  { fields: all }: CompositeIndex,
  prefix: readonly IndexField[],
  suffix: readonly IndexField[],
): boolean {
  const fields = all.filter(({ fieldPath }) => fieldPath !== DOCUMENT_ID);
  const start = fields.length - suffix.length;
  if (start < 0) return false;
  const ends = suffix.every(({ fieldPath, mode }, at) => {
    const field = fields[start + at];
    return field?.fieldPath === fieldPath && field.mode === mode;
  });
  return (
    ends &&
    fields
      .slice(0, start)
      .every((field) =>
        prefix.some(({ fieldPath, mode }) => fieldPath === field.fieldPath && serves(field.mode, mode)),
      )
  );
}
