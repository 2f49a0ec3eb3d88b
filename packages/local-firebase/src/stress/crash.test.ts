import { expect, test } from "vitest";
import { runCrashStress } from "./crash.ts";
import { IS_DEEP } from "../testing/deep.ts";

/** `npm run test:deep` kills more often. */
const KILLS = IS_DEEP ? 25 : 1;

test(
  "kill -9 under writers, uploads and triggers: nothing acknowledged is lost, nothing half done, clients recover",
  { timeout: 900_000 },
  async () => {
    const { kills, acknowledged, faults } = await runCrashStress(KILLS, 11);
    expect(faults).toEqual([]);
    expect(kills).toBe(KILLS);
    expect(Object.values(acknowledged).every((count) => count > 0)).toBe(true);
  },
);
