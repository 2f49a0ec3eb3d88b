import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Bank } from "./bank/bank.ts";
import { handle } from "./http/server.ts";
import type { LocalPayments, LocalPaymentsOptions } from "./options.ts";
import { AnswerStore } from "./store/answerStore.ts";
import { openDatabase } from "./store/database.ts";
import { randomId } from "./store/objectStore.ts";

/**
 * Starts the card provider of one machine.
 * @throws Error with `code: "EADDRINUSE"` when the port is taken
 */
export async function startLocalPayments(options: LocalPaymentsOptions): Promise<LocalPayments> {
  const sqlite = openDatabase(options.dataDir);
  const bank = new Bank(sqlite);
  const answers = new AnswerStore(sqlite);
  const key = options.key ?? bank.settings.once("key", () => randomId("sk_test_", 40));
  const webhookSecret = bank.settings.once("webhookSecret", () => randomId("whsec_", 32));
  const server = createServer((request, response) => void handle({ bank, answers, key }, request, response));
  const port = await new Promise<number>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
  }).catch((error: unknown) => {
    sqlite.close();
    throw error;
  });
  bank.url = `http://127.0.0.1:${port}`;
  const setWebhook = (url: string): void => bank.transact(() => bank.settings.set("webhook", url));
  if (options.webhook !== undefined) setWebhook(options.webhook);
  return {
    url: bank.url,
    port,
    key,
    webhookSecret,
    setWebhook,
    advance: () => undefined,
    idle: () => Promise.resolve(),
    async stop() {
      const closed = new Promise((resolve) => {
        server.close(resolve);
      });
      server.closeAllConnections();
      await closed;
      sqlite.close();
    },
  };
}
