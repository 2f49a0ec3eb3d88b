import * as fc from "fast-check";
import { expect, test } from "vitest";
import { RpcError } from "../../rpc/status.ts";
import { createFirestoreAuthorizer } from "../firestoreAuthorizer.ts";
import { parseRules } from "../syntax/parseRules.ts";
import type { Ruleset } from "../syntax/ruleset.ts";
import { ReplaceableRules } from "../activeRules.ts";
import { RulesSyntaxError } from "../syntax/rulesSyntaxError.ts";
import { SHOP_RULES } from "../testing/shopRules.ts";
import { runs } from "../../testing/deep.ts";

/** Number of texts of each kind are tried. */
const [MUTATED, MADE_UP] = [runs(2500), runs(1500)];

const ROOT = "projects/p/databases/(default)/documents";
const FRAGMENTS = [
  ..."(){}[];:,.=!<>&|?/*+-%$'\"\\\n",
  "&&",
  "||",
  "//",
  "/*",
  "*/",
  "=**",
  "$(",
  "match ",
  "allow ",
  "read",
  "if ",
  "function f(",
  "let x = ",
  "return ",
  "service ",
  "resource.data",
  "request.auth.uid",
  "get(",
  "in ",
  "is ",
  "9223372036854775808",
  "1.5e400",
  "'\\u0",
  "😀",
  "\u0000",
  "__proto__",
  "constructor",
  "toString()",
];

/** The file with pieces deleted, repeated, moved and put in. */
const mutated = fc
  .array(
    fc.record({
      kind: fc.constantFrom("delete", "repeat", "insert", "replace"),
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      length: fc.integer({ min: 0, max: 40 }),
      fragment: fc.constantFrom(...FRAGMENTS),
    }),
    { minLength: 1, maxLength: 2 },
  )
  .map((steps) =>
    steps.reduce((text, { kind, at, length, fragment }) => {
      const start = Math.floor(at * text.length);
      const piece = text.slice(start, start + length);
      const [before, after] = [text.slice(0, start), text.slice(start + length)];
      if (kind === "delete") return before + after;
      if (kind === "repeat") return before + piece.repeat(3) + after;
      return kind === "insert" ? before + fragment + text.slice(start) : before + fragment + after;
    }, SHOP_RULES),
  );

function parse(source: string): Ruleset | null {
  try {
    return parseRules(source, "f");
  } catch (error) {
    if (error instanceof RulesSyntaxError && /^f:\d+:\d+: ./.test(error.message)) return null;
    throw error;
  }
}

test("a mutated file is understood or refused with its place; what is understood decides without failing", () => {
  let understood = 0;
  fc.assert(
    fc.property(mutated, (source) => {
      const rules = parse(source);
      if (rules === null) return;
      understood += 1;
      const access = createFirestoreAuthorizer(new ReplaceableRules(rules), () => {});
      for (const path of ["users/ada", "users/ada/orders/1", "stock/soap", "articles/1", "a/b/comments/1"]) {
        for (const operation of ["get", "list", "create", "update", "delete"] as const) {
          const document = {
            name: `${ROOT}/${path}`,
            fields: { text: { stringValue: "x" }, published: { booleanValue: true } },
            createTime: 1n,
            updateTime: 1n,
          };
          const isWrite = operation === "create" || operation === "update";
          try {
            access.check({
              operation,
              identity: { kind: "user", uid: "ada", token: { role: "staff" } },
              name: document.name,
              before: operation === "list" || operation === "create" ? null : document,
              after: isWrite ? document : null,
              time: 1n,
              read: () => document,
              readAfter: () => document,
              ...(operation === "list"
                ? {
                    query: {
                      from: [{ collectionId: path.split("/").at(-2) ?? "", allDescendants: false }],
                      orderBy: [],
                      offset: 0,
                    },
                  }
                : {}),
            });
          } catch (error) {
            if (!(error instanceof RpcError) || error.status !== "PERMISSION_DENIED") throw error;
          }
        }
      }
    }),
    { seed: 20_241_122, numRuns: MUTATED },
  );
  expect(understood).toBeGreaterThan(MUTATED / 25);
});

test("any text at all is refused with its place", () => {
  const text = fc.array(fc.constantFrom(...FRAGMENTS, "rules_version = '2';", "service cloud.firestore {"), {
    maxLength: 60,
  });
  let refused = 0;
  fc.assert(
    fc.property(text, fc.string({ unit: "binary", maxLength: 30 }), (fragments, noise) => {
      const sources = [
        `rules_version = '2'; service cloud.firestore { ${fragments.join("")}`,
        fragments.join(" ") + noise,
        `rules_version = '2'; service cloud.firestore { match /a/{b} { allow read: if ${fragments.join(" ")}; } }`,
      ];
      for (const source of sources) if (parse(source) === null) refused += 1;
    }),
    { seed: 7, numRuns: MADE_UP },
  );
  expect(refused).toBeGreaterThan(2 * MADE_UP);
});
