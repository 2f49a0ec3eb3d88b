import { parseAdminLogEntry } from "@carnation/product/account";
import { couponRefusals, parseCoupon } from "@carnation/product/coupon";
import { documentPaths } from "@carnation/product/path";
import type { Actor } from "@carnation/product/permission";
import { parsePlan, parsePlanSync, PLAN_GONE } from "@carnation/product/plan";
import { logger } from "firebase-functions";
import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Backend } from "../backend/backend.ts";
import { testBackend, type TestBackend } from "../testing/testBackend.ts";
import { makeCoupon } from "./changeCoupons.ts";
import { createCoupon, deleteCoupon, updateCoupon } from "./couponCalls.ts";
import { synchronisePlans, updatePlan } from "./planCalls.ts";
import { openPaymentWorld, PLAN, type PaymentWorld } from "./testing/paymentWorld.ts";

let backend: TestBackend;
let world: PaymentWorld;
let stripe: Stripe;
let all: Backend;
const actorOf = (uid: string, role: Actor["role"]): Actor => ({ uid, role, active: true, subscribed: false });
const admin = actorOf("sophie", "admin");

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

afterAll(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await world.stop();
  await backend.stop();
});

const storedCoupon = async (id: string) => {
  const stored = await world.db.doc(documentPaths.coupon(id)).get();
  return stored.exists ? parseCoupon(id, stored.data()) : null;
};
/** Gives what is logged of something, in any order. */
const loggedOf = async (target: string): Promise<unknown[]> => {
  const entries = world.db.collection(documentPaths.adminLog()).where("target", "==", target);
  return (await entries.get()).docs.map((entry) => entry.get("action"));
};
const refusal = (reason: keyof typeof couponRefusals) => ({
  success: false,
  message: couponRefusals[reason],
});
const salon = {
  name: "Salon",
  percent_off: 30,
  duration: "repeating",
  duration_in_months: 3,
  max_redemptions: 200,
};
const couponsWith = async (name: string) =>
  (await stripe.coupons.list({ limit: 100 })).data.filter((coupon) => coupon.name === name);

describe("createcoupon", () => {
  test("createcoupon makes the coupon and its code with the provider, and knows of them at once", async () => {
    const fields = { ...salon, request: "salon", code: "salon-2027", products: [PLAN] };
    expect(await createCoupon(all, admin, fields)).toEqual({ success: true });
    const coupon = await stripe.coupons.retrieve("salon", { expand: ["applies_to"] });
    expect(coupon).toMatchObject({ percent_off: 30, applies_to: { products: [PLAN] } });
    expect(await storedCoupon("salon")).toMatchObject({
      name: "Salon",
      code: "SALON-2027",
      codeActive: true,
      products: [PLAN],
      maxRedemptions: 200,
      duration: { kind: "repeating", months: 3 },
    });
  });

  test("sent again makes no second one, and makes the code that is missing", async () => {
    const fields = { ...salon, name: "Deux fois", request: "twice", code: "TWICE" };
    // The server was killed between the two.
    const { name, percent_off, duration_in_months, max_redemptions } = fields;
    await stripe.coupons.create({
      id: "twice",
      name,
      percent_off,
      duration: "repeating",
      duration_in_months,
      max_redemptions,
    });
    await Promise.all([createCoupon(all, admin, fields), createCoupon(all, admin, fields)]);
    expect(await createCoupon(all, admin, fields)).toEqual({ success: true });
    expect(await couponsWith("Deux fois")).toHaveLength(1);
    expect((await stripe.promotionCodes.list({ coupon: "twice" })).data).toHaveLength(1);
    const other = { ...fields, percent_off: 50 };
    expect(await createCoupon(all, admin, other)).toEqual(refusal("alreadyMade"));
  });

  test("sent again while the first one is still at work takes nothing of it back", async () => {
    const asked = { name: "À la fois", percent_off: 15, duration: "once", code: "ALAFOIS" } as const;
    const fields = { ...asked, request: "meanwhile" };
    expect(await createCoupon(all, admin, fields)).toEqual({ success: true });
    // What the second one has read before the first one was done.
    const nothing = { data: [] } as never;
    vi.spyOn(stripe.promotionCodes, "list").mockResolvedValueOnce(nothing).mockResolvedValueOnce(nothing);
    expect(await makeCoupon(stripe, "meanwhile", asked)).toBeNull();
    vi.spyOn(stripe.promotionCodes, "list").mockResolvedValueOnce(nothing);
    vi.spyOn(stripe.coupons, "retrieve").mockRejectedValueOnce(
      Object.assign(new Error("No such coupon"), { statusCode: 404 }),
    );
    expect(await makeCoupon(stripe, "meanwhile", asked)).toBeNull();
    expect(await stripe.coupons.retrieve("meanwhile")).toMatchObject({ valid: true });
    expect((await stripe.promotionCodes.list({ coupon: "meanwhile" })).data).toMatchObject([
      { code: "ALAFOIS", active: true },
    ]);
    // With another code it would be a coupon of two codes.
    expect(await createCoupon(all, admin, { ...fields, code: "AUTREMENT" })).toEqual(refusal("alreadyMade"));
  });

  test("createcoupon says what the provider does not take, and leaves nothing of it", async () => {
    const amount = { name: "Montant", amount_off: 1500, currency: "eur", duration: "once" };
    expect(await createCoupon(all, admin, { ...amount, request: "first", code: "MONTANT" })).toEqual({
      success: true,
    });
    expect(await createCoupon(all, admin, { ...salon, name: "Pris", code: "montant" })).toEqual(
      refusal("codeTaken"),
    );
    const elsewhere = { ...salon, name: "Ailleurs", products: ["nowhere"] };
    expect(await createCoupon(all, admin, elsewhere)).toEqual(refusal("notTaken"));
    expect([...(await couponsWith("Pris")), ...(await couponsWith("Ailleurs"))]).toEqual([]);
  });

  test("two at once with one code leave one", async () => {
    const answers = await Promise.all(
      ["a", "b", "c"].map((request) =>
        createCoupon(all, admin, { ...salon, name: "Course", request: `race-${request}`, code: "COURSE" }),
      ),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(await couponsWith("Course")).toHaveLength(1);
  });
});

describe("updatecoupon", () => {
  test("updatecoupon calls it otherwise, closes its code, and opens it again", async () => {
    await createCoupon(all, admin, { ...salon, request: "renamed", code: "RENAMED" });
    const rename = { couponId: "renamed", name: "Nouveau nom" };
    expect(await updateCoupon(all, admin, { ...rename, active: false })).toEqual({ success: true });
    expect(await storedCoupon("renamed")).toMatchObject({ name: "Nouveau nom", codeActive: false });
    await updateCoupon(all, admin, rename);
    expect(await storedCoupon("renamed")).toMatchObject({ codeActive: false });
    await updateCoupon(all, admin, { ...rename, active: true });
    expect(await storedCoupon("renamed")).toMatchObject({ codeActive: true });
  });

  test("updatecoupon is not called otherwise over the name that somebody else has just given it", async () => {
    await createCoupon(all, admin, { ...salon, request: "shared" });
    const change = { couponId: "shared", opened: "Salon" };
    await updateCoupon(all, admin, { ...change, name: "Premier" });
    await expect(updateCoupon(all, admin, { ...change, name: "Second" })).rejects.toMatchObject({
      code: "aborted",
    });
    // The answer to the first was lost, and it is asked again.
    expect(await updateCoupon(all, admin, { ...change, name: "Premier" })).toEqual({ success: true });
    expect(await storedCoupon("shared")).toMatchObject({ name: "Premier" });
  });

  test("updatecoupon says when there is none, no code, or somebody else has the code now", async () => {
    expect(await updateCoupon(all, admin, { couponId: "none", name: "Rien" })).toEqual(refusal("gone"));
    await createCoupon(all, admin, { ...salon, request: "codeless" });
    const close = { couponId: "codeless", name: "Sans code", active: false };
    expect(await updateCoupon(all, admin, close)).toEqual(refusal("noCode"));
    expect(await storedCoupon("codeless")).toMatchObject({ name: salon.name, code: null });
  });
});

describe("a code that another coupon has got meanwhile", () => {
  test("a code that another coupon has got meanwhile is not opened again by updatecoupon: one code gives one coupon", async () => {
    await createCoupon(all, admin, { ...salon, request: "closed", code: "UNIQUE" });
    await updateCoupon(all, admin, { couponId: "closed", name: "Salon", active: false });
    expect(await createCoupon(all, admin, { ...salon, request: "newer", code: "UNIQUE" })).toEqual({
      success: true,
    });
    const reopen = { couponId: "closed", name: "Autre nom", active: true };
    expect(await updateCoupon(all, admin, reopen)).toEqual(refusal("codeTaken"));
    // Refused, it is not called otherwise either.
    expect(await storedCoupon("closed")).toMatchObject({ name: "Salon", codeActive: false });
    expect((await stripe.promotionCodes.list({ code: "UNIQUE", active: true })).data).toHaveLength(1);
  });

  test("a code that another coupon has got meanwhile is refused by the provider when two coupons are opened at the same time", async () => {
    for (const request of ["together-1", "together-2"]) {
      await createCoupon(all, admin, { ...salon, request, code: "TOGETHER" });
      await updateCoupon(all, admin, { couponId: request, name: "Salon", active: false });
    }
    const answers = await Promise.all(
      ["together-1", "together-2"].map((couponId) =>
        updateCoupon(all, admin, { couponId, name: "Salon", active: true }),
      ),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect((await stripe.promotionCodes.list({ code: "TOGETHER", active: true })).data).toHaveLength(1);
  });
});

describe("deletecoupon", () => {
  test("deletecoupon takes it away once; again, it is gone", async () => {
    await createCoupon(all, admin, { ...salon, request: "deleted", code: "DELETED" });
    for (let time = 0; time < 2; time += 1) {
      expect(await deleteCoupon(all, admin, { couponId: "deleted" })).toEqual({ success: true });
      expect(await storedCoupon("deleted")).toBeNull();
    }
    expect((await loggedOf("coupons/deleted")).toSorted()).toEqual([
      "createcoupon",
      "deletecoupon",
      "deletecoupon",
    ]);
    // The code is free again.
    expect(await createCoupon(all, admin, { ...salon, request: "after", code: "DELETED" })).toEqual({
      success: true,
    });
  });
});

describe("plans", () => {
  const planOf = async (id: string) => {
    const stored = await world.db.doc(documentPaths.plan(id)).get();
    return parsePlan(id, stored.data());
  };
  const positions = async () =>
    Promise.all([PLAN, "pro", "institut"].map(async (id) => (await planOf(id)).position));

  test("plans are taken in with what the provider has not told of, and the moment is noted", async () => {
    await stripe.products.create({ id: "pro", name: "Pro", metadata: { position: "2", team: "vente" } });
    await stripe.products.create({ id: "institut", name: "Institut" });
    await world.db.doc(documentPaths.coupon("ghost")).set({ name: "Fantôme" });
    await world.db.doc(documentPaths.paymentObject("ghost")).set({ path: documentPaths.coupon("ghost") });
    const before = Date.now();
    expect(await synchronisePlans(all, admin)).toEqual({ plans: 3 });
    const noted = await world.db.doc(documentPaths.planSync()).get();
    const { synced, provider } = parsePlanSync(noted.data());
    expect(provider).toBe(`${world.bank.url}/`);
    expect(synced?.getTime()).toBeGreaterThanOrEqual(before - 1000);
    expect((await planOf("pro")).name).toBe("Pro");
    expect((await world.db.doc(documentPaths.coupon("ghost")).get()).exists).toBe(false);
  });

  test("change places with the provider, each once, and keep what else stands there", async () => {
    expect(await updatePlan(all, admin, { id: "institut", position: 1, active: true })).toEqual({
      id: "institut",
    });
    expect(await positions()).toEqual([2, 3, 1]);
    expect((await stripe.products.retrieve("pro")).metadata).toEqual({ position: "3", team: "vente" });
    const events = await world.news();
    await updatePlan(all, admin, { id: "institut", position: 1, active: true });
    expect(events.length).toBeGreaterThan(0);
    expect(await world.news()).toEqual([]);
  });

  test("plans are withdrawn and offered again with the provider", async () => {
    await updatePlan(all, admin, { id: PLAN, position: 2, active: false });
    expect((await stripe.products.retrieve(PLAN)).active).toBe(false);
    expect((await planOf(PLAN)).active).toBe(false);
    await updatePlan(all, admin, { id: PLAN, position: 2, active: true });
    expect((await planOf(PLAN)).active).toBe(true);
  });

  test("plans that the provider does not have are told so", async () => {
    const gone = updatePlan(all, admin, { id: "gone", position: 1, active: true });
    await expect(gone).rejects.toMatchObject({ code: "not-found", message: PLAN_GONE });
  });
});

test("a changed coupon is in the audit log with its former values", async () => {
  const { docs } = await world.db.collection(documentPaths.adminLog()).get();
  const noted = docs.map((entry) => parseAdminLogEntry(entry.id, entry.data()));
  const of = (action: string, target: string) =>
    noted.filter((entry) => entry.action === action && entry.target === target).map(({ changes }) => changes);
  expect(of("updatecoupon", documentPaths.coupon("renamed"))).toContainEqual([
    { field: "name", before: "Salon", after: "Nouveau nom" },
    { field: "active", before: true, after: false },
  ]);
  expect(noted.filter(({ action }) => action === "deletecoupon")[0]).toMatchObject({ by: "sophie" });
  expect(of("updateplan", documentPaths.plan("institut"))).toContainEqual([
    { field: "position", before: null, after: 1 },
    { field: "active", before: true, after: true },
  ]);
});

const calls = [
  ["createcoupon", (actor: Actor) => createCoupon(all, actor, { ...salon, name: "Interdit" })],
  ["updatecoupon", (actor: Actor) => updateCoupon(all, actor, { couponId: "salon", name: "Interdit" })],
  ["deletecoupon", (actor: Actor) => deleteCoupon(all, actor, { couponId: "salon" })],
  ["syncplans", (actor: Actor) => synchronisePlans(all, actor)],
  ["updateplan", (actor: Actor) => updatePlan(all, actor, { id: PLAN, position: 1, active: false })],
] as const;

test.each(calls)("%s is an administrator's", async (_, call) => {
  for (const role of ["customer", "employee"] as const) {
    await expect(call(actorOf("claire", role))).rejects.toMatchObject({ code: "permission-denied" });
  }
  expect((await stripe.coupons.retrieve("salon")).name).toBe("Salon");
});

test("a provider that cannot be reached is unavailable for now, and one that is not there unimplemented", async () => {
  vi.stubEnv("CARNATION_STRIPE_HOST", "127.0.0.1:1");
  await expect(synchronisePlans(all, admin)).rejects.toMatchObject({ code: "unavailable" });
  vi.stubEnv("CARNATION_STRIPE_KEY", "");
  await expect(deleteCoupon(all, admin, { couponId: "salon" })).rejects.toMatchObject({
    code: "unimplemented",
  });
});
