import { documentPaths } from "@carnation/product/path";
import type { FieldsAt, FieldsIn, FieldsInGroup, StoredDocuments } from "@carnation/product/stored";
import type { Firestore } from "firebase-admin/firestore";
import { expectTypeOf, test } from "vitest";
import "./typedFirestore.ts";

type PathOf<Name extends keyof typeof documentPaths> = ReturnType<(typeof documentPaths)[Name]>;

test("a path gives the fields of its own document, not of one above or below it", () => {
  expectTypeOf<FieldsAt<PathOf<"user">>>().toEqualTypeOf<StoredDocuments["user"]>();
  expectTypeOf<FieldsAt<PathOf<"customer">>>().toEqualTypeOf<StoredDocuments["customer"]>();
  expectTypeOf<FieldsAt<PathOf<"appTotals">>>().toEqualTypeOf<StoredDocuments["appTotals"]>();
  expectTypeOf<FieldsIn<PathOf<"quotes">>>().toEqualTypeOf<StoredDocuments["quote"]>();
  expectTypeOf<FieldsInGroup<"diagnosis">>().toEqualTypeOf<StoredDocuments["diagnosis"]>();
});

test("a change of a field that no reader knows does not compile", () => {
  // Never called: only its types are judged.
  const change = async (db: Firestore): Promise<void> => {
    const user = db.doc(documentPaths.user("claire"));
    await user.update({ active: false, "business.logo_upload": null, "notifications.news": true });
    // @ts-expect-error: no such field
    await user.update({ actif: false });
    // @ts-expect-error: no such line of the business
    await user.update({ "business.logo_sent": null });
    const { docs } = await db.collection(documentPaths.quotes("claire")).where("state", "==", "issued").get();
    for (const { ref } of docs) {
      await ref.update({ state: "replaced" });
      // @ts-expect-error: no such field
      await ref.update({ status: "replaced" });
    }
    await db.runTransaction(async (transaction) => {
      const stored = await transaction.get(db.doc(documentPaths.diagnosis("claire", "id")));
      // @ts-expect-error: no such field
      transaction.set(stored.ref, { finishedAt: null }, { merge: true });
      // @ts-expect-error: no such field
      transaction.update(stored.ref, { finishedAt: null });
    });
  };
  expectTypeOf(change).returns.toEqualTypeOf<Promise<void>>();
});
