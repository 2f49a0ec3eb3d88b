import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { paymentEnvironment, startPayments } from "./payments.ts";

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "payments-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test("a provider named by the environment starts none here", async () => {
  expect(await startPayments(temporaryFolder(), { CARNATION_STRIPE_KEY: "sk_test_1" })).toBeNull();
});

test("the functions are told the provider's address", async () => {
  const bank = await startPayments(temporaryFolder(), { CARNATION_PORTS: "0" });
  onTestFinished(() => bank?.stop());
  expect(bank && paymentEnvironment(bank)).toEqual({
    CARNATION_STRIPE_KEY: bank?.key,
    CARNATION_STRIPE_WEBHOOK_SECRET: bank?.webhookSecret,
    CARNATION_STRIPE_HOST: `127.0.0.1:${bank?.port}`,
  });
});

test("a port in use and data that cannot be read are told in French, with the way out", async () => {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const start = (folder: string, at: number) =>
    startPayments(folder, { CARNATION_PAYMENTS_PORT: String(at) });
  await expect(start(temporaryFolder(), port)).rejects.toThrow(
    `le port ${port} (la banque) est déjà utilisé`,
  );
  const folder = temporaryFolder();
  mkdirSync(join(folder, "payments"));
  writeFileSync(
    join(folder, "payments/payments.sqlite"),
    "not a database, though long enough to be read".repeat(40),
  );
  await expect(start(folder, 0)).rejects.toThrow(`Renommez le dossier ${join(folder, "payments")}`);
});
