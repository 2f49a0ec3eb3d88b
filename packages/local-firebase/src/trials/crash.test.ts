import { expect, test } from "vitest";
import { runCrashTrial } from "./crash.ts";

test(
  "kill -9 under writers, uploads and triggers: nothing acknowledged is lost, nothing half done, clients recover",
  { timeout: 300_000 },
  async () => {
    const { kills, acknowledged, faults } = await runCrashTrial(3, 11);
    expect(faults).toEqual([]);
    expect(kills).toBe(3);
    expect(Object.values(acknowledged).every((count) => count > 0)).toBe(true);
  },
);
