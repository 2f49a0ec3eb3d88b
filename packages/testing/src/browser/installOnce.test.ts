import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { installOnce } from "./installOnce.ts";

let parent = "";
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "carnation-install-"));
});
afterEach(() => {
  rmSync(parent, { recursive: true, force: true });
});

const fill = (folder: string): void => writeFileSync(join(folder, "whole"), "");

test("installOnce fills a folder once, and clears away what an older version left", () => {
  mkdirSync(join(parent, "1.0"));
  mkdirSync(join(parent, "kept"));
  installOnce(join(parent, "2.0"), fill, (name) => /^\d/u.test(name));
  installOnce(join(parent, "2.0"), () => {
    throw new Error("filled twice");
  });
  expect(readdirSync(parent).toSorted()).toEqual(["2.0", "kept"]);
  expect(existsSync(join(parent, "2.0", "whole"))).toBe(true);
});

test("a fill that fails leaves nothing behind", () => {
  expect(() =>
    installOnce(join(parent, "2.0"), (folder) => {
      fill(folder);
      throw new Error("The disk is full.");
    }),
  ).toThrow("The disk is full.");
  expect(readdirSync(parent)).toEqual([]);
});

test("a fill that was killed is done again, one that goes on is left alone", () => {
  // Ended by the time its number is known.
  const killed = spawnSync(process.execPath, ["--version"]).pid;
  mkdirSync(join(parent, `partial-${killed}`));
  mkdirSync(join(parent, `partial-${process.ppid}`));
  installOnce(join(parent, "2.0"), fill, () => true);
  expect(readdirSync(parent).toSorted()).toEqual(["2.0", `partial-${process.ppid}`]);
});

test("a second installation keeps what the first has installed", () => {
  const folder = join(parent, "2.0");
  installOnce(folder, (partial) => {
    fill(partial);
    mkdirSync(folder);
    writeFileSync(join(folder, "of the first"), "");
  });
  expect(readdirSync(folder)).toEqual(["of the first"]);
  expect(readdirSync(parent)).toEqual(["2.0"]);
});
