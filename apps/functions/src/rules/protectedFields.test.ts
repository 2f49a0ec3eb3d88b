import {
  NEWS_READ_MAX,
  parseProfile,
  photoRetentionMonths,
  toStoredProfile,
} from "@carnation/product/profile";
import {
  deleteField,
  doc,
  type Firestore,
  getDoc,
  serverTimestamp,
  Timestamp,
  updateDoc,
} from "firebase/firestore";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testBackend, type TestBackend } from "../testing/testBackend.ts";

// What a professional writes on her own document, and all that she does not, with the SDK of the application.

let backend: TestBackend;
let claire: Firestore;
const denied = { code: "permission-denied" };
const own = () => doc(claire, "users/claire");

/** The fields that are hers to change; `firestoreRules.test.ts` asks what they may hold. */
const writable = [
  "firstname",
  "lastname",
  "company",
  "enabled_subcategories",
  "hidden_criterias",
  "business",
  "welcomed",
  "photo_retention_months",
  "news_read",
  "notifications",
];

/** Holds what an account has beside its profile: billing, which is hidden, and counters, which others keep. */
const beside = [
  "billing",
  "customers_total",
  "diagnosis_total",
  "app_diagnosis_total",
  "invoices_total",
  "subscription",
  "summary",
  "customer",
  "uid",
  "claims",
  "anything",
];

/** Every field of a stored profile that is not hers, so that one that is added to it is asked about. */
const protectedFields = [...Object.keys(toStoredProfile(parseProfile("claire", {}))), ...beside].filter(
  (field) => !writable.includes(field),
);

beforeAll(async () => {
  backend = await testBackend();
  await backend.addUser("claire");
  claire = (await backend.signIn("claire")).db;
});

afterAll(() => backend.stop());

const stored = {
  email: "claire@test.example",
  firstname: "Claire",
  role: "customer",
  active: true,
  created: new Date(0),
  type: "institut",
  coupon: "coupons/bienvenue",
  terms: { version: "2026-11-01", date: new Date(0) },
  privacy: { version: "2026-11-01", date: new Date(0) },
  contract: { version: "2026-11-30", date: new Date(0) },
  deletion: { requested: new Date(0), due: new Date(1) },
};

beforeEach(() => backend.admin.doc("users/claire").set(stored));

test("the list holds every field that gives rights or money", () => {
  expect(protectedFields).toEqual(
    expect.arrayContaining(["role", "active", "billing", "coupon", "created", "type", "email", "deletion"]),
  );
  expect(protectedFields).toEqual(expect.arrayContaining(["terms", "privacy", "contract"]));
});

describe.each(protectedFields)("%s", (field) => {
  test("protectedFields is not hers to write, alone or beside what is", async () => {
    for (const value of ["admin", true, 99, { due: new Date() }, serverTimestamp()]) {
      if (field === "active" && value === true) continue;
      await expect(updateDoc(own(), { [field]: value })).rejects.toMatchObject(denied);
    }
    await expect(updateDoc(own(), { firstname: "C", [field]: "x" })).rejects.toMatchObject(denied);
    await expect(updateDoc(own(), { [`${field}.version`]: "x" })).rejects.toMatchObject(denied);
    const kept = (await getDoc(own())).data() ?? {};
    expect(Object.keys(kept).toSorted()).toEqual(Object.keys(stored).toSorted());
    expect(kept).toMatchObject({ firstname: "Claire", role: "customer", active: true, type: "institut" });
  });
});

test.each(Object.keys(stored).filter((field) => protectedFields.includes(field)))(
  "%s is not hers to take away",
  async (field) => {
    await expect(updateDoc(own(), { [field]: deleteField() })).rejects.toMatchObject(denied);
  },
);

const ids = (count: number): string[] => Array.from({ length: count }, (_, place) => `actualite-${place}`);

test.each<[what: string, change: Record<string, unknown>]>([
  ["that the welcome is over, now", { welcomed: serverTimestamp() }],
  ...photoRetentionMonths.map((months): [string, Record<string, unknown>] => [
    `photos for ${months} months`,
    { photo_retention_months: months },
  ]),
  ["photos as long as the settings say", { photo_retention_months: deleteField() }],
  ["the most read news", { news_read: ids(NEWS_READ_MAX) }],
  ["no read news", { news_read: [] }],
  ["that she wants news", { notifications: { news: true } }],
])("a professional's own profile takes %s", async (_what, change) => {
  await backend.admin.doc("users/claire").update({ photo_retention_months: 6 });
  await expect(updateDoc(own(), change)).resolves.toBeUndefined();
});

test.each<[what: string, change: Record<string, unknown>]>([
  ["a welcome of another day", { welcomed: Timestamp.fromMillis(0) }],
  ["a welcome that is no time", { welcomed: true }],
  ["photos for a month", { photo_retention_months: 1 }],
  ["photos for ever", { photo_retention_months: 1_000_000 }],
  ["photos for a text", { photo_retention_months: "24" }],
  ["photos for nothing", { photo_retention_months: null }],
  ["more read news than are remembered", { news_read: ids(NEWS_READ_MAX + 1) }],
  ["read news of 900 kB", { news_read: ["x".repeat(900_000)] }],
  ["read news that are paths", { news_read: ["users/claire"] }],
  ["read news that are numbers", { news_read: [4, {}] }],
  ["read news that are a text", { news_read: "actualite-1" }],
  ["a notification that nobody knows", { notifications: { news: true, sms: true } }],
  ["a notification that is a text", { notifications: { news: "oui" } }],
  ["notifications that are a list", { notifications: ["news"] }],
])("a professional's own profile refuses %s", async (_what, change) => {
  await expect(updateDoc(own(), change)).rejects.toMatchObject(denied);
});
