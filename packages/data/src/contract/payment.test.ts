import { Timestamp } from "firebase-admin/firestore";
import { beforeAll, describe, expect, it } from "vitest";
import { contractSuite } from "../testing/contractSuite.ts";

const claire = { email: "claire@example.org", password: "un-mot-de-passe" };
const suite = contractSuite();

beforeAll(async () => {
  const { admin, auth } = suite.backend;
  await auth.createUser({ uid: "claire", ...claire });
  const user = admin.doc("users/claire");
  await user.set({ email: claire.email, firstname: "Claire", role: "customer", active: true });
  await user.collection("subscriptions").doc("one").set({ status: "active" });
  for (const [day, id] of ["first", "second"].entries()) {
    const created = Timestamp.fromDate(new Date(Date.UTC(2026, 10, day + 1)));
    await admin
      .doc(`invoices/${id}`)
      .set({ customer: "users/claire", number: id, status: "paid", total: 4680, created });
  }
  await admin
    .doc("invoices/others")
    .set({ customer: "users/nadia", status: "paid", created: Timestamp.now() });
  const price = { active: true, currency: "eur", interval: "month", unit_amount: 3900 };
  for (const [id, active, position] of [
    ["pro", true, 2],
    ["essentiel", true, 1],
    ["ancienne", false, 3],
    ["sans-prix", true, 4],
  ] as const) {
    const plan = admin.doc(`products/${id}`);
    await plan.set({ active, name: id, metadata: { position } });
    if (id === "sans-prix") continue;
    await plan.collection("prices").doc(`${id}-month`).set(price);
    await plan
      .collection("prices")
      .doc(`${id}-old`)
      .set({ ...price, active: false, unit_amount: 1 });
  }
});

describe("paying", () => {
  it("paying asks for a payment page and is told where it is, or why there is none", async () => {
    const seen = await suite.page.evaluate(async ({ email, password }) => {
      const { signIn } = window.carnation;
      const { workspace } = await signIn(email, password);
      const answerOf = (price: string) =>
        new Promise<{ state: string; url: string | null; error: string | null }>((resolve, reject) => {
          workspace.payment.checkout(price).watch((session) => {
            if (session.state !== "created") resolve(session);
          }, reject);
        });
      return { opened: await answerOf("pro-month"), refused: await answerOf("gone") };
    }, claire);
    const origin = new URL(suite.backend.url).origin;
    expect(seen.opened).toMatchObject({
      state: "redirect",
      url: `${origin}/user/subscription?payment=success`,
    });
    expect(seen.refused).toMatchObject({
      state: "error",
      url: null,
      error: "Cette formule n’est plus proposée.",
    });
    const { docs } = await suite.backend.admin.collection("users/claire/checkout_sessions").get();
    expect(docs).toHaveLength(2);
    for (const asked of docs) {
      expect(asked.data()).toMatchObject({
        success_url: `${origin}/user/subscription?payment=success`,
        cancel_url: `${origin}/user/subscription?payment=canceled`,
        metadata: { uid: "claire" },
      });
    }
  });

  it("paying tells whoever watches that nothing was asked for, once the session has ended", async () => {
    const failure = await suite.page.evaluate(async ({ email, password }) => {
      const { failureOf, signIn } = window.carnation;
      const { client, workspace } = await signIn(email, password);
      await client.auth.signOut();
      return failureOf(
        new Promise((_resolve, reject) => {
          workspace.payment.checkout("pro-month").watch(() => undefined, reject);
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
    expect(seen.invoices.map(({ id }) => id)).toEqual(["second", "first"]);
    expect(seen.plans.map(({ id, prices }) => [id, prices.map((price) => price.id)])).toEqual([
      ["essentiel", ["essentiel-month"]],
      ["pro", ["pro-month"]],
    ]);
    expect(seen.billing).toBeNull();
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
    const { admin } = suite.backend;
    const price = { active: true, currency: "eur", interval: "year", unit_amount: 9900 };
    await admin.doc("products/sans-prix/prices/year").set(price);
    await expect.poll(latest).toEqual(["essentiel", "pro", "sans-prix"]);
    await admin.doc("products/essentiel").update({ active: false });
    await expect.poll(latest).toEqual(["pro", "sans-prix"]);
  });

  it("paying reads the billing on purpose, opens the portal and an invoice, ends a subscription and asks anew", async () => {
    const { admin } = suite.backend;
    const card = { brand: "visa", last4: "4242" };
    await admin.doc("users/claire/private/billing").set({ name: "Institut", email: claire.email, card });
    const seen = await suite.page.evaluate(async ({ email, password }) => {
      const { failureOf, signIn } = window.carnation;
      const { payment } = (await signIn(email, password)).workspace;
      await payment.cancel("one");
      return {
        billing: await payment.readBilling(),
        portal: await payment.portal(`${location.origin}/user/billing`),
        link: await payment.invoiceLink("first"),
        current: await payment.refresh(),
        none: await failureOf(payment.invoiceLink("none")),
        unknown: await failureOf(payment.cancel("two")),
      };
    }, claire);
    expect(seen.billing).toMatchObject({ name: "Institut", card });
    expect(seen).toMatchObject({
      portal: `${new URL(suite.backend.url).origin}/user/billing`,
      link: "https://payer.example/first.pdf",
      current: true,
      none: { code: "not-found" },
      unknown: { code: "not-found" },
    });
    expect((await admin.doc("users/claire/subscriptions/one").get()).get("cancel_at_period_end")).toBe(true);
  });
});

describe("an administrator", () => {
  const sophie = { email: "sophie@example.org", password: "un-mot-de-passe" };

  beforeAll(async () => {
    const { admin, auth } = suite.backend;
    await auth.createUser({ uid: "sophie", ...sophie });
    await auth.setCustomUserClaims("sophie", { role: "admin" });
    await admin.doc("users/sophie").set({ email: sophie.email, role: "admin", active: true });
    await admin.doc("users/claire").update({
      lastname: "Martin",
      summary: { status: "active", plan: "products/pro", customers_total: 2 },
    });
    await admin.doc("users/claire/statistics/totals").set({ customers_total: 2 });
    for (const [day, diagnoses] of [
      ["2026-10-01", 1],
      ["2026-11-20", 3],
    ] as const) {
      await admin.doc(`users/claire/statistics/${day}`).set({ date: day, values: { diagnoses } });
    }
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
      const days = { uid: "claire", from: "2026-11-01" };
      return {
        all: await until(professionals.watchAll),
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
      all: [{ uid: "claire", summary: { plan: "pro", customers: 2 } }],
      claire: { lastname: "Martin", summary: { status: "active" } },
      staff: { status: "missing" },
      noId: { status: "missing" },
      totals: { customers_total: 2, invoices_total: null },
      days: [{ date: "2026-11-20", values: { diagnoses: 3 } }],
      standing: { id: "one" },
      page: "https://payer.example/claire",
      left: 1,
    });
    expect(seen.invoices.map(({ id }) => id)).toEqual(["second", "first"]);
    expect(seen.notes).toEqual([
      ["À rappeler.", "sophie"],
      ["Rappelée.", "sophie"],
    ]);
  });

  it("looks after every plan with all its prices, however many were retired, and sees who subscribes", async () => {
    const { admin } = suite.backend;
    const retired = Array.from({ length: 20 }, (_, index) => admin.doc(`products/0-retired-${index}`));
    await Promise.all(
      retired.map((plan) => plan.set({ name: "Retirée", active: false, metadata: { position: 1 } })),
    );
    const seen = await suite.page.evaluate(async ({ email, password }) => {
      const { signIn, until, untilKnown } = window.carnation;
      const { managedPlans } = (await signIn(email, password)).workspace;
      const before = await untilKnown(managedPlans.watchSync);
      const { plans } = await managedPlans.sync();
      await managedPlans.update({ id: "essentiel", position: 9, active: true });
      const moved = await until(managedPlans.watchAll, (all) => all.at(-1)?.id === "essentiel");
      return {
        before: before.status,
        plans,
        moved: moved
          .filter(({ name }) => name !== "Retirée")
          .map(({ id, active, prices }) => [id, active, prices.length]),
        synced: (await until(managedPlans.watchSync)).synced !== null,
        subscribers: await until(managedPlans.watchSubscribers),
        counts: [
          await managedPlans.countSubscribers("pro"),
          await managedPlans.countSubscribers("essentiel"),
        ],
      };
    }, sophie);
    expect(seen).toMatchObject({
      before: "missing",
      plans: 4,
      synced: true,
      subscribers: [{ id: "claire", plan: "pro", status: "active" }],
      counts: [1, 0],
    });
    expect(seen.moved).toEqual([
      ["pro", true, 2],
      ["ancienne", false, 2],
      ["sans-prix", true, 1],
      ["essentiel", true, 2],
    ]);
  });

  it("an administrator makes, renames and deletes coupons; what the server refuses says why", async () => {
    const seen = await suite.page.evaluate(async ({ email, password }) => {
      const { failureOf, signIn, until } = window.carnation;
      const { coupons } = (await signIn(email, password)).workspace;
      const fields = { percent_off: 20, duration: "once" as const };
      await coupons.create({ ...fields, request: "ete", name: "Été", code: "ETE" });
      const made = await until(coupons.watchAll, (all) => all.length === 1);
      await coupons.update({ couponId: "ete", name: "Hiver" });
      const renamed = await until(coupons.watch.bind(null, "ete"), ({ name }) => name === "Hiver");
      await coupons.remove("ete");
      return {
        made: made[0]?.code,
        renamed: renamed.name,
        left: (await until(coupons.watchAll, (all) => all.length === 0)).length,
        taken: await failureOf(coupons.create({ ...fields, request: "pris", name: "Pris" })),
        gone: await failureOf(coupons.update({ couponId: "ete", name: "Printemps" })),
      };
    }, sophie);
    expect(seen).toEqual({
      made: "ETE",
      renamed: "Hiver",
      left: 0,
      taken: { code: "refused", message: "Ce code est déjà pris." },
      gone: { code: "refused", message: "refused" },
    });
  });

  it("an administrator reads the figures of the service: counters, the days of a period, who came last; what is counted anew", async () => {
    const { admin } = suite.backend;
    await admin.doc("statistics/totals").set({ customers: 4, employees: "?" });
    for (const day of ["2026-10-31", "2026-11-01", "2026-11-02", "2026-11-03"]) {
      await admin.doc(`statistics/${day}`).set({ date: day, values: { diagnoses: 1 } });
    }
    for (const [uid, day] of [
      ["inès", "2026-11-20"],
      ["claire", "2026-11-02"],
    ] as const) {
      await admin.doc(`users/${uid}`).set({ role: "customer", created: new Date(day) }, { merge: true });
    }
    const seen = await suite.page.evaluate(async ({ email, password }) => {
      const { signIn, until } = window.carnation;
      const { statistics } = (await signIn(email, password)).workspace;
      const period = { from: "2026-11-01", to: "2026-11-02" };
      return {
        totals: await until(statistics.watchTotals),
        days: (await until(statistics.watchDays.bind(null, period))).map(({ date }) => date),
        signUps: (await until(statistics.watchSignUps)).map(({ uid }) => uid),
        priorities: await statistics.topPriorities(period),
        recount: await statistics.recount(),
      };
    }, sophie);
    expect(seen).toMatchObject({
      totals: { customers: 4, employees: null },
      days: ["2026-11-01", "2026-11-02"],
      signUps: ["inès", "claire"],
      priorities: [{ criterion: 35, people: 12 }],
      recount: { compared: 3, mended: [{ figure: "2026-11-01", before: null, after: 2 }] },
    });
  });
});
