import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { Database } from "../database/database.ts";
import { openStore } from "./testing/openStore.ts";

const program = fileURLToPath(new URL("testing/commitUntilKilled.ts", import.meta.url));

/** Reads what the child had been told is stored when it was killed in the middle of its work. */
async function acknowledgedBeforeKill(folder: string): Promise<{ id: string; time: bigint }[]> {
  const child = spawn(process.execPath, ["--conditions=@carnation/source", program, folder], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const closed = once(child, "close");
  const acknowledged: { id: string; time: bigint }[] = [];
  for await (const line of createInterface(child.stdout)) {
    const [id = "", time = ""] = line.split(" ");
    acknowledged.push({ id, time: BigInt(time) });
    if (acknowledged.length === 100) child.kill("SIGKILL");
  }
  await closed;
  return acknowledged;
}

test("every acknowledged commit survives kill -9, and time goes on from there", async () => {
  const folder = mkdtempSync(join(tmpdir(), "killed-store-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const acknowledged = await acknowledgedBeforeKill(folder);
  expect(acknowledged.length).toBeGreaterThanOrEqual(100);
  const database = new Database(folder);
  onTestFinished(() => database.close());
  // A system clock that has stepped back to 1970 must not matter.
  const { store } = openStore({ database, now: () => 0n });
  for (const { id, time } of acknowledged) {
    expect(store.get(`projects/p/databases/(default)/documents/c/${id}`)?.updateTime).toBe(time);
  }
  expect(store.changedSince(0n)?.length).toBeGreaterThanOrEqual(acknowledged.length);
  expect(store.readTime()).toBeGreaterThan(acknowledged.at(-1)?.time ?? 0n);
});
