import { RpcError } from "../../rpc/status.ts";
import type { StructuredQuery } from "../structuredQuery.ts";
import type { IndexConfig } from "./indexConfig.ts";
import { type MissingIndex, missingIndex } from "./missingIndex.ts";

/**
 * Makes the check that refuses a query for which production would have no index.
 * @returns throws RpcError FAILED_PRECONDITION, which says what to add to `firestore.indexes.json`
 */
export function requireIndexes(config: IndexConfig): (query: StructuredQuery) => void {
  return (query) => {
    const missing = missingIndex(config, query);
    if (missing === null) return;
    throw new RpcError(
      "FAILED_PRECONDITION",
      `The query requires an index. Add it to ${missing.fields.length === 1 ? "fieldOverrides" : "indexes"} of firestore.indexes.json: ${JSON.stringify(entryOf(missing))}`,
    );
  };
}

function entryOf({ collection, scope, fields }: MissingIndex): object {
  const modes = fields.map(({ fieldPath, mode }) => ({
    fieldPath,
    ...(mode === "CONTAINS" ? { arrayConfig: mode } : { order: mode }),
  }));
  const [only] = modes;
  if (modes.length > 1 || only === undefined) {
    return { collectionGroup: collection, queryScope: scope, fields: modes };
  }
  const { fieldPath, ...mode } = only;
  return { collectionGroup: collection, fieldPath, indexes: [{ ...mode, queryScope: scope }] };
}
