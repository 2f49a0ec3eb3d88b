import { describe, expect, test } from "vitest";
import { evaluateRuleset } from "./evaluateRuleset.ts";
import { DocumentReads, FIRESTORE_LIMITS } from "./documentReads.ts";
import { ExpressionCount } from "./expressionCount.ts";
import { parseRules } from "../syntax/parseRules.ts";
import { RuleLatLng, RuleTimestamp, type RuleValue } from "../values/ruleValue.ts";

const data = new Map<string, RuleValue>([
  ["title", "Crème hydratante"],
  ["count", 3n],
  ["ratio", 0.5],
  ["none", null],
  ["tags", ["a", "b", "b"]],
  ["nested", new Map<string, RuleValue>([["deep", new Map<string, RuleValue>([["value", 7n]])]])],
  ["at", new RuleTimestamp(BigInt(Date.UTC(2024, 1, 29, 13, 5, 9)) * 1_000_000n + 250_000_000n)],
  ["place", new RuleLatLng(48.8566, 2.3522)],
  ["largest", 2n ** 63n - 1n],
  ["pattern", "a".repeat(10_001)],
]);

/** `true`, `false`, or the reason of the failure. */
function evaluate(condition: string, declarations = ""): true | string {
  const rules = parseRules(
    `rules_version = '2'; service cloud.firestore { ${declarations} match /{path=**} { allow get: if ${condition}; } }`,
    "f",
  );
  const verdict = evaluateRuleset(rules, {
    service: "cloud.firestore",
    operation: "get",
    path: ["a", "b"],
    variables: new Map<string, RuleValue>([
      ["request", new Map<string, RuleValue>([["auth", null]])],
      ["resource", new Map<string, RuleValue>([["data", data]])],
    ]),
    reads: new DocumentReads({ get: () => null, getAfter: () => null }, FIRESTORE_LIMITS),
    expressions: new ExpressionCount(),
  });
  if (verdict.allowed) return true;
  return /\((.*)\)$/s.exec(verdict.reasons[0] ?? "")?.[1] ?? "no rule";
}

const d = "resource.data";

describe("holds", () => {
  test.each([
    // ints and floats
    "1 is int && !(1 is float) && 1.0 is float && !(1.0 is int) && 1 is number && 1.5 is number",
    "1 == 1.0",
    "7 / 2 == 3 && -7 / 2 == -3 && 7 % 3 == 1 && 7.0 / 2 == 3.5",
    "9007199254740993 != 9007199254740992",
    "9223372036854775807 > 9223372036854775806",
    "1 + 2 * 3 == 7 && (1 + 2) * 3 == 9 && 10 - 3 - 2 == 5",
    "math.round(2.5) == 3 && math.round(-2.5) == -3 && math.ceil(1.1) == 2 && math.abs(-4) == 4 && math.round(2.5) is int",
    "math.pow(2, 10) == 1024.0 && math.sqrt(4) == 2.0 && math.isNaN(0.0 / 0.0) && math.isInfinite(1.0 / 0.0)",
    "!(0.0 / 0.0 == 0.0 / 0.0) && !(0.0 / 0.0 < 1)",
    "int('42') == 42 && float('1.5') == 1.5 && string(7) == '7' && bool('true') && int(2.9) == 2",
    "string(2.0) == '2.0' && string(2.5) == '2.5' && string(null) == 'null' && string(true) == 'true' && string('a') == 'a'",
    // strings
    `${d}.title.size() == 16 && ${d}.title.lower() == 'crème hydratante' && ' x '.trim() == 'x'`,
    "'abc'.matches('a.c') && !'xabcx'.matches('a.c') && !'abc'.matches('a|abcd')",
    "'a' < 'b' && 'a' + 'b' == 'ab' && 'abc'[0] == 'a' && 'abc'[1:3] == 'bc'",
    "'a,b'.split(',') == ['a', 'b'] && 'a1b2'.replace('[0-9]', '-') == 'a-b-'",
    "'it\\'s \\u00e9' == \"it's é\"",
    "hashing.md5('a').toHexString() == '0CC175B9C0F1B6A831C399E269772661' && hashing.sha256('a') is bytes",
    "hashing.crc32('123456789').toHexString() == 'CBF43926' && hashing.crc32c('123456789'.toUtf8()).toHexString() == 'E3069283'",
    // bytes
    "b'*' == b'\\x2A' && b'*' == b'\\052' && b'€' == b'\\342\\202\\254' && b\"€\" == '€'.toUtf8() && b'\\n' == b'\\x0a'",
    "b'€'.size() == 3 && b'\\xFF\\xFF'.size() == 2 && b'€'.toHexString() == 'E282AC' && b'\\xFB\\xEF\\xBE'.toBase64() == '----'",
    // lists, sets, maps
    `${d}.tags.size() == 3 && ${d}.tags.toSet().size() == 2 && ${d}.tags[0] == 'a' && 'b' in ${d}.tags && !('c' in ${d}.tags)`,
    `${d}.tags.hasAll(['a', 'b']) && ${d}.tags.hasAny(['x', 'a']) && ${d}.tags.hasOnly(['b', 'a', 'c']) && !${d}.tags.hasOnly(['a'])`,
    "[1, 2].concat([3]) == [1, 2, 3] && [1, 2, 1].removeAll([1]) == [2] && ['a', 'b'].join('-') == 'a-b' && [1, 2, 3][1:3] == [2, 3]",
    "['a'].toSet().union(['b'].toSet()) == ['b', 'a'].toSet() && ['a', 'b'].toSet().difference(['a'].toSet()) == ['b'].toSet()",
    "['a', 'b'].toSet().intersection(['b', 'c'].toSet()).hasOnly(['b'])",
    `'count' in ${d} && !('absent' in ${d}) && ${d}['count'] == 3 && ${d}.keys().hasAll(['count']) && ${d}.none == null`,
    `${d}.get('absent', 9) == 9 && ${d}.get(['nested', 'deep', 'value'], 0) == 7 && ${d}.get(['nested', 'no', 'value'], 0) == 0`,
    "{'a': 1, 'b': [2]} == {'b': [2.0], 'a': 1.0} && {'a': 1}.values() == [1]",
    "{'a': 1, 'b': 2, 'c': 3}.diff({'a': 1, 'b': 9, 'd': 4}).affectedKeys() == ['b', 'c', 'd'].toSet()",
    "{'a': 1, 'b': 2}.diff({'a': 1, 'c': 0}).addedKeys().hasOnly(['b']) && {'a': 1}.diff({'a': 1, 'c': 0}).removedKeys() == ['c'].toSet()",
    "{'a': 1, 'b': 2}.diff({'a': 1, 'b': 3}).changedKeys() == ['b'].toSet() && {'a': 1}.diff({'a': 1.0}).unchangedKeys() == ['a'].toSet()",
    // times
    `${d}.at.year() == 2024 && ${d}.at.month() == 2 && ${d}.at.day() == 29 && ${d}.at.dayOfWeek() == 4 && ${d}.at.dayOfYear() == 60`,
    `${d}.at.hours() == 13 && ${d}.at.minutes() == 5 && ${d}.at.seconds() == 9 && ${d}.at.nanos() == 250000000`,
    `${d}.at.date() == timestamp.date(2024, 2, 29) && ${d}.at.time() > duration.value(13, 'h')`,
    `${d}.at + duration.value(1, 'd') > timestamp.date(2024, 3, 1) && ${d}.at - ${d}.at == duration.value(0, 's')`,
    "timestamp.date(50, 3, 1).year() == 50 && timestamp.date(50, 3, 1).dayOfYear() == 60 && timestamp.date(1, 1, 1).year() == 1",
    "timestamp.value(1000) == timestamp.date(1970, 1, 1) + duration.time(0, 0, 1, 0) && duration.value(90, 's').seconds() == 90",
    // places and paths
    `${d}.place.distance(latlng.value(48.8566, 2.3522)) < 1 && ${d}.place.distance(latlng.value(51.5074, -0.1278)) > 340000`,
    "/a/b == path('a/b') && /a/$('b')[1] == 'b' && string(/a/b) == '/a/b' && path == /a/b && path[0] == 'a'",
    // types
    "path('a/$(x)/c').bind({'x': 'b'}) == /a/b/c",
    `'x' is string && true is bool && ${d}.tags is list && ${d} is map && /a is path && ${d}.at is timestamp && null is null`,
    "['a'].toSet() is set && duration.value(1, 's') is duration && 'a'.toUtf8() is bytes && !(1 is constraint)",
    // logic
    "true ? true : 1 / 0 == 0",
    `${d}.absent == 1 || true`,
    `true || ${d}.absent == 1`,
    `!(false && ${d}.absent == 1) && !(${d}.absent == 1 && false)`,
    "false || false || true && true",
    "1 == 1 != false",
    "true in [true] == true && !(1 < 2 in [2]) && 2 < 1 is bool",
  ])("a condition holds: %s", (condition) => {
    expect(evaluate(condition)).toBe(true);
  });
});

describe("fails, which denies", () => {
  test.each([
    ["resource.data.absent == 1", "property absent is undefined on a map"],
    ["request.auth.uid == 'a'", "property uid is undefined on a null"],
    ["resource.data.absent == 1 || false", "property absent is undefined on a map"],
    ["true && resource.data.absent == 1", "property absent is undefined on a map"],
    ["'true'", "not a bool"],
    ["1", "not a bool"],
    ["!1", '"!" takes a bool, not a int'],
    ["1 && true", '"&&" takes a bool, not a int'],
    ["9223372036854775807 + 1 > 0", "integer overflow"],
    ["1 / 0 == 1", "division by zero"],
    ["1 < 'a'", "a int and a string have no order"],
    ["'a' + 1 == 'a1'", '"+" does not take a string and a int'],
    ["'a' in 'abc'", '"in" takes a list, set or map, not a string'],
    ["[1][1] == 1", "index 1 is out of bounds"],
    ["[1][-1] == 1", "index -1 is out of bounds"],
    ["{'a': 1}['b'] == 1", "there is no key b"],
    ["{}.__proto__ != null", "property __proto__ is undefined on a map"],
    ["{}.constructor() != null", "a map has no method constructor()"],
    ["'a'.size(1) == 1", "a string has no method size(int)"],
    ["'aa'.matches('(a)\\\\1')", "invalid pattern"],
    ["'a'.matches('(?=a)a')", "invalid pattern"],
    ["int('x') == 1", "int does not take (string)"],
    ["get(/a/b).data == null", "property data is undefined on a null"],
    ["get(/a/$('x/y')) == null", "a path segment cannot be made of this string"],
    ["get('a') == null", "get takes a path"],
    ["/a/$('') == /a", "a path segment cannot be made of this string"],
    ["path('a/$(x)').bind({'x': 'b/c'}) != null", "a path segment cannot be made of this string"],
    ["path('a/$(x)').bind({}) != null", "there is no binding for x"],
    ["'a'.matches(resource.data.pattern)", "invalid pattern: longer than 10000 characters"],
    ["timestamp.value(resource.data.largest).year() > 0", "a timestamp outside the years 1 to 9999"],
    ["timestamp.date(10000, 1, 1) != null", "a timestamp outside the years 1 to 9999"],
    ["timestamp.date(resource.data.largest, 1, 1) != null", "timestamp.date does not take (int, int, int)"],
    ["resource.data.at + duration.value(500000, 'w') != null", "a timestamp outside the years 1 to 9999"],
    ["duration.value(resource.data.largest, 'w') > duration.value(1, 's')", "more than ten thousand years"],
    ["timestamp.date('2024', 1, 1) != null", "timestamp.date does not take (string, int, int)"],
  ])("a condition fails, which denies: %s", (condition, reason) => {
    expect(evaluate(condition)).toContain(reason);
  });
});

test.each([["1 == 2"], ["'1' == 1"], ["null == false"], ["[1] == [1, 2]"], ["{'a': 1} == {'b': 1}"]])(
  "a condition is false: %s",
  (condition) => {
    expect(evaluate(condition)).toBe("false");
  },
);

describe("functions", () => {
  test("functions see their arguments, lets and the scope they stand in, not their caller's", () => {
    const twice = "function twice(x) { let y = x + x; let z = y; return z; }";
    expect(evaluate("twice(4) == 8", twice)).toBe(true);
    expect(
      evaluate(
        "outer(1)",
        "function outer(secret) { return inner(); } function inner() { return request.auth == null; }",
      ),
    ).toBe(true);
    expect(() =>
      evaluate(
        "outer(1)",
        "function outer(secret) { return inner(); } function inner() { return secret == 1; }",
      ),
    ).toThrow("unknown variable secret");
  });

  test.each<[string, (call: string) => string]>([
    ["as the result", (call) => `return ${call};`],
    ["inside an expression", (call) => `return true && !!${call};`],
    ["in a let", (call) => `let inner = ${call}; return inner;`],
    ["as an argument", (call) => `return same(${call});`],
    ["in an argument of a method", (call) => `return [true].hasAny([${call}]);`],
  ])("twenty nested calls %s are taken, and one more ends in a denial", (_where, body) => {
    const levels = Array.from({ length: 21 }, (_, i) => `function f${i}() { ${body(`f${i + 1}()`)} }`);
    const declarations = `function same(x) { return x; } ${levels.join(" ")} function f21() { return true; }`;
    expect(evaluate("f2()", declarations)).toBe(true);
    expect(evaluate("f1()", declarations)).toBe("functions are nested too deeply");
  });

  test("a condition of 1,000 expressions is evaluated, and one more ends in a denial", () => {
    const sizeOf = (count: number): string => `[${"1, ".repeat(count - 1)}1].size() == ${count}`;
    // Beside the elements: the list, its size, the number and the comparison.
    expect(evaluate(sizeOf(996))).toBe(true);
    expect(evaluate(sizeOf(997))).toBe("maximum of 1000 expressions to evaluate has been reached");
  });

  test("conditions that multiply end in a denial", () => {
    const levels = Array.from(
      { length: 18 },
      (_, i) => `function f${i}() { return f${i + 1}() && f${i + 1}(); }`,
    );
    const declarations = `${levels.join(" ")} function f18() { return true; }`;
    expect(evaluate("f0()", declarations)).toBe("maximum of 1000 expressions to evaluate has been reached");
  });

  test("a rule reads at most ten different documents", () => {
    const reads = (count: number): string =>
      Array.from({ length: count }, (_, i) => `!exists(/databases/d/documents/c/x${i})`).join(" && ");
    expect(evaluate(`${reads(10)} && ${reads(10)}`)).toBe(true);
    expect(evaluate(reads(11))).toBe("more than 10 documents are read");
  });
});

test("clients cannot stall the rules with many keys: sets compare in linear time", () => {
  const keys = (from: number): RuleValue =>
    Array.from({ length: 30_000 }, (_, i) => (i % 2 === 0 ? `key${from + i}` : BigInt(from + i)));
  const lists = new Map<string, RuleValue>([
    ["a", keys(0)],
    ["b", keys(2)],
  ]);
  data.set("lists", lists);
  expect(
    evaluate(
      "l().a.toSet().difference(l().b.toSet()).size() == 2 && !l().a.hasAll(l().b) && l().a.toSet() != l().b.toSet() && l().a.removeAll(l().b).size() == 2",
      "function l() { return resource.data.lists; }",
    ),
  ).toBe(true);
});

test("matching takes linear time: a pattern that blows up in JavaScript's engine does not stall", () => {
  // An engine that goes back would take longer than the test may.
  expect(evaluate(`'${"a".repeat(5000)}'.matches('(a+)+b')`)).toBe("false");
});
