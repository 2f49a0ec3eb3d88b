import { documentPaths } from "@carnation/product/path";
import { Timestamp } from "firebase-admin/firestore";
import { join } from "node:path";
import { vi } from "vitest";
import { backend as projectBackend } from "../../backend/backend.ts";
import { addCustomer, addDiagnosis, june, november } from "../../comparison/testing/pairs.ts";
import { publicLimitPath } from "../../rate-limit/hourlyRateLimit.ts";
import { ensureCustomer } from "../../payment/provider/customerAccount.ts";
import { openPaymentWorld, startBank } from "../../payment/testing/paymentWorld.ts";
import { addRoutine } from "../../prescription/testing/routineExample.ts";
import { addCatalogue, addSale, storedBusiness } from "../../quotes/testing/sellers.ts";
import { emailOf, PASSWORD, testBackend } from "../../testing/testBackend.ts";
import type { CallerName } from "./callableRows.ts";

/** Describes what a call was answered. */
export interface CallAnswer {
  readonly status: number;
  /** Status name of the error; null when it is none, or no JSON. */
  readonly error: string | null;
}

/** All functions over a local Firebase and a bank, with something stored for every callable to work on. */
export interface CallableWorld {
  readonly backend: Awaited<ReturnType<typeof testBackend>>;
  /** Calls a callable. @param body as it is sent */
  call(name: string, caller: CallerName, body: string, headers?: Record<string, string>): Promise<CallAnswer>;
  /** Calls with an id token. */
  callWith(name: string, token: string, body: string): Promise<CallAnswer>;
  /** An id token of who signs in with an address and the password of every account. */
  signIn(email: string): Promise<string>;
  /** Signs an account in anew, whose sessions have ended. */
  signInAgain(uid: Exclude<CallerName, null>): Promise<void>;
  /** The bank's customer of an account. */
  customerOf(uid: string): Promise<{ readonly id: string; readonly email: string | null }>;
  /** Takes all of the hourly limit of a key. */
  spendHour(key: string): Promise<void>;
  /** Id token of an account; null of nobody. */
  tokenOf(caller: CallerName): string | null;
  /** Gives every account and source its allowances back. */
  forgetLimits(): Promise<void>;
  stop(): Promise<void>;
}

/** Opens the world of `callableRows`. */
export async function openCallableWorld(): Promise<CallableWorld> {
  const bank = await startBank();
  vi.stubEnv("CARNATION_STRIPE_KEY", bank.key);
  vi.stubEnv("CARNATION_STRIPE_WEBHOOK_SECRET", bank.webhookSecret);
  vi.stubEnv("CARNATION_STRIPE_HOST", `127.0.0.1:${bank.port}`);
  vi.stubEnv("CARNATION_ORIGIN", "https://app.example.org");
  const backend = await testBackend(join(import.meta.dirname, "../../index.ts"));
  const world = await openPaymentWorld(backend.admin, bank);
  const all = projectBackend();
  const { db } = all;
  for (const uid of ["claire", "lea", "eve", "julie"]) await backend.addUser(uid, { subscription: "active" });
  await backend.addUser("sophie", { role: "admin" });
  await db.doc(documentPaths.user("claire")).update({ business: storedBusiness, company: "Atelier" });
  await db.doc(documentPaths.user("sophie")).update({ lastname: "Leroy", company: "Carnation" });
  await addCatalogue(db);
  await db.doc(documentPaths.subcategory("serum")).set({ name: "Sérum", active: true });
  await db.doc(documentPaths.subcategory("masque")).set({ name: "Masque", active: true });
  await db.doc(documentPaths.coupon("c1")).set({ name: "Été", active: true });
  await addCustomer(all, "claire", "anais", true);
  await addDiagnosis(all, "claire", { id: "juin", day: "2026-06-01", values: june });
  await addDiagnosis(all, "claire", { id: "novembre", day: "2026-11-01", values: november });
  await addSale(db, "claire", "vente", { customer: "anais" });
  await addRoutine(all, "claire", "routine", { customer: "anais" });
  const tokens = new Map<CallerName, string>();
  for (const uid of ["claire", "sophie", "lea", "eve"] as const) {
    tokens.set(uid, await idTokenOf(backend.local.ports.auth, emailOf(uid)));
  }
  const { projectId, ports } = backend.local;
  const send = async (name: string, token: string | null, body: string, headers = {}) => {
    const answer = await fetch(`http://127.0.0.1:${ports.functions}/${projectId}/europe-west3/${name}`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      body,
    });
    const text = await answer.text();
    const error = /"status":"(?<status>[A-Z_]+)"/u.exec(text)?.groups?.["status"] ?? null;
    return { status: answer.status, error };
  };
  return {
    backend,
    call: (name, caller, body, headers) => send(name, tokens.get(caller) ?? null, body, headers),
    callWith: send,
    signIn: (email) => idTokenOf(ports.auth, email),
    async signInAgain(uid) {
      tokens.set(uid, await idTokenOf(ports.auth, emailOf(uid)));
    },
    async customerOf(uid) {
      const { stripe } = world.payment;
      const customer = await stripe.customers.retrieve(await ensureCustomer(db, stripe, uid));
      return { id: customer.id, email: customer.deleted ? null : customer.email };
    },
    async spendHour(key) {
      // More than any hour gives, whatever a limit is raised to.
      const times = Array.from({ length: 2000 }, () => Timestamp.now());
      await db.doc(publicLimitPath(key)).set({ times });
    },
    tokenOf: (caller) => tokens.get(caller) ?? null,
    async forgetLimits() {
      const kept = await Promise.all([
        db.collection("publiclimits").listDocuments(),
        ...["claire", "sophie", "lea"].map(async (uid) => [db.doc(documentPaths.allowances(uid))]),
      ]);
      const batch = db.batch();
      for (const document of kept.flat()) batch.delete(document);
      await batch.commit();
    },
    async stop() {
      vi.unstubAllEnvs();
      await world.stop();
      await backend.stop();
    },
  };
}

/** Id token of who signs in with an address and the password of every test account. */
export async function idTokenOf(port: number, email: string): Promise<string> {
  const signIn = `http://127.0.0.1:${port}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=test`;
  const answer = await fetch(signIn, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, password: PASSWORD, returnSecureToken: true }),
  });
  return ((await answer.json()) as { idToken: string }).idToken;
}
