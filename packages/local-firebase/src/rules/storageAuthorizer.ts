import type { StorageAuthorizer, StorageObjectView, StorageRequest } from "../authorization/authorizer.ts";
import { RpcError } from "../rpc/status.ts";
import type { StoredDocument } from "../documents/storedDocument.ts";
import { evaluateRuleset } from "./evaluation/evaluateRuleset.ts";
import { denial } from "./firestoreAuthorizer.ts";
import { ExpressionCount } from "./evaluation/expressionCount.ts";
import { DocumentReads, STORAGE_LIMITS, type ReadDocument } from "./evaluation/documentReads.ts";
import { fromDocument, fromMicros } from "./values/fromFirestore.ts";
import { fromIdentity } from "./values/fromIdentity.ts";
import type { ActiveRules } from "./activeRules.ts";
import { EvaluationError, RulePath, type RuleMap, type RuleValue } from "./values/ruleValue.ts";

/** Reads a Firestore document by its path below the project: `/databases/(default)/documents/a/b`. */
export type DocumentReader = (path: string) => StoredDocument | null;

/**
 * Enforces the `firebase.storage` service of a rules file; nothing is allowed when it has none.
 * @param log hears of each denial, with the rules that were tried
 * @param readDocument serves `firestore.get()` and `firestore.exists()`; without it, rules that call them deny
 */
export function createStorageAuthorizer(
  rules: ActiveRules,
  log: (line: string) => void,
  readDocument?: DocumentReader,
): StorageAuthorizer {
  return {
    check(request) {
      if (request.identity.kind === "admin") return;
      // Empty segments stay: `a//b` is another object than `a/b`.
      const path = ["b", request.bucket, "o", ...(request.path === "" ? [] : request.path.split("/"))];
      const reader = documentReader(readDocument);
      const decision = evaluateRuleset(rules.current(), {
        service: "firebase.storage",
        operation: request.operation,
        path,
        variables: variablesOf(request, path),
        reads: new DocumentReads({ get: reader, getAfter: reader }, STORAGE_LIMITS),
        expressions: new ExpressionCount(),
      });
      if (decision.allowed) return;
      log(denial(request.operation, path, decision));
      throw new RpcError("PERMISSION_DENIED", "Permission denied.");
    },
  };
}

function documentReader(readDocument: DocumentReader | undefined): ReadDocument {
  return (segments) => {
    if (!readDocument) throw new EvaluationError("documents cannot be read here");
    return fromDocument(readDocument(`/${segments.join("/")}`));
  };
}

function variablesOf(request: StorageRequest, path: readonly string[]): RuleMap {
  const variables = new Map<string, RuleValue>([
    ["auth", fromIdentity(request.identity)],
    ["method", request.operation],
    ["path", new RulePath(path)],
    ["time", fromMicros(request.time)],
    ["resource", describeObject(request.after)],
  ]);
  return new Map<string, RuleValue>([
    ["request", variables],
    ["resource", describeObject(request.before)],
  ]);
}

function describeObject(object: StorageObjectView | null): RuleMap | null {
  if (object === null) return null;
  return new Map<string, RuleValue>([
    ...Object.entries(object.more ?? {}),
    ["name", object.name],
    ["bucket", object.bucket],
    ["size", BigInt(object.size)],
    ["contentType", object.contentType],
    ["metadata", new Map(Object.entries(object.metadata))],
    ["timeCreated", fromMicros(object.timeCreated)],
    ["updated", fromMicros(object.updated)],
  ]);
}
