import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { FirestoreRequest } from "../../authorization/authorizer.ts";
import { compileQueryMatcher } from "../../query/evaluateQuery.ts";
import { parseStructuredQuery } from "../../query/parseStructuredQuery.ts";
import type { StoredDocument } from "../../documents/storedDocument.ts";
import type { Fields, Value } from "../../values/value.ts";
import { createFirestoreAuthorizer } from "../firestoreAuthorizer.ts";
import { parseRules } from "../syntax/parseRules.ts";
import { ReplaceableRules } from "../activeRules.ts";

const ROOT = "projects/p/databases/(default)/documents";

/** Few values that often meet, as Firestore and as the rules write them. */
const VALUES: readonly (readonly [Value, string])[] = [
  [{ nullValue: null }, "null"],
  [{ booleanValue: true }, "true"],
  [{ booleanValue: false }, "false"],
  [{ integerValue: "1" }, "1"],
  [{ doubleValue: 1 }, "1.0"],
  [{ integerValue: "2" }, "2"],
  [{ doubleValue: 2.5 }, "2.5"],
  [{ doubleValue: "NaN" }, "0.0 / 0.0"],
  [{ stringValue: "x" }, "'x'"],
  [{ stringValue: "y" }, "'y'"],
  [{ timestampValue: "1970-01-01T00:00:01.000000Z" }, "timestamp.value(1000)"],
  [{ referenceValue: `${ROOT}/c/x` }, "/databases/(default)/documents/c/x"],
  [{ referenceValue: "projects/q/databases/(default)/documents/c/x" }, "/databases/(default)/documents/c/x"],
  [{ arrayValue: { values: [{ referenceValue: `${ROOT}/c/x` }] } }, "[/databases/(default)/documents/c/x]"],
  [
    { arrayValue: { values: [{ referenceValue: "projects/q/databases/(default)/documents/c/x" }] } },
    "[/databases/(default)/documents/c/x]",
  ],
  [{ arrayValue: { values: [{ stringValue: "x" }] } }, "['x']"],
  [{ arrayValue: { values: [{ integerValue: "1" }, { stringValue: "y" }] } }, "[1, 'y']"],
  [{ mapValue: { fields: { m: { integerValue: "1" } } } }, "{'m': 1}"],
];
const value = fc.constantFrom(...VALUES).map(([stored]) => stored);
const literal = fc.constantFrom(...VALUES).map(([, text]) => text);
const field = fc.constantFrom("f", "g");

const document: fc.Arbitrary<StoredDocument> = fc
  .record({ id: fc.constantFrom("x", "y"), f: fc.option(value), g: fc.option(value) })
  .map(({ id, f, g }) => {
    const fields: Fields = { ...(f ? { f } : {}), ...(g ? { g } : {}) };
    return { name: `${ROOT}/c/${id}`, fields, createTime: 1n, updateTime: 1n };
  });

const condition = fc.oneof(
  fc.record({
    path: fc.constantFrom("f", "g", "f.m"),
    op: fc.constantFrom("EQUAL", "NOT_EQUAL", "LESS_THAN", "LESS_THAN_OR_EQUAL", "ARRAY_CONTAINS"),
    value,
  }),
  fc.record({
    path: field,
    op: fc.constantFrom("IN", "NOT_IN", "ARRAY_CONTAINS_ANY"),
    value: fc
      .array(value, { minLength: 1, maxLength: 3 })
      .map((values): Value => ({ arrayValue: { values } })),
  }),
  fc.record({
    path: field,
    op: fc.constantFrom("GREATER_THAN", "GREATER_THAN_OR_EQUAL", "EQUAL"),
    value,
  }),
  fc.constant({ path: "__name__", op: "EQUAL", value: { referenceValue: `${ROOT}/c/x` } }),
);
const simple = fc.oneof(
  {
    weight: 6,
    arbitrary: condition.map(({ path, op, value }) => ({
      fieldFilter: { field: { fieldPath: path }, op, value },
    })),
  },
  {
    weight: 1,
    arbitrary: fc
      .record({ field, op: fc.constantFrom("IS_NULL", "IS_NOT_NULL", "IS_NAN", "IS_NOT_NAN") })
      .map(({ field, op }) => ({ unaryFilter: { field: { fieldPath: field }, op } })),
  },
);
const filter = fc.letrec<{ filter: unknown }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 2 },
    simple,
    fc
      .record({
        op: fc.constantFrom("AND", "OR"),
        filters: fc.array(tie("filter"), { minLength: 1, maxLength: 3 }),
      })
      .map((compositeFilter) => ({ compositeFilter })),
  ),
})).filter;
const query = fc.record({
  from: fc.constant([{ collectionId: "c" }]),
  where: filter,
  orderBy: fc.constantFrom([], [{ field: { fieldPath: "g" }, direction: "ASCENDING" }]),
});

/** Conditions of rules, as text. */
const rule = fc.letrec<{ rule: string }>((tie) => {
  const d = field.map((name) => `resource.data.${name}`);
  const lits = fc.array(literal, { minLength: 1, maxLength: 3 }).map((parts) => `[${parts.join(", ")}]`);
  const text = (...parts: (string | fc.Arbitrary<string>)[]): fc.Arbitrary<string> =>
    fc
      .tuple(...parts.map((part) => (typeof part === "string" ? fc.constant(part) : part)))
      .map((all) => all.join(""));
  const compared = fc.constantFrom(" == ", " != ", " < ", " <= ", " > ", " >= ");
  const type = fc.constantFrom(
    "null",
    "bool",
    "int",
    "float",
    "number",
    "string",
    "list",
    "map",
    "timestamp",
  );
  return {
    rule: fc.oneof(
      { maxDepth: 3 },
      text(d, compared, literal),
      text(literal, compared, d),
      text(d, " in ", lits),
      text(literal, " in ", d),
      text(d, " is ", type),
      text("'", field, "' in resource.data"),
      text("resource.data.get('", field, "', ", literal, ") == ", literal),
      text("resource.data.get(['f', 'm'], ", literal, ") == ", literal),
      text("resource.data.f.m", compared, literal),
      text(d, ".has", fc.constantFrom("Any", "All", "Only"), "(", lits, ")"),
      text(d, ".toSet().hasAny(", lits, ")"),
      text("resource.data.keys().hasAll(['", field, "'])"),
      text("[", d, "] == ", lits),
      text("{'k': ", d, "} == {'k': ", literal, "}"),
      text(d, " in {'x': 1, 'y': 2}"),
      text("same(", d, ") == ", literal),
      text(fc.constantFrom("id", "resource.id"), compared, fc.constantFrom("'x'", "'y'")),
      d,
      text("!(", tie("rule"), ")"),
      text("(", tie("rule"), fc.constantFrom(" && ", " || "), tie("rule"), ")"),
      text("(", tie("rule"), " ? ", tie("rule"), " : ", tie("rule"), ")"),
    ),
  };
}).rule;

test("the facts that a query proves hold for every document that it finds", () => {
  let proven = 0;
  let found = 0;
  fc.assert(
    fc.property(
      query,
      rule,
      fc.array(document, { minLength: 6, maxLength: 6 }),
      (asked, condition, documents) => {
        const parsed = parseStructuredQuery(asked);
        const allows = judge(condition);
        if (!allows("list", { name: `${ROOT}/c/-`, before: null, query: parsed })) return;
        proven += 1;
        for (const before of documents.filter(compileQueryMatcher(ROOT, parsed))) {
          found += 1;
          expect(allows("get", { name: before.name, before })).toBe(true);
        }
      },
    ),
    { seed: 20_241_122, numRuns: 3_000 },
  );
  // The test is empty if the generators hardly ever meet.
  expect(proven).toBeGreaterThan(100);
  expect(found).toBeGreaterThan(50);
});

function judge(condition: string) {
  const source = `rules_version = '2'; service cloud.firestore {
    function same(value) { let other = value; return other; }
    match /databases/{db}/documents/c/{id} { allow read: if ${condition}; } }`;
  const access = createFirestoreAuthorizer(new ReplaceableRules(parseRules(source, "f")), () => {});
  return (
    operation: "get" | "list",
    request: Pick<FirestoreRequest, "name" | "before" | "query">,
  ): boolean => {
    try {
      access.check({
        ...request,
        operation,
        identity: { kind: "anonymous" },
        after: null,
        time: 1n,
        read: () => null,
        readAfter: () => null,
      });
      return true;
    } catch {
      return false;
    }
  };
}
