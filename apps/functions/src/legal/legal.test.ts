import { callables, parseResponse } from "@carnation/product/callable";
import { checkoutRefusals, newCheckoutSession } from "@carnation/product/checkout";
import {
  isLegalComplete,
  LEGAL_INCOMPLETE,
  missingLegalSettings,
  needsContract,
} from "@carnation/product/legal";
import { documentPaths } from "@carnation/product/path";
import { CONTRACT_VERSION, parseProfile } from "@carnation/product/profile";
import type { Role } from "@carnation/product/session";
import { logger } from "firebase-functions";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { activateAccount } from "../account/joining/activateAccount.ts";
import { invite } from "../account/joining/invite.ts";
import { requestSignUp } from "../account/joining/requestToJoin.ts";
import { backend as projectBackend, type Backend } from "../backend/backend.ts";
import { openCheckout } from "../payment/openCheckout.ts";
import { readPdf } from "../pdf/testing/readPdf.ts";
import { testBackend, type TestBackend } from "../testing/testBackend.ts";
import { acceptContract } from "./acceptContract.ts";
import { legalDocument } from "./legalDocument.ts";
import { legalSettings } from "./legalSettings.ts";

const demo = process.env["CARNATION_LEGAL"] ?? "";
const folder = mkdtempSync(join(tmpdir(), "carnation-legal-"));
let local: TestBackend;
let backend: Backend;

beforeAll(async () => {
  vi.spyOn(logger, "error").mockImplementation(() => undefined);
  local = await testBackend();
  backend = projectBackend();
  await local.addUser("claire");
  await local.admin
    .doc(documentPaths.user("claire"))
    .update({ firstname: "Claire", company: "Atelier Morel" });
});

beforeEach(() => void (process.env["CARNATION_LEGAL"] = demo));

afterAll(async () => {
  process.env["CARNATION_LEGAL"] = demo;
  await local.stop();
  rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
});

let files = 0;
/** Has the deployment read a file with these contents; null for none. */
function deploy(contents: string | null): void {
  const path = join(folder, `legal-${(files += 1)}.json`);
  if (contents !== null) writeFileSync(path, contents);
  process.env["CARNATION_LEGAL"] = path;
}

const legalDocumentTitles = {
  contract: "Contrat de sous-traitance des données",
  register: "Registre des activités de traitement",
};

const refused = { code: "refused", message: LEGAL_INCOMPLETE };
const form = {
  firstname: "Inès",
  lastname: "Garnier",
  company: "Atelier",
  password: "trois mots choisis",
  terms: "2026-11-30",
  privacy: "2026-11-30",
  contract: "2026-11-30",
};

async function codeFor(email: string, role: Role): Promise<string> {
  const invitee = {
    email,
    kind: "invitation",
    role,
    uid: null,
    firstname: "",
    lastname: "",
    company: "",
  } as const;
  await local.admin.runTransaction((transaction) => invite(local.admin, invitee, transaction));
  const { docs } = await local.admin.collection(documentPaths.mails()).where("to", "==", email).get();
  return String(docs[0]?.get("content.code"));
}

test("the demo's facts are complete, and say that they are fictitious", () => {
  expect(missingLegalSettings(legalSettings())).toEqual([]);
  expect(JSON.stringify(legalSettings()).match(/ficti|démonstration/giu)?.length).toBeGreaterThan(8);
});

test.each([
  ["no file", null],
  ["a file that is no JSON", "{"],
  ["a file of another shape", "[1]"],
  ["a file with one fact left out", JSON.stringify({ publisher: { name: "Exemple" } })],
])("%s makes the deployment incomplete, and stops nothing", (_what, contents) => {
  deploy(contents);
  expect(isLegalComplete(legalSettings())).toBe(false);
});

test("the example of the guide lacks everything that a deployment sets", () => {
  process.env["CARNATION_LEGAL"] = join(import.meta.dirname, "../../../../docs/legal.example.json");
  expect(missingLegalSettings(legalSettings())).toHaveLength(18);
});

test("a sign-up is refused while the facts are incomplete, and nothing is written", async () => {
  deploy(null);
  await expect(requestSignUp(backend, { email: "neuve@exemple.fr" }, "192.0.2.1")).rejects.toMatchObject(
    refused,
  );
  expect((await local.admin.collection(documentPaths.joinRequests()).get()).size).toBe(0);
  process.env["CARNATION_LEGAL"] = demo;
  expect(await requestSignUp(backend, { email: "neuve@exemple.fr" }, "192.0.2.1")).toEqual({});
});

test("the activation of a professional is refused while the facts are incomplete, and works afterwards", async () => {
  const code = await codeFor("pro@exemple.fr", "customer");
  deploy(null);
  await expect(activateAccount(backend, { code, ...form })).rejects.toMatchObject(refused);
  process.env["CARNATION_LEGAL"] = demo;
  expect(await activateAccount(backend, { code, ...form })).toEqual({ email: "pro@exemple.fr" });
});

test("staff activate their accounts whatever is missing", async () => {
  const code = await codeFor("equipe@exemple.fr", "admin");
  deploy(null);
  expect(await activateAccount(backend, { code, ...form })).toEqual({ email: "equipe@exemple.fr" });
});

test("a checkout is refused while the facts are incomplete, before payment is asked for", async () => {
  deploy(null);
  const path = documentPaths.checkoutSession("claire", "c1");
  await local.admin
    .doc(path)
    .set(newCheckoutSession("claire", "month", "https://app.example/user/subscription"));
  await openCheckout(backend, null, { uid: "claire", id: "c1", time: new Date() });
  expect((await local.admin.doc(path).get()).get("error")).toEqual({ message: checkoutRefusals.notOpen });
});

test.each(["contract", "register"] as const)(
  "the %s is a PDF with the professional's name",
  async (document) => {
    const actor = { uid: "claire", role: "customer", active: true, subscribed: false } as const;
    const { name, pdf } = parseResponse(
      callables.legaldocument,
      await legalDocument(backend, actor, { document }, new Date("2026-12-01T10:00:00Z")),
    );
    expect(name).toMatch(/\.pdf$/u);
    const read = await readPdf(Buffer.from(pdf, "base64"));
    expect(read.title).toBe(legalDocumentTitles[document]);
    const words = read.texts.join(" ");
    expect(words).toContain("représentée par Claire");
    expect(words).toContain("Carnation Démonstration (société fictive)");
    expect(words).not.toContain("[à compléter]");
  },
);

test("another document is refused", async () => {
  const actor = { uid: "claire", role: "customer", active: true, subscribed: false } as const;
  await expect(legalDocument(backend, actor, { document: "will" })).rejects.toMatchObject({
    code: "invalid-argument",
  });
});

test("an account from before the contract accepts it once, in the words in force", async () => {
  const actor = { uid: "claire", role: "customer", active: true, subscribed: false } as const;
  const [first, second] = [new Date("2026-12-01T10:00:00Z"), new Date("2026-12-02T10:00:00Z")];
  await expect(acceptContract(backend, actor, { version: "2026-11-01" }, first)).rejects.toMatchObject({
    code: "invalid-argument",
  });
  for (const now of [first, second]) await acceptContract(backend, actor, { version: CONTRACT_VERSION }, now);
  const stored = (await local.admin.doc(documentPaths.user("claire")).get()).data();
  expect(parseProfile("claire", stored).contract).toEqual({ version: CONTRACT_VERSION, date: first });
  expect(needsContract(parseProfile("claire", stored))).toBe(false);
});
