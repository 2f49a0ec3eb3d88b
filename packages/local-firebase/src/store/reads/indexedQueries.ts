import type { StoredDocument } from "../../documents/storedDocument.ts";
import type { DocumentPredicate } from "../../query/compileFilter.ts";
import { compileConditions, evaluateQuery, filtered, firstOf } from "../../query/evaluateQuery.ts";
import type { IndexField } from "../../query/indexes/indexConfig.ts";
import { effectiveOrder } from "../../query/queryOrder.ts";
import type { StructuredQuery } from "../../query/structuredQuery.ts";
import { disjuncts } from "../plan/disjuncts.ts";
import { planScan, type ScanPlan } from "../plan/planScan.ts";
import { selectsExactly } from "../plan/selectsExactly.ts";
import type { DocumentTable } from "../tables/documentTable.ts";
import { groupScope, rootOf, type Scope } from "../tables/indexScope.ts";
import type { IndexTable } from "../tables/indexTable.ts";

/** Documents below which looking through all of them is as fast as an index, which would cost time at each write. */
const FEW = 200;
/** Milliseconds until another index is tried when the disk has refused one: each trial reads the whole collection. */
const PAUSE = 60_000;

/** Answers queries from indexes, each made when the first query of its kind comes to a collection that is not small. */
export class IndexedQueries {
  readonly #table: DocumentTable;
  readonly #indexes: IndexTable;
  readonly #few: number;
  readonly #onFailure: (error: unknown) => void;
  /** Time before which none is built, on the clock of `performance.now()`. */
  #nextBuild = 0;

  /**
   * @param few collections of fewer documents get no index
   * @param onFailure hears why an index could not be built
   */
  constructor(
    table: DocumentTable,
    indexes: IndexTable,
    few = FEW,
    onFailure: (error: unknown) => void = () => undefined,
  ) {
    this.#table = table;
    this.#indexes = indexes;
    this.#few = few;
    this.#onFailure = onFailure;
  }

  /**
   * The documents that a valid query selects, in order, offset and limit applied; `null` when no index serves it.
   * @param isHidden tells by its name whether a document is passed over
   */
  run(
    parent: string,
    query: StructuredQuery,
    isHidden: (name: string) => boolean = () => false,
  ): StoredDocument[] | null {
    const scope = scopeOf(parent, query);
    if (scope === null) return null;
    const orders = effectiveOrder(query);
    const plans = disjuncts(query.where).map((conditions) => planScan(scope, query, orders, conditions));
    if (!plans.every(({ fields }) => this.#serves(scope, fields))) return null;
    const holds = compileConditions(query, orders);
    const matches: DocumentPredicate = (document) => !isHidden(document.name) && holds(document);
    const end = query.limit === undefined ? Infinity : query.offset + query.limit;
    const found = plans.map((plan) => this.#first(scope, plan, matches, end));
    const [only, ...more] = found;
    if (only === undefined) return [];
    if (more.length === 0) return only.slice(query.offset);
    const different = new Map(found.flat().map((document) => [document.name, document]));
    return evaluateQuery({ documents: different.values(), inNameOrder: false }, query);
  }

  /** Counts the documents that a valid query selects without reading them; `null` when that cannot be. */
  count(parent: string, query: StructuredQuery): number | null {
    const scope = scopeOf(parent, query);
    const [conditions, ...others] = disjuncts(query.where);
    if (scope === null || conditions === undefined || others.length > 0) return null;
    const plan = planScan(scope, query, effectiveOrder(query), conditions);
    if (!selectsExactly(query, plan) || !this.#serves(scope, plan.fields)) return null;
    const all = isByName(scope, plan.fields)
      ? this.#table.countIn(scope.key, plan)
      : this.#indexes.count(scope, plan.fields, plan);
    return Math.max(0, Math.min(all - query.offset, query.limit ?? Infinity));
  }

  #first(scope: Scope, plan: ScanPlan, matches: DocumentPredicate, count: number): StoredDocument[] {
    const documents = isByName(scope, plan.fields)
      ? this.#table.scan(scope.key, plan)
      : this.#indexes.scan(scope, plan.fields, plan);
    return firstOf(filtered(documents, matches), count);
  }

  /** Tells whether an index is there, having made it if it should be. */
  #serves(scope: Scope, fields: readonly IndexField[]): boolean {
    if (isByName(scope, fields) || this.#indexes.has(scope, fields)) return true;
    if (!this.#indexes.mayBuild(scope) || performance.now() < this.#nextBuild) return false;
    const collections = this.#collections(scope);
    if (!this.#isLarge(collections)) return false;
    try {
      this.#indexes.build(scope, fields, this.#rows(collections));
      return true;
    } catch (error) {
      // A disk that refuses it still lets the query be answered.
      this.#onFailure(error);
      this.#nextBuild = performance.now() + PAUSE;
      return false;
    }
  }

  #isLarge(collections: readonly string[]): boolean {
    let left = this.#few;
    for (const collection of collections) {
      left -= this.#table.count(collection, left);
      if (left <= 0) break;
    }
    return left <= 0;
  }

  *#rows(collections: readonly string[]): ReturnType<DocumentTable["rows"]> {
    for (const collection of collections) yield* this.#table.rows(collection);
  }

  #collections({ kind, key }: Scope): readonly string[] {
    if (kind === "collection") return [key];
    const [root = "", id = ""] = key.split("//");
    return this.#table.collections.ofGroup(root, id);
  }
}

/** Tells whether the documents of a collection serve by themselves: their names are in order without an index. */
function isByName(scope: Scope, fields: readonly IndexField[]): boolean {
  return fields.length === 0 && scope.kind === "collection";
}

/** The scope of a query that one index can serve: not all collections, nor a group below a document. */
function scopeOf(parent: string, { from }: StructuredQuery): Scope | null {
  const [selector] = from;
  if (selector?.collectionId === undefined) return null;
  const { collectionId, allDescendants } = selector;
  if (!allDescendants) return { kind: "collection", key: `${parent}/${collectionId}` };
  return parent === rootOf(parent) ? groupScope(parent, collectionId) : null;
}
