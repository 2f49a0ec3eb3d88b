import { expect, test } from "vitest";
import { retryPauseMs } from "./retryPause.ts";

test.each([
  [1, 500],
  [2, 1000],
  [7, 300_000],
  [8, 1_800_000],
  [9, 1_800_000],
  [1000, 1_800_000],
])("webhook failure %i is followed by a pause of %i ms", (failure, pause) => {
  expect(retryPauseMs(failure - 1)).toBe(pause);
});
