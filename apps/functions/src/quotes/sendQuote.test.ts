import { quoteValidity } from "@carnation/domain/quote";
import { callables, parseResponse } from "@carnation/product/callable";
import { businessLogoPath, documentPaths } from "@carnation/product/path";
import { parseIssuedQuote, quoteDocument } from "@carnation/product/quote";
import { parseSending } from "@carnation/product/sending";
import type { Firestore } from "firebase-admin/firestore";
import { httpsCallable } from "firebase/functions";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { backend as projectBackend, type Backend } from "../backend/backend.ts";
import { readPdf } from "../pdf/testing/readPdf.ts";
import { testBackend, type TestBackend, type TestClient } from "../testing/testBackend.ts";
import {
  addBuyer,
  addCatalogue,
  addSale,
  drawnStroke,
  SALE_TOTAL,
  storedBusiness,
} from "./testing/sellers.ts";

let local: TestBackend;
let db: Firestore;
let backend: Backend;
let claire: TestClient;

beforeAll(async () => {
  local = await testBackend(join(import.meta.dirname, "../index.ts"));
  db = local.admin;
  backend = projectBackend();
  await addCatalogue(db);
  await local.addUser("claire", { subscription: "active" });
  await db.doc("users/claire").update({ company: "Lumière de Peau", business: storedBusiness });
  await addBuyer(db, "claire", "anais");
  await addBuyer(db, "claire", "lea", { email: false });
  claire = await local.signIn("claire");
});

afterAll(() => local.stop());

const call = async (name: string, payload: object, client = claire): Promise<unknown> =>
  (await httpsCallable<object, unknown>(client.functions, name)(payload)).data;
const preview = async (id: string, client = claire) =>
  parseResponse(callables.previewquote, await call("previewquote", { id }, client));
const issue = async (diagnosisId: string, customer: string | null): Promise<string> => {
  const { validUntil } = quoteValidity(new Date());
  await addSale(db, "claire", diagnosisId, { customer });
  const request = `q-${diagnosisId}`;
  await call("issuequote", { diagnosisId, validUntil, conditions: "", total: SALE_TOTAL, request });
  return request;
};
const send = (id: string, request: string, client = claire): Promise<unknown> =>
  call("sendquote", { id, email: " Anais@Exemple.FR", request }, client);
const sendings = async () => {
  await local.local.idle();
  const { docs } = await db.collection(documentPaths.sendings("claire")).orderBy("created").get();
  return docs.map((stored) => parseSending(stored.id, stored.data()));
};
const textOf = async (bytes: Uint8Array): Promise<string> => (await readPdf(bytes)).texts.join(" ");
const refused = (message: RegExp) => ({
  details: { code: "refused" },
  message: expect.stringMatching(message),
});

test("a previewed quote is the one that is sent, once, with the amounts that were computed", async () => {
  const id = await issue("sent", "anais");
  const shown = await preview(id);
  const quote = parseIssuedQuote(id, (await db.doc(documentPaths.quote("claire", id)).get()).data());
  const { fileName, subject, printed } = quoteDocument(quote);
  expect(shown).toMatchObject({ name: fileName, subject });
  const total = printed.totals.find(({ isTotal }) => isTotal)?.amount ?? "";
  expect(total).toBe("156,60\u00A0€");
  expect(shown.message).toContain("Bonjour Anaïs,");
  expect(shown.message).toContain(total);

  expect(await send(id, "s1")).toEqual({ id: "s1" });
  expect(await send(id, "s1")).toEqual({ id: "s1" });
  const [sending, ...others] = await sendings();
  expect(others).toEqual([]);
  expect(sending).toMatchObject({
    kind: "quote",
    to: "anais@exemple.fr",
    customer: "anais",
    diagnoses: ["sent"],
  });
  expect(sending?.subject).toBe(subject);
  const sent = Buffer.from(await backend.files.read(sending?.attachment?.path ?? ""));
  expect(sent.toString("base64")).toBe(shown.pdf);
  expect((await textOf(sent)).replaceAll(/\s/gu, " ")).toContain("156,60 €");
});

test("a signed quote leaves as it was signed, also after its last day; a replaced one is still read", async () => {
  const id = await issue("signed", null);
  const before = await preview(id);
  await call("signquote", { id, name: "Anaïs Morel", signature: await drawnStroke("#333333") });
  const after = await preview(id);
  expect(after.pdf).not.toBe(before.pdf);
  expect(await textOf(Buffer.from(after.pdf, "base64"))).toContain("Anaïs Morel, à Lyon");
  await db.doc(documentPaths.quote("claire", id)).update({ validUntil: "2026-01-01" });
  await send(id, "s2");
  const sending = (await sendings()).find((one) => one.id === "s2");
  expect(sending?.customer).toBeNull();
  const sent = Buffer.from(await backend.files.read(sending?.attachment?.path ?? ""));
  expect(sent.toString("base64")).toBe(after.pdf);
  await db.doc(documentPaths.quote("claire", id)).update({ state: "replaced" });
  expect((await preview(id)).pdf).toBe(after.pdf);
  await expect(send(id, "s3")).rejects.toMatchObject(refused(/remplacé/u));
});

test("sendQuote prints the logo of the business, and is made without one that is not there", async () => {
  const isPrinted = async (diagnosis: string): Promise<boolean> => {
    const { pdf } = await preview(await issue(diagnosis, null));
    return (await readPdf(Buffer.from(pdf, "base64"))).source.includes("/Subtype /Image");
  };
  await db.doc("users/claire").update({ "business.logo": "logo.png" });
  expect(await isPrinted("no-logo")).toBe(false);
  const [, drawing = ""] = (await drawnStroke("#a4684a")).split(",");
  await backend.files.create(
    businessLogoPath("claire", "logo.png"),
    Buffer.from(drawing, "base64"),
    "image/png",
  );
  expect(await isPrinted("logo")).toBe(true);
});

test("a quote does not leave without consent, after the last day, once erased, for another or without a subscription", async () => {
  const lea = await issue("lea", "lea");
  await expect(send(lea, "s4")).rejects.toMatchObject(refused(/./u));
  await preview(lea);
  await db.doc(documentPaths.customer("claire", "lea")).delete();
  await expect(send(lea, "s4")).rejects.toMatchObject({ code: "functions/not-found" });
  const id = await issue("late", "anais");
  await db.doc(documentPaths.quote("claire", id)).update({ validUntil: "2026-01-01" });
  await expect(send(id, "s4")).rejects.toMatchObject(refused(/valable jusqu’au/u));
  await db.doc(documentPaths.quote("claire", id)).update({ state: "erased" });
  await expect(preview(id)).rejects.toMatchObject(refused(/effacé/u));
  await expect(send(id, "s4")).rejects.toMatchObject(refused(/effacé/u));
  await local.addUser("nadia", { subscription: "active" });
  await expect(preview(id, await local.signIn("nadia"))).rejects.toMatchObject({
    code: "functions/not-found",
  });
  await db.doc("users/claire/subscriptions/one").update({ status: "canceled" });
  await expect(send("q-sent", "s4")).rejects.toMatchObject({ code: "functions/permission-denied" });
  await preview("q-sent");
  expect((await sendings()).map(({ id: sent }) => sent)).toEqual(["s1", "s2"]);
});
