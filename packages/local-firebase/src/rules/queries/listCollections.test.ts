import { describe, expect, test } from "vitest";
import {
  ROOT,
  all,
  ask,
  d,
  either,
  equal,
  is,
  items,
  type Json,
  list,
  type Question,
  ref,
  s,
  uid,
} from "../testing/askList.ts";

describe("collection groups", () => {
  const group: Question = { from: { collectionId: "items", allDescendants: true } };

  test.each([
    ["match /{path=**}/items/{id} { allow list; }"],
    ["match /{path=**} { match /items/{id} { allow list; } }"],
    ["match /{document=**} { allow list; }"],
    ["match /{path=**}/items/{id} { allow list: if path is path && id is string; }"],
  ])("collection groups need a rule for every depth: %s", (rules) => {
    expect(ask(rules, group)).toBe(true);
  });

  test.each([
    ["match /items/{id} { allow list; }", "no rule matches"],
    ["match /a/{b}/items/{id} { allow list; }", "no rule matches"],
    ["match /{a}/{b}/items/{id} { allow list; } match /items/{id} { allow list; }", "no rule matches"],
    ["match /{path=**}/others/{id} { allow list; }", "no rule matches"],
    ["match /{path=**}/items/{id} { allow list: if path == /x; }", "not proven by the query: path"],
  ])("collection groups are denied by rules for one place: %s", (rules, reason) => {
    expect(ask(rules, group)).toContain(reason);
  });

  test("the known part of the path binds a collection group below a document", () => {
    const below = { ...group, parent: `${ROOT}/users/ada` };
    const rules = `match /users/{user}/{path=**} { allow list: if user == ${uid}; }`;
    expect(ask(rules, below)).toBe(true);
    expect(ask(rules, { ...group, parent: `${ROOT}/users/bob` })).toContain("(false)");
    expect(ask("match /users/{user}/{path=**}/items/{id} { allow list; }", below)).toBe(true);
  });
});

test("a subcollection's parents are known", () => {
  const rules = `match /users/{user}/items/{id} { allow list: if user == ${uid}; }`;
  expect(ask(rules, { parent: `${ROOT}/users/ada` })).toBe(true);
  expect(ask(rules, { parent: `${ROOT}/users/bob` })).toContain("(false)");
});

test("a query for all collections needs a rule for all of them", () => {
  expect(ask("match /{document=**} { allow list; }", { from: { allDescendants: true } })).toBe(true);
  expect(ask(items("true"), { from: { allDescendants: true } })).toContain("no rule matches");
  expect(ask("match /{any}/{id} { allow list; }", { from: {} })).toBe(true);
});

test("a fixed name outside the queried collection proves nothing that matters: nothing is found there", () => {
  const rules = "match /open/{id} { allow list; }";
  expect(ask(rules, { where: equal("__name__", ref("open/x")) })).toBe(true);
  expect(ask(rules)).toContain("no rule matches");
});

test("more alternatives than can be told apart prove less, not more", () => {
  const three = (field: string): Json => either(...["a", "b", "c"].map((value) => equal(field, s(value))));
  const where = all(...["u", "v", "w", "x", "y", "z"].map(three));
  expect(ask(items(`${d}.u in ['a', 'b', 'c']`), { where })).toBe(true);
  expect(ask(items(`${d}.z in ['a', 'b', 'c']`), { where })).toContain("resource.data.z");
});

test("all alternatives of a query share one allowance of documents", () => {
  const teams = Array.from({ length: 11 }, (_, i) => s(`t${i}`));
  const rules = items(`!exists(/databases/$(db)/documents/none/$(${d}.team))`);
  expect(ask(rules, { where: is("team", "IN", list(...teams.slice(0, 10))) })).toBe(true);
  expect(ask(rules, { where: is("team", "IN", list(...teams)) })).toContain(
    "more than 10 documents are read",
  );
});
