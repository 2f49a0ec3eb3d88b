import { diagnosisMasksPath, documentPaths } from "@carnation/product/path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { backend as projectBackend, type Backend } from "../backend/backend.ts";
import { testBackend, type TestBackend } from "../testing/testBackend.ts";
import { type ExportedLabel, exportMarkLabels } from "./exportMarkLabels.ts";
import { pigmentMasks } from "./testing/pigmentMasks.ts";

const masks = pigmentMasks([0.9, 0.4]);
const review = {
  39: {
    struck: ["2"],
    kept: ["1"],
    added: [],
    version: 1,
    engine_version: "carnation-1",
    confirmed: new Date(0),
    count: 1,
    value: 92,
    margin: 4,
  },
};

const now = new Date("2026-11-28T12:00:00Z");
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000);

let local: TestBackend;
let backend: Backend;

const consent = (given: boolean, date: Date) => ({
  purpose: "improvement",
  given,
  date,
  version: "1",
  language: "fr",
  author: "claire",
  signer: "Anaïs Morel",
});

async function store(
  customer: string | null,
  id: string,
  reviews: object | string | null = review,
): Promise<void> {
  await backend.db.doc(documentPaths.diagnosis("claire", id)).set({
    uid: "claire",
    consent: true,
    customer: customer && documentPaths.customer("claire", customer),
    state: "done",
    created: new Date(0),
    ...(reviews === null ? {} : { mark_reviews: reviews }),
  });
}

beforeAll(async () => {
  local = await testBackend();
  backend = projectBackend();
  const { db, files } = backend;
  await db.doc(documentPaths.user("claire")).set({ role: "customer" });
  const customer = (id: string, consents: readonly object[]) =>
    db
      .doc(documentPaths.customer("claire", id))
      .set({ uid: "claire", firstname: id, lastname: "Morel", consents });
  await customer("agrees", [consent(true, daysAgo(20))]);
  await customer("agrees-too", [consent(true, daysAgo(20))]);
  await customer("withdrew", [consent(true, daysAgo(20)), consent(false, daysAgo(10))]);
  await customer("long-ago", [consent(true, daysAgo(4 * 365))]);
  await customer("never-asked", []);
  for (const [who, ...ids] of [
    ["agrees", "d1", "d2"],
    ["agrees-too", "d3"],
    ["withdrew", "d4"],
    ["never-asked", "d5"],
    ["long-ago", "d10"],
    ["gone", "d6"],
  ] as const) {
    for (const id of ids) await store(who, id);
  }
  await store(null, "d7");
  await store("agrees", "d8", null);
  await store("agrees", "d9", "vérifié");
  await store("agrees", "broken");
  for (const id of ["d1", "d2", "d3", "d4", "d5", "d6", "d7", "d8", "d9", "d10"])
    await files.create(diagnosisMasksPath("claire", id), JSON.stringify(masks), "application/json");
  await files.create(diagnosisMasksPath("claire", "broken"), "{", "application/json");
});

afterAll(() => local.stop());

async function exported(): Promise<ExportedLabel[]> {
  const labels: ExportedLabel[] = [];
  for await (const label of exportMarkLabels(backend, now)) labels.push(label);
  return labels;
}

test("labels are those of clients whose consent is in force, numbered by person, without a name or an id", async () => {
  const labels = await exported();
  expect(labels.map(({ person, verdict }) => [person, verdict])).toEqual([
    [1, "real"],
    [1, "none"],
    [1, "real"],
    [1, "none"],
    [2, "real"],
    [2, "none"],
  ]);
  expect(JSON.stringify(labels)).not.toMatch(/agrees|claire|Morel|"d\d"/u);
  expect(labels[0]).toMatchObject({ criterion: 39, x: 0.5, y: 0.5, certainty: 0.9 });
});

test("labels of a client who withdraws are in no later export", async () => {
  await backend.db
    .doc(documentPaths.customer("claire", "agrees"))
    .update({ consents: [consent(true, daysAgo(20)), consent(false, daysAgo(1))] });
  expect((await exported()).map(({ person }) => person)).toEqual([1, 1]);
});
