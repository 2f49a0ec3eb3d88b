import type { CollectionSelector, StructuredQuery } from "../../query/structuredQuery.ts";
import { validateQuery } from "../../query/validateQuery.ts";
import { RpcError } from "../../rpc/status.ts";
import { validateParent } from "../../values/resourceName.ts";

/**
 * Checks a query before it runs.
 * @returns the collections that it reads
 * @throws RpcError INVALID_ARGUMENT
 */
export function requireValidQuery(parent: string, query: StructuredQuery): CollectionSelector {
  validateParent(parent);
  validateQuery(query);
  const [selector] = query.from;
  if (selector === undefined) throw new RpcError("INVALID_ARGUMENT", "A query needs a collection selector.");
  return selector;
}
