import { documentPaths } from "@carnation/product/path";
import { logger } from "firebase-functions";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { testBackend, type TestBackend } from "../testing/testBackend.ts";
import { endSubscriptions } from "./endSubscriptions.ts";
import { expectedOf, openPaymentWorld, type PaymentWorld, storedOf } from "./testing/paymentWorld.ts";
import { stories } from "./testing/stories.ts";
import { tellings } from "./testing/tellings.ts";

let backend: TestBackend;
let world: PaymentWorld;

beforeAll(async () => {
  // Failures that are made on purpose are not to fill the log.
  vi.spyOn(logger, "error").mockImplementation(() => undefined);
  backend = await testBackend();
  world = await openPaymentWorld(backend.admin);
});

afterAll(async () => {
  await world.stop();
  await backend.stop();
  vi.restoreAllMocks();
});

/** All of them in `npm run test:deep`. */
const IS_DEEP = process.env["CARNATION_DEEP"] === "1";

const sequences = Object.entries(stories).flatMap(([story, steps], one) =>
  Object.entries(tellings).map(([telling, tellingOf], other) => ({
    story,
    telling,
    steps,
    tellingOf,
    uid: `p${one}-${other}`,
    isOfSample: (one + other) % 3 === 0,
  })),
);

/** A third, which tells every story in three ways and in every way two stories. */
const table = sequences.filter(({ isOfSample }) => IS_DEEP || isOfSample);

test.each(table)(
  "$story; events come $telling",
  async ({ steps, telling, tellingOf, uid }) => {
    const customer = await world.addProfessional(uid);
    const { step, end } = tellingOf(world);
    const told = { world, customer, uid };
    const all: string[] = [];
    let failures = 0;
    await world.news();
    for (const happen of steps) {
      await happen(told);
      const events = await world.news();
      all.push(...events.map(({ id }) => id));
      failures += events.filter(({ type }) => type === "invoice.payment_failed").length;
      await step(events);
    }
    await end();
    const expected = await expectedOf(world, uid, customer);
    expect(expected.invoices.length).toBeGreaterThan(0);
    expect(await storedOf(world, uid)).toEqual(expected);
    // Each event is remembered, and what it tells by mail was told once at most.
    const remembered = await world.db.getAll(
      ...all.map((id) => world.db.doc(documentPaths.paymentEvent(id))),
    );
    expect(remembered.filter(({ exists }) => !exists)).toEqual([]);
    const mails = await world.db.collection(documentPaths.mails()).where("uid", "==", uid).get();
    const failed = mails.docs.filter((mail) => mail.get("kind") === "payment-failed");
    const least = telling === "as they happen" ? failures : 0;
    expect(failed.length).toBeGreaterThanOrEqual(least);
    expect(failed.length).toBeLessThanOrEqual(failures);
    await endSubscriptions(world, world.payment, uid, { now: true });
    await world.news();
  },
  60_000,
);
