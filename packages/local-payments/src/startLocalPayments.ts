import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { perform } from "./api/handleApiRequest.ts";
import { Bank } from "./bank/bank.ts";
import { advanceTo, stepFrom } from "./bank/clock.ts";
import { runDueBilling } from "./bank/runDueBilling.ts";
import { encodeForm } from "./forms/form.ts";
import { handle } from "./server/handleRequest.ts";
import type { LocalPayments, LocalPaymentsOptions, Post } from "./options.ts";
import { IdempotencyStore } from "./store/idempotencyStore.ts";
import { openDatabase } from "./store/database.ts";
import { randomId } from "./store/objectStore.ts";
import { startWebhookDelivery } from "./webhook/deliverWebhooks.ts";

/** Interval at which the bank looks for what has fallen due by itself. */
const CATCH_UP_MS = 10_000;

/**
 * Starts the card provider of one machine.
 * @throws Error with `code: "EADDRINUSE"` when the port is taken
 */
export async function startLocalPayments(options: LocalPaymentsOptions): Promise<LocalPayments> {
  const { onProblem = () => undefined } = options;
  const sqlite = openDatabase(options.dataDir);
  const bank = new Bank(sqlite);
  const answers = new IdempotencyStore(sqlite);
  const key = options.key ?? bank.settings.once("key", () => randomId("sk_test_", 40));
  const webhookSecret = bank.settings.once("webhookSecret", () => randomId("whsec_", 32));
  const server = createServer(
    (request, response) => void handle({ bank, answers, key, onProblem }, request, response),
  );
  const port = await new Promise<number>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
  }).catch((error: unknown) => {
    sqlite.close();
    throw error;
  });
  bank.url = `http://127.0.0.1:${port}`;
  const delivery = startWebhookDelivery(bank, webhookSecret, onProblem);
  bank.onEvents = delivery.wake;
  const setWebhook = (address: string): void =>
    bank.transact(() => {
      const isNewAddress = bank.settings.get("webhook") !== address;
      bank.settings.set("webhook", address);
      bank.events.retryAllNow(Date.now(), isNewAddress);
    });
  if (options.webhook !== undefined) setWebhook(options.webhook);
  const catchUp = (): void => {
    try {
      bank.transact(() => runDueBilling(bank, bank.clock()));
    } catch (error) {
      onProblem(error);
    }
  };
  catchUp();
  const timer = setInterval(catchUp, CATCH_UP_MS);
  timer.unref();
  return {
    url: bank.url,
    port,
    key,
    webhookSecret,
    setWebhook,
    advance: (step) => bank.transact(() => advanceTo(bank, stepFrom(bank.now(), step))),
    once: (name, work) => bank.transact(() => runOnce(bank, name, work)),
    idle: delivery.idle,
    async stop() {
      clearInterval(timer);
      const closed = new Promise((resolve) => {
        server.close(resolve);
      });
      server.closeAllConnections();
      await closed;
      await delivery.stop();
      sqlite.close();
    },
  };
}

function runOnce(bank: Bank, name: string, work: (post: Post) => void): boolean {
  if (bank.settings.get(`done:${name}`) !== null) return false;
  work((path, fields) => perform(bank, "POST", path, encodeForm(fields)).answer as { readonly id: string });
  bank.settings.set(`done:${name}`, new Date().toISOString());
  return true;
}
