import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Stripe } from "stripe";
import { onTestFinished } from "vitest";
import type { LocalPayments, LocalPaymentsOptions } from "../options.ts";
import { startLocalPayments } from "../startLocalPayments.ts";

/** A folder of its own for one test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "local-payments-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The official library, as the functions use it. */
export function stripeOf({ key, port }: LocalPayments): Stripe {
  return new Stripe(key, {
    host: "127.0.0.1",
    port,
    protocol: "http",
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

/** A bank of its own for one test, and the official library that speaks to it. */
export async function openBank(options: Partial<LocalPaymentsOptions> = {}) {
  const bank = await startLocalPayments({ dataDir: temporaryFolder(), port: 0, ...options });
  onTestFinished(() => bank.stop());
  return { bank, stripe: stripeOf(bank) };
}
