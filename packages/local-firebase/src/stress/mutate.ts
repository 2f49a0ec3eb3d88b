import type { Random } from "./random.ts";

/** One request over HTTP/1.1 as it is meant to be, or after its mutation. */
export interface StressRequest {
  readonly service: "firestore" | "auth" | "storage" | "functions" | "hosting";
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "PROPFIND", "TRACE"];
const TEXTS = [
  "",
  "%",
  "%00",
  "%ff%fe",
  "%2e%2e%2f",
  "../../",
  "//",
  "\\",
  ":",
  "?",
  "&",
  "=",
  "{}",
  "null",
  "undefined",
  "__proto__",
  "constructor",
  "-1",
  "1e999",
  "99999999999999999999",
  "é🎉",
  "\ud800",
  "x".repeat(2000),
];
const DEPTH = 3000;
const VALUES: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => -1,
  () => 0,
  () => 1e308,
  () => 0.1,
  () => "",
  () => "\u0000",
  () => "\ud800",
  () => "99999999999999999999",
  () => "x".repeat(100_000),
  () => [],
  () => ({}),
  () => [[[]]],
  () => JSON.parse('{"__proto__":1,"constructor":{}}') as unknown,
  () => Array.from({ length: 2000 }, () => null),
  () => JSON.parse("[".repeat(DEPTH) + "]".repeat(DEPTH)) as unknown,
  () => JSON.parse('{"mapValue":{"fields":{"x":'.repeat(DEPTH) + "{}" + "}}}".repeat(DEPTH)) as unknown,
];

/** The same request with one to three things wrong. */
export function mutateRequest(random: Random, request: StressRequest): StressRequest {
  let mutated = request;
  for (let count = 1 + random.below(3); count > 0; count--) mutated = mutateOnce(random, mutated);
  return mutated;
}

function mutateOnce(random: Random, request: StressRequest): StressRequest {
  const choice = random.below(10);
  if (choice === 0) return { ...request, method: random.pick(METHODS) };
  if (choice <= 2) return { ...request, target: mutateTarget(random, request.target) };
  if (choice <= 4) return { ...request, headers: mutateHeaders(random, request.headers) };
  if (choice <= 6) return { ...request, body: mutateBytes(random, request.body) };
  return { ...request, body: mutateContent(random, request.body) };
}

function mutateTarget(random: Random, target: string): string {
  const place = 1 + random.below(target.length);
  const rest = random.below(2) === 0 ? place : place + random.below(20);
  // Node's client refuses what may not stand in a request line; those go over raw sockets.
  const text = random
    .pick(TEXTS)
    .replaceAll(/[^\u0021-\u007e]/g, (one) => (one.isWellFormed() ? encodeURIComponent(one) : "%ED%A0%80"));
  return target.slice(0, place) + text + target.slice(rest);
}

function mutateHeaders(random: Random, headers: Readonly<Record<string, string>>): Record<string, string> {
  const names = [
    ...Object.keys(headers),
    "authorization",
    "content-type",
    "origin",
    "range",
    "x-goog-upload-offset",
  ];
  const name = random.pick(names);
  const { [name]: value = "", ...others } = headers;
  if (random.below(3) === 0) return others;
  const text = random.pick(TEXTS).replaceAll(/[^\u0020-\u007e]/g, "?");
  const place = random.below(value.length + 1);
  return { ...others, [name]: value.slice(0, place) + text + value.slice(place + random.below(10)) };
}

/** Bytes flipped, cut off, left out, doubled or put in. */
export function mutateBytes(random: Random, bytes: Buffer): Buffer {
  const place = random.below(bytes.length + 1);
  const length = random.below(Math.min(64, bytes.length - place) + 1);
  const noise = Buffer.from(Array.from({ length: 1 + random.below(16) }, () => random.below(256)));
  const [before, part, after] = [
    bytes.subarray(0, place),
    bytes.subarray(place, place + length),
    bytes.subarray(place + length),
  ];
  switch (random.below(5)) {
    case 0:
      return Buffer.concat([before, Buffer.from(part.map((byte) => byte ^ (1 << random.below(8)))), after]);
    case 1:
      return Buffer.from(before);
    case 2:
      return Buffer.concat([before, after]);
    case 3:
      return Buffer.concat([before, part, part, after]);
    default:
      return Buffer.concat([before, noise, after]);
  }
}

/** JSON and forms stay what they are, with another value or name somewhere in them; other bodies change anyhow. */
function mutateContent(random: Random, body: Buffer): Buffer {
  const text = body.toString("utf8");
  try {
    return Buffer.from(JSON.stringify(mutateValue(random, JSON.parse(text))));
  } catch {
    if (!text.includes("=")) return mutateBytes(random, body);
  }
  const form = [...new URLSearchParams(text)];
  const [name, value] = random.pick(form);
  const changed =
    random.below(2) === 0 ? random.pick(TEXTS) : mutateContent(random, Buffer.from(value)).toString("utf8");
  const names = random.below(8) === 0 ? random.pick(TEXTS) : name;
  const pairs = form.map((pair): [string, string] => (pair[0] === name ? [names, changed] : pair));
  return Buffer.from(new URLSearchParams(pairs).toString());
}

function mutateValue(random: Random, value: unknown): unknown {
  const isLeaf = typeof value !== "object" || value === null;
  if (isLeaf || random.below(4) === 0) return random.pick(VALUES)();
  if (Array.isArray(value)) {
    if (value.length === 0) return [random.pick(VALUES)()];
    const place = random.below(value.length);
    return value.map((one: unknown, index) => (index === place ? mutateValue(random, one) : one));
  }
  const entries = Object.entries(value);
  if (entries.length === 0) return { [random.pick(TEXTS)]: random.pick(VALUES)() };
  const place = random.below(entries.length);
  const change = random.below(6);
  return Object.fromEntries(
    entries.flatMap(([key, one], index): [string, unknown][] => {
      if (index !== place) return [[key, one]];
      if (change === 0) return [];
      if (change === 1) return [[random.pick(TEXTS), one]];
      return [[key, mutateValue(random, one)]];
    }),
  );
}
