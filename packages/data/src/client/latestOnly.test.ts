import { describe, expect, it } from "vitest";
import { latestOnly } from "./latestOnly.ts";

describe("latestOnly", () => {
  it("latestOnly drops the outcome of an earlier input that finishes later", async () => {
    const slow = Promise.withResolvers<string>();
    const told: string[] = [];
    const step = latestOnly(
      (input: "slow" | "quick") => (input === "slow" ? slow.promise : Promise.resolve("quick")),
      (output) => told.push(output),
    );
    const first = step.next("slow");
    await step.next("quick");
    slow.resolve("slow");
    await first;
    expect(told).toEqual(["quick"]);
  });

  it("latestOnly says nothing after it was stopped", async () => {
    const told: number[] = [];
    const step = latestOnly(
      (input: number) => Promise.resolve(input),
      (output) => told.push(output),
    );
    const running = step.next(1);
    step.stop();
    await running;
    expect(told).toEqual([]);
  });
});
