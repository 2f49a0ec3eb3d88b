import { CarnationError } from "@carnation/domain/error";
import * as fc from "fast-check";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Backend, backend as projectBackend } from "../backend/backend.ts";
import { testBackend, type TestBackend } from "../testing/testBackend.ts";
import {
  anyFields,
  harmedFields,
  rawFields,
  rawItems,
  type StoredFields,
  withReferences,
} from "./testing/storedValues.ts";
import { noWriters } from "./testing/noWriters.ts";
import { type DocumentName, documents, usual, type Writer } from "./testing/writer.ts";
import { writers } from "./testing/writers.ts";

// An update writes the fields that it changes and nothing else: whatever is stored beside them stays, byte for byte.

const RUNS = process.env["CARNATION_DEEP"] === "1" ? 300 : 4;

/** Names of fields that the product reads, by document; any value may stand there. */
const known: Readonly<Partial<Record<DocumentName, readonly string[]>>> = {
  user: [
    "firstname",
    "company",
    "enabled_subcategories",
    "hidden_criterias",
    "business",
    "created",
    "coupon",
    "type",
  ],
  customer: [
    "firstname",
    "phone",
    "picture",
    "consent",
    "consents",
    "last_diagnostic",
    "birth_year",
    "guardian",
    "contraindications",
    "notes",
    "created",
    "updated",
  ],
  diagnosis: [
    "routine",
    "recommendations",
    "judgement",
    "observations",
    "uid",
    "conditions",
    "engine_version",
  ],
  older: ["routine", "recommendations", "judgement", "uid"],
  recap: ["recap", "text", "created", "disclaimer", "state"],
  quote: ["customer", "items"],
  billing: ["name", "email", "card"],
  totals: ["customers_total", "invoices_total"],
  settings: ["limits", "quality", "recap", "engine", "criteria", "perceivedAge", "photos"],
  display: ["version", "criteria"],
  recommendation: ["owner", "name", "weights", "price", "contraindications", "picture", "updated"],
  subcategory: ["name", "picture", "order"],
  article: ["tags", "title", "picture", "body"],
  tag: ["news_count"],
  appTotals: ["subcategories_total", "employees"],
};

const all = Object.keys(documents) as DocumentName[];

let local: TestBackend;
let backend: Backend;

beforeAll(async () => {
  local = await testBackend();
  backend = projectBackend();
  await local.addUser("claire");
  await local.addUser("sophie", { role: "admin" });
});

afterAll(() => local.stop());

async function read(): Promise<ReadonlyMap<DocumentName, DocumentSnapshot>> {
  const found = await backend.db.getAll(...all.map((name) => backend.db.doc(documents[name])));
  return new Map(all.map((name, index) => [name, found[index]!]));
}

async function store(writer: Writer, stored: Readonly<Record<string, StoredFields>>): Promise<void> {
  const batch = backend.db.batch();
  const always = usual(backend);
  for (const name of all) {
    const any = withReferences(backend.db, stored[name] ?? {}) as StoredFields;
    const fields = { ...any, ...always[name], ...writer.needs?.[name] };
    batch.set(backend.db.doc(documents[name]), fields);
  }
  // What runs before may have left a page open or a copy of the settings.
  batch.delete(backend.db.doc("settings/ai/versions/5"));
  batch.delete(backend.db.doc("users/claire/private/allowances"));
  await batch.commit();
}

/** Gives what a writer has done to documents that it was not asked to change. */
async function harm(
  writer: Writer,
  stored: Readonly<Record<string, StoredFields>>,
): Promise<readonly string[]> {
  await store(writer, stored);
  const before = await read();
  let failure: unknown = null;
  try {
    await writer.act(backend);
  } catch (error) {
    failure = error;
  }
  if (failure !== null && !(failure instanceof CarnationError)) throw failure;
  const after = await read();
  return all.flatMap((name) => {
    const [was, is] = [before.get(name)!, after.get(name)!];
    if (writer.deletes?.includes(name) === true && !is.exists) return [];
    const appended = writer.appends?.[name] ?? [];
    const written = failure === null ? [...(writer.writes[name] ?? []), ...appended] : [];
    const harmed = harmedFields(rawFields(was), rawFields(is), written);
    const lost =
      failure === null
        ? appended.filter((field) => rawItems(was, field).some((item) => !rawItems(is, field).includes(item)))
        : [];
    return [...harmed, ...lost].map((field) => `${documents[name]} ${field}`);
  });
}

test("every function is a writer of the table, or is said to be none", async () => {
  // Read once the local Firebase says which project it is.
  const entry = await import("../index.ts");
  const told = [...Object.values(writers).flatMap((writer) => writer.of), ...Object.keys(noWriters)];
  expect(Object.keys(entry).filter((name) => !told.includes(name))).toEqual([]);
  expect(told.filter((name) => !(name in entry))).toEqual([]);
});

test.each(Object.entries(writers))("%s: it is done with the least that is stored", async (_name, writer) => {
  await store(writer, {});
  await expect(writer.act(backend)).resolves.not.toThrow();
});

test.each(Object.entries(writers))(
  "%s: fields that the request does not name stay as they were",
  async (_name, writer) => {
    const stored = fc.record(Object.fromEntries(all.map((name) => [name, anyFields(known[name] ?? [])])));
    await fc.assert(
      fc.asyncProperty(stored, async (fields) => {
        expect(await harm(writer, fields)).toEqual([]);
      }),
      { numRuns: RUNS, endOnFailure: process.env["CARNATION_DEEP"] !== "1" },
    );
  },
  600_000,
);
