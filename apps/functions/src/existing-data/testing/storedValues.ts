import * as fc from "fast-check";
import { type DocumentSnapshot, type Firestore, GeoPoint, Timestamp } from "firebase-admin/firestore";

/** A document as another system may have stored it: any value under the names that the product reads, and under others. */
export type StoredFields = Record<string, unknown>;

/** A reference that is still to be made: an SDK's own shows the whole of its connection when a test fails. */
class ReferenceTo {
  readonly path: string;
  constructor(path: string) {
    this.path = path;
  }
}

/** The same values with references of the SDK. */
export function withReferences(db: Firestore, value: unknown): unknown {
  if (value instanceof ReferenceTo) return db.doc(value.path);
  if (Array.isArray(value)) return value.map((item) => withReferences(db, item));
  if (typeof value !== "object" || value === null || isSdkValue(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withReferences(db, item)]));
}

function isSdkValue(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype !== Object.prototype && prototype !== null;
}

/** Any value that Firestore stores, maps and lists among them. */
function anyValue(): fc.Arbitrary<unknown> {
  const leaf = fc.oneof(
    fc.constant(null),
    fc.boolean(),
    fc.integer(),
    fc.double({ noNaN: true }),
    fc.string({ maxLength: 12 }),
    fc.constantFrom("45", "subcategories/led", "/users/claire/diagnosis/d1", "2026-11-20T10:00:00Z"),
    fc.integer({ min: 0, max: 2_000_000_000 }).map((seconds) => new Timestamp(seconds, 123_000)),
    fc
      .constantFrom("users/claire", "subcategories/led", "users/claire/diagnosis/d1")
      .map((path) => new ReferenceTo(path)),
    fc.constant(new GeoPoint(48.85, 2.35)),
    fc.constant(Buffer.from([1, 2, 3])),
  );
  const map = fc.dictionary(fc.constantFrom("id", "date", "text", "elsewhere"), leaf, { maxKeys: 3 });
  return fc.oneof({ weight: 3, arbitrary: leaf }, map, fc.array(fc.oneof(leaf, map), { maxLength: 3 }));
}

/** Documents with any value under some of these names and some that nobody knows. */
export function anyFields(names: readonly string[]): fc.Arbitrary<StoredFields> {
  const name = fc.constantFrom(...names, "legacy_id", "importedAt", "extra");
  return fc.dictionary(name, anyValue(), { maxKeys: 8 });
}

interface ProtoValue {
  readonly nullValue?: unknown;
  readonly arrayValue?: { readonly values?: readonly ProtoValue[] };
  readonly mapValue?: { readonly fields?: Readonly<Record<string, ProtoValue>> };
}

/**
 * Gives what is stored, to the type of each number, by the path of each field: `routine.discount`. A map that is empty is there, too.
 */
export function rawFields(snapshot: DocumentSnapshot): ReadonlyMap<string, string> {
  const raw = new Map<string, string>();
  const walk = (fields: Readonly<Record<string, ProtoValue>>, at: readonly string[]): void => {
    for (const [name, value] of Object.entries(fields)) {
      const path = [...at, name];
      const nested = value.mapValue?.fields;
      if (nested !== undefined && Object.keys(nested).length > 0) walk(nested, path);
      else raw.set(path.join("."), JSON.stringify(value));
    }
  };
  walk(protoOf(snapshot), []);
  return raw;
}

/** The admin SDK reads whole numbers and others alike; what it received tells them apart. */
function protoOf(snapshot: DocumentSnapshot): Readonly<Record<string, ProtoValue>> {
  const { _fieldsProto: proto = {} } = snapshot as unknown as {
    readonly _fieldsProto?: Readonly<Record<string, ProtoValue>>;
  };
  return proto;
}

/** The items of a stored list, or what stands in its place; of nothing, none. */
export function rawItems(snapshot: DocumentSnapshot, path: string): readonly string[] {
  let value: ProtoValue | undefined = { mapValue: { fields: protoOf(snapshot) } };
  for (const name of path.split(".")) value = value?.mapValue?.fields?.[name];
  if (value === undefined || "nullValue" in value) return [];
  const items = "arrayValue" in value ? (value.arrayValue?.values ?? []) : [value];
  return items.map((item) => JSON.stringify(item));
}

/** The fields that are not as they were and that nothing may have changed. */
export function harmedFields(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  written: readonly string[],
): readonly string[] {
  return [...before].flatMap(([path, value]) => {
    // What is no map gives way to a field within it.
    const isNamed = (name: string): boolean =>
      path === name || path.startsWith(`${name}.`) || name.startsWith(`${path}.`);
    const mayChange = written.some(isNamed);
    return mayChange || after.get(path) === value ? [] : [`${path}: ${value} → ${after.get(path)}`];
  });
}
