import { expect, it } from "vitest";
import { UsageCounter } from "./usageCounter.ts";

it("a counter charges one read for a query that finds nothing, and one for each thousand entries that are counted", () => {
  const usage = new UsageCounter();
  usage.addQuery(0);
  usage.addQuery(3);
  usage.addAggregation(0);
  usage.addAggregation(1001);
  usage.addReads(2);
  expect(usage.current().reads).toBe(1 + 3 + 1 + 2 + 2);
});

it("a counter keeps writes, deletes and deliveries apart, and what it gave stays as it was", () => {
  const usage = new UsageCounter();
  for (const kind of ["set", "delete", "set"] as const) usage.addWrite(kind);
  usage.addDelivery("countUsers");
  const before = usage.current();
  usage.addDelivery("countUsers");
  usage.addDelivery("sendMail");
  expect(before).toEqual({ reads: 0, writes: 2, deletes: 1, deliveries: { countUsers: 1 } });
  expect(usage.current().deliveries).toEqual({ countUsers: 2, sendMail: 1 });
});
