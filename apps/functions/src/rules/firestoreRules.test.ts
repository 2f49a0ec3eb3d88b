import {
  addDoc,
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  setDoc,
  updateDoc,
  where,
  type Firestore,
} from "firebase/firestore";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testBackend, type TestBackend, type TestClient } from "../testing/testBackend.ts";

let backend: TestBackend;
const clients = new Map<string, TestClient>();

beforeAll(async () => {
  backend = await testBackend();
  await backend.addUser("claire", { subscription: "active" });
  await backend.addUser("nadia");
  await backend.addUser("parti", { active: false });
  await backend.addUser("sophie", { role: "admin" });
  await backend.addUser("karim", { role: "employee" });
  const { admin } = backend;
  await admin.doc("users/claire/customers/anais").set({ firstname: "Anaïs", consent: true });
  await admin.doc("users/claire/diagnosis/d1").set({ state: "done", consent: true });
  await admin.doc("users/claire/statistics/totals").set({ customers_total: 1 });
  await admin.doc("users/claire/ia-recaps/d0-d1").set({ text: "…" });
  await admin.doc("users/parti/diagnosis/d1").set({ state: "done" });
  await admin.doc("news/publiee").set({ title: "Publiée", published: true });
  await admin.doc("news/brouillon").set({ title: "Brouillon", published: false });
  await admin.doc("subcategories/active").set({ active: true });
  await admin.doc("subcategories/inactive").set({ active: false });
  await admin.doc("recommendations/commune").set({ owner: "world" });
  await admin.doc("recommendations/de-claire").set({ owner: "claire" });
  await admin.doc("recommendations/de-nadia").set({ owner: "nadia" });
  for (const path of [
    "products/pro",
    "products/pro/prices/m",
    "tags/eclat",
    "contraindications/g",
    "coupons/c",
  ]) {
    await admin.doc(path).set({ active: true });
  }
  await admin.doc("settings/ai").set({ version: 1 });
  await admin.doc("statistics/totals").set({ app_diagnosis_total: 1 });
  for (const uid of ["claire", "nadia", "parti", "sophie", "karim"])
    clients.set(uid, await backend.signIn(uid));
  clients.set("personne", backend.anonymous());
}, 60_000);

afterAll(() => backend.stop());

type Attempt = (db: Firestore) => Promise<unknown>;
const get =
  (path: string): Attempt =>
  (db) =>
    getDoc(doc(db, path));
const list =
  (path: string): Attempt =>
  (db) =>
    getDocs(collection(db, path));
const update =
  (path: string, data: Record<string, unknown>): Attempt =>
  (db) =>
    updateDoc(doc(db, path), data);
const create =
  (path: string): Attempt =>
  (db) =>
    setDoc(doc(db, path), { active: true });
const remove =
  (path: string): Attempt =>
  (db) =>
    deleteDoc(doc(db, path));

const allowed: [who: string, what: string, attempt: Attempt][] = [
  ["claire", "reads her profile", get("users/claire")],
  ["sophie", "reads any profile", get("users/claire")],
  ["sophie", "lists the accounts", list("users")],
  ["claire", "changes her first name", update("users/claire", { firstname: "Claire" })],
  ["claire", "hides a criterion", update("users/claire", { hidden_criterias: [31] })],
  ["claire", "lists her clients", list("users/claire/customers")],
  ["claire", "reads her diagnosis", get("users/claire/diagnosis/d1")],
  ["claire", "reads her subscription", list("users/claire/subscriptions")],
  ["sophie", "reads a professional's subscription", list("users/claire/subscriptions")],
  ["claire", "reads her counters", get("users/claire/statistics/totals")],
  ["sophie", "reads a professional's counters", get("users/claire/statistics/totals")],
  ["claire", "reads her recaps", get("users/claire/ia-recaps/d0-d1")],
  ["nadia", "lists the plans", list("products")],
  ["nadia", "lists a plan's prices", list("products/pro/prices")],
  ["nadia", "reads published news", get("news/publiee")],
  [
    "nadia",
    "lists published news",
    (db) => getDocs(query(collection(db, "news"), where("published", "==", true))),
  ],
  ["sophie", "reads a draft", get("news/brouillon")],
  ["sophie", "writes news", create("news/nouvelle")],
  ["nadia", "lists the tags", list("tags")],
  ["sophie", "adds a tag", create("tags/nouveau")],
  ["nadia", "lists the contraindications", list("contraindications")],
  ["sophie", "adds a contraindication", create("contraindications/nouvelle")],
  ["nadia", "reads an active subcategory", get("subcategories/active")],
  ["sophie", "reads an inactive subcategory", get("subcategories/inactive")],
  ["sophie", "adds a subcategory", create("subcategories/nouvelle")],
  ["claire", "reads a shared recommendation", get("recommendations/commune")],
  ["claire", "reads her own recommendation", get("recommendations/de-claire")],
  ["sophie", "writes a shared recommendation", create("recommendations/nouvelle")],
  ["sophie", "reads and writes the AI settings", create("settings/ai")],
  ["sophie", "reads the app's counters", get("statistics/totals")],
  ["sophie", "reads a coupon", get("coupons/c")],
];

const denied: [who: string, what: string, attempt: Attempt][] = [
  ["personne", "reads a profile", get("users/claire")],
  ["personne", "reads news", get("news/publiee")],
  ["personne", "lists the plans", list("products")],
  ["nadia", "reads another's profile", get("users/claire")],
  ["karim", "reads another's profile", get("users/claire")],
  ["claire", "lists the accounts", list("users")],
  ["claire", "gives herself a role", update("users/claire", { role: "admin" })],
  ["claire", "reactivates herself", update("users/claire", { active: false })],
  ["claire", "changes her coupon", update("users/claire", { coupon: "X" })],
  ["claire", "changes her billing", update("users/claire", { billing: { iban: "X" } })],
  ["claire", "slips a role beside an allowed field", update("users/claire", { firstname: "C", type: "vip" })],
  ["claire", "creates another account", create("users/fantome")],
  ["claire", "deletes her account document", remove("users/claire")],
  ["parti", "changes a deactivated profile", update("users/parti", { firstname: "P" })],
  ["parti", "reads diagnoses while deactivated", get("users/parti/diagnosis/d1")],
  ["parti", "reads news while deactivated", get("news/publiee")],
  ["nadia", "reads another's client", get("users/claire/customers/anais")],
  ["sophie", "reads an end client", get("users/claire/customers/anais")],
  ["claire", "writes a client without the function", create("users/claire/customers/autre")],
  ["nadia", "reads another's diagnosis", get("users/claire/diagnosis/d1")],
  ["sophie", "reads a professional's diagnosis", get("users/claire/diagnosis/d1")],
  [
    "claire",
    "creates a diagnosis without the function",
    (db) => addDoc(collection(db, "users/claire/diagnosis"), {}),
  ],
  ["claire", "ends a diagnosis herself", update("users/claire/diagnosis/d1", { state: "done" })],
  ["claire", "gives herself a subscription", create("users/claire/subscriptions/gratuite")],
  ["claire", "changes her counters", update("users/claire/statistics/totals", { customers_total: 0 })],
  ["nadia", "reads another's recap", get("users/claire/ia-recaps/d0-d1")],
  ["claire", "writes a plan", create("products/gratuit")],
  ["sophie", "writes a price", create("products/pro/prices/gratuit")],
  ["nadia", "reads a draft", get("news/brouillon")],
  ["nadia", "lists all news, drafts included", list("news")],
  ["nadia", "writes news", create("news/mienne")],
  ["karim", "writes news", create("news/mienne")],
  ["nadia", "adds a tag", create("tags/mien")],
  ["nadia", "adds a contraindication", create("contraindications/mienne")],
  ["nadia", "reads an inactive subcategory", get("subcategories/inactive")],
  ["nadia", "adds a subcategory", create("subcategories/mienne")],
  ["claire", "reads another's recommendation", get("recommendations/de-nadia")],
  ["claire", "writes a shared recommendation", create("recommendations/mienne")],
  ["claire", "reads the AI settings", get("settings/ai")],
  ["karim", "reads the app's counters", get("statistics/totals")],
  ["sophie", "changes the app's counters", create("statistics/totals")],
  ["claire", "reads a coupon", get("coupons/c")],
  ["sophie", "writes a coupon without the function", create("coupons/gratuit")],
  ["sophie", "writes outside the known collections", create("ailleurs/x")],
];

describe("allowed", () => {
  test.each(allowed)("%s %s", async (who, _what, attempt) => {
    await expect(attempt(clients.get(who)!.db)).resolves.not.toThrow();
  });
});

describe("denied", () => {
  test.each(denied)("%s %s", async (who, _what, attempt) => {
    await expect(attempt(clients.get(who)!.db)).rejects.toMatchObject({ code: "permission-denied" });
  });
});
