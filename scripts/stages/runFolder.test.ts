import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openRunFolder } from "./runFolder.ts";

test("a run has a folder of its own, keeps another's, and removes those of runs that have ended", () => {
  const parent = mkdtempSync(join(tmpdir(), "runs-"));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const [another, ended] = [String(process.ppid), String(2 ** 30)];
  for (const name of [another, ended, "of an older form"]) mkdirSync(join(parent, name));
  writeFileSync(join(parent, another, "units.log"), "output");
  const folder = openRunFolder(parent);
  expect(readdirSync(parent).toSorted()).toEqual([another, String(process.pid)].toSorted());
  expect(existsSync(join(parent, another, "units.log"))).toBe(true);
  writeFileSync(join(folder, "units.log"), "of an earlier run with this id");
  expect(readdirSync(openRunFolder(parent))).toEqual([]);
});
