import type { FirestoreAccess, FirestoreRequest } from "../access/access.ts";
import { RpcError } from "../rpc/status.ts";
import { decide, type Decision } from "./decide.ts";
import type { ReadDocument } from "./evaluator.ts";
import { describeDocument, fromDocument, fromMicros, pathOf } from "./fromFirestore.ts";
import { fromIdentity } from "./fromIdentity.ts";
import { describedDocuments } from "./queryDocuments.ts";
import type { Ruleset } from "./ruleset.ts";
import type { RuleMap, RuleValue } from "./ruleValue.ts";

/**
 * Enforces the `cloud.firestore` service of a rules file; nothing is allowed when it has none.
 * @param log hears of each denial, with the rules that were tried
 */
export function createFirestoreAccess(rules: Ruleset, log: (line: string) => void): FirestoreAccess {
  return {
    check(request) {
      if (request.identity.kind === "admin") return;
      // A list that found nothing has no document to judge by: the query's own filters stand in for it.
      const isOpenList = request.operation === "list" && request.before === null;
      const resources = isOpenList
        ? describedDocuments(request.query).map((data) => describeDocument(request.name, data))
        : [fromDocument(request.before)];
      for (const resource of resources) {
        const decision = judge(rules, request, resource);
        if (decision.allowed) continue;
        log(denial(request.operation, pathOf(request.name).segments, decision));
        throw new RpcError("PERMISSION_DENIED", "Missing or insufficient permissions.");
      }
    },
  };
}

/** A line for the log: what was denied, and by which rules. */
export function denial(operation: string, path: readonly string[], decision: Decision): string {
  const reasons = decision.allowed ? [] : decision.reasons;
  const why = reasons.length === 0 ? "no rule matches" : reasons.join("; ");
  return `rules: ${operation} /${path.join("/")} denied: ${why}`;
}

function judge(rules: Ruleset, request: FirestoreRequest, resource: RuleMap | null): Decision {
  const path = pathOf(request.name);
  const project = request.name.split("/").slice(0, 2).join("/");
  const reader =
    (read: FirestoreRequest["read"]): ReadDocument =>
    (segments) =>
      fromDocument(read([project, ...segments].join("/")));
  const variables = new Map<string, RuleValue>([
    ["auth", fromIdentity(request.identity)],
    ["method", request.operation],
    ["path", path],
    ["time", fromMicros(request.time)],
    ["resource", fromDocument(request.after)],
    ...(request.query ? [["query", describeQuery(request.query)] as const] : []),
  ]);
  return decide(rules, {
    service: "cloud.firestore",
    operation: request.operation,
    path: path.segments,
    variables: new Map<string, RuleValue>([
      ["request", variables],
      ["resource", resource],
    ]),
    readers: { get: reader(request.read), getAfter: reader(request.readAfter) },
  });
}

/** `request.query`: limit, offset and order. */
function describeQuery(query: NonNullable<FirestoreRequest["query"]>): RuleMap {
  const orders = query.orderBy.map(
    ({ field, direction }) => `${field.fieldPath} ${direction === "ASCENDING" ? "ASC" : "DESC"}`,
  );
  return new Map<string, RuleValue>([
    ...(query.limit === undefined ? [] : [["limit", BigInt(query.limit)] as const]),
    ["offset", BigInt(query.offset)],
    ["orderBy", orders.join(", ")],
  ]);
}
