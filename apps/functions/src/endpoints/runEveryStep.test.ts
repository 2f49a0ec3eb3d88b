import { expect, test } from "vitest";
import { runEveryStep } from "./runEveryStep.ts";

test("every step of an event is tried in its order, and the first failure is thrown at the end", async () => {
  const ran: string[] = [];
  const step = (name: string, error?: string) => async (): Promise<void> => {
    await Promise.resolve();
    ran.push(name);
    if (error !== undefined) throw new Error(error);
  };
  await expect(
    runEveryStep([step("access", "first"), step("billing"), step("logos", "second"), step("count")]),
  ).rejects.toThrow("first");
  expect(ran).toEqual(["access", "billing", "logos", "count"]);
  await expect(runEveryStep([step("alone")])).resolves.toBeUndefined();
});
