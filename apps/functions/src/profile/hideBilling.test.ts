import { documentPaths } from "@carnation/product/path";
import { parseBilling, toStoredBilling } from "@carnation/product/profile";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testBackend, type TestBackend } from "../testing/testBackend.ts";
import { hideBilling } from "./hideBilling.ts";

const billing = {
  name: "Institut Lumière",
  email: "compta@exemple.example",
  address: "1 rue des Lilas, 69001 Lyon",
  vatNumber: "",
  card: { brand: "visa", last4: "4242" },
};
let backend: TestBackend;

beforeAll(async () => {
  backend = await testBackend(join(import.meta.dirname, "../index.ts"));
});

afterAll(() => backend.stop());

test("billing that is written into an account moves to its own document", async () => {
  const user = backend.admin.doc("users/claire");
  await user.set({ email: "claire@exemple.example", active: true, billing: toStoredBilling(billing) });
  await expect.poll(async () => (await user.get()).data(), { timeout: 20_000 }).not.toHaveProperty("billing");
  expect((await user.get()).data()).toEqual({ email: "claire@exemple.example", active: true });
  const moved = await backend.admin.doc(documentPaths.billing("claire")).get();
  expect(parseBilling(moved.data())).toEqual(billing);
});

test("a delivery that comes late or twice leaves the moved billing as it is", async () => {
  await backend.admin.doc("users/nadia").set({ active: true });
  await backend.admin.doc(documentPaths.billing("nadia")).set(toStoredBilling(billing));
  await hideBilling(backend.admin, "nadia");
  await hideBilling(backend.admin, "absente");
  const kept = await backend.admin.doc(documentPaths.billing("nadia")).get();
  expect(parseBilling(kept.data())).toEqual(billing);
  expect((await backend.admin.doc("users/absente").get()).exists).toBe(false);
});

test("a field that holds no billing is taken away all the same", async () => {
  await backend.admin.doc("users/julie").set({ active: true, billing: null });
  await hideBilling(backend.admin, "julie");
  // The summary of the account may have come by then.
  const { summary: _summary, ...left } = (await backend.admin.doc("users/julie").get()).data() ?? {};
  expect(left).toEqual({ active: true });
});
