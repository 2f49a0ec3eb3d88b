import type { Auth } from "firebase-admin/auth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { backend as projectBackend } from "../backend/backend.ts";
import { createOnce } from "../backend/createOnce.ts";
import { testBackend, type TestBackend } from "../testing/testBackend.ts";
import { createUserOnce } from "./createUserOnce.ts";

let local: TestBackend;
const anna = { uid: "anna", email: "anna@test.example", password: "mot-de-passe-long", displayName: "Anna" };

beforeAll(async () => {
  local = await testBackend();
});
afterAll(() => local.stop());

/** The sign-in of a project whose answer to a creation was lost: the SDK has asked twice. */
const losingAnswers = (auth: Auth): Auth =>
  new Proxy(auth, {
    get: (target, name) =>
      name === "createUser"
        ? async (user: Parameters<Auth["createUser"]>[0]) => {
            await target.createUser(user);
            return target.createUser(user);
          }
        : Reflect.get(target, name).bind(target),
  });

test("an account whose creation was repeated after a lost answer is created once, and that is no failure", async () => {
  await createUserOnce(losingAnswers(local.auth), anna);
  await createUserOnce(local.auth, { ...anna, displayName: "Anna B." });
  expect(await local.auth.getUser("anna")).toMatchObject({ email: anna.email, displayName: "Anna B." });
});

test("an address that somebody else has is refused", async () => {
  await expect(createUserOnce(local.auth, { ...anna, uid: "other" })).rejects.toMatchObject({
    code: "auth/email-already-exists",
  });
});

test("a document whose creation was repeated stays as it was first created", async () => {
  const document = projectBackend().db.doc("tags/once");
  await createOnce(document, { text: "one" });
  await createOnce(document, { text: "two" });
  expect((await document.get()).get("text")).toBe("one");
});
