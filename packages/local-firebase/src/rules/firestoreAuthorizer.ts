import type { FirestoreAuthorizer, FirestoreRequest } from "../authorization/authorizer.ts";
import { RpcError } from "../rpc/status.ts";
import { collectionOf } from "../values/resourceName.ts";
import { evaluateRuleset, type Decision, type Question } from "./evaluation/evaluateRuleset.ts";
import { DocumentReads, FIRESTORE_LIMITS, type ReadDocument } from "./evaluation/documentReads.ts";
import { ExpressionCount, MAX_EXPRESSIONS } from "./evaluation/expressionCount.ts";
import { fromDocument, fromMicros, pathOf } from "./values/fromFirestore.ts";
import { fromIdentity } from "./values/fromIdentity.ts";
import { describeQuery, openDocuments } from "./queries/openDocuments.ts";
import { describePath, pathValue, type PathPart } from "./evaluation/pathPattern.ts";
import type { ActiveRules } from "./activeRules.ts";
import type { Ruleset } from "./syntax/ruleset.ts";
import type { RuleMap, RuleValue } from "./values/ruleValue.ts";

interface JudgedDocument {
  readonly path: readonly PathPart[];
  readonly resource: RuleMap | null;
}

/**
 * Enforces the `cloud.firestore` service of a rules file; nothing is allowed when it has none.
 * @param log hears of each denial, with the rules that were tried
 * @param onRead is told of each document that the rules read
 * @param maxExpressions most expressions that the rules may evaluate for a document of a request
 */
export function createFirestoreAuthorizer(
  rules: ActiveRules,
  log: (line: string) => void,
  onRead: () => void = () => undefined,
  maxExpressions = MAX_EXPRESSIONS,
): FirestoreAuthorizer {
  /** Documents that the writes of a commit have read so far: they share one `readAfter`. */
  const commits = new WeakMap<FirestoreRequest["readAfter"], DocumentReads>();

  function readsOf(request: FirestoreRequest): DocumentReads {
    const reads =
      commits.get(request.readAfter) ?? new DocumentReads(readersOf(request, onRead), FIRESTORE_LIMITS);
    commits.set(request.readAfter, reads);
    reads.nextOperation();
    return reads;
  }

  return {
    check(request) {
      if (request.identity.kind === "admin") return;
      const reads = readsOf(request);
      for (const document of documentsOf(request)) {
        const expressions = new ExpressionCount(maxExpressions);
        const decision = judge(rules.current(), request, document, { reads, expressions });
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
  counted: Pick<Question, "reads" | "expressions">,
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
    ...counted,
  });
}
