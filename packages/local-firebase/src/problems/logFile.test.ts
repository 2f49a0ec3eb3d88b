import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openLogFile } from "./logFile.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "log-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

test("a log file has a time on each line, goes on where it stood, and never grows beyond its two files", () => {
  const file = join(folder, "a.log");
  for (let run = 0; run < 3; run += 1) {
    const log = openLogFile(file, ".1", 2000);
    for (let n = 0; n < 40; n += 1) log.write(`run ${run} line ${n}`);
    log.close();
  }
  const [current, older] = [readFileSync(file, "utf8"), readFileSync(`${file}.1`, "utf8")];
  expect(current).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z run 2 line \d+\n/);
  expect(current.endsWith("run 2 line 39\n")).toBe(true);
  expect(older + current).toContain("run 2 line 0\n");
  for (const name of [file, `${file}.1`]) expect(statSync(name).size).toBeLessThan(2100);
  expect(process.platform === "win32" || (statSync(file).mode & 0o077) === 0).toBe(true);
});

test("lines that cannot be written are counted, and told when it can be written again", () => {
  const file = join(folder, "away", "a.log");
  const log = openLogFile(file, ".1", 2000);
  log.write("one");
  log.write("two");
  mkdirSync(join(folder, "away"));
  log.write("three");
  log.close();
  expect(readFileSync(file, "utf8").replaceAll(/^\S+ /gm, "")).toBe(
    "(2 lines could not be written)\nthree\n",
  );
});

test.skipIf(!existsSync("/dev/full"))("a full disk ends nothing", () => {
  symlinkSync("/dev/full", join(folder, "a.log"));
  const log = openLogFile(join(folder, "a.log"), ".1", 2000);
  for (let n = 0; n < 100; n += 1) log.write("line");
  expect(log.close).not.toThrow();
});
