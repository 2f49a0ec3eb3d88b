import { parisYear } from "@carnation/domain/internal/format";
import { quoteValidity } from "@carnation/domain/quote";
import { documentPaths } from "@carnation/product/path";
import { parseIssuedQuote } from "@carnation/product/quote";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { type KillableServer, killableServer, type Served } from "../testing/killableServer.ts";
import { addCatalogue, addSale, SALE_TOTAL, storedBusiness } from "./testing/sellers.ts";

/**
 * Count of how many quotes are asked for at once, and how many of them are issued when the server is killed: fifty and twelve in
 * `npm run test:deep`, where each waits longer for the others.
 */
const [QUOTES, BEFORE_THE_KILL] = process.env["CARNATION_DEEP"] === "1" ? [50, 12] : [12, 3];

const issuing = fileURLToPath(new URL("testing/issuing.ts", import.meta.url));
let server: KillableServer | undefined;

afterAll(() => server?.stop());

async function signIn({ ports }: Served): Promise<string> {
  const path = "identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=test";
  const answer = await fetch(`http://127.0.0.1:${ports.auth}/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "claire@test.example", password: "secret-12", returnSecureToken: true }),
  });
  return ((await answer.json()) as { idToken: string }).idToken;
}

/** Asks for a quote; its id, or null when the server did not answer. */
async function issue(
  { ports, projectId }: Served,
  token: string,
  diagnosisId: string,
): Promise<string | null> {
  const { validUntil } = quoteValidity(new Date());
  const data = { diagnosisId, validUntil, conditions: "", total: SALE_TOTAL, request: `q-${diagnosisId}` };
  try {
    const answer = await fetch(`http://127.0.0.1:${ports.functions}/${projectId}/europe-west3/issuequote`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ data }),
    });
    return ((await answer.json()) as { result?: { id: string } }).result?.id ?? null;
  } catch {
    return null;
  }
}

test("quotes at once, with the server killed among them: no number is missing, none is there twice", async () => {
  server = await killableServer(issuing);
  const served = await server.start();
  Object.assign(process.env, served.adminEnv);
  const app = initializeApp({ projectId: served.projectId }, "numbering");
  const db = getFirestore(app);
  await getAuth(app).createUser({ uid: "claire", email: "claire@test.example", password: "secret-12" });
  const profile = { email: "claire@test.example", company: "Lumière de Peau", business: storedBusiness };
  await db.doc("users/claire").set({ ...profile, active: true, role: "customer" });
  await db.doc("users/claire/subscriptions/one").set({ status: "active" });
  await addCatalogue(db);
  const diagnoses = Array.from({ length: QUOTES }, (_, index) => `d${index}`);
  await Promise.all(diagnoses.map((id) => addSale(db, "claire", id)));

  const token = await signIn(served);
  const answered = new Map<string, string>();
  const killed = Promise.withResolvers<void>();
  const asked = diagnoses.map(async (id) => {
    const quote = await issue(served, token, id);
    if (quote === null) return;
    answered.set(id, quote);
    if (answered.size === BEFORE_THE_KILL) await server?.kill().then(killed.resolve);
  });
  await killed.promise;
  await Promise.all(asked);
  expect(answered.size).toBeLessThan(QUOTES);

  const again = await server.start();
  const all = await Promise.all(diagnoses.map((id) => issue(again, token, id)));
  expect(all).toEqual(diagnoses.map((id) => `q-${id}`));
  const { docs } = await db.collection(documentPaths.quotes("claire")).get();
  const quotes = docs.map((stored) => parseIssuedQuote(stored.id, stored.data()));
  const sequences = quotes.map(({ number }) => number.sequence).toSorted((one, other) => one - other);
  expect(sequences).toEqual(diagnoses.map((_, index) => index + 1));
  // What was answered before the kill is there as it was.
  expect(quotes.map(({ id }) => id)).toEqual(expect.arrayContaining([...answered.values()]));
  const counter = await db.doc(documentPaths.quoteNumbers("claire")).get();
  expect(counter.data()).toEqual({ year: parisYear(new Date()), sequence: QUOTES });
  await deleteApp(app);
});
