import { RpcError } from "../rpc/status.ts";

/** Custom methods, after a colon at the end of the path. */
export const VERBS = [
  "batchGet",
  "batchWrite",
  "beginTransaction",
  "commit",
  "listCollectionIds",
  "partitionQuery",
  "rollback",
  "runAggregationQuery",
  "runQuery",
] as const;
export type Verb = (typeof VERBS)[number];

export interface RestPath {
  /** `projects/P/databases/D` */
  readonly database: string;
  /** Segments after `/documents`, decoded. */
  readonly segments: readonly string[];
  readonly verb: Verb | null;
}

const PREFIX = /^\/v1\/projects\/([^/]+)\/databases\/([^/]+)\/documents(?=[/:]|$)/;
const VERB = new RegExp(`:(${VERBS.join("|")})$`);

/**
 * Takes apart the path of a Firestore REST request.
 * @param pathname still percent-encoded
 * @returns `null` when it is not one
 * @throws RpcError INVALID_ARGUMENT when it is badly encoded
 */
export function parseRestPath(pathname: string): RestPath | null {
  const prefix = PREFIX.exec(pathname);
  if (!prefix) return null;
  const rest = pathname.slice(prefix[0].length);
  const verb = VERB.exec(rest)?.[1] ?? null;
  const path = verb === null ? rest : rest.slice(0, -verb.length - 1);
  return {
    database: `projects/${decodeSegment(prefix[1] ?? "")}/databases/${decodeSegment(prefix[2] ?? "")}`,
    segments: path.split("/").slice(1).map(decodeSegment),
    verb: VERBS.find((known) => known === verb) ?? null,
  };
}

function decodeSegment(encoded: string): string {
  let segment: string;
  try {
    segment = decodeURIComponent(encoded);
  } catch {
    throw new RpcError("INVALID_ARGUMENT", "The path is badly encoded.");
  }
  if (segment.includes("/")) throw new RpcError("INVALID_ARGUMENT", "A path segment contains a slash.");
  return segment;
}
