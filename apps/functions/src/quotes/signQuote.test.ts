import { quoteValidity } from "@carnation/domain/quote";
import { documentPaths, quoteFilesPrefix, quotePdfPath, quoteSignaturePath } from "@carnation/product/path";
import { type IssuedQuote, parseIssuedQuote } from "@carnation/product/quote";
import { type Firestore, Timestamp } from "firebase-admin/firestore";
import { httpsCallable } from "firebase/functions";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { backend as projectBackend, type Backend } from "../backend/backend.ts";
import { readPdf } from "../pdf/testing/readPdf.ts";
import { testBackend, type TestBackend, type TestClient } from "../testing/testBackend.ts";
import { fingerprintOf, quoteFile } from "./quoteFile.ts";
import { signQuote } from "./signQuote.ts";
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
let drawn: string;
let other: string;
const actor = { uid: "claire", role: "customer", active: true, subscribed: true } as const;

beforeAll(async () => {
  local = await testBackend(join(import.meta.dirname, "../index.ts"));
  db = local.admin;
  backend = projectBackend();
  await addCatalogue(db);
  await local.addUser("claire", { subscription: "active" });
  await db.doc("users/claire").update({ company: "Lumière de Peau", business: storedBusiness });
  await addBuyer(db, "claire", "anais");
  claire = await local.signIn("claire");
  [drawn, other] = (await Promise.all(["#333333", "#555555"].map(drawnStroke))) as [string, string];
});

afterAll(() => local.stop());

const call = async (name: string, payload: object, client = claire): Promise<string> =>
  (await httpsCallable<object, { id: string }>(client.functions, name)(payload)).data.id;
const issue = async (diagnosisId: string, more: object = {}): Promise<string> => {
  const { validUntil } = quoteValidity(new Date());
  await addSale(db, "claire", diagnosisId, { customer: "anais" });
  const request = `q-${diagnosisId}`;
  return call("issuequote", { diagnosisId, validUntil, conditions: "", total: SALE_TOTAL, request, ...more });
};
const sign = (id: string, more: object = {}, client = claire): Promise<string> =>
  call("signquote", { id, name: "Anaïs Morel", signature: drawn, ...more }, client);
const document = (id: string) => db.doc(documentPaths.quote("claire", id));
const quote = async (id: string): Promise<IssuedQuote> =>
  parseIssuedQuote(id, (await document(id).get()).data());
const refused = (message: RegExp) => ({
  details: { code: "refused" },
  message: expect.stringMatching(message),
});

test("a quote is frozen under what was drawn: its file, its hash, who, when and where", async () => {
  const id = await issue("signed");
  expect(await sign(id)).toBe(id);
  const signed = await quote(id);
  expect(signed).toMatchObject({ state: "signed", signature: { name: "Anaïs Morel", place: "Lyon" } });
  const pdf = await backend.files.read(quotePdfPath("claire", id));
  expect(fingerprintOf(pdf)).toBe(signed.hash);
  expect(await quoteFile(backend, "claire", signed)).toEqual(pdf);
  const drawing = Buffer.from(await backend.files.read(quoteSignaturePath("claire", id)));
  expect(`data:image/png;base64,${drawing.toString("base64")}`).toBe(drawn);
  expect((await readPdf(pdf)).texts.join(" ")).toContain("Anaïs Morel, à Lyon");

  // Sent again after a lost answer it is the same one; anything else comes too late.
  expect(await sign(id)).toBe(id);
  expect((await quote(id)).hash).toBe(signed.hash);
  await expect(sign(id, { signature: other })).rejects.toMatchObject(refused(/déjà signé/u));
});

test("a change after the signature is version 2; the signed one keeps its file", async () => {
  const id = await issue("changed");
  await sign(id);
  const second = await issue("changed", { request: "v2", conditions: "Acompte." });
  const [former, latter] = [await quote(id), await quote(second)];
  expect([former.state, former.signature?.name, latter.state, latter.version]).toEqual([
    "replaced",
    "Anaïs Morel",
    "issued",
    2,
  ]);
  expect(fingerprintOf(await quoteFile(backend, "claire", former))).toBe(former.hash);
  await expect(sign(id, { name: "Z" })).rejects.toMatchObject(refused(/remplacé/u));
});

test("a signed file that has changed or is gone is not given out as the signed one", async () => {
  const id = await issue("tampered");
  await sign(id);
  await backend.files.replace(quotePdfPath("claire", id), "%PDF-1.7 another", "application/pdf");
  await expect(quoteFile(backend, "claire", await quote(id))).rejects.toMatchObject({ code: "refused" });
  await backend.files.remove(quotePdfPath("claire", id));
  await expect(quoteFile(backend, "claire", await quote(id))).rejects.toMatchObject({ code: "refused" });
});

describe("an attempt that was cut off", () => {
  test("an attempt that was cut off before the quote said so is finished by sending it again, with the same date", async () => {
    const id = await issue("cut");
    const date = Timestamp.fromMillis(Date.now() - 60_000);
    const fingerprint = fingerprintOf(JSON.stringify(["Anaïs Morel", drawn]));
    await document(id).update({ signing: { fingerprint, date } });
    await backend.files.create(quotePdfPath("claire", id), "half a file", "application/pdf");
    await expect(sign(id, { signature: other })).rejects.toMatchObject(refused(/en train d’être signé/u));
    await sign(id);
    const signed = await quote(id);
    expect(signed.signature?.date).toEqual(date.toDate());
    expect(fingerprintOf(await quoteFile(backend, "claire", signed))).toBe(signed.hash);
  });

  test("an attempt that was cut off is forgotten after two minutes, or once it has failed", async () => {
    const id = await issue("forgotten");
    const date = Timestamp.fromMillis(Date.now() - 130_000);
    await document(id).update({ signing: { fingerprint: "another", date } });
    const failing: Backend = {
      ...backend,
      files: { ...backend.files, replace: () => Promise.reject(new Error("Storage is away")) },
    };
    const form = { id, name: "Anaïs Morel", signature: drawn };
    await expect(signQuote(failing, actor, form)).rejects.toThrow("Storage is away");
    await sign(id, { signature: other });
    expect((await quote(id)).state).toBe("signed");
  });

  test("an attempt that another has taken over leaves the quote, its files and that attempt to it", async () => {
    const id = await issue("overtaken");
    /** The backend of an attempt that stops once its files are stored. */
    const held = () => {
      const [stored, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const replace: Backend["files"]["replace"] = async (path, ...file) => {
        await backend.files.replace(path, ...file);
        if (path !== quotePdfPath("claire", id)) return;
        stored.resolve();
        await free.promise;
      };
      return {
        stored: stored.promise,
        letGo: () => free.resolve(),
        on: { ...backend, files: { ...backend.files, replace } },
      };
    };
    const [slow, quick] = [held(), held()];
    const late = signQuote(slow.on, actor, { id, name: "Anaïs Lente", signature: drawn });
    late.catch(() => undefined);
    await slow.stored;
    await document(id).update({ "signing.date": Timestamp.fromMillis(Date.now() - 130_000) });
    const signing = signQuote(quick.on, actor, { id, name: "Anaïs Morel", signature: other });
    await quick.stored;
    slow.letGo();
    await expect(late).rejects.toMatchObject({ code: "aborted" });
    expect((await document(id).get()).get("signing.fingerprint")).toBe(
      fingerprintOf(JSON.stringify(["Anaïs Morel", other])),
    );
    quick.letGo();
    await signing;
    const signed = await quote(id);
    expect(signed.signature?.name).toBe("Anaïs Morel");
    expect(fingerprintOf(await quoteFile(backend, "claire", signed))).toBe(signed.hash);
  });

  test("an attempt that was cut off by an erasure leaves no file", async () => {
    const id = await issue("withdrawn");
    const erasing: Backend = {
      ...backend,
      files: {
        ...backend.files,
        async replace(...file) {
          await backend.files.replace(...file);
          await document(id).update({ state: "erased" });
        },
      },
    };
    const form = { id, name: "Anaïs Morel", signature: drawn };
    await expect(signQuote(erasing, actor, form)).rejects.toMatchObject({ code: "aborted" });
    expect(await backend.files.list(quoteFilesPrefix("claire", id))).toEqual([]);
  });
});

test("a quote that five people sign at the same time is signed by one of them, and the file is theirs", async () => {
  const id = await issue("race");
  const names = ["A", "B", "C", "D", "E"].map((letter) => `Anaïs ${letter}`);
  const settled = await Promise.allSettled(names.map((name) => sign(id, { name })));
  expect(settled.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const signed = await quote(id);
  const pdf = await quoteFile(backend, "claire", signed);
  expect((await readPdf(pdf)).texts.join(" ")).toContain(`${signed.signature?.name}, à Lyon`);
});

test("signQuote is refused for what is expired, unknown, another’s or unreadable; it needs no subscription", async () => {
  const id = await issue("refused");
  await expect(sign(id, { signature: "data:image/png;base64,iVBORw0KGgo" })).rejects.toMatchObject(
    refused(/n’est pas lisible/u),
  );
  await expect(sign(id, { signature: "" })).rejects.toMatchObject({ code: "functions/invalid-argument" });
  await expect(sign("nobody")).rejects.toMatchObject({ code: "functions/not-found" });
  await local.addUser("nadia");
  await expect(sign(id, {}, await local.signIn("nadia"))).rejects.toMatchObject({
    code: "functions/not-found",
  });
  await document(id).update({ validUntil: "2026-01-01" });
  await expect(sign(id)).rejects.toMatchObject(refused(/valable jusqu’au 1er\u00A0janvier\u00A02026/u));
  await document(id).update({ validUntil: "2100-01-01" });
  await db.doc("users/claire/subscriptions/one").update({ status: "canceled" });
  await sign(id);
  await db.doc("users/claire/subscriptions/one").update({ status: "active" });
});
