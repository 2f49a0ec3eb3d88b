import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startCpuMeter, type CpuMeter } from "./cpuMeter.ts";
import { startProgram } from "./startProgram.ts";

let folder = "";
let meter: CpuMeter;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "carnation-program-"));
  meter = startCpuMeter();
});
afterEach(() => {
  meter.stop();
  rmSync(folder, { recursive: true, force: true });
});

const program = (command: readonly [string, ...string[]]) =>
  startProgram({ command, folder, env: process.env, log: join(folder, "log"), graceMs: 300 }, meter);
const node = (script: string) => program([process.execPath, "-e", script]);
const log = (): string => readFileSync(join(folder, "log"), "utf8");

test("both outputs of a program are kept whole, and how it ended", async () => {
  const { ok } = await node(`console.log("x".repeat(300_000)); console.error("End."); process.exitCode = 3`)
    .ended;
  expect(ok).toBe(false);
  expect(log()).toHaveLength(300_006);
  expect((await node("").ended).ok).toBe(true);
});

test("a program that does not exist has ended badly", async () => {
  expect((await program(["carnation-is-no-program"]).ended).ok).toBe(false);
});

test.runIf(process.platform === "linux")(
  "a child of a program is counted, and ended with it, even in a group of its own",
  async () => {
    const running = node(`
      const { spawn } = require("node:child_process");
      process.on("SIGINT", () => undefined);
      const child = spawn(process.execPath, ["-e", "setInterval(() => 0, 1e6)"], { detached: true });
      console.log(child.pid);
      setInterval(() => 0, 1e6);
    `);
    await expect.poll(log, { timeout: 20_000 }).toMatch(/\d+\n/u);
    const pid = Number(log());
    await running.stop();
    const { ok, cpuSeconds } = await running.ended;
    expect(ok).toBe(false);
    expect(cpuSeconds).toBeGreaterThan(0);
    await expect.poll(() => readState(pid), { timeout: 10_000 }).not.toMatch(/^[RSD]$/u);
  },
);

/** The letter that Linux has for what a process does; empty when it is gone. */
function readState(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.[0] ?? "";
  } catch {
    return "";
  }
}
