import type { FirestoreAuthorizer, FirestoreRequest } from "../authorization/authorizer.ts";
import { RpcError } from "../rpc/status.ts";
import { collectionOf } from "../values/resourceName.ts";
import { evaluateRuleset, type Decision } from "./evaluation/evaluateRuleset.ts";
import { DocumentReads, FIRESTORE_LIMITS, type ReadDocument } from "./evaluation/documentReads.ts";
import { ExpressionCount, MAX_EXPRESSIONS } from "./evaluation/expressionCount.ts";
import { fromDocument, fromMicros, pathOf } from "./values/fromFirestore.ts";
import { fromIdentity } from "./values/fromIdentity.ts";
import { describeQuery, openDocuments } from "./queries/openDocuments.ts";
import { describePath, pathValue, type PathPart } from "./evaluation/pathPattern.ts";
import type { ActiveRules } from "./activeRules.ts";
import type { Ruleset } from "./syntax/ruleset.ts";
import type { RuleMap, RuleValue } from "./values/ruleValue.ts";

/** What the rules have used up of what one request may cost. */
interface Spent {
  readonly reads: DocumentReads;
  readonly expressions: ExpressionCount;
}

interface JudgedDocument {
  readonly path: readonly PathPart[];
  readonly resource: RuleMap | null;
}

/**
 * Enforces the `cloud.firestore` service of a rules file; nothing is allowed when it has none.
 * @param log hears of each denial, with the rules that were tried
 * @param onRead is told of each document that the rules read
 * @param maxExpressions most expressions that the rules may evaluate for a request
 */
export function createFirestoreAuthorizer(
  rules: ActiveRules,
  log: (line: string) => void,
  onRead: () => void = () => undefined,
  maxExpressions = MAX_EXPRESSIONS,
): FirestoreAuthorizer {
  /** What the writes of a commit have spent so far: they share one `readAfter`. */
  const commits = new WeakMap<FirestoreRequest["readAfter"], Spent>();

  function spentOf(request: FirestoreRequest): Spent {
    const spent = commits.get(request.readAfter) ?? {
      reads: new DocumentReads(readersOf(request, onRead), FIRESTORE_LIMITS),
      expressions: new ExpressionCount(maxExpressions),
    };
    commits.set(request.readAfter, spent);
    spent.reads.nextOperation();
    return spent;
  }

  return {
    check(request) {
      if (request.identity.kind === "admin") return;
      const spent = spentOf(request);
      for (const document of documentsOf(request)) {
        // Production evaluates a query once, and not each of its alternatives.
        const expressions =
          request.operation === "list" ? new ExpressionCount(maxExpressions) : spent.expressions;
        const decision = judge(rules.current(), request, document, { ...spent, expressions });
        if (decision.allowed) continue;
        log(denial(request.operation, document.path, decision));
        throw new RpcError("PERMISSION_DENIED", "Missing or insufficient permissions.");
      }
    },
    onChange: (listener) => rules.onChange(listener),
  };
}

/** Characters of a line of the log: the reasons quote what clients send. */
const LONGEST_LINE = 4000;

/** A line for the log, one line whatever the client has sent: what was denied, and by which rules. */
export function denial(operation: string, path: readonly PathPart[], decision: Decision): string {
  const reasons = decision.allowed ? [] : decision.reasons;
  const why = reasons.length === 0 ? "no rule matches" : reasons.join("; ");
  const line = `rules: ${operation} ${describePath(path)} denied: ${why}`;
  return line.slice(0, LONGEST_LINE).replace(/[\p{Cc}\u2028\u2029]/gu, encodeURIComponent);
}

/** The document that a request is about; for a query, one for each of its alternatives. */
function documentsOf({ operation, name, before, query }: FirestoreRequest): readonly JudgedDocument[] {
  if (operation === "list" && query) return openDocuments(collectionOf(collectionOf(name)), query);
  return [{ path: pathOf(name).segments, resource: fromDocument(before) }];
}

function readersOf({ name, read, readAfter }: FirestoreRequest, onRead: () => void) {
  const project = name.split("/").slice(0, 2).join("/");
  const reader =
    (from: FirestoreRequest["read"]): ReadDocument =>
    (segments) => {
      onRead();
      return fromDocument(from([project, ...segments].join("/")));
    };
  return { get: reader(read), getAfter: reader(readAfter) };
}

function judge(
  rules: Ruleset,
  request: FirestoreRequest,
  { path, resource }: JudgedDocument,
  { reads, expressions }: Spent,
): Decision {
  const variables = new Map<string, RuleValue>([
    ["auth", fromIdentity(request.identity)],
    ["method", request.operation],
    ["path", pathValue("request.path", path)],
    ["time", fromMicros(request.time)],
    ["resource", fromDocument(request.after)],
    ...(request.query ? [["query", describeQuery(request.query)] as const] : []),
  ]);
  return evaluateRuleset(rules, {
    service: "cloud.firestore",
    operation: request.operation,
    path,
    variables: new Map<string, RuleValue>([
      ["request", variables],
      ["resource", resource],
    ]),
    reads,
    expressions,
  });
}
