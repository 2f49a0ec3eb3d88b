import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { FirestoreRequest } from "../../authorization/authorizer.ts";
import { compileQueryMatcher } from "../../query/evaluateQuery.ts";
import { parseStructuredQuery } from "../../query/parseStructuredQuery.ts";
import type { StoredDocument } from "../../documents/storedDocument.ts";
import { createFirestoreAuthorizer } from "../firestoreAuthorizer.ts";
import { parseRules } from "../syntax/parseRules.ts";
import { ReplaceableRules } from "../activeRules.ts";

const ROOT = "projects/p/databases/(default)/documents";

/** Few names that often meet. */
const id = fc.constantFrom("a", "b", "c");
const document: fc.Arbitrary<StoredDocument> = fc
  .integer({ min: 1, max: 3 })
  .chain((depth) => fc.array(id, { minLength: 2 * depth, maxLength: 2 * depth }))
  .map((ids) => ({ name: `${ROOT}/${ids.join("/")}`, fields: {}, createTime: 1n, updateTime: 1n }));

/** The path of a match, its variables named by their place: `v0`, `v1`... */
const pattern = (prefix: string) =>
  fc
    .record({
      segments: fc.array(fc.oneof(id, fc.constant("{}"), fc.constant("{}")), { minLength: 1, maxLength: 3 }),
      rest: fc.option(fc.nat(2)),
    })
    .map(({ segments, rest }) =>
      segments.map((segment, i) => {
        if (i === rest) return `{${prefix}${i}=**}`;
        return segment === "{}" ? `{${prefix}${i}}` : segment;
      }),
    );
const matches = fc
  .record({ outer: pattern("v"), inner: fc.option(pattern("w")) })
  .map(({ outer, inner }) => (inner === null ? [outer] : [outer, inner]));

const query = fc
  .record({
    parent: fc.constantFrom(ROOT, ROOT, `${ROOT}/a/b`),
    from: fc.record({ collectionId: fc.constantFrom("", "a", "b", "c"), allDescendants: fc.boolean() }),
    named: fc.option(document, { freq: 3 }),
  })
  .map(({ parent, from, named }) => {
    const value = { referenceValue: named?.name ?? "" };
    const where = { fieldFilter: { field: { fieldPath: "__name__" }, op: "EQUAL", value } };
    return { parent, asked: parseStructuredQuery({ from: [from], ...(named ? { where } : {}) }) };
  });

/** Conditions on the variables of a match. */
const condition = (variables: readonly string[]) =>
  fc
    .record({
      variable: fc.constantFrom("id", ...variables),
      form: fc.constantFrom("== 'a'", "!= 'a'", "in ['a', 'b']", "is string", "is path", "== /a", "!= /a/b"),
    })
    .map(({ variable, form }) => (variable === "id" ? `resource.id ${form}` : `${variable} ${form}`));

const rules = matches.chain((patterns) => {
  const variables = patterns.flat().flatMap((segment) => /^\{(\w+)/.exec(segment)?.[1] ?? []);
  return fc.oneof(fc.constant("true"), condition(variables)).map((allowed) => {
    const open = patterns.map((segments) => `match /${segments.join("/")} {`).join(" ");
    return `rules_version = '2'; service cloud.firestore { match /databases/{db}/documents {
      ${open} allow read: if ${allowed}; ${"}".repeat(patterns.length)} } }`;
  });
});

test("the facts that a query's collections prove hold for every document in them, at any depth", () => {
  let proven = 0;
  let found = 0;
  fc.assert(
    fc.property(
      rules,
      query,
      fc.array(document, { minLength: 30, maxLength: 30 }),
      (source, { parent, asked }, documents) => {
        const access = createFirestoreAuthorizer(new ReplaceableRules(parseRules(source, "f")), () => {});
        const allows = (
          request: Pick<FirestoreRequest, "operation" | "name" | "before" | "query">,
        ): boolean => {
          const rest = { identity: { kind: "anonymous" }, after: null, time: 1n } as const;
          try {
            access.check({ ...request, ...rest, read: () => null, readAfter: () => null });
            return true;
          } catch {
            return false;
          }
        };
        const name = `${parent}/${asked.from[0]?.collectionId ?? "-"}/-`;
        if (!allows({ operation: "list", name, before: null, query: asked })) return;
        proven += 1;
        for (const before of documents.filter(compileQueryMatcher(parent, asked))) {
          found += 1;
          expect(allows({ operation: "get", name: before.name, before })).toBe(true);
        }
      },
    ),
    { seed: 20_241_122, numRuns: 3_000 },
  );
  // The test is empty if the generators hardly ever meet.
  expect(proven).toBeGreaterThan(200);
  expect(found).toBeGreaterThan(500);
});
