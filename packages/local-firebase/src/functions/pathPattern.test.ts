import { expect, test } from "vitest";
import { matchTriggers } from "./matchTriggers.ts";
import type { Trigger } from "./messages.ts";
import { matchesPathPattern } from "./pathPattern.ts";

test.each([
  ["users/{uid}", "users/a", true],
  ["users/{uid}", "users/a/b/c", false],
  ["users/{uid}/diagnosis/{id}", "users/a/diagnosis/b", true],
  ["users/a", "users/b", false],
  ["users/*", "users/b", true],
  ["{path=**}/notes/{id}", "users/a/notes/b", true],
  ["{path=**}/notes/{id}", "notes/b", true],
  ["users/**", "users/a/b/c", true],
  ["users/**", "others/a", false],
])("the trigger pattern %s matches %s: %s", (pattern, path, matches) => {
  expect(matchesPathPattern(pattern, path)).toBe(matches);
});

const database = "projects/p/databases/(default)";
const root = `${database}/documents`;

function trigger(name: string, eventType: string, document: string | null, bucket: string | null): Trigger {
  return { name, eventType, database, document, bucket, job: null, timeout: 60 };
}

test("events reach the functions that name their type and their place", () => {
  const triggers = [
    trigger("onWrite", "google.cloud.firestore.document.v1.written", "notes/{id}", null),
    trigger("onCreate", "google.cloud.firestore.document.v1.created", "notes/{id}", null),
    trigger("onFile", "google.cloud.storage.object.v1.finalized", null, "bucket"),
  ];
  const match = (type: string, subject: string) => matchTriggers(triggers, { type, subject });
  const created = "google.cloud.firestore.document.v1.created";
  expect(match(created, `${root}/notes/a`)).toEqual(["onWrite", "onCreate"]);
  expect(match("google.cloud.firestore.document.v1.deleted", `${root}/notes/a`)).toEqual(["onWrite"]);
  expect(match(created, `${root}/other/a`)).toEqual([]);
  expect(match(created, "projects/p/databases/other/documents/notes/a")).toEqual([]);
  expect(match(created, "projects/another/databases/(default)/documents/notes/a")).toEqual([]);
  expect(match("google.cloud.storage.object.v1.finalized", "bucket/a/b.jpg")).toEqual(["onFile"]);
  expect(match("google.cloud.storage.object.v1.finalized", "elsewhere/a/b.jpg")).toEqual([]);
});
