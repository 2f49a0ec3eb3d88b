import { compareValues } from "../values/ordering.ts";
import { RuleUnknown, type Bound, type Facts, type RuleType, type RuleValue } from "../values/ruleValue.ts";

/** Knowledge of one field that a query gives: its value, or facts about an unknown one. */
export interface KnownField {
  readonly path: readonly string[];
  readonly value: RuleValue;
}

interface Field {
  value: RuleValue | undefined;
  readonly children: Map<string, Field>;
}

const MAP: ReadonlySet<RuleType> = new Set(["map"]);

/** A map with these fields, among others that nothing is known of. All of them hold at the same time. */
export function mapWith(description: string, known: readonly KnownField[]): RuleValue {
  const root: Field = { value: undefined, children: new Map() };
  for (const { path, value } of known) {
    let field = root;
    for (const name of path) {
      const child: Field = field.children.get(name) ?? { value: undefined, children: new Map() };
      field.children.set(name, child);
      field = child;
    }
    field.value = field.value === undefined ? value : combine(field.value, value);
  }
  return toValue(description, root, true);
}

function toValue(description: string, { value, children }: Field, isMap: boolean): RuleValue {
  // A value that is known as a whole says more than what is known of its parts.
  if (value !== undefined && !(value instanceof RuleUnknown)) return value;
  if (!isMap && children.size === 0) return value ?? new RuleUnknown(description);
  const members = [...children].map(
    ([name, child]) => [name, toValue(`${description}.${name}`, child, false)] as const,
  );
  return new RuleUnknown(description, { types: MAP, members: new Map(members) });
}

function combine(a: RuleValue, b: RuleValue): RuleValue {
  if (!(a instanceof RuleUnknown)) return a;
  if (!(b instanceof RuleUnknown)) return b;
  const types = a.facts.types ?? b.facts.types;
  const from = tighter(a.facts.from, b.facts.from, 1);
  const to = tighter(a.facts.to, b.facts.to, -1);
  const facts: Facts = {
    ...(types ? { types } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...union("excluded", a.facts, b.facts),
    ...union("elements", a.facts, b.facts),
  };
  return new RuleUnknown(a.description, facts);
}

/** @param direction 1 when the greater bound is the tighter one, -1 when the lesser is */
function tighter(a: Bound | undefined, b: Bound | undefined, direction: 1 | -1): Bound | undefined {
  if (!a || !b) return a ?? b;
  const order = (compareValues(a.value, b.value) ?? 0) * direction;
  if (order === 0) return a.inclusive ? b : a;
  return order > 0 ? a : b;
}

function union(name: "excluded" | "elements", a: Facts, b: Facts): Facts {
  const [own, others] = [a[name], b[name]];
  return own || others ? { [name]: [...(own ?? []), ...(others ?? [])] } : {};
}
