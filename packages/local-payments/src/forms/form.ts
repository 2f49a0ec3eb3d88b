import { invalidParameter } from "../errors/stripeError.ts";

/** Value in a form body: texts, lists of them, and what is named within brackets. */
export type FormValue = string | FormRecord | readonly FormValue[];
export interface FormRecord {
  readonly [name: string]: FormValue;
}

interface Node {
  [name: string]: Node | string;
}

/** A body names no more than this: what is deeper or longer is no request of the library. */
const MAX_PARTS = 8;

/**
 * Reads Stripe's form encoding: `items[0][price]=p&metadata[uid]=u&expand[]=customer`.
 * @throws StripeError for a name that is no such path
 */
export function parseForm(text: string): FormRecord {
  const root: Node = Object.create(null) as Node;
  for (const [name, value] of new URLSearchParams(text)) {
    const parts = partsOf(name);
    let node = root;
    for (const [place, part] of parts.entries()) {
      const key = part === "" ? String(Object.keys(node).length) : part;
      if (place === parts.length - 1) node[key] = value;
      else {
        const next = node[key];
        node = typeof next === "object" ? next : (node[key] = Object.create(null) as Node);
      }
    }
  }
  return recordOf(root);
}

function partsOf(name: string): string[] {
  const [, head, rest = ""] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/u.exec(name) ?? [];
  if (head === undefined) throw invalidParameter(name, `Invalid parameter name: ${name}`);
  const parts = [head, ...Array.from(rest.matchAll(/\[([^[\]]*)\]/gu), ([, part = ""]) => part)];
  if (parts.length > MAX_PARTS) throw invalidParameter(name, `Too many levels: ${name}`);
  return parts;
}

function recordOf(node: Node): FormRecord {
  return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, valueOf(value)]));
}

function valueOf(value: Node | string): FormValue {
  if (typeof value === "string") return value;
  const names = Object.keys(value);
  const isList = names.every((name) => /^\d{1,4}$/u.test(name));
  if (!isList) return recordOf(value);
  return names.toSorted((a, b) => Number(a) - Number(b)).map((name) => valueOf(value[name] ?? ""));
}

/** Parameters that a program names, as a form would say it. */
export interface Fields {
  readonly [name: string]: FieldValue;
}
type FieldValue = string | number | boolean | null | undefined | Fields | readonly FieldValue[];

/** The form of what a program names; what is undefined is not there, null unsets. */
export function encodeForm(fields: Fields): FormRecord {
  const entries = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, formValueOf(value)] as const],
  );
  return Object.fromEntries(entries);
}

function formValueOf(value: FieldValue): FormValue {
  if (value == null) return "";
  if (Array.isArray(value)) return value.map((entry: FieldValue) => formValueOf(entry));
  return typeof value === "object" ? encodeForm(value as Fields) : String(value);
}
