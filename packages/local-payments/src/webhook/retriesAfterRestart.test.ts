import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { startLocalPayments } from "../startLocalPayments.ts";
import { stripeOf, temporaryFolder } from "../testing/openTestBank.ts";

const NOBODY = "http://127.0.0.1:1/nobody";

interface Waiting {
  readonly attempts: number;
  readonly due: number;
}

/** Starts a bank with one event that nobody takes, and stops it when it has been tried. */
async function failOnce(dataDir: string, webhook: string): Promise<void> {
  const bank = await startLocalPayments({ dataDir, port: 0, webhook });
  await stripeOf(bank).customers.create({});
  await bank.idle();
  await bank.stop();
}

function readWaiting(dataDir: string): Waiting {
  const sqlite = new DatabaseSync(join(dataDir, "payments.sqlite"));
  const row = sqlite.prepare("SELECT attempts, due FROM events").get();
  sqlite.close();
  return { attempts: Number(row?.["attempts"]), due: Number(row?.["due"]) };
}

function setAttempts(dataDir: string, attempts: number): void {
  const sqlite = new DatabaseSync(join(dataDir, "payments.sqlite"));
  sqlite.prepare("UPDATE events SET attempts = ?, due = 0").run(attempts);
  sqlite.close();
}

test("attempts of before a restart count: the next pause is the longer one", async () => {
  const dataDir = temporaryFolder();
  await failOnce(dataDir, NOBODY);
  expect(readWaiting(dataDir).attempts).toBe(1);
  // The list of pauses has eight: this is the ninth failure.
  setAttempts(dataDir, 8);
  const start = Date.now();
  const bank = await startLocalPayments({ dataDir, port: 0, webhook: NOBODY });
  await bank.idle();
  await bank.stop();
  const { attempts, due } = readWaiting(dataDir);
  expect(attempts).toBe(9);
  expect(due - start).toBeGreaterThanOrEqual(1_800_000);
  expect(due - start).toBeLessThan(1_860_000);
});

test("attempts at another address do not count at the new one", async () => {
  const dataDir = temporaryFolder();
  await failOnce(dataDir, NOBODY);
  setAttempts(dataDir, 8);
  const start = Date.now();
  const bank = await startLocalPayments({ dataDir, port: 0, webhook: `${NOBODY}/else` });
  await bank.idle();
  await bank.stop();
  const { attempts, due } = readWaiting(dataDir);
  expect(attempts).toBeGreaterThanOrEqual(1);
  expect(attempts).toBeLessThan(8);
  expect(due - start).toBeLessThan(60_000);
});
