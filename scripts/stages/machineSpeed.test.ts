import { expect, test } from "vitest";
import { startMachineSpeed } from "./machineSpeed.ts";

test("the reference tells a slowness at once, and for a moment without rounds the one of the last", () => {
  const speed = startMachineSpeed();
  speed.stop();
  const slowness = speed.slownessSince(0);
  expect(slowness).toBeGreaterThan(0.02);
  expect(slowness).toBeLessThan(200);
  expect(speed.slownessSince(performance.now() + 1000)).toBeCloseTo(slowness);
});
