/** Queries with their answers, for every SDK: each suite builds them with its own functions. */
export type Condition = readonly [field: string, operator: Operator, value: unknown];
type Operator =
  | "=="
  | "!="
  | "<"
  | "<="
  | ">"
  | ">="
  | "in"
  | "not-in"
  | "array-contains"
  | "array-contains-any";

export interface QueryCase {
  readonly name: string;
  /** All of them. */
  readonly where?: readonly Condition[];
  /** Any of these groups, each of conditions that all hold. */
  readonly or?: readonly (readonly Condition[])[];
  readonly orderBy?: readonly (readonly [field: string, direction: "asc" | "desc"])[];
  readonly start?: readonly ["startAt" | "startAfter", ...unknown[]];
  readonly end?: readonly ["endAt" | "endBefore", ...unknown[]];
  readonly limit?: number;
  readonly limitToLast?: number;
  /** The browser's SDK disagrees over documents in its cache, and waits for a server that would agree. */
  readonly serverOnly?: true;
  /** Ids in order. */
  readonly expected: string;
}

export const people: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  a: { name: "Ana", age: 31, tags: ["x", "y"], city: "Paris", score: 1.5, active: true },
  b: { name: "Bea", age: 25, tags: ["y"], city: "Lyon", score: 2, active: false },
  c: { name: "Cleo", age: 31, tags: [], city: "Paris", score: null },
  d: { name: "Dan", age: 40, city: "Metz", score: Number.NaN },
  e: { name: "Éva", age: 19.5, tags: ["z", 1], score: 3 },
  f: { age: "31", nested: { level: 2 } },
};

export const queryCases: readonly QueryCase[] = [
  { name: "a collection alone comes in the order of its ids", expected: "a,b,c,d,e,f" },
  { name: "== finds a text", where: [["name", "==", "Éva"]], expected: "e" },
  { name: "== finds a number and not the text of its digits", where: [["age", "==", 31]], expected: "a,c" },
  { name: "== finds a double", where: [["age", "==", 19.5]], expected: "e" },
  { name: "== finds a boolean", where: [["active", "==", false]], expected: "b" },
  { name: "== null finds null and not what is missing", where: [["score", "==", null]], expected: "c" },
  { name: "== NaN finds NaN", where: [["score", "==", Number.NaN]], expected: "d" },
  { name: "== finds a whole map", where: [["nested", "==", { level: 2 }]], expected: "f" },
  { name: "== finds a field inside a map", where: [["nested.level", "==", 2]], expected: "f" },
  { name: "== finds a whole array", where: [["tags", "==", ["x", "y"]]], expected: "a" },
  { name: "== finds an empty array", where: [["tags", "==", []]], expected: "c" },
  { name: "== of a value that nobody has finds nothing", where: [["name", "==", "Zoé"]], expected: "" },
  { name: "!= leaves out what has no such field", where: [["city", "!=", "Paris"]], expected: "b,d" },
  {
    name: "!= null keeps NaN, which sorts below numbers",
    where: [["score", "!=", null]],
    expected: "d,a,b,e",
  },
  { name: "!= NaN leaves out null", where: [["score", "!=", Number.NaN]], expected: "a,b,e" },
  { name: "< leaves out the value itself", where: [["age", "<", 31]], expected: "e,b" },
  { name: "<= keeps the value itself", where: [["age", "<=", 31]], expected: "e,b,a,c" },
  { name: "> does not reach into another type", where: [["age", ">", 31]], expected: "d" },
  { name: ">= keeps the value itself", where: [["age", ">=", 31]], expected: "a,c,d" },
  {
    name: "< on numbers leaves out NaN and null",
    serverOnly: true,
    where: [["score", "<", 10]],
    expected: "a,b,e",
  },
  {
    name: "a range has two ends",
    where: [
      ["age", ">", 20],
      ["age", "<", 35],
    ],
    expected: "b,a,c",
  },
  { name: "texts compare by code point, É after Z", where: [["name", ">=", "Zoé"]], expected: "e" },
  { name: "< compares texts", where: [["name", "<", "C"]], expected: "a,b" },
  { name: "in finds any of its values", where: [["age", "in", [31, 40]]], expected: "a,c,d" },
  { name: "in does not find null", serverOnly: true, where: [["score", "in", [null, 2]]], expected: "b" },
  {
    name: "in does not find NaN",
    serverOnly: true,
    where: [["score", "in", [Number.NaN, 3]]],
    expected: "e",
  },
  {
    name: "not-in leaves out its values and what is missing",
    where: [["city", "not-in", ["Paris", "Metz"]]],
    expected: "b",
  },
  { name: "not-in with null finds nothing", where: [["city", "not-in", ["Paris", null]]], expected: "" },
  {
    name: "array-contains finds a text in arrays",
    where: [["tags", "array-contains", "y"]],
    expected: "a,b",
  },
  { name: "array-contains finds a number in arrays", where: [["tags", "array-contains", 1]], expected: "e" },
  {
    name: "array-contains ignores what is no array",
    where: [["name", "array-contains", "Ana"]],
    expected: "",
  },
  {
    name: "array-contains-any finds any of its values once",
    where: [["tags", "array-contains-any", ["x", "y", "z"]]],
    expected: "a,b,e",
  },
  { name: "or finds either", or: [[["name", "==", "Ana"]], [["age", "==", 40]]], expected: "a,d" },
  {
    name: "or of ands",
    or: [
      [
        ["age", "==", 31],
        ["city", "==", "Paris"],
      ],
      [["name", "==", "Bea"]],
    ],
    expected: "a,b,c",
  },
  {
    name: "or of inequalities sorts by their field",
    or: [[["age", ">", 35]], [["age", "<", 20]]],
    expected: "e,d",
  },
  {
    name: "inequalities on two fields",
    where: [
      ["age", ">=", 25],
      ["score", ">=", 1.5],
    ],
    expected: "b,a",
  },
  {
    name: "equality and a range of another field",
    where: [
      ["city", "==", "Paris"],
      ["age", ">", 30],
    ],
    expected: "a,c",
  },
  {
    name: "equality and array-contains",
    where: [
      ["tags", "array-contains", "y"],
      ["age", "==", 25],
    ],
    expected: "b",
  },
  { name: "orderBy leaves out what has no such field", orderBy: [["name", "asc"]], expected: "a,b,c,d,e" },
  { name: "orderBy descending", orderBy: [["name", "desc"]], expected: "e,d,c,b,a" },
  { name: "orderBy puts numbers before texts", orderBy: [["age", "asc"]], expected: "e,b,a,c,d,f" },
  { name: "orderBy puts null before NaN before numbers", orderBy: [["score", "asc"]], expected: "c,d,a,b,e" },
  {
    name: "equal values come in the direction of the last order",
    orderBy: [["age", "desc"]],
    expected: "f,d,c,a,b,e",
  },
  {
    name: "orderBy of two fields in two directions",
    orderBy: [
      ["age", "asc"],
      ["name", "desc"],
    ],
    expected: "e,b,c,a,d",
  },
  { name: "orderBy of the id, descending", orderBy: [["__name__", "desc"]], expected: "f,e,d,c,b,a" },
  {
    name: "equality sorted by another field",
    where: [["age", "==", 31]],
    orderBy: [["name", "desc"]],
    expected: "c,a",
  },
  { name: "limit takes the first", orderBy: [["age", "asc"]], limit: 2, expected: "e,b" },
  { name: "limit after a filter", where: [["age", ">=", 25]], limit: 2, expected: "b,a" },
  {
    name: "limitToLast takes the last, in order",
    orderBy: [["age", "asc"]],
    limitToLast: 2,
    expected: "d,f",
  },
  {
    name: "startAt begins with the value",
    orderBy: [["age", "asc"]],
    start: ["startAt", 31],
    expected: "a,c,d,f",
  },
  {
    name: "startAfter begins behind the value",
    orderBy: [["age", "asc"]],
    start: ["startAfter", 31],
    expected: "d,f",
  },
  { name: "endAt ends with the value", orderBy: [["age", "asc"]], end: ["endAt", 31], expected: "e,b,a,c" },
  {
    name: "endBefore ends before the value",
    orderBy: [["age", "asc"]],
    end: ["endBefore", 31],
    expected: "e,b",
  },
  {
    name: "a cursor in a descending order",
    orderBy: [["age", "desc"]],
    start: ["startAfter", 40],
    expected: "c,a,b,e",
  },
  {
    name: "a cursor of two fields",
    orderBy: [
      ["age", "asc"],
      ["name", "asc"],
    ],
    start: ["startAt", 31, "Cleo"],
    expected: "c,d",
  },
  {
    name: "a cursor on the id",
    orderBy: [["__name__", "asc"]],
    start: ["startAt", "d"],
    end: ["endAt", "e"],
    expected: "d,e",
  },
  {
    name: "limitToLast before a cursor",
    orderBy: [["age", "asc"]],
    end: ["endBefore", 40],
    limitToLast: 2,
    expected: "a,c",
  },
  { name: "== on the id", where: [["__name__", "==", "b"]], expected: "b" },
  { name: "in on the id", where: [["__name__", "in", ["f", "a", "none"]]], expected: "a,f" },
  { name: ">= on the id", where: [["__name__", ">=", "e"]], expected: "e,f" },
];
