import { searchFields } from "@carnation/product/search";
import { Timestamp } from "firebase-admin/firestore";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testBackend, type TestBackend } from "../testing/testBackend.ts";
import { convertDocuments } from "./convertDocuments.ts";

let backend: TestBackend;

beforeAll(async () => {
  backend = await testBackend();
});

afterAll(() => backend.stop());

const when = Timestamp.fromDate(new Date("2026-06-20T10:00:00Z"));

/** Documents as another system wrote them, and as they are afterwards; only what changes is named. */
async function seed() {
  const { admin } = backend;
  const led = admin.doc("subcategories/led");
  const anais = admin.doc("users/claire/customers/anais");
  const rows: [path: string, stored: Record<string, unknown>, converted: object][] = [
    [
      "users/claire",
      {
        enabled_subcategories: [led, "/subcategories/peeling", "massage", 7],
        created: "2026-06-20T10:00:00Z",
      },
      {
        enabled_subcategories: ["subcategories/led", "subcategories/peeling", "subcategories/massage", 7],
        created: when,
        lastname: "",
        ...searchFields(""),
      },
    ],
    [
      anais.path,
      { last_diagnostic: when, lastname: "Morel" },
      {
        last_diagnostic: { id: "d2", date: Timestamp.fromMillis(when.toMillis() + 1000), next_photo: null },
        ...searchFields("Morel"),
        review_due: "2026-08-01",
        consent_key: "",
      },
    ],
    [
      "users/claire/customers/zoe",
      { last_diagnostic: { color: "blue" }, lastname: "Roy" },
      { ...searchFields("Roy"), review_due: null, consent_key: "" },
    ],
    [
      "users/claire/diagnosis/d1",
      { customer: anais.path, state: "done", created: when },
      { customer: anais },
    ],
    [
      "users/claire/diagnosis/d2",
      { customer: "anais", state: "done", created: when.toMillis() + 1000 },
      { customer: anais, created: Timestamp.fromMillis(when.toMillis() + 1000) },
    ],
    [
      "recommendations/serum",
      { owner: admin.doc("users/claire"), subcategory: led, name: "Sérum" },
      { owner: "claire", subcategory: led.path, ...searchFields("Sérum") },
    ],
    ["recommendations/serum/prices/claire", { price: 4500 }, { uid: "claire" }],
    ["products/pro/prices/month", { unit_amount: 4500 }, {}],
    [led.path, { active: true }, { name: "" }],
    ["invoices/in_1", { customer: "claire", period_end: when }, { customer: "users/claire", created: when }],
    ["news/n1", { created: when, published: true }, { createdAt: when, ...searchFields("") }],
  ];
  for (const [path, stored] of rows) await admin.doc(path).set(stored);
  return rows;
}

test("documents of another system are converted, what cannot be read stays, and a dry run writes nothing", async () => {
  const { admin } = backend;
  const rows = await seed();
  const read = (path: string) => admin.doc(path).get();
  const planned = await convertDocuments(admin, { dryRun: true });
  for (const [path, stored] of rows) expect((await read(path)).data()).toEqual(stored);
  const done = await convertDocuments(admin, { dryRun: false });
  expect(planned).toEqual(done);
  for (const [path, stored, converted] of rows) {
    expect([path, (await read(path)).data()]).toEqual([path, { ...stored, ...converted }]);
    // The day of the next photo follows from the last diagnosis, which is converted after the client.
    const fields = new Set(done.filter((one) => one.path === path).flatMap((one) => one.fields));
    expect([path, ...fields].toSorted()).toEqual([path, ...Object.keys(converted)].toSorted());
  }
  expect(await convertDocuments(admin, { dryRun: false })).toEqual([]);
});
