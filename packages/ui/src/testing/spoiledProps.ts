const wrongNumbers = [Number.NaN, Number.POSITIVE_INFINITY, -1, 0, 1e7];
/** Names of properties whose text is one of few: a kind, a code, an id. */
const named = /(?:kind|tone|verdict|variant|currency|locale|timeZone|id|value|size|status|direction)$/iu;
const written = /(?:locale|timeZone|value|label|currency|title)$/iu;
const deepest = 6;

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" &&
  value !== null &&
  !("$$typeof" in value) &&
  Object.getPrototypeOf(value) === Object.prototype;

function* wrongTexts(name: string, text: string): Generator<readonly [name: string, value: unknown]> {
  if (/^\d{4}-\d\d/u.test(text)) yield [`${name}: no date`, "hier"];
  if (named.test(name)) yield [`${name}: unknown`, "€"];
  if (written.test(name)) {
    yield [`${name}: empty`, ""];
    yield [`${name}: long`, "€".repeat(5000)];
  }
}

/**
 * Wrong data in the place of each number, date and code of a component's properties, one at a time: the whole properties
 * each time, with the name of what is wrong. Of a list the first thing is spoiled.
 */
export function* spoiledProps(
  value: unknown,
  name = "",
  depth = 0,
): Generator<readonly [name: string, value: unknown]> {
  if (depth > deepest) return;
  if (typeof value === "number") for (const wrong of wrongNumbers) yield [`${name}: ${wrong}`, wrong];
  else if (typeof value === "string") yield* wrongTexts(name, value);
  else if (value instanceof Date) yield [`${name}: no date`, new Date(Number.NaN)];
  else if (Array.isArray(value)) {
    const [first, ...others]: readonly unknown[] = value;
    yield [`${name}: none`, []];
    for (const [path, wrong] of spoiledProps(first, `${name}[0]`, depth + 1))
      yield [path, [wrong, ...others]];
  } else if (isPlain(value)) {
    for (const [key, inner] of Object.entries(value)) {
      for (const [path, wrong] of spoiledProps(inner, `${name}.${key}`, depth + 1))
        yield [path, { ...value, [key]: wrong }];
    }
  }
}
