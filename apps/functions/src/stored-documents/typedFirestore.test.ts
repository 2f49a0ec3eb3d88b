import type { documentPaths } from "@carnation/product/path";
import type { FieldsAt, FieldsIn, FieldsInGroup, StoredDocuments } from "@carnation/product/stored";
import type { UpdateData } from "firebase-admin/firestore";
import { expectTypeOf, test } from "vitest";

type PathOf<Name extends keyof typeof documentPaths> = ReturnType<(typeof documentPaths)[Name]>;

test("a path gives the fields of its own document, not of one above or below it", () => {
  expectTypeOf<FieldsAt<PathOf<"user">>>().toEqualTypeOf<StoredDocuments["user"]>();
  expectTypeOf<FieldsAt<PathOf<"customer">>>().toEqualTypeOf<StoredDocuments["customer"]>();
  expectTypeOf<FieldsAt<PathOf<"appTotals">>>().toEqualTypeOf<StoredDocuments["appTotals"]>();
  expectTypeOf<FieldsAt<PathOf<"allowances">>>().toBeNever();
  expectTypeOf<FieldsIn<PathOf<"quotes">>>().toEqualTypeOf<StoredDocuments["quote"]>();
  expectTypeOf<FieldsInGroup<"diagnosis">>().toEqualTypeOf<StoredDocuments["diagnosis"]>();
});

test("a change takes the fields that a reader knows, those of a map by their path, and no others", () => {
  const known = { active: false, "business.logo_upload": null, "notifications.news": true };
  expectTypeOf(known).toExtend<UpdateData<StoredDocuments["user"]>>();
  type Unknown = keyof UpdateData<StoredDocuments["user"]> & ("actif" | "business.logo_sent");
  expectTypeOf<Unknown>().toBeNever();
  expectTypeOf<"finishedAt" & keyof UpdateData<StoredDocuments["diagnosis"]>>().toBeNever();
});
