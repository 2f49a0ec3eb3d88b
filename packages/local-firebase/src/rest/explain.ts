import * as v from "valibot";
import type { StructuredQuery } from "../query/structuredQuery.ts";
import type { DocumentReader } from "../store/reads/documentReader.ts";
import { requireAdmin, type MethodContext } from "./methodContext.ts";

export const explainEntries = {
  explainOptions: v.exactOptional(v.object({ analyze: v.optional(v.boolean(), false) })),
};

/** `google.firestore.v1.ExplainMetrics` in proto3-JSON form. */
export interface ExplainMetrics {
  readonly planSummary: { readonly indexesUsed: readonly Readonly<Record<string, string>>[] };
  readonly executionStats?: {
    readonly resultsReturned: string;
    readonly executionDuration: string;
    readonly readOperations: string;
    readonly debugStats: object;
  };
}

export interface Explanation {
  /** True when the query shall be run, and not only planned. */
  readonly analyze: boolean;
  /** The plan alone. */
  plan(): ExplainMetrics;
  /**
   * The plan, and what the run since `explainQuery` has cost.
   * @param documentsRead documents that production would charge for
   */
  profile(results: number, documentsRead: number): ExplainMetrics;
}

/** Nanoseconds in a second, and in the smallest duration that is reported. */
const SECOND = 1e9;
const MICROSECOND = 1000;

/**
 * Begins to explain a query; `null` when that was not asked for. For service accounts only, as in production.
 *
 * The plan is the walk through the collections in the order of their names, whichever index serves the query.
 * @throws RpcError PERMISSION_DENIED; INVALID_ARGUMENT for an invalid query
 */
export function explainQuery(
  context: MethodContext,
  options: { readonly analyze: boolean } | undefined,
  documents: DocumentReader,
  parent: string,
  query: StructuredQuery,
): Explanation | null {
  if (options === undefined) return null;
  requireAdmin(context);
  const scanned = String(documents.candidateCount(parent, query));
  const isGroup = query.from.some(({ allDescendants }) => allDescendants);
  const index = {
    query_scope: isGroup ? "Collection group" : "Collection",
    properties: "(__name__ ASC)",
  };
  const plan = { planSummary: { indexesUsed: [index] } };
  const start = performance.now();
  return {
    analyze: options.analyze,
    plan: () => plan,
    profile(results, documentsRead) {
      const nanos = Math.max(MICROSECOND, Math.round((performance.now() - start) * 1e6));
      // A query without result costs one read.
      const readOperations = String(Math.max(1, documentsRead));
      return {
        ...plan,
        executionStats: {
          resultsReturned: String(results),
          executionDuration: `${(nanos / SECOND).toFixed(9)}s`,
          readOperations,
          debugStats: {
            documents_scanned: scanned,
            index_entries_scanned: scanned,
            billing_details: {
              documents_billable: String(documentsRead),
              index_entries_billable: "0",
              min_query_cost: "1",
            },
          },
        },
      };
    },
  };
}
