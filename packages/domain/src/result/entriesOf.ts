/** Names under which an answer wraps its list of entries. */
const wrappers = ["data", "results", "result", "entries", "items"] as const;

/** Count of how many wrappers may lie in each other: `{"data": {"results": […]}}` is two. */
const MAX_DEPTH = 4;

type Fields = Readonly<Record<string, unknown>>;

/**
 * The entries in the content of a result file or in a provider's answer: a list, a list in wrappers, one entry alone,
 * or entries by their algorithm (`{"30": {…}}`, `{"redness": {…}}`). Each is given the shape of the file's own
 * entries as far as possible, with its measures under `result`.
 * @returns null when there is nothing like a list
 */
export function entriesOf(json: unknown, depth = 0): readonly unknown[] | null {
  if (Array.isArray(json)) return json.map((entry: unknown) => withResult(entry));
  if (!isFields(json) || depth > MAX_DEPTH) return null;
  if (isEntry(json)) return [withResult(json)];
  const inside = wrappers
    .map((name) => (Object.hasOwn(json, name) ? entriesOf(json[name], depth + 1) : null))
    .filter((entries) => entries !== null);
  const filled = inside.find((entries) => entries.length > 0) ?? inside[0];
  if (filled) return filled;
  const named = Object.entries(json).flatMap(([name, value]) =>
    isFields(value) && hasMeasures(value)
      ? [withResult({ algorithm_version_id: name, algorithm_tech_name: name, ...value })]
      : [],
  );
  return named.length > 0 ? named : null;
}

/** An entry without a result of its own is its result. */
function withResult(entry: unknown): unknown {
  if (!isFields(entry) || Object.hasOwn(entry, "result") || !hasMeasures(entry)) return entry;
  return { ...entry, result: entry };
}

function isEntry(json: Fields): boolean {
  return ["algorithm_version_id", "algorithm_tech_name"].some((name) => Object.hasOwn(json, name));
}

function hasMeasures(json: Fields): boolean {
  return ["result", "area_results", "not_measured"].some((name) => Object.hasOwn(json, name));
}

function isFields(json: unknown): json is Fields {
  return typeof json === "object" && json !== null && !Array.isArray(json);
}
