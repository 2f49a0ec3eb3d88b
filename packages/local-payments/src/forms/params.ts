import type { FormRecord, FormValue } from "./form.ts";
import { invalidParameter } from "../errors/stripeError.ts";

/**
 * Reads the parameters of one call. Each reading makes a name known; `done` refuses the others, as Stripe does, so that
 * a misspelt parameter is not quietly ignored. An empty text stands for « unset » and reads as null.
 */
export class Params {
  readonly #values: FormRecord;
  readonly #prefix: string;
  readonly #known = new Set<string>();
  readonly #children = new Map<string, Params>();

  constructor(values: FormRecord, prefix = "") {
    this.#values = values;
    this.#prefix = prefix;
  }

  #raw(name: string): FormValue | undefined {
    this.#known.add(name);
    return Object.hasOwn(this.#values, name) ? this.#values[name] : undefined;
  }

  #path(name: string): string {
    return this.#prefix === "" ? name : `${this.#prefix}[${name}]`;
  }

  has(name: string): boolean {
    return this.#raw(name) !== undefined;
  }

  /** A text; null when it is unset on purpose, undefined when it is not named. */
  text(name: string): string | null | undefined {
    const value = this.#raw(name);
    if (value === undefined) return undefined;
    if (typeof value !== "string") throw invalidParameter(this.#path(name), `Invalid string: ${name}`);
    if (value.length > 5000) throw invalidParameter(this.#path(name), `Too long: ${name}`);
    return value === "" ? null : value;
  }

  /** A text that must be there. */
  required(name: string): string {
    const value = this.text(name);
    if (value == null) {
      const path = this.#path(name);
      throw invalidParameter(path, `Missing required param: ${path}.`, "parameter_missing");
    }
    return value;
  }

  choice<const Choice extends string>(name: string, choices: readonly Choice[]): Choice | undefined {
    const value = this.text(name);
    if (value == null) return undefined;
    const chosen = choices.find((choice) => choice === value);
    if (chosen !== undefined) return chosen;
    throw invalidParameter(
      this.#path(name),
      `Invalid ${this.#path(name)}: must be one of ${choices.join(", ")}`,
    );
  }

  number(name: string, { min = -Infinity, max = Infinity } = {}): number | null | undefined {
    const value = this.text(name);
    if (value == null) return value;
    const number = /^-?\d+(?:\.\d+)?$/u.test(value) ? Number(value) : Number.NaN;
    if (number >= min && number <= max) return number;
    throw invalidParameter(this.#path(name), `Invalid number: ${value}`);
  }

  integer(name: string, { min = 0, max = Number.MAX_SAFE_INTEGER } = {}): number | null | undefined {
    const value = this.number(name, { min, max });
    if (value == null || Number.isInteger(value)) return value;
    throw invalidParameter(this.#path(name), `Invalid integer: ${value}`, "parameter_invalid_integer");
  }

  flag(name: string): boolean | undefined {
    const value = this.choice(name, ["true", "false"]);
    return value === undefined ? undefined : value === "true";
  }

  /** Reads what is named within brackets; null when it is not there or unset. */
  child(name: string): Params | null {
    const value = this.#raw(name);
    if (value === undefined || value === "") return null;
    if (typeof value === "string" || Array.isArray(value)) {
      throw invalidParameter(this.#path(name), `Invalid object: ${name}`);
    }
    return this.#child(name, value as FormRecord);
  }

  /** A list of what is named within brackets; undefined when it is not named. */
  children(name: string): Params[] | undefined {
    return this.#list(name)?.map((value, place) => {
      if (typeof value === "string" || Array.isArray(value)) {
        throw invalidParameter(this.#path(name), `Invalid array: ${name}`);
      }
      return this.#child(`${name}][${place}`, value as FormRecord);
    });
  }

  texts(name: string): string[] | undefined {
    return this.#list(name)?.map((value) => {
      if (typeof value === "string") return value;
      throw invalidParameter(this.#path(name), `Invalid array: ${name}`);
    });
  }

  #list(name: string): readonly FormValue[] | undefined {
    const value = this.#raw(name);
    if (value === undefined) return undefined;
    if (value === "") return [];
    if (Array.isArray(value)) return value;
    throw invalidParameter(this.#path(name), `Invalid array: ${name}`);
  }

  /** Metadata over what is there: named keys replace, empty ones are removed, an empty whole removes all. */
  metadata(before: Readonly<Record<string, string>> = {}): Record<string, string> {
    if (this.#raw("metadata") === "") return {};
    const named = this.child("metadata");
    if (named === null) return { ...before };
    const after = new Map(Object.entries(before));
    for (const key of Object.keys(named.#values)) {
      const value = named.text(key);
      if (value == null) after.delete(key);
      else after.set(key, value);
    }
    return Object.fromEntries(after);
  }

  /** Accepts these names without reading them: what changes nothing here. */
  ignore(...names: readonly string[]): this {
    for (const name of names) this.#known.add(name);
    return this;
  }

  /** @throws StripeError `parameter_unknown` for a name that nobody has read */
  done(): void {
    for (const name of Object.keys(this.#values)) {
      if (this.#known.has(name)) continue;
      const path = this.#path(name);
      throw invalidParameter(path, `ReceivedEvent unknown parameter: ${path}`, "parameter_unknown");
    }
    for (const child of this.#children.values()) child.done();
  }

  #child(name: string, values: FormRecord): Params {
    const known = this.#children.get(name);
    if (known !== undefined) return known;
    const child = new Params(values, this.#path(name));
    this.#children.set(name, child);
    return child;
  }
}
