import { DOCUMENT_ID } from "../../values/fieldPath.ts";
import { ELEMENT_OPERATORS, EQUALITY_OPERATORS, type Filter } from "../structuredQuery.ts";

/** Fields that one disjunct of a filter compares, by how an index serves it. */
export interface Conjunction {
  /** Compared for equality, with one value or a list. */
  readonly equal: ReadonlySet<string>;
  /** Asked for an element. */
  readonly contains: ReadonlySet<string>;
}

const nothing: Conjunction = { equal: new Set(), contains: new Set() };

/** The disjuncts of a filter, each served by indexes of its own; ranges, which the order serves, are left out. */
export function conjunctions(filter: Filter | undefined): readonly Conjunction[] {
  if (filter === undefined) return [nothing];
  if ("compositeFilter" in filter) {
    const { op, filters } = filter.compositeFilter;
    const parts = filters.map(conjunctions);
    return op === "OR"
      ? parts.flat()
      : parts.reduce((all, part) => all.flatMap((one) => part.map((other) => joined(one, other))), [nothing]);
  }
  const { op, field } = "fieldFilter" in filter ? filter.fieldFilter : filter.unaryFilter;
  if (field.fieldPath === DOCUMENT_ID) return [nothing];
  const named = new Set([field.fieldPath]);
  return [
    {
      equal: EQUALITY_OPERATORS.has(op) ? named : nothing.equal,
      contains: ELEMENT_OPERATORS.has(op) ? named : nothing.contains,
    },
  ];
}

const joined = (one: Conjunction, other: Conjunction): Conjunction => ({
  equal: new Set([...one.equal, ...other.equal]),
  contains: new Set([...one.contains, ...other.contains]),
});
