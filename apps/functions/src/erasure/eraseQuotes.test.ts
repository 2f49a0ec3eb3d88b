import { documentPaths, quotePdfPath, quoteSignaturePath } from "@carnation/product/path";
import { parseBusiness } from "@carnation/product/profile";
import {
  type IssuedQuote,
  parseIssuedQuote,
  type QuoteState,
  toStoredIssuedQuote,
} from "@carnation/product/quote";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Backend, backend as liveBackend } from "../backend/backend.ts";
import { testBackend, type TestBackend } from "../testing/testBackend.ts";
import { carryOutErasure } from "./carryOutErasure.ts";

let local: TestBackend;
let backend: Backend;

beforeAll(async () => {
  local = await testBackend(join(import.meta.dirname, "../index.ts"));
  backend = liveBackend();
});

afterAll(() => local.stop());

const signature = { name: "Zoé Roux", date: new Date("2026-11-23T10:00:00Z"), place: "Lyon" };

/** A quote for a client, with the files of one that was signed, or of an attempt to sign it. */
async function addQuote(id: string, sequence: number, state: QuoteState, isSigned: boolean): Promise<void> {
  const quote: IssuedQuote = {
    id,
    number: { year: 2026, sequence },
    version: 1,
    state,
    diagnosis: "d1",
    customer: "zoe",
    recipient: { name: "Zoé Roux", email: "zoe@exemple.fr", lines: [] },
    emitter: { ...parseBusiness({}), firstname: "Claire", lastname: "", company: "Lumière", email: "" },
    items: [],
    discount: 0,
    vat: "included",
    issuedOn: "2026-11-23",
    validUntil: "2026-12-23",
    conditions: "Pour Zoé",
    total: 0,
    created: new Date("2026-11-23T09:00:00Z"),
    signature: isSigned ? signature : null,
    hash: isSigned ? "ab".repeat(32) : null,
  };
  const signing = { fingerprint: "zoe", date: new Date() };
  await backend.db.doc(documentPaths.quote("claire", id)).set({ ...toStoredIssuedQuote(quote), signing });
  await backend.files.create(quotePdfPath("claire", id), "%PDF", "application/pdf");
  await backend.files.create(quoteSignaturePath("claire", id), "PNG", "image/png");
}

const stored = async (id: string) => (await backend.db.doc(documentPaths.quote("claire", id)).get()).data();
const quote = async (id: string): Promise<IssuedQuote> => parseIssuedQuote(id, await stored(id));

/** Carries an erasure out by hand: one that the trigger saw when it named nothing. */
async function erase(
  kind: "customer" | "diagnosis" | "photos",
  target: string,
  with_ = backend,
): Promise<void> {
  const erasure = backend.db.doc(documentPaths.erasure("claire", kind));
  await erasure.set({ kind, target: null });
  await local.local.idle();
  await erasure.set({ kind, target });
  await carryOutErasure(with_, "claire", kind);
}

async function addAll(): Promise<void> {
  await addQuote("open", 1, "issued", false);
  await addQuote("former", 2, "replaced", false);
  await addQuote("signed", 3, "signed", true);
  await addQuote("signed-former", 4, "replaced", true);
}

test("a quote that is being erased is nobody's to sign before its files go", async () => {
  await addQuote("open", 1, "issued", false);
  const states: unknown[] = [];
  const list: Backend["files"]["list"] = async (prefix) => {
    states.push((await stored("open"))?.["state"]);
    return backend.files.list(prefix);
  };
  await erase("diagnosis", "d1", { ...backend, files: { ...backend.files, list } });
  expect(states[0]).toBe("erased");
});

test("unsigned quotes of an erased client keep their number alone; signed ones stay, and lead to no file", async () => {
  await addAll();
  const cut: Backend = {
    ...backend,
    files: { ...backend.files, remove: () => Promise.reject(new Error("cut off")) },
  };
  await expect(erase("customer", "zoe", cut)).rejects.toThrow("cut off");
  await erase("customer", "zoe");
  for (const [id, sequence] of [
    ["open", 1],
    ["former", 2],
  ] as const) {
    expect(await quote(id)).toMatchObject({
      state: "erased",
      number: { year: 2026, sequence },
      customer: null,
    });
    expect(JSON.stringify(await stored(id))).not.toMatch(/zo[eé]|lumi|d1/iu);
  }
  for (const [id, state] of [
    ["signed", "signed"],
    ["signed-former", "replaced"],
  ] as const) {
    expect(await quote(id)).toMatchObject({
      state,
      customer: null,
      diagnosis: "",
      signature,
      recipient: { name: "Zoé Roux" },
    });
  }
  const files = (await backend.files.list("users/claire/quotes/")).toSorted();
  expect(files).toEqual(
    ["signed", "signed-former"]
      .flatMap((id) => [quotePdfPath("claire", id), quoteSignaturePath("claire", id)])
      .toSorted(),
  );
});

test("signed quotes of an erased diagnosis stay in the client's file", async () => {
  await addAll();
  await erase("diagnosis", "d1");
  expect([(await quote("open")).state, (await quote("former")).state]).toEqual(["erased", "erased"]);
  expect(await quote("signed")).toMatchObject({ customer: "zoe", diagnosis: "d1", state: "signed" });
});

test("a consent to the analysis that is withdrawn leaves quotes and what was sent of them", async () => {
  await addAll();
  const customer = backend.db.doc(documentPaths.customer("claire", "zoe"));
  await customer.set({ firstname: "Zoé" });
  const diagnosis = { uid: "claire", consent: true, customer, state: "done", created: new Date() };
  await backend.db.doc(documentPaths.diagnosis("claire", "d1")).set(diagnosis);
  const sent = { to: "zoe@exemple.fr", subject: "…", state: "sent", customer: "zoe", diagnoses: ["d1"] };
  await backend.db.doc(documentPaths.sending("claire", "quote")).set({ ...sent, kind: "quote" });
  await backend.db.doc(documentPaths.sending("claire", "report")).set({ ...sent, kind: "comparison-report" });
  await erase("photos", "zoe");
  expect((await quote("open")).state).toBe("issued");
  const { docs } = await backend.db.collection(documentPaths.sendings("claire")).get();
  expect(docs.map(({ id }) => id)).toEqual(["quote"]);
});
