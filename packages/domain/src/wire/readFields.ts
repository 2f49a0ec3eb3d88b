import * as v from "valibot";

/** A document as it was read, and the fields of it that could not be. */
export interface ReadFields<Entries extends v.ObjectEntries> {
  readonly values: v.InferOutput<v.ObjectSchema<Entries, undefined>>;
  /** Stored names of the fields that are there and could not be read; they have the values of absent ones. */
  readonly unreadable: readonly string[];
}

/**
 * Reads a document field by field: one that cannot be read is taken for absent and named, and takes nothing else away.
 * @throws {v.ValiError} when it is no map of fields, or a field without which it is none is absent or unreadable
 */
export function readFields<const Entries extends v.ObjectEntries>(
  entries: Entries,
  fields: unknown,
): ReadFields<Entries> {
  const schema = v.object(entries);
  const stored = v.parse(v.record(v.string(), v.unknown()), fields);
  const unreadable = Object.entries(entries)
    .filter(([name, entry]) => Object.hasOwn(stored, name) && !v.is(entry, stored[name]))
    .map(([name]) => name);
  const read = Object.entries(stored).filter(([name]) => !unreadable.includes(name));
  const given = v.safeParse(schema, Object.fromEntries(read));
  // Without a field that has to be there, what is wrong with it says more than that it is absent.
  return { values: given.success ? given.output : v.parse(schema, stored), unreadable };
}
