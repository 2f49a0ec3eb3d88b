import { type CheckoutSession, newCheckoutSession, parseCheckoutSession } from "@carnation/product/checkout";
import { documentPaths } from "@carnation/product/path";
import type { LocalPayments } from "@carnation/local-payments";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test, vi } from "vitest";
import { type KillableServer, killableServer } from "../testing/killableServer.ts";
import { endSubscriptions } from "./endSubscriptions.ts";
import { expectedOf, openPaymentWorld, startBank, storedOf } from "./testing/paymentWorld.ts";
import { stories } from "./testing/stories.ts";

/** Count of how many events are taken in, of those that come at once, before the server is killed: once each. */
const KILLS = process.env["CARNATION_DEEP"] === "1" ? [1, 2, 3, 5, 8, 13, 21] : [2];
const PROFESSIONALS = ["one", "two", "three"];

const paying = fileURLToPath(new URL("testing/paying.ts", import.meta.url));
const page = "https://app.example.org/user/subscription";
let server: KillableServer | undefined;
let bank: LocalPayments | undefined;

afterAll(async () => {
  await bank?.stop();
  await server?.stop();
  vi.unstubAllEnvs();
});

test("the server killed among payments: each ends right, is counted once, and asks for one payment page", async () => {
  server = await killableServer(paying);
  // The provider is there first, so that the server knows of it.
  bank = await startBank();
  vi.stubEnv("CARNATION_STRIPE_KEY", bank.key);
  vi.stubEnv("CARNATION_STRIPE_WEBHOOK_SECRET", bank.webhookSecret);
  vi.stubEnv("CARNATION_STRIPE_HOST", `127.0.0.1:${bank.port}`);
  vi.stubEnv("CARNATION_ORIGIN", "https://app.example.org");
  const served = await server.start();
  Object.assign(process.env, served.adminEnv);
  const app = initializeApp({ projectId: served.projectId }, "killed-payments");
  const db = getFirestore(app);
  const webhook = `http://127.0.0.1:${served.ports.functions}/${served.projectId}/europe-west3/stripewebhook`;
  const world = await openPaymentWorld(db, bank);
  const { stripe } = world.payment;

  for (const [round, kill] of KILLS.entries()) {
    const uids = PROFESSIONALS.map((name) => `${name}${round}`);
    const asking = uids.map((uid) => `${uid}-asks`);
    const customers = await Promise.all(uids.map((uid) => world.addProfessional(uid)));
    bank.setWebhook(webhook);
    const before = await remembered();
    for (const [at, uid] of uids.entries()) {
      const story = stories["a subscription paid at once, and renewed twice"];
      await story?.[0]?.({ world, customer: customers[at] ?? "", uid });
    }
    for (const uid of asking) {
      await db.doc(documentPaths.user(uid)).set({ email: `${uid}@test.example`, active: true });
      const asked = newCheckoutSession(uid, world.prices.trial, page);
      await db.doc(documentPaths.checkoutSession(uid, "asked")).set(asked);
    }
    await expect.poll(remembered, { timeout: 30_000, interval: 25 }).toBeGreaterThanOrEqual(before + kill);
    await expect.poll(() => answered(asking), { timeout: 30_000, interval: 25 }).toBeGreaterThanOrEqual(1);
    await server.kill();
    bank.advance({ months: 1, days: 1 });
    await server.start();
    for (const [at, uid] of uids.entries()) {
      const expected = await expectedOf(world, uid, customers[at] ?? "");
      expect(expected.counted).toBe(2);
      const hastened = () => {
        // What waits for its next attempt goes out at once.
        bank?.setWebhook(webhook);
        return storedOf(world, uid);
      };
      await expect.poll(hastened, { timeout: 60_000, interval: 500 }).toEqual(expected);
      await endSubscriptions(world, world.payment, uid, { now: true });
    }
    await expect.poll(() => answered(asking), { timeout: 60_000 }).toBe(asking.length);
    for (const uid of asking) {
      const { data } = await stripe.customers.list({ email: `${uid}@test.example` });
      expect(data).toHaveLength(1);
      const sessions = await stripe.checkout.sessions.list({ customer: data[0]?.id ?? "" });
      expect(sessions.data.map(({ id }) => id)).toEqual([(await sessionOf(uid)).sessionId]);
    }
  }
  await deleteApp(app);

  async function sessionOf(uid: string): Promise<CheckoutSession> {
    const stored = await db.doc(documentPaths.checkoutSession(uid, "asked")).get();
    return parseCheckoutSession("asked", stored.data());
  }

  async function answered(asking: readonly string[]): Promise<number> {
    const sessions = await Promise.all(asking.map(sessionOf));
    return sessions.filter(({ state }) => state === "redirect").length;
  }

  async function remembered(): Promise<number> {
    return (await db.collection(documentPaths.paymentEvents()).count().get()).data().count;
  }
}, 300_000);
