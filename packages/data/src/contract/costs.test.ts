import { addDays, isoDay } from "@carnation/domain/format";
import { reviewDue } from "@carnation/product/customer";
import { parisMonth } from "@carnation/domain/internal/format";
import { listLimits } from "@carnation/product/limits";
import { searchFields } from "@carnation/product/search";
import { costDifferences } from "@carnation/testing/costs/costDifferences";
import { type Cost, measuredCosts } from "@carnation/testing/costs/measuredCosts";
import { Timestamp, type WriteBatch } from "firebase-admin/firestore";
import type { Page } from "playwright";
import { beforeAll, expect, it } from "vitest";
import { openPage } from "../testing/contractBrowser.ts";
import { contractSuite } from "../testing/contractSuite.ts";

const CLIENTS = 220;
const PROFESSIONALS = 220;
const password = "un-mot-de-passe";
const suite = contractSuite();
const daysAgo = (days: number): Timestamp => Timestamp.fromMillis(Date.now() - days * 86_400_000);

async function addAccount(uid: string, role: string): Promise<void> {
  const { admin, auth } = suite.backend;
  await auth.createUser({ uid, email: `${uid}@example.org`, password });
  await auth.setCustomUserClaims(uid, { role });
  await admin.doc(`users/${uid}`).set({ role, active: true, firstname: uid, ...searchFields(uid) });
}

async function inBatches(count: number, write: (batch: WriteBatch, index: number) => void): Promise<void> {
  for (let start = 0; start < count; start += 100) {
    const batch = suite.backend.admin.batch();
    for (let index = start; index < Math.min(count, start + 100); index += 1) write(batch, index);
    await batch.commit();
  }
}

/** Each client was photographed on a day of her own, so that those of six weeks ago and before are due. */
async function addClients(): Promise<void> {
  const { admin } = suite.backend;
  await inBatches(CLIENTS, (batch, index) => {
    const id = `d${index}`;
    const date = daysAgo(index + 1);
    const nextPhoto = index % 10 === 0 ? addDays(isoDay(new Date()), index - 40) : null;
    const lastname = `Nom ${index}`;
    batch.set(admin.doc(`users/claire/customers/c${index}`), {
      firstname: "Anaïs",
      lastname,
      consent: true,
      last_diagnostic: { id, date, next_photo: nextPhoto },
      review_due: reviewDue({ id, date: date.toDate(), nextPhoto }),
      ...searchFields("Anaïs", lastname),
    });
    const fields = { uid: "claire", consent: true, state: "done", created: date };
    batch.set(admin.doc(`users/claire/diagnosis/${id}`), { ...fields, customer: `customers/c${index}` });
  });
}

beforeAll(async () => {
  const { admin, local } = suite.backend;
  await addAccount("claire", "customer");
  await addAccount("sophie", "admin");
  await admin
    .doc("users/claire/subscriptions/one")
    .set({ status: "active", product: "products/pro", created: daysAgo(90) });
  await admin.doc("products/pro").set({ active: true, name: "Pro", features: ["150 diagnostics par mois"] });
  for (let day = 1; day < 4; day += 1)
    await admin.doc(`news/n${day}`).set({ title: "Article", published: true, createdAt: daysAgo(day) });
  await addClients();
  await inBatches(PROFESSIONALS, (batch, index) => {
    const fields = { role: "customer", active: true, lastname: `Nom ${index}` };
    batch.set(admin.doc(`users/p${index}`), { ...fields, ...searchFields(fields.lastname) });
  });
  await local.idle();
});

/**
 * Gives the reads that the local Firebase counts while something is shown. On a busy machine a connection may break, and each
 * watch that goes on is charged once more: what is more than noted is counted again, on another page.
 */
async function readsOf(noted: Cost, show: (page: Page) => Promise<unknown>): Promise<number> {
  const reads = await readsOnce(suite.page, show);
  if (reads <= noted.reads) return reads;
  const page = await openPage(suite.browser, suite.backend.url);
  const again = await readsOnce(page, show);
  await page.context().close();
  return Math.min(reads, again);
}

async function readsOnce(page: Page, show: (page: Page) => Promise<unknown>): Promise<number> {
  const { local } = suite.backend;
  await local.idle();
  const before = local.usage();
  await show(page);
  await local.idle();
  const after = local.usage();
  expect(after.writes - before.writes).toBe(0);
  return after.reads - before.reads;
}

it("a dashboard of a professional with more clients than a list holds reads little more than it shows", async () => {
  const month = parisMonth(new Date());
  const reads = await readsOf(measuredCosts.dashboard, (page) =>
    page.evaluate(
      async ({ credentials, day, period }) => {
        const { signIn, until, untilKnown } = window.carnation;
        const { client, session, workspace } = await signIn(credentials.email, credentials.password);
        await client.readLastAnalysed(session);
        const { customers, diagnoses, subscription } = workspace;
        const confirmed = (known: { status: string; fromCache?: boolean }): boolean =>
          known.status === "missing" || (known.status === "ready" && known.fromCache !== true);
        const [, recent] = await Promise.all([
          untilKnown(workspace.profile.watch, confirmed),
          until(diagnoses.watchAll, (all) => all.length === 20),
          untilKnown(subscription.watchCurrent, confirmed),
          untilKnown(subscription.watchStanding, confirmed),
          untilKnown(workspace.plans.watch.bind(null, "pro"), confirmed),
          untilKnown(workspace.displaySettings.watch, confirmed),
          untilKnown(workspace.news.watchLatest, confirmed),
          until(customers.watchLastAnalysed, (all) => all.length === 10),
          untilKnown((next, fail) => customers.watchDue(day, next, fail), confirmed),
          untilKnown((next, fail) => customers.watchPlanned(next, fail), confirmed),
          customers.countAll(),
          diagnoses.countFinished({ from: new Date(period.from), before: new Date(period.before) }),
        ]);
        const [latest] = recent;
        await Promise.all([
          ...recent
            .slice(0, 5)
            .map(({ customer }) => untilKnown(customers.watch.bind(null, customer ?? ""), confirmed)),
          untilKnown(diagnoses.watch.bind(null, latest?.id ?? ""), confirmed),
          untilKnown(
            (next, fail) => diagnoses.watchOfCustomer(latest?.customer ?? "", next, fail),
            confirmed,
          ),
        ]);
        // What a list leaves out is read once the server has confirmed it.
        await new Promise((resolve) => setTimeout(resolve, 1000));
      },
      {
        credentials: { email: "claire@example.org", password },
        day: isoDay(new Date()),
        period: { from: month.from.getTime(), before: month.before.getTime() },
      },
    ),
  );
  expect(costDifferences({ reads }, measuredCosts.dashboard)).toEqual([]);
});

it("a list of the back-office reads what it shows, and counts the rest", async () => {
  const credentials = { email: "sophie@example.org", password };
  const reads = await readsOf(measuredCosts.adminList, (page) =>
    page.evaluate(
      async ({ email, password: typed, shown }) => {
        const { signIn, until } = window.carnation;
        const { workspace } = await signIn(email, typed);
        await until(workspace.professionals.watchAll, (all) => all.length === shown);
        await workspace.professionals.countAll();
      },
      { ...credentials, shown: listLimits.customers },
    ),
  );
  expect(costDifferences({ reads }, measuredCosts.adminList)).toEqual([]);
});

it("a list of clients reads what it shows, and counts the rest", async () => {
  const credentials = { email: "claire@example.org", password };
  const reads = await readsOf(measuredCosts.clientList, (page) =>
    page.evaluate(
      async ({ email, password: typed, shown }) => {
        const { signIn, until } = window.carnation;
        const { workspace } = await signIn(email, typed);
        await until(workspace.customers.watchAll, (all) => all.length === shown);
        await workspace.customers.countAll();
      },
      { ...credentials, shown: listLimits.customers },
    ),
  );
  expect(costDifferences({ reads }, measuredCosts.clientList)).toEqual([]);
});
