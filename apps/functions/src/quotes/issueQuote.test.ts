import { isoDay } from "@carnation/domain/format";
import { parisYear } from "@carnation/domain/internal/format";
import { quoteValidity } from "@carnation/domain/quote";
import { documentPaths } from "@carnation/product/path";
import { formatIssuedNumber, type IssuedQuote, parseIssuedQuote, quoteOf } from "@carnation/product/quote";
import type { Firestore } from "firebase-admin/firestore";
import { httpsCallable } from "firebase/functions";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testBackend, type TestBackend, type TestClient } from "../testing/testBackend.ts";
import { addBuyer, addCatalogue, addSale, SALE_TOTAL, step, storedBusiness } from "./testing/sellers.ts";

let local: TestBackend;
let db: Firestore;
let claire: TestClient;
const { validUntil } = quoteValidity(new Date());
const year = parisYear(new Date());

beforeAll(async () => {
  local = await testBackend(join(import.meta.dirname, "../index.ts"));
  db = local.admin;
  await addCatalogue(db);
  await local.addUser("claire", { subscription: "active" });
  await db.doc("users/claire").update({ company: "Lumière de Peau", business: storedBusiness });
  await addBuyer(db, "claire", "anais");
  claire = await local.signIn("claire");
});

afterAll(() => local.stop());

type Payload = Readonly<Record<string, unknown>>;
const payloadOf = (diagnosisId: string, more: Payload = {}): Payload => ({
  diagnosisId,
  validUntil,
  conditions: "",
  total: SALE_TOTAL,
  request: `q-${diagnosisId}`,
  ...more,
});
const issue = async (payload: Payload, client = claire): Promise<string> =>
  (await httpsCallable<Payload, { id: string }>(client.functions, "issuequote")(payload)).data.id;
const quote = async (id: string, uid = "claire"): Promise<IssuedQuote> =>
  parseIssuedQuote(id, (await db.doc(documentPaths.quote(uid, id)).get()).data());
const numberOf = async (id: string, uid?: string) => formatIssuedNumber(await quote(id, uid));
const refused = (message: RegExp) => ({
  details: { code: "refused" },
  message: expect.stringMatching(message),
});

test("a routine is issued: numbered, with what it sells, who sells it and to whom", async () => {
  await addSale(db, "claire", "first", { customer: "anais" });
  const id = await issue(payloadOf("first", { conditions: "Acompte de 30 %." }));
  expect(id).toBe("q-first");
  const issued = await quote(id);
  expect(issued).toMatchObject({
    number: { year, sequence: 1 },
    version: 1,
    state: "issued",
    diagnosis: "first",
    customer: "anais",
    recipient: { name: "Anaïs Morel", email: "anais@exemple.fr" },
    emitter: { company: "Lumière de Peau", siret: "73282932000074", firstname: "claire" },
    discount: 10,
    vat: "included",
    issuedOn: isoDay(new Date()),
    validUntil,
    conditions: "Acompte de 30 %.",
    total: SALE_TOTAL,
    signature: null,
  });
  expect(
    issued.items.map(({ label, quantity, unitPrice, vatRate }) => [label, quantity, unitPrice, vatRate]),
  ).toEqual([
    ["soin", 2, 7500, 550],
    ["creme", 1, 2400, 2000],
  ]);
  expect(quoteOf(issued).totals?.vat.map(({ rate }) => rate)).toEqual([2000, 550]);
});

test("a quote of the same contents is given back; a change is the next version, and the former one is replaced", async () => {
  await addSale(db, "claire", "changing", { customer: "anais" });
  const first = await issue(payloadOf("changing"));
  expect(await issue(payloadOf("changing", { request: "another" }))).toBe(first);
  const second = await issue(payloadOf("changing", { request: "v2", conditions: "Acompte." }));
  expect([(await quote(first)).state, (await quote(second)).version]).toEqual(["replaced", 2]);
  expect(await numberOf(second)).toBe(`${await numberOf(first)}, version 2`);
  // What was asked for before is what it was.
  expect(await issue(payloadOf("changing"))).toBe(first);
});

test("issued in five tabs at once it is one quote", async () => {
  await addSale(db, "claire", "tabs");
  const tabs = ["a", "b", "c", "d", "e"].map((tab) => issue(payloadOf("tabs", { request: `tab-${tab}` })));
  expect(new Set(await Promise.all(tabs)).size).toBe(1);
  const { docs } = await db.collection(documentPaths.quotes("claire")).where("diagnosis", "==", "tabs").get();
  expect(docs).toHaveLength(1);
});

test("a duplicate takes a number of its own; what was signed stays in force beside it", async () => {
  await addSale(db, "claire", "twice");
  const first = await issue(payloadOf("twice"));
  const second = await issue(payloadOf("twice", { request: "again", again: true }));
  expect([(await quote(first)).state, (await quote(second)).version]).toEqual(["replaced", 1]);
  const signature = { name: "Anaïs", date: new Date(), place: "" };
  await db.doc(documentPaths.quote("claire", second)).update({ state: "signed", signature });
  const third = await issue(payloadOf("twice", { request: "third", again: true }));
  expect([(await quote(second)).state, (await quote(third)).state]).toEqual(["signed", "issued"]);
  const sequences = await Promise.all(
    [first, second, third].map(async (id) => (await quote(id)).number.sequence),
  );
  expect(sequences).toEqual([sequences[0], Number(sequences[0]) + 1, Number(sequences[0]) + 2]);
  // A change is the next version of the newest one.
  const fourth = await issue(payloadOf("twice", { request: "fourth", conditions: "Acompte." }));
  expect(await quote(fourth)).toMatchObject({ number: (await quote(third)).number, version: 2 });
  expect([(await quote(second)).state, (await quote(third)).state]).toEqual(["signed", "replaced"]);
});

test("a quick diagnosis that gets its client takes its quotes along; the next version is in the client’s name", async () => {
  await addSale(db, "claire", "quick");
  const first = await issue(payloadOf("quick"));
  expect(await quote(first)).toMatchObject({ customer: null, recipient: { name: "Client de passage" } });
  await httpsCallable(claire.functions, "associatediagnosis")({ id: "quick", customerId: "anais" });
  expect(await quote(first)).toMatchObject({ customer: "anais", recipient: { name: "Client de passage" } });
  const second = await issue(payloadOf("quick", { request: "named" }));
  expect(await quote(second)).toMatchObject({ version: 2, recipient: { name: "Anaïs Morel" } });
});

test("a professional’s own price counts, and what somebody else keeps for themselves has none", async () => {
  await db.doc(documentPaths.recommendationPrice("creme", "claire")).set({ price: 2000, hidden: false });
  await addSale(db, "claire", "own-price", { discount: 0 });
  await expect(issue(payloadOf("own-price", { total: 17_400 }))).rejects.toMatchObject({
    code: "functions/aborted",
  });
  const id = await issue(payloadOf("own-price", { total: 17_000 }));
  expect((await quote(id)).total).toBe(17_000);
  await db.doc(documentPaths.recommendationPrice("creme", "claire")).delete();
  await db
    .doc(documentPaths.recommendation("secret"))
    .set({ owner: "nadia", active: true, name: "S", price: 1 });
  await addSale(db, "claire", "secret", { morning: [step("secret", { label: "Baume" })] });
  await expect(issue(payloadOf("secret"))).rejects.toMatchObject(refused(/Il manque le prix de «.Baume.»/u));
});

describe("is refused", () => {
  test("a quote without a routine, a price, a day, or the business is refused", async () => {
    await addSale(db, "claire", "empty", { morning: [] });
    await expect(issue(payloadOf("empty"))).rejects.toMatchObject(refused(/^La routine est vide/u));
    await addSale(db, "claire", "no-price", { morning: [step("sans-prix"), step("gone")] });
    await expect(issue(payloadOf("no-price"))).rejects.toMatchObject(
      refused(/le prix de «.sans-prix.» et «.gone.»/u),
    );
    await addSale(db, "claire", "late");
    await expect(issue(payloadOf("late", { validUntil: "2026-01-01" }))).rejects.toMatchObject(
      refused(/^La date de validité est passée/u),
    );
    await db.doc("users/claire").update({ "business.siret": "" });
    await expect(issue(payloadOf("late"))).rejects.toMatchObject(refused(/le numéro SIRET\./u));
    await db.doc("users/claire").update({ "business.siret": storedBusiness.siret });
    expect((await db.doc(documentPaths.quote("claire", "q-late")).get()).exists).toBe(false);
  });

  test("a quote against a contraindication is refused, unless a reason is written or the settings exclude none", async () => {
    await addBuyer(db, "claire", "lea", { contraindications: ["grossesse"] });
    await addSale(db, "claire", "against", { customer: "lea" });
    await expect(issue(payloadOf("against"))).rejects.toMatchObject(refused(/«.creme.» \(Grossesse\)/u));
    const settings = db.doc(documentPaths.aiSettings());
    await settings.set({ recommendations: { excludeContraindicated: false } });
    await issue(payloadOf("against"));
    await settings.delete();
    await addSale(db, "claire", "kept", {
      customer: "lea",
      morning: [step("creme", { override: "Accord" })],
    });
    await issue(payloadOf("kept"));
  });

  test("a quote for who is gone, to who is another, or without a subscription is refused", async () => {
    await local.addUser("nadia");
    const nadia = await local.signIn("nadia");
    await expect(issue(payloadOf("first"), nadia)).rejects.toMatchObject({
      code: "functions/permission-denied",
    });
    await db.doc("users/nadia/subscriptions/one").set({ status: "trialing" });
    await expect(issue(payloadOf("first"), nadia)).rejects.toMatchObject({ code: "functions/not-found" });
    await addSale(db, "claire", "orphan", { customer: "erased" });
    await expect(issue(payloadOf("orphan"))).rejects.toMatchObject({ code: "functions/not-found" });
    await expect(issue(payloadOf("first", { total: "1" }))).rejects.toMatchObject({
      code: "functions/invalid-argument",
    });
  });
});

test("a counter that cannot be read gives no number: none is given twice", async () => {
  await local.addUser("presse", { subscription: "active" });
  await db.doc("users/presse").update({ company: "Presse", business: storedBusiness });
  const counter = db.doc(documentPaths.quoteNumbers("presse"));
  await counter.set({ year: "2026" });
  await addSale(db, "presse", "last");
  const presse = await local.signIn("presse");
  await expect(issue(payloadOf("last"), presse)).rejects.toMatchObject({ code: "functions/internal" });
  await counter.set({ year, sequence: 50 });
  await issue(payloadOf("last"), presse);
  expect((await quote("q-last", "presse")).number.sequence).toBe(51);
});
