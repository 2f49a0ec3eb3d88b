import { startBank, openPaymentWorld, type PaymentWorld } from "@carnation/functions/testing/paymentWorld";
import { stories } from "@carnation/functions/testing/stories";
import { checkoutRefusals } from "@carnation/product/checkout";
import { couponRefusals } from "@carnation/product/coupon";
import { Timestamp } from "firebase-admin/firestore";
import { beforeAll, describe, expect, it } from "vitest";
import { contractSuite } from "../testing/contractSuite.ts";
import { recordCalls } from "../testing/recordCalls.ts";

const password = "un-mot-de-passe";
const claire = { email: "claire@test.example", password };
const nadia = { email: "nadia@test.example", password };
let bank: Awaited<ReturnType<typeof startBank>>;
let world: PaymentWorld;
const suite = contractSuite(async () => {
  bank = await startBank();
  process.env["CARNATION_STRIPE_KEY"] = bank.key;
  process.env["CARNATION_STRIPE_WEBHOOK_SECRET"] = bank.webhookSecret;
  process.env["CARNATION_STRIPE_HOST"] = `127.0.0.1:${bank.port}`;
  return bank.stop;
});

/** Has the functions told of all that has happened at the provider. */
async function tellNews(): Promise<void> {
  for (const event of await world.news()) await world.tell(event);
}

/** Adds a plan at the provider. */
async function addPlan(id: string, position: number, active = true): Promise<void> {
  const metadata = { position: String(position) };
  await world.payment.stripe.products.create({ id, name: id, active, metadata });
}

/** Gives a plan a price there. */
async function addPrice(product: string, interval: "month" | "year", unit_amount: number): Promise<string> {
  const price = { product, currency: "eur", unit_amount, recurring: { interval } };
  return (await world.payment.stripe.prices.create(price)).id;
}

let proMonth: string;
let invoices: readonly string[];
let subscription: string;

beforeAll(async () => {
  const { admin, auth } = suite.backend;
  world = await openPaymentWorld(admin, bank);
  for (const uid of ["claire", "nadia"]) {
    await auth.createUser({ uid, email: `${uid}@test.example`, password });
  }
  await admin.doc("users/nadia").set({ email: nadia.email, role: "customer", active: true });
  await addPlan("pro", 2);
  proMonth = await addPrice("pro", "month", 4900);
  const former = await addPrice("pro", "month", 1);
  await world.payment.stripe.prices.update(former, { active: false });
  await addPlan("ancienne", 3, false);
  await addPrice("ancienne", "month", 900);
  await addPlan("sans-prix", 4);
  const customer = await world.addProfessional("claire");
  for (const step of stories["a subscription paid at once, and renewed twice"]!.slice(0, 2)) {
    await step({ world, customer, uid: "claire" });
  }
  await tellNews();
  const { data } = await world.payment.stripe.invoices.list({ customer });
  invoices = data.map(({ id }) => id ?? "");
  subscription = (await world.payment.stripe.subscriptions.list({ customer })).data[0]!.id;
  await admin
    .doc("invoices/others")
    .set({ customer: "users/nadia", status: "paid", created: Timestamp.now() });
});

describe("paying", () => {
  it("paying asks for a payment page and is told where it is, or why there is none; what is paid there counts at once", async () => {
    const seen = await suite.page.evaluate(
      async ([{ email, password }, price]) => {
        const { signIn } = window.carnation;
        const { workspace } = await signIn(email, password);
        const answerOf = (price: string) =>
          new Promise<{ state: string; url: string | null; error: string | null }>((resolve, reject) => {
            workspace.payment.checkout(price).watch((session) => {
              if (session.state !== "created") resolve(session);
            }, reject);
          });
        return {
          refused: await answerOf("gone"),
          // Last: one payment page of an account is open at a time.
          opened: await answerOf(price),
          current: await workspace.payment.refresh(),
        };
      },
      [nadia, proMonth] as const,
    );
    const origin = new URL(suite.backend.url).origin;
    expect(seen.opened).toMatchObject({ state: "redirect", url: expect.stringContaining(bank.url) });
    expect(seen.refused).toMatchObject({ state: "error", url: null, error: checkoutRefusals.notOffered });
    expect(seen.current).toBe(false);
    const { docs } = await suite.backend.admin.collection("users/nadia/checkout_sessions").get();
    expect(docs).toHaveLength(2);
    for (const asked of docs) {
      expect(asked.data()).toMatchObject({
        success_url: `${origin}/user/subscription?payment=success`,
        cancel_url: `${origin}/user/subscription?payment=canceled`,
        metadata: { uid: "nadia" },
      });
    }
    const page = docs.map((asked) => asked.get("sessionId") as unknown).find((id) => id !== undefined);
    expect((await world.local(`checkout/${String(page)}/complete`)).ok).toBe(true);
    const after = await suite.page.evaluate(async ({ email, password }) => {
      const { signIn, until } = window.carnation;
      const { payment, subscription } = (await signIn(email, password)).workspace;
      return { current: await payment.refresh(), subscription: await until(subscription.watchCurrent) };
    }, nadia);
    expect(after).toMatchObject({ current: true, subscription: { status: "active", product: "pro" } });
  });

  it("paying tells whoever watches that nothing was asked for, once the session has ended", async () => {
    const failure = await suite.page.evaluate(async ({ email, password }) => {
      const { failureOf, signIn } = window.carnation;
      const { client, workspace } = await signIn(email, password);
      await client.auth.signOut();
      return failureOf(
        new Promise((_resolve, reject) => {
          workspace.payment.checkout("gone").watch(() => undefined, reject);
        }),
      );
    }, claire);
    expect(failure?.code).toBe("unauthenticated");
  });

  it("paying gives the invoices newest first, the offered plans with their prices, and the billing that is there", async () => {
    const seen = await suite.page.evaluate(async ({ email, password }) => {
      const { signIn, until } = window.carnation;
      const { payment } = (await signIn(email, password)).workspace;
      return {
        invoices: await until(payment.watchInvoices),
        plans: await until(payment.watchPlans),
        billing: await payment.readBilling(),
      };
    }, claire);
    expect(invoices).toHaveLength(2);
    expect(seen.invoices.map(({ id }) => id)).toEqual(invoices);
    const { month, trial, year } = world.prices;
    expect(seen.plans.map(({ id, prices }) => [id, prices.map((price) => price.id).toSorted()])).toEqual([
      ["essentiel", [month, trial, year].toSorted()],
      ["pro", [proMonth]],
    ]);
    expect(seen.billing).toMatchObject({ card: { brand: "visa", last4: "4242" } });
  });

  it("paying follows a plan that is withdrawn, and one that gets its first price", async () => {
    await suite.page.evaluate(async ({ email, password }) => {
      const { signIn } = window.carnation;
      const { payment } = (await signIn(email, password)).workspace;
      const told: string[][] = [];
      Object.assign(window, { told });
      payment.watchPlans(
        (known) => {
          if (known.status === "ready") told.push(known.value.map(({ id }) => id));
        },
        (error) => told.push([error.code]),
      );
    }, claire);
    const latest = () =>
      suite.page.evaluate(() => (window as unknown as { told: string[][] }).told.at(-1) ?? []);
    await expect.poll(latest).toEqual(["essentiel", "pro"]);
    await addPrice("sans-prix", "year", 9900);
    await tellNews();
    await expect.poll(latest).toEqual(["essentiel", "pro", "sans-prix"]);
    await world.payment.stripe.products.update("essentiel", { active: false });
    await tellNews();
    await expect.poll(latest).toEqual(["pro", "sans-prix"]);
  });

  it("paying opens the portal and an invoice, ends a subscription and asks anew; an account without one has no billing", async () => {
    const seen = await suite.page.evaluate(
      async ([{ email, password }, subscription, invoice]) => {
        const { failureOf, signIn } = window.carnation;
        const { payment } = (await signIn(email, password)).workspace;
        await payment.cancel(subscription);
        return {
          portal: await payment.portal(`${location.origin}/user/billing`),
          elsewhere: await failureOf(payment.portal("https://attacker.example/")),
          link: await payment.invoiceLink(invoice),
          current: await payment.refresh(),
          none: await failureOf(payment.invoiceLink("none")),
          unknown: await failureOf(payment.cancel("two")),
        };
      },
      [claire, subscription, invoices[0]!] as const,
    );
    expect(seen).toMatchObject({
      portal: expect.stringContaining(`${bank.url}/portal/`),
      elsewhere: { code: "invalid-argument" },
      current: true,
      none: { code: "not-found" },
      unknown: { code: "not-found" },
    });
    expect((await (await fetch(seen.link)).text()).startsWith("%PDF-")).toBe(true);
    const ended = await suite.backend.admin.doc(`users/claire/subscriptions/${subscription}`).get();
    expect(ended.get("cancel_at_period_end")).toBe(true);
    await suite.backend.admin.doc("users/sans").set({ email: "sans@test.example", active: true });
    await suite.backend.auth.createUser({ uid: "sans", email: "sans@test.example", password });
    const billing = await suite.page.evaluate(
      async (password) =>
        (await window.carnation.signIn("sans@test.example", password)).workspace.payment.readBilling(),
      password,
    );
    expect(billing).toBeNull();
  });
});

describe("an administrator", () => {
  const sophie = { email: "sophie@example.org", password: "un-mot-de-passe" };

  beforeAll(async () => {
    const { admin, auth } = suite.backend;
    await auth.createUser({ uid: "sophie", ...sophie });
    await auth.setCustomUserClaims("sophie", { role: "admin" });
    await admin.doc("users/sophie").set({ email: sophie.email, role: "admin", active: true });
    await admin.doc("users/claire").update({ lastname: "Martin" });
    for (const id of ["lea", "ines"]) await admin.doc(`users/claire/customers/${id}`).set({ firstname: id });
    for (const [day, diagnoses] of [
      ["2025-10-01", 1],
      ["2025-11-20", 3],
    ] as const) {
      await admin.doc(`users/claire/statistics/${day}`).set({ date: day, values: { diagnoses } });
    }
    // The triggers count.
    await suite.backend.local.idle();
  });

  it("an administrator sees how a professional stands, what they pay and what was noted; staff are no professionals", async () => {
    const seen = await suite.page.evaluate(async ({ email, password }) => {
      const { signIn, until, untilKnown } = window.carnation;
      const { professionals } = (await signIn(email, password)).workspace;
      const note = { id: "n1", text: "Rappelée." };
      await professionals.addNote("claire", note);
      await professionals.addNote("claire", { ...note, text: "Envoyée encore" });
      await professionals.addNote("claire", { id: "n2", text: "À rappeler." });
      const notes = await until(professionals.watchNotes.bind(null, "claire"), (found) => found.length === 2);
      await professionals.removeNote("claire", "n2");
      const days = { uid: "claire", from: "2025-11-01" };
      return {
        all: await until(professionals.watchAll, (known) => known.length === 2),
        claire: await until(professionals.watch.bind(null, "claire")),
        staff: await untilKnown(professionals.watch.bind(null, "sophie")),
        noId: await untilKnown(professionals.watch.bind(null, "claire/private/billing")),
        totals: await until(professionals.watchTotals.bind(null, "claire")),
        days: await until(professionals.watchDays.bind(null, days)),
        standing: await until(professionals.watchStanding.bind(null, "claire")),
        invoices: await until(professionals.watchInvoices.bind(null, "claire")),
        page: await professionals.providerAccount("claire"),
        notes: notes.map(({ text, author }) => [text, author]),
        left: (await until(professionals.watchNotes.bind(null, "claire"))).length,
      };
    }, sophie);
    expect(seen).toMatchObject({
      all: expect.arrayContaining([
        expect.objectContaining({
          uid: "claire",
          summary: expect.objectContaining({ plan: "essentiel", customers: 2 }),
        }),
      ]),
      claire: { lastname: "Martin", summary: { status: "active" } },
      staff: { status: "missing" },
      noId: { status: "missing" },
      totals: { customers_total: 2, invoices_total: 2 },
      standing: { id: subscription },
      page: expect.stringContaining(`${bank.url}/#cus_`),
      left: 1,
    });
    expect(seen.days[0]).toEqual({ date: "2025-11-20", values: { diagnoses: 3 } });
    expect(seen.invoices.map(({ id }) => id)).toEqual(invoices);
    expect(seen.notes).toEqual([
      ["À rappeler.", "sophie"],
      ["Rappelée.", "sophie"],
    ]);
  });

  it("an administrator looks after every plan with all its prices, however many were retired, and sees who subscribes", async () => {
    const { admin } = suite.backend;
    for (let index = 0; index < 20; index += 1) await addPlan(`0-retired-${index}`, 1, false);
    await admin.doc("statistics/plans").delete();
    const seen = await suite.page.evaluate(async ({ email, password }) => {
      const { signIn, until, untilKnown } = window.carnation;
      const { managedPlans } = (await signIn(email, password)).workspace;
      const before = await untilKnown(managedPlans.watchSync);
      const { plans } = await managedPlans.sync();
      const last = { id: "essentiel", position: plans, active: true };
      await managedPlans.update(last);
      const moved = await until(managedPlans.watchAll, (all) => all.at(-1)?.id === "essentiel");
      return {
        before: before.status,
        plans,
        moved: moved
          .filter(({ id }) => !id.startsWith("0-retired"))
          .map(({ id, active, prices }) => [id, active, prices.length]),
        synced: (await until(managedPlans.watchSync)).synced !== null,
        subscribers: await until(managedPlans.watchSubscribers, (all) => all.length === 2),
        counts: [
          await managedPlans.countSubscribers("pro"),
          await managedPlans.countSubscribers("essentiel"),
        ],
      };
    }, sophie);
    expect(seen).toMatchObject({ before: "missing", plans: 24, synced: true, counts: [1, 1] });
    expect(seen.subscribers.toSorted((one, other) => one.id.localeCompare(other.id))).toMatchObject([
      { id: "claire", plan: "essentiel", status: "active" },
      { id: "nadia", plan: "pro", status: "active" },
    ]);
    expect(seen.moved).toEqual([
      ["pro", true, 2],
      ["ancienne", false, 1],
      ["sans-prix", true, 1],
      ["essentiel", true, 3],
    ]);
    const kept = await world.payment.stripe.products.retrieve("essentiel");
    expect(kept).toMatchObject({ active: true, metadata: { position: "24" } });
  });

  it("an administrator makes, renames and deletes coupons; what the server refuses says why", async () => {
    const creations = recordCalls(suite.page, "createcoupon");
    const seen = await suite.page.evaluate(async ({ email, password }) => {
      const { failureOf, signIn, until } = window.carnation;
      const { coupons } = (await signIn(email, password)).workspace;
      const fields = { percent_off: 20, duration: "once" as const, redeem_by: undefined };
      await coupons.create({ ...fields, request: "ete", name: "Été", code: "ETE" });
      const taken = await failureOf(
        coupons.create({ ...fields, request: "pris", name: "Pris", code: "ETE" }),
      );
      const made = await until(coupons.watchAll, (all) => all.length === 1);
      await coupons.update({ couponId: "ete", name: "Hiver" });
      const renamed = await until(coupons.watch.bind(null, "ete"), ({ name }) => name === "Hiver");
      await coupons.remove("ete");
      return {
        made: made[0]?.code,
        renamed: renamed.name,
        left: (await until(coupons.watchAll, (all) => all.length === 0)).length,
        taken,
        gone: await failureOf(coupons.update({ couponId: "ete", name: "Printemps" })),
      };
    }, sophie);
    expect(seen).toEqual({
      made: "ETE",
      renamed: "Hiver",
      left: 0,
      taken: { code: "refused", message: couponRefusals.codeTaken },
      gone: { code: "refused", message: couponRefusals.gone },
    });
    expect(creations[0]).toEqual({
      percent_off: 20,
      duration: "once",
      request: "ete",
      name: "Été",
      code: "ETE",
    });
    expect((await world.payment.stripe.coupons.list()).data).toEqual([]);
  });

  it("an administrator reads the figures of the service: counters, the days of a period, who came last; what is counted anew", async () => {
    const { admin } = suite.backend;
    for (const day of ["2025-10-31", "2025-11-01", "2025-11-02", "2025-11-03"]) {
      await admin.doc(`statistics/${day}`).set({ date: day, values: { diagnoses: 1 } });
    }
    for (const [uid, day] of [
      ["inès", "2026-11-20"],
      ["claire", "2026-11-02"],
    ] as const) {
      await admin.doc(`users/${uid}`).set({ role: "customer", created: new Date(day) }, { merge: true });
    }
    for (let person = 0; person < 12; person += 1) {
      await admin.doc(`users/claire/diagnosis/priority-${person}`).set({
        state: "done",
        created: new Date("2025-11-02T10:00:00Z"),
        customer: `users/claire/customers/c${person}`,
        measured: { priorities: [35] },
      });
    }
    await suite.backend.local.idle();
    // What a fault has left there.
    await admin.doc("statistics/totals").set({ customers: 40, employees: "?" });
    const seen = await suite.page.evaluate(async ({ email, password }) => {
      const { signIn, until } = window.carnation;
      const { statistics } = (await signIn(email, password)).workspace;
      const period = { from: "2025-11-01", to: "2025-11-02" };
      return {
        totals: await until(statistics.watchTotals),
        days: (await until(statistics.watchDays.bind(null, period))).map(({ date }) => date),
        signUps: (await until(statistics.watchSignUps)).map(({ uid }) => uid),
        priorities: await statistics.topPriorities(period),
        none: await statistics.topPriorities({ from: "2025-10-01", to: "2025-10-02" }),
        recount: await statistics.recount(),
        counted: await until(statistics.watchTotals, ({ customers }) => customers !== 40),
      };
    }, sophie);
    expect(seen).toMatchObject({
      totals: { customers: 40, employees: null },
      days: ["2025-11-01", "2025-11-02"],
      signUps: ["inès", "claire"],
      priorities: [{ criterion: 35, people: 12 }],
      none: [],
      recount: { compared: expect.any(Number), events: expect.any(Number) },
      counted: { customers: 3, employees: 1 },
    });
    expect(seen.recount.mended).toContainEqual({ kind: "Compteurs du produit", count: expect.any(Number) });
  });
});
