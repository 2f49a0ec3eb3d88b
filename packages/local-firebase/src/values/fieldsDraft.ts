import { getField, type FieldPath } from "./fieldPath.ts";
import type { Fields, Value } from "./value.ts";

/**
 * Fields that are being changed. What a change lies in is opened once, so that many changes of a large document take
 * no longer than reading it.
 */
export class FieldsDraft {
  readonly #entries: Map<string, Value | FieldsDraft>;

  constructor(fields: Fields = {}) {
    this.#entries = new Map(Object.entries(fields));
  }

  /** As `getField`. */
  get(path: FieldPath): Value | undefined {
    const [name, ...rest] = path;
    const entry = name === undefined ? undefined : this.#entries.get(name);
    if (entry instanceof FieldsDraft) return rest.length === 0 ? entry.#toMap() : entry.get(rest);
    if (entry === undefined || rest.length === 0) return entry;
    return "mapValue" in entry ? getField(entry.mapValue.fields ?? {}, rest) : undefined;
  }

  /**
   * Puts a value at `path`; maps on the way are made, a value in the way that is no map is replaced. `undefined`
   * removes the field (and makes nothing on the way).
   */
  set(path: FieldPath, value: Value | undefined): void {
    const [name, ...rest] = path;
    if (name === undefined) return;
    if (rest.length > 0) this.#open(name, value !== undefined)?.set(rest, value);
    else if (value === undefined) this.#entries.delete(name);
    else this.#entries.set(name, value);
  }

  /** The fields as they stand; what comes out is not changed any more. */
  toFields(): Fields {
    return Object.fromEntries(
      Array.from(this.#entries, ([name, entry]) => [
        name,
        entry instanceof FieldsDraft ? entry.#toMap() : entry,
      ]),
    );
  }

  #toMap(): Value {
    return { mapValue: { fields: this.toFields() } };
  }

  /** The map under a name, to be changed; `null` when there is none and none is to be made. */
  #open(name: string, make: boolean): FieldsDraft | null {
    const entry = this.#entries.get(name);
    if (entry instanceof FieldsDraft) return entry;
    const isMap = entry !== undefined && "mapValue" in entry;
    if (!isMap && !make) return null;
    const draft = new FieldsDraft(isMap ? entry.mapValue.fields : {});
    this.#entries.set(name, draft);
    return draft;
  }
}

/** A copy of `fields` with one change, see `FieldsDraft.set`. */
export function withField(fields: Fields, path: FieldPath, value: Value | undefined): Fields {
  const draft = new FieldsDraft(fields);
  draft.set(path, value);
  return draft.toFields();
}
