import { type QueryDocumentSnapshot, Timestamp } from "firebase-admin/firestore";
import { expect, test } from "vitest";
import { ageOf, ownerOf } from "./pages.ts";

test("an age counts from a stored time; without one, from when the document was written", () => {
  const updateTime = Timestamp.fromMillis(1000);
  const document = { updateTime } as QueryDocumentSnapshot;
  expect(ageOf(document, Timestamp.fromMillis(4000), new Date(10_000))).toBe(6000);
  expect(ageOf(document, "?", new Date(10_000))).toBe(9000);
});

test("an owner is told by the path of a document of an account alone", () => {
  const at = (path: string) => ownerOf({ ref: { path } as QueryDocumentSnapshot["ref"] });
  expect(at("users/claire/sendings/1")).toBe("claire");
  expect(at("mails/claire")).toBeNull();
});
