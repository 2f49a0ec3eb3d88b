import { type LocalPayments, startLocalPayments } from "@carnation/local-payments";
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testBackend, type TestBackend } from "../apps/functions/src/testing/testBackend.ts";
import { adoptedLine, adoptionLines } from "./adoptionLines.ts";

const root = join(import.meta.dirname, "..");
let backend: TestBackend;
let bank: LocalPayments;
let folder: string;

beforeAll(async () => {
  backend = await testBackend();
  folder = await mkdtemp(join(tmpdir(), "carnation-adopt-"));
  bank = await startLocalPayments({ dataDir: folder, port: 0 });
});

afterAll(async () => {
  await bank.stop();
  await backend.stop();
  await rm(folder, { recursive: true, force: true });
});

async function post(path: string, fields: Readonly<Record<string, string>>): Promise<{ id: string }> {
  const response = await fetch(`${bank.url}/v1/${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${bank.key}` },
    body: new URLSearchParams(fields),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as { id: string };
}

async function adoptStripe(options: readonly string[], environment: Readonly<Record<string, string>>) {
  const script = join(root, "scripts/adoptStripe.ts");
  const args = ["--conditions=@carnation/source", script, ...options];
  const env = { ...process.env, ...environment };
  try {
    return { status: 0, ...(await promisify(execFile)(process.execPath, args, { cwd: root, env })) };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { status: code, stdout, stderr };
  }
}

test("adoptStripe prints a line per account that changes and a summary, writes nothing in a trial, and nothing twice", async () => {
  const { admin } = backend;
  for (const uid of ["claire", "gratuite"])
    await admin.doc(`users/${uid}`).set({ email: `${uid}@test.example`, active: true });
  const product = (await post("products", { name: "Essentiel" })).id;
  const recurring = { "recurring[interval]": "month" };
  const price = (await post("prices", { product, currency: "eur", unit_amount: "3900", ...recurring })).id;
  const marked = { email: "claire@test.example", "metadata[firebaseUID]": "claire" };
  const customer = (await post("customers", marked)).id;
  await admin.doc("customers/claire").set({ email: "claire@test.example", stripeId: customer });
  await post("local/payment_methods", { customer });
  await post("subscriptions", { customer, "items[0][price]": price });
  const environment = {
    CARNATION_STRIPE_KEY: bank.key,
    CARNATION_STRIPE_HOST: `127.0.0.1:${bank.port}`,
  };
  const project = ["--project", backend.local.projectId];
  expect(await adoptStripe([...project, "--dry-run"], environment)).toEqual({
    status: 0,
    stderr: "",
    stdout:
      `  claire\u00A0: à rattacher à ${customer}\u202F; 1\u00A0abonnement à mettre à jour\n` +
      "Carnation\u00A0: 1\u00A0compte à mettre à jour (rien n’est écrit), 0 déjà à jour, 1 sans client Stripe.\n",
  });
  expect(await adoptStripe(project, environment)).toEqual({
    status: 0,
    stderr: "",
    stdout:
      `  claire\u00A0: rattaché à ${customer}\u202F; 1\u00A0abonnement mis à jour\u202F; 1\u00A0facture ajoutée\n` +
      "Carnation\u00A0: 1\u00A0compte mis à jour depuis Stripe, 0 déjà à jour, 1 sans client Stripe.\n",
  });
  expect((await adoptStripe(project, environment)).stdout).toBe(
    "Carnation\u00A0: 0\u00A0compte mis à jour depuis Stripe, 1 déjà à jour, 1 sans client Stripe.\n",
  );
});

test("adoptStripe asks for the key", async () => {
  const { status, stderr } = await adoptStripe([], { CARNATION_STRIPE_KEY: "" });
  expect([status, stderr]).toEqual([1, expect.stringContaining("CARNATION_STRIPE_KEY=…")]);
});

test("a line says what somebody has to look at, and a summary which accounts failed", () => {
  const account = { uid: "a", isNew: false, subscriptions: 2, invoices: 0 };
  const line = adoptedLine(
    { ...account, customers: ["cus_1", "cus_2"], unknown: ["sub_1"], refused: ["cus_3"] },
    false,
  );
  expect(line).toBe(
    "  a\u00A0: 2\u00A0abonnements mis à jour\u202F; 2\u00A0clients Stripe, vérifiez qu’un seul paie\u202F; l’abonnement sub_1 est enregistré mais Stripe ne le connaît pas\u202F; le client cus_3 n’existe plus chez Stripe ou appartient à un autre compte",
  );
  expect(adoptionLines({ changed: 0, unchanged: 0, without: 0, failed: ["a", "b"] }, false)[1]).toBe(
    "Carnation\u00A0: 2\u00A0comptes n’ont pas pu être traités\u202F; recommencez\u00A0: a, b.",
  );
});
