/** A place in a payload: the names and indices that lead there; none is the payload itself. */
export type Place = readonly (string | number)[];

const nested = (open: string, close: string): string => open.repeat(10_000) + close.repeat(10_000);

/** Holds what a field may hold instead of what it should, as JSON, by its kind. */
export const mutations: Readonly<Record<string, string>> = {
  "a reserved id": '"__x__"',
  "one point": '"."',
  "two points": '".."',
  "a path": '"users/claire"',
  "1,600 bytes": JSON.stringify("x".repeat(1600)),
  "a NUL": String.raw`"\u0000"`,
  "a NUL in a word": String.raw`"a\u0000b"`,
  "line breaks": String.raw`"a\r\nBcc: b@exemple.fr"`,
  "half a character": String.raw`"\ud800"`,
  "a direction override": String.raw`"a\u202eb"`,
  "100,000 characters": JSON.stringify("é".repeat(100_000)),
  nothing: '""',
  blanks: '"  "',
  "a whole number": "7",
  "a negative number": "-1",
  "a huge number": "9007199254740993",
  infinity: "1e999",
  "a fraction": "0.1",
  "not a number": "NaN",
  true: "true",
  null: "null",
  "an empty list": "[]",
  "a list of texts": '["__x__", "/", ""]',
  "10,000 elements": JSON.stringify(Array.from({ length: 10_000 }, () => "x")),
  "an empty object": "{}",
  "a prototype": '{"__proto__": {"consent": true, "id": "juin", "uid": "julie"}}',
  "a constructor": '{"constructor": {"prototype": {"consent": true}}, "toString": null, "hasOwnProperty": 1}',
  "a type of Google": '{"@type": "type.googleapis.com/google.protobuf.Int64Value", "value": "x"}',
  "a deep list": nested("[", "]"),
  "a deep object": `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`,
};

/** Every place of a payload, the payload itself first. */
export function placesOf(value: unknown, at: Place = []): Place[] {
  if (typeof value !== "object" || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([name, inner]) => placesOf(inner, [...at, name]))];
}

const HOLE = "a hole in the payload, ";

/** The body of a call whose payload holds something else in some places. */
export function mutatedBody(payload: unknown, changes: readonly (readonly [Place, string])[]): string {
  let holed: unknown = structuredClone(payload);
  for (const [index, [place]] of changes.entries()) holed = withHole(holed, place, `${HOLE}${index}`);
  return changes.reduce(
    (body, [, json], index) => body.replace(JSON.stringify(`${HOLE}${index}`), () => json),
    JSON.stringify({ data: holed }),
  );
}

/** A copy with a hole; as it is where another hole has taken the place away. */
function withHole(value: unknown, [name, ...rest]: Place, hole: string): unknown {
  if (name === undefined) return hole;
  if (typeof value !== "object" || value === null) return value;
  const inner = Object.entries(value).map(([key, held]) => [
    key,
    key === String(name) ? withHole(held, rest, hole) : held,
  ]);
  return Array.isArray(value) ? inner.map(([, held]) => held) : Object.fromEntries(inner);
}
