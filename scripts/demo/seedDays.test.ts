import { parseSubscription } from "@carnation/product/subscription";
import { expect, test } from "vitest";
import { levelsOn } from "./seedDays.ts";

const at = (day: string): Date => new Date(`${day}T10:00:00Z`);
const subscription = (fields: object) =>
  parseSubscription("s", { status: "active", created: at("2026-03-10"), ...fields });

test("a subscription stood on a past day as its dates say", () => {
  const subscriptions = [
    subscription({ trial_end: at("2026-03-24") }),
    subscription({ status: "canceled", ended_at: at("2026-05-01") }),
    subscription({ status: "past_due", current_period_start: at("2026-06-01") }),
  ];
  const on = (day: string) => Object.values(levelsOn(day, subscriptions));
  expect(on("2026-03-09")).toEqual([0, 0, 0]);
  expect(on("2026-03-10")).toEqual([2, 1, 0]);
  expect(on("2026-03-24")).toEqual([3, 0, 0]);
  expect(on("2026-05-01")).toEqual([2, 0, 0]);
  expect(on("2026-06-01")).toEqual([1, 0, 1]);
});
