import { couponRefusals, parseCoupon } from "@carnation/product/coupon";
import { documentPaths } from "@carnation/product/path";
import type { Actor } from "@carnation/product/permission";
import { parsePlan } from "@carnation/product/plan";
import { logger } from "firebase-functions";
import type Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Backend } from "../backend/backend.ts";
import { testBackend, type TestBackend } from "../testing/testBackend.ts";
import { makeCoupon } from "./changeCoupons.ts";
import { createCoupon, deleteCoupon, updateCoupon } from "./couponCalls.ts";
import { synchronisePlans, updatePlan } from "./planCalls.ts";
import { openPaymentWorld, PLAN, type PaymentWorld } from "./testing/paymentWorld.ts";

// The rows of docs/decisions/051: each cut off in the middle, repeated, out of order, and at its limit.

let backend: TestBackend;
let world: PaymentWorld;
let stripe: Stripe;
let all: Backend;
const admin: Actor = { uid: "sophie", role: "admin", active: true, subscribed: false };
const salon = { name: "Salon", percent_off: 30, duration: "once" } as const;

beforeAll(async () => {
  vi.spyOn(logger, "warn").mockImplementation(() => undefined);
  backend = await testBackend();
  world = await openPaymentWorld(backend.admin);
  ({ stripe } = world.payment);
  all = { db: backend.admin } as Backend;
  vi.stubEnv("CARNATION_STRIPE_KEY", world.bank.key);
  vi.stubEnv("CARNATION_STRIPE_WEBHOOK_SECRET", world.bank.webhookSecret);
  vi.stubEnv("CARNATION_STRIPE_HOST", `127.0.0.1:${world.bank.port}`);
});

// The allowance of an administrator's changes is asked about elsewhere.
beforeEach(() => world.db.recursiveDelete(world.db.doc(documentPaths.allowances(admin.uid))));

afterAll(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await world.stop();
  await backend.stop();
});

const refusal = (reason: keyof typeof couponRefusals) => ({
  success: false,
  message: couponRefusals[reason],
});

const storedCoupon = async (id: string) => {
  const stored = await world.db.doc(documentPaths.coupon(id)).get();
  return stored.exists ? parseCoupon(id, stored.data()) : null;
};

const couponIds = async (): Promise<string[]> =>
  (await stripe.coupons.list({ limit: 100 })).data.map(({ id }) => id);

/** Gives what a server leaves that was killed after it had made a coupon. */
const makeWithoutCode = (id: string) => stripe.coupons.create({ id, ...salon });

describe("a coupon and its code, cut off", () => {
  test("a coupon cut off after the race for its code was lost: sent again, the coupon that nobody can use goes", async () => {
    await createCoupon(all, admin, { ...salon, request: "winner", code: "RACE" });
    await makeWithoutCode("loser");
    const again = () => createCoupon(all, admin, { ...salon, request: "loser", code: "RACE" });
    expect(await again()).toEqual(refusal("codeTaken"));
    expect(await couponIds()).not.toContain("loser");
    expect(await again()).toEqual(refusal("codeTaken"));
    expect(await couponIds()).toContain("winner");
    expect((await stripe.promotionCodes.list({ code: "RACE", active: true })).data).toHaveLength(1);
  });

  test("a coupon that somebody uses stays, though its code is taken", async () => {
    await createCoupon(all, admin, { ...salon, request: "owner", code: "USED" });
    await makeWithoutCode("used");
    const customer = await world.addProfessional("user-of-coupon");
    await stripe.subscriptions.create({
      customer,
      items: [{ price: world.prices.month }],
      trial_period_days: 14,
      discounts: [{ coupon: "used" }],
    });
    expect(await createCoupon(all, admin, { ...salon, request: "used", code: "USED" })).toEqual(
      refusal("codeTaken"),
    );
    expect(await couponIds()).toContain("used");
  });

  test("a coupon whose own code was closed stays, though another has got the code", async () => {
    await createCoupon(all, admin, { ...salon, request: "closed-first", code: "TWICE-SOLD" });
    await updateCoupon(all, admin, { couponId: "closed-first", name: "Salon", active: false });
    await createCoupon(all, admin, { ...salon, request: "second", code: "TWICE-SOLD" });
    expect(await createCoupon(all, admin, { ...salon, request: "closed-first", code: "TWICE-SOLD" })).toEqual(
      refusal("codeTaken"),
    );
    expect(await couponIds()).toContain("closed-first");
  });

  test("a coupon and its code cut off once the provider has both, before they were stored: sent again, they are", async () => {
    await makeCoupon(stripe, "unstored", { ...salon, code: "UNSTORED" });
    expect(await storedCoupon("unstored")).toBeNull();
    expect(await createCoupon(all, admin, { ...salon, request: "unstored", code: "UNSTORED" })).toEqual({
      success: true,
    });
    expect(await storedCoupon("unstored")).toMatchObject({ code: "UNSTORED", codeActive: true });
  });

  test("a coupon cut off between its new name and its code: sent again, both are as it was asked", async () => {
    await createCoupon(all, admin, { ...salon, request: "half", code: "HALF" });
    await stripe.coupons.update("half", { name: "Automne" });
    const asked = { couponId: "half", opened: "Salon", name: "Automne", active: false };
    for (let time = 0; time < 2; time += 1) {
      expect(await updateCoupon(all, admin, asked)).toEqual({ success: true });
      expect(await storedCoupon("half")).toMatchObject({ name: "Automne", codeActive: false });
    }
  });

  test("a coupon cut off between the provider's deletion and ours: sent again, it is gone on both sides", async () => {
    await createCoupon(all, admin, { ...salon, request: "half-gone", code: "HALF-GONE" });
    await stripe.coupons.del("half-gone");
    expect(await storedCoupon("half-gone")).not.toBeNull();
    expect(await deleteCoupon(all, admin, { couponId: "half-gone" })).toEqual({ success: true });
    expect(await storedCoupon("half-gone")).toBeNull();
  });
});

describe("changes of a coupon, out of order", () => {
  test("a change that was written before another one is refused, and closes no code", async () => {
    await createCoupon(all, admin, { ...salon, request: "order", code: "ORDER" });
    await updateCoupon(all, admin, { couponId: "order", opened: "Salon", name: "Nouveau" });
    const late = { couponId: "order", opened: "Salon", name: "Ancien", active: false };
    await expect(updateCoupon(all, admin, late)).rejects.toMatchObject({ code: "aborted" });
    expect(await stripe.coupons.retrieve("order")).toMatchObject({ name: "Nouveau" });
    expect((await stripe.promotionCodes.list({ coupon: "order", active: true })).data).toHaveLength(1);
  });

  test("a change after the deletion finds nothing, and brings nothing back", async () => {
    await createCoupon(all, admin, { ...salon, request: "deleted-first" });
    await deleteCoupon(all, admin, { couponId: "deleted-first" });
    const late = { couponId: "deleted-first", name: "Trop tard" };
    expect(await updateCoupon(all, admin, late)).toEqual(refusal("gone"));
    expect(await storedCoupon("deleted-first")).toBeNull();
    expect(await couponIds()).not.toContain("deleted-first");
  });

  test("a creation that is repeated after the deletion makes the coupon of its own form again", async () => {
    const asked = { ...salon, request: "lost-answer", code: "LOST" };
    await createCoupon(all, admin, asked);
    await deleteCoupon(all, admin, { couponId: "lost-answer" });
    expect(await createCoupon(all, admin, asked)).toEqual({ success: true });
    expect((await stripe.promotionCodes.list({ code: "LOST", active: true })).data).toHaveLength(1);
  });
});

describe("the places of plans", () => {
  const placesOf = async (): Promise<Record<string, number | null>> => {
    const ids = [PLAN, "pro", "institut"];
    const plans = await Promise.all(
      ids.map(async (id) => parsePlan(id, (await world.db.doc(documentPaths.plan(id)).get()).data())),
    );
    return Object.fromEntries(plans.map(({ id, position }) => [id, position]));
  };
  const move = (id: string, position: number) => updatePlan(all, admin, { id, position, active: true });

  beforeAll(async () => {
    await stripe.products.create({ id: "pro", name: "Pro", metadata: { position: "2" } });
    await stripe.products.create({ id: "institut", name: "Institut", metadata: { position: "3" } });
    await synchronisePlans(all, admin);
  });

  test("a move that was cut off leaves two plans in one place, and the next one parts them", async () => {
    await stripe.products.update("institut", { metadata: { position: "1" } });
    await move("institut", 1);
    expect(await placesOf()).toEqual({ institut: 1, [PLAN]: 2, pro: 3 });
  });

  test("a move beyond the last place is one to the last place", async () => {
    await move("institut", 99);
    expect(await placesOf()).toEqual({ [PLAN]: 1, pro: 2, institut: 3 });
    await world.news();
    await move("institut", 99);
    expect(await world.news()).toEqual([]);
  });

  test("a move to the first place, repeated and after a later one, leaves each place once", async () => {
    for (const [id, place] of [
      ["pro", 1],
      ["institut", 1],
      ["pro", 1],
      ["pro", 1],
    ] as const) {
      await move(id, place);
      expect(Object.values(await placesOf()).toSorted()).toEqual([1, 2, 3]);
    }
    expect(await placesOf()).toMatchObject({ pro: 1 });
  });

  test("the events of a move, told late and reversed, leave the places as the provider has them", async () => {
    await world.news();
    await stripe.products.update("pro", { metadata: { position: "3" } });
    await stripe.products.update("institut", { metadata: { position: "1" } });
    await stripe.products.update("pro", { metadata: { position: "2" } });
    const events = await world.news();
    for (const event of [...events.toReversed(), ...events]) expect(await world.tell(event)).toBe(200);
    expect(await placesOf()).toMatchObject({ institut: 1, pro: 2 });
  });
});
