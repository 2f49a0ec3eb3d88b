import { describe, expect, test } from "vitest";
import { parseRules } from "./parseRules.ts";
import { SHOP_RULES } from "../testing/shopRules.ts";

const HEAD = "rules_version = '2';\nservice cloud.firestore {\n  match /databases/{d}/documents {\n";
const inside = (text: string): string => `${HEAD}${text}\n  }\n}\n`;

test("the rules' parser reads a realistic file", () => {
  const { services } = parseRules(SHOP_RULES, "shop.rules");
  expect(services.map((service) => service.name)).toEqual(["cloud.firestore", "firebase.storage"]);
});

describe("malformed files say where", () => {
  test.each<[string, string, string]>([
    ["no version", "service cloud.firestore {}", "f:1:1: the file must begin with rules_version = '2';"],
    ["version 1", "rules_version = '1';", "f:1:17: only rules_version '2' is offered"],
    ["no service", "rules_version = '2';\n", 'f:2:1: expected "service", found the end of the file'],
    [
      "another service",
      "rules_version = '2';\nservice cloud.spanner {}",
      "f:2:9: the service cloud.spanner is not offered",
    ],
    ["brace missing", HEAD, 'f:4:1: expected "match", "allow", "function" or "}", found the end of the file'],
    ["semicolon missing", inside("allow read: if true"), 'f:5:3: expected ";", found "}"'],
    ["unknown operation", inside("allow erase: if true;"), 'f:4:7: "erase" is not an operation'],
    ["condition without if", inside("allow read: true;"), 'f:4:13: expected "if", found "true"'],
    ["half an expression", inside("allow read: if 1 + ;"), 'f:4:20: expected an expression, found ";"'],
    ["stray character", inside("allow read: if a # b;"), 'f:4:18: unexpected "#"'],
    ["unterminated string", inside("allow read: if 'abc;"), "f:4:16: unterminated string"],
    ["unknown variable", inside("allow read: if reqest.auth != null;"), "f:4:16: unknown variable reqest"],
    ["unknown function", inside("allow read: if isAdmin();"), "f:4:16: unknown function isAdmin"],
    [
      "unknown library function",
      inside("allow read: if math.sin(1) > 0;"),
      "f:4:20: unknown function math.sin",
    ],
    [
      "storage's function in Firestore",
      inside("allow read: if firestore.get(/a/b) != null;"),
      "f:4:25: unknown function firestore.get",
    ],
    [
      "wrong number of arguments",
      inside("function f(a) { return a; }\nallow read: if f();"),
      "f:5:16: f takes 1 arguments, not 0",
    ],
    [
      "variable used before its let",
      inside("function f() { let a = b; let b = 1; return a; }"),
      "f:4:24: unknown variable b",
    ],
    ["not a type", inside("allow read: if 1 is integer;"), 'f:4:21: "integer" is not a type'],
    [
      "integer too large",
      inside("allow read: if 9223372036854775808 > 0;"),
      "f:4:16: the integer does not fit in 64 bits",
    ],
    [
      "function without return",
      inside("function f() { let a = 1; }"),
      'f:4:27: expected "return", found "}"',
    ],
    ["a name twice in a path", inside("match /a/{x}/{x} {}"), 'f:4:15: "x" stands twice in this path'],
    [
      "a function twice",
      inside("function f() { return 1; }\nfunction f() { return 2; }"),
      "f:5:1: the function f stands twice here",
    ],
    [
      "tabs and comments before the error",
      inside("// c\n/* a\nb */\tallow x;"),
      'f:6:12: "x" is not an operation',
    ],
    [
      "endless nesting",
      inside(`allow read: if ${"(".repeat(5000)}`),
      "f:4:117: the expression is nested too deeply",
    ],
    [
      "endless negation",
      inside(`allow read: if ${"!".repeat(5000)}true;`),
      "f:4:117: the expression is nested too deeply",
    ],
    [
      "a long chain",
      inside(`allow read: if ${Array.from({ length: 600 }, () => "true").join(" && ")};`),
      "the expression is nested more than 500 deep",
    ],
    [
      "recursion",
      inside("function f(x) { return x || g(x); } function g(x) { return f(x); }"),
      "f:4:10: the function f leads to itself",
    ],
    [
      "eleven matches in each other",
      inside(Array.from({ length: 10 }, (_, i) => `match /a/{b${i}} {`).join("\n")),
      "f:13:1: more than 10 matches are nested",
    ],
    ["a long path", inside(`match ${"/a".repeat(98)} {}`), "f:4:1: the path has more than 100 segments"],
    [
      "many path variables",
      inside(`match ${Array.from({ length: 20 }, (_, i) => `/{v${i}}`).join("")} {}`),
      "f:4:1: the path has more than 20 variables",
    ],
    [
      "eight parameters",
      inside("function f(a, b, c, d, e, f, g, h) { return a; }"),
      "f:4:33: a function takes at most 7 parameters",
    ],
    [
      "eleven lets",
      inside(
        `function f() { ${Array.from({ length: 11 }, (_, i) => `let v${i} = 1;`).join("\n")} return 1; }`,
      ),
      "f:14:1: a function has at most 10 lets",
    ],
    ["a very large file", " ".repeat(256 * 1024 + 1), "f:1:1: the file is larger than 256 KiB"],
  ])("malformed files say where: %s", (_name, source, message) => {
    expect(() => parseRules(source, "f")).toThrow(message);
  });
});
