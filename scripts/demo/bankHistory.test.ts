import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startLocalPayments } from "@carnation/local-payments";
import { expect, onTestFinished, test } from "vitest";
import { openPayment } from "../../apps/functions/src/payment/provider/openPayment.ts";
import { liveThrough } from "./bankHistory.ts";
import { demoId } from "./demoId.ts";

test.each(["2026-11-23", "2027-03-01", "2027-03-31", "2027-12-31", "2028-02-29"])(
  "a first start on %s: who pays, who tries, who is late",
  async (day) => {
    const dataDir = mkdtempSync(join(tmpdir(), "bank-history-"));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const bank = await startLocalPayments({ dataDir, port: 0 });
    onTestFinished(() => bank.stop());
    const now = Date.parse(`${day}T09:30:00Z`) / 1000;
    bank.once("demo", (post) => liveThrough(post, now));
    bank.once("demo", () => expect.unreachable("it was done"));
    const { stripe } = await openPayment({
      key: bank.key,
      webhookSecret: bank.webhookSecret,
      local: { host: "127.0.0.1", port: bank.port },
      tax: { kind: "none" },
      origins: [],
    });
    const { data } = await stripe.subscriptions.list({ status: "all", expand: ["data.customer"] });
    const states = data.map(({ status, metadata }) => [metadata["uid"], status]);
    expect(Object.fromEntries(states)).toEqual({
      [demoId("users", "claire")]: "active",
      [demoId("users", "sophie")]: "active",
      [demoId("users", "julie")]: "past_due",
      [demoId("users", "nadia")]: "trialing",
    });
    const invoices = await stripe.invoices.list({ limit: 100 });
    const paid = invoices.data.filter(({ status, total }) => status === "paid" && total > 0);
    expect(paid.length).toBeGreaterThanOrEqual(6);
    expect(paid.every(({ created }) => created < now)).toBe(true);
    expect((await stripe.prices.list()).data).toHaveLength(6);
  },
);
