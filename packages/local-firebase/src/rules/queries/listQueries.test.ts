import { describe, expect, test } from "vitest";
import {
  all,
  ask,
  d,
  either,
  equal,
  is,
  items,
  list,
  mine,
  n,
  published,
  type Question,
  ref,
  s,
  sorted,
  uid,
  unary,
} from "../testing/askList.ts";

describe("a query that proves its rule is allowed", () => {
  test.each<[string, string, Question]>([
    ["nothing to prove", "request.auth != null", {}],
    ["the owner asks for what is theirs", `${d}.owner == ${uid}`, { where: mine }],
    ["one of several conditions", `${d}.owner == ${uid}`, { where: all(published, mine) }],
    ["either side of ||", `${d}.published == true || ${d}.owner == ${uid}`, { where: published }],
    ["the other side of ||", `${d}.published == true || ${d}.owner == ${uid}`, { where: mine }],
    ["a side that decides, whatever the other is", `${d}.x == 1 || ${uid} == 'ada'`, {}],
    ["what is false anyhow", `!(${d}.x == 1 && ${uid} == 'bob')`, {}],
    ["a bool as it is", `${d}.published`, { where: published }],
    [
      "every alternative of `or`",
      `${d}.published || ${d}.owner == ${uid}`,
      { where: either(published, mine) },
    ],
    [
      "every value of `in`",
      `${d}.owner in ['world', ${uid}]`,
      { where: is("owner", "IN", list(s("world"), s("ada"))) },
    ],
    [
      "null in a list finds nothing",
      `${d}.owner == 'ada'`,
      { where: is("owner", "IN", list(s("ada"), { nullValue: null })) },
    ],
    [
      "`or` inside `and`",
      `${d}.published && ${d}.kind in ['a', 'b']`,
      { where: all(published, either(equal("kind", s("a")), equal("kind", s("b")))) },
    ],
    ["an int equals a float", `${d}.count == 1.0 && ${d}.count is number`, { where: equal("count", n(1)) }],
    ["a list of numbers", `${d}.pair == [1, 2]`, { where: equal("pair", list(n(1), n(2))) }],
    ["null", `${d}.end == null`, { where: unary("end", "IS_NULL") }],
    ["not null", `${d}.end != null`, { where: unary("end", "IS_NOT_NULL") }],
    ["a negation", `${d}.state != 'secret'`, { where: is("state", "NOT_EQUAL", s("secret")) }],
    [
      "several negations",
      `!(${d}.state in ['x', 'y'])`,
      { where: is("state", "NOT_IN", list(s("x"), s("y"), s("z"))) },
    ],
    ["a negation never finds null", `${d}.state != null`, { where: is("state", "NOT_EQUAL", s("x")) }],
    ["a narrower range", `${d}.age >= 18`, { where: is("age", "GREATER_THAN_OR_EQUAL", n(21)) }],
    ["the same end", `${d}.age >= 18`, { where: is("age", "GREATER_THAN_OR_EQUAL", n(18)) }],
    ["an open end", `18 < ${d}.age`, { where: is("age", "GREATER_THAN", n(18)) }],
    [
      "both ends",
      `${d}.age > 10 && ${d}.age < 20 && !(${d}.age == 20) && ${d}.age is number`,
      {
        where: all(
          is("age", "GREATER_THAN", n(10)),
          is("age", "LESS_THAN", n(20)),
          is("age", "LESS_THAN", n(99)),
        ),
      },
    ],
    [
      "a range of strings",
      `${d}.name < 'n' && ${d}.name is string`,
      { where: is("name", "LESS_THAN", s("m")) },
    ],
    [
      "a range of times",
      `${d}.at > timestamp.date(2020, 1, 1)`,
      { where: is("at", "GREATER_THAN", { timestampValue: "2021-01-01T00:00:00Z" }) },
    ],
    ["an element", `${uid} in ${d}.readers`, { where: is("readers", "ARRAY_CONTAINS", s("ada")) }],
    [
      "hasAny and hasAll of an element",
      `${d}.readers.hasAny([${uid}, 'x']) && ${d}.readers.hasAll([${uid}]) && ${d}.readers is list`,
      { where: is("readers", "ARRAY_CONTAINS", s("ada")) },
    ],
    [
      "every element of array-contains-any",
      `${d}.tags.toSet().hasAny(['a', 'b'])`,
      { where: is("tags", "ARRAY_CONTAINS_ANY", list(s("a"), s("b"))) },
    ],
    ["a nested field", `${d}.owner.uid == ${uid}`, { where: equal("owner.uid", s("ada")) }],
    ["get() of a known field", `${d}.get('owner', '') == ${uid}`, { where: mine }],
    [
      "get() of a nested field",
      `${d}.get(['owner', 'uid'], '') == ${uid}`,
      { where: equal("owner.uid", s("ada")) },
    ],
    ["a field known to exist", `'owner' in ${d} && ${d}.keys().hasAll(['owner'])`, { where: mine }],
    ["a field that the order needs", `'rank' in ${d}`, { more: { orderBy: [sorted("rank")] } }],
    ["a field by index", `${d}['owner'] == ${uid}`, { where: mine }],
    ["the document's id", `id == ${uid}`, { where: equal("__name__", ref("items/ada")) }],
    ["resource.id", `resource.id == ${uid}`, { where: is("__name__", "IN", list(ref("items/ada"))) }],
    ["resource exists", "resource != null && resource.data is map", {}],
    ["a limit", "request.query.limit <= 10", { more: { limit: 10 } }],
    ["no offset", "request.query.offset == 0 && request.query.limit == 5", { more: { limit: 5 } }],
    ["an order", "request.query.orderBy == 'rank DESC'", { more: { orderBy: [sorted("rank")] } }],
    [
      "a document at a path that the query fixes",
      `${uid} in get(/databases/$(db)/documents/teams/$(${d}.team)).data.members`,
      { where: equal("team", s("red")) },
    ],
    ["a document at a fixed path", `exists(/databases/$(db)/documents/teams/red)`, {}],
  ])("a query that proves its rule is allowed: %s", (_name, condition, question) => {
    expect(ask(items(condition), question)).toBe(true);
  });

  test("facts pass through functions and lets", () => {
    const declared = `function mine(data) { let owner = data.owner; return owner == ${uid}; }`;
    expect(ask(`${declared} ${items(`mine(${d})`)}`, { where: mine })).toBe(true);
  });
});

describe("a query that does not prove its rule is denied, whatever it would find", () => {
  test.each<[string, string, Question, string]>([
    ["no filter", `${d}.owner == ${uid}`, {}, "resource.data.owner"],
    [
      "a reference that another project's differs from only here",
      `${d}.readers != [/databases/(default)/documents/c/x]`,
      {
        where: is(
          "readers",
          "NOT_EQUAL",
          list({ referenceValue: "projects/q/databases/(default)/documents/c/x" }),
        ),
      },
      "resource.data.readers",
    ],
    ["a filter on something else", `${d}.owner == ${uid}`, { where: published }, "resource.data.owner"],
    ["another's", `${d}.owner == ${uid}`, { where: equal("owner", s("bob")) }, "(false)"],
    [
      "one value of `in` too many",
      `${d}.owner in ['world', ${uid}]`,
      { where: is("owner", "IN", list(s("world"), s("bob"))) },
      "(false)",
    ],
    [
      "one alternative too many",
      `${d}.published || ${d}.owner == ${uid}`,
      { where: either(published, equal("x", n(1))) },
      "resource.data.published",
    ],
    [
      "a list that finds nothing",
      `${d}.owner == ${uid}`,
      { where: is("owner", "IN", list({ nullValue: null })) },
      "owner",
    ],
    ["int or float", `${d}.count is int`, { where: equal("count", n(1)) }, "resource.data.count"],
    ["a wider range", `${d}.age >= 18`, { where: is("age", "GREATER_THAN", n(17)) }, "resource.data.age"],
    [
      "a closed end",
      `${d}.age > 18`,
      { where: is("age", "GREATER_THAN_OR_EQUAL", n(18)) },
      "resource.data.age",
    ],
    ["the other end", `${d}.age < 18`, { where: is("age", "GREATER_THAN", n(1)) }, "resource.data.age"],
    [
      "a range of another type",
      `${d}.age < 18`,
      { where: is("age", "LESS_THAN", s("1")) },
      "resource.data.age",
    ],
    ["within a range", `${d}.age == 20`, { where: is("age", "GREATER_THAN", n(18)) }, "resource.data.age"],
    ["beside a range", `${d}.age == 'old'`, { where: is("age", "GREATER_THAN", n(18)) }, "(false)"],
    [
      "another element",
      `'bob' in ${d}.readers`,
      { where: is("readers", "ARRAY_CONTAINS", s("ada")) },
      "readers",
    ],
    ["only elements", `${d}.tags.hasOnly(['a'])`, { where: is("tags", "ARRAY_CONTAINS", s("a")) }, "hasOnly"],
    ["how many", `${d}.tags.size() == 1`, { where: is("tags", "ARRAY_CONTAINS", s("a")) }, "tags.size()"],
    ["a default", `${d}.get('owner', 'ada') == ${uid}`, { where: published }, "resource.data.owner"],
    ["a default below resource", `resource.get(['data', 'x'], 1) == 1`, {}, "resource.data.x"],
    ["absence", `!('secret' in ${d})`, { where: mine }, "resource.data.secret"],
    ["which keys", `${d}.keys().hasOnly(['owner'])`, { where: mine }, "resource.data.keys().hasOnly()"],
    ["how many keys", `${d}.size() == 1`, { where: mine }, "resource.data.size()"],
    [
      "a difference",
      `${d}.diff({}).affectedKeys().hasOnly(['owner'])`,
      { where: mine },
      "resource.data.diff()",
    ],
    ["being in a map", `${d}.x in {'a': 1}`, { more: { orderBy: [sorted("x")] } }, "resource.data.x"],
    ["a type", `!(${d}.x is string)`, { more: { orderBy: [sorted("x")] } }, "resource.data.x"],
    ["not a type", `!(${d}.x is number)`, { more: { orderBy: [sorted("x")] } }, "resource.data.x"],
    ["an unknown bool", `${d}.x`, { more: { orderBy: [sorted("x")] } }, "resource.data.x"],
    [
      "a part of what is known",
      `${d}.owner.name == 'x'`,
      { where: equal("owner.uid", s("ada")) },
      "owner.name",
    ],
    ["any id", `id == ${uid}`, {}, "not proven by the query: id"],
    ["resource.id", `resource.id.size() > 0`, {}, "resource.id"],
    ["a path", "request.path[3] == 'items'", {}, "request.path"],
    ["a method of an unknown", `${d}.x.matches('a')`, { more: { orderBy: [sorted("x")] } }, "x.matches()"],
    [
      "an unknown as argument",
      `'a'.matches(${d}.x)`,
      { more: { orderBy: [sorted("x")] } },
      "resource.data.x",
    ],
    ["arithmetic", `${d}.x + 1 > 0`, { more: { orderBy: [sorted("x")] } }, "resource.data.x"],
    ["an unknown in a list", `[${d}.x] == [1]`, { more: { orderBy: [sorted("x")] } }, "resource.data.x"],
    [
      "an unknown in a ternary",
      `${d}.x ? true : true`,
      { more: { orderBy: [sorted("x")] } },
      "resource.data.x",
    ],
    ["two unknowns", `${d}.x == ${d}.y`, { more: { orderBy: [sorted("x"), sorted("y")] } }, "resource.data"],
    ["a library function", `math.abs(${d}.x) >= 0`, { more: { orderBy: [sorted("x")] } }, "resource.data.x"],
    ["an argument that a document may lack", `first(true, ${d}.x)`, {}, "resource.data.x"],
    [
      "a document at an unknown path",
      `exists(/databases/$(db)/documents/teams/$(${d}.team))`,
      { where: published },
      "resource.data.team",
    ],
    ["a document of an unknown id", "exists(/databases/$(db)/documents/teams/$(id))", {}, "id"],
    [
      "another team",
      `${uid} in get(/databases/$(db)/documents/teams/$(${d}.team)).data.members`,
      { where: equal("team", s("blue")) },
      "(false)",
    ],
    ["too large a limit", "request.query.limit <= 10", { more: { limit: 11 } }, "(false)"],
    ["no limit", "request.query.limit <= 10", {}, "property limit"],
  ])(
    "a query that does not prove its rule is denied, whatever it would find: %s",
    (_name, condition, question, reason) => {
      const rules = `function first(a, b) { return a; } ${items(condition)}`;
      expect(ask(rules, question)).toContain(reason);
    },
  );

  test("the log says which collection, which rule and what the query leaves open", () => {
    expect(ask(items(`${d}.owner == ${uid}`))).toBe(
      "rules: list /databases/(default)/documents/items/* denied: f:1:102 (not proven by the query: resource.data.owner)",
    );
  });
});
