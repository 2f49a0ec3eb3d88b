import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { getField } from "./fieldPath.ts";
import { FieldsDraft, withField } from "./fieldsDraft.ts";
import type { Fields } from "./value.ts";

const names = fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 4 });
const one = { integerValue: "1" };

describe("a draft of fields", () => {
  test("a field that was set is found, and removing it restores flat documents", () => {
    fc.assert(
      fc.property(names, (path) => {
        const fields = withField({ other: one }, ["x", ...path], one);
        expect(getField(fields, ["x", ...path])).toEqual(one);
        expect(getField(fields, ["other"])).toEqual(one);
        expect(getField(withField(fields, ["x", ...path], undefined), ["x", ...path])).toBeUndefined();
      }),
    );
  });

  test("many changes are what each of them makes of the one before", () => {
    const name = fc.constantFrom("a", "b", "c");
    const change = fc.tuple(
      fc.array(name, { minLength: 1, maxLength: 3 }),
      fc.constantFrom(one, undefined, { mapValue: { fields: { a: one } } }, { mapValue: {} }),
    );
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
        const draft = new FieldsDraft({ a: { mapValue: { fields: { b: one } } } });
        let fields = draft.toFields();
        for (const [path, value] of changes) {
          draft.set(path, value);
          fields = withField(fields, path, value);
          expect(draft.get(path)).toEqual(getField(fields, path));
        }
        expect(draft.toFields()).toEqual(fields);
      }),
    );
  });

  test("the original is not changed, maps on the way are kept, scalars in the way are replaced", () => {
    const fields: Fields = { m: { mapValue: { fields: { a: one } } }, s: one };
    expect(withField(fields, ["m", "b"], one)).toEqual({
      m: { mapValue: { fields: { a: one, b: one } } },
      s: one,
    });
    expect(withField(fields, ["s", "t"], one)).toMatchObject({ s: { mapValue: { fields: { t: one } } } });
    expect(fields).toEqual({ m: { mapValue: { fields: { a: one } } }, s: one });
  });

  test("removing below a missing field makes nothing", () => {
    expect(withField({}, ["a", "b"], undefined)).toEqual({});
  });

  test("thousands of changes of a large document take no longer than reading it", () => {
    const entries = Array.from({ length: 20_000 }, (_, n) => [`f${n}`, one] as const);
    const draft = new FieldsDraft(Object.fromEntries(entries));
    // Copying the document for each of them took minutes.
    for (const [name] of entries) draft.set([name, "x"], one);
    expect(Object.keys(draft.toFields())).toHaveLength(20_000);
  });
});
