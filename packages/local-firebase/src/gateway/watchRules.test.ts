import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ReplaceableRules } from "../rules/activeRules.ts";
import { parseRules } from "../rules/syntax/parseRules.ts";
import { watchRules } from "./watchRules.ts";

const rulesFor = (collection: string): string =>
  `rules_version = '2';\nservice cloud.firestore { match /${collection}/{id} { allow read; } }\n`;

let folder: string;
let file: string;
let rules: ReplaceableRules;
let log: string[];
let changes: number;
let stop: () => void;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rules-"));
  file = join(folder, "firestore.rules");
  const text = rulesFor("first");
  writeFileSync(file, text);
  rules = new ReplaceableRules(parseRules(text, file));
  log = [];
  changes = 0;
  rules.onChange(() => (changes += 1));
  stop = watchRules({ file, text, isOnDisk: true }, rules, (line) => void log.push(line));
});

afterEach(() => {
  stop();
  rmSync(folder, { recursive: true });
});

const inForce = (): unknown => rules.current().services[0]?.body.matches[0]?.pattern[0];
const fixed = (text: string) => ({ kind: "fixed", text });

describe("a changed rules file", () => {
  test("a changed rules file is put in force", async () => {
    writeFileSync(file, rulesFor("second"));
    await vi.waitFor(() => expect(inForce()).toEqual(fixed("second")), 10_000);
    expect(changes).toBe(1);
    expect(log).toEqual([`rules: ${file} has changed and is in force`]);
  });

  test("a changed rules file is found again after an editor has put another in its place", async () => {
    for (const name of ["second", "third"]) {
      writeFileSync(join(folder, "next"), rulesFor(name));
      renameSync(join(folder, "next"), file);
      await vi.waitFor(() => expect(inForce()).toEqual(fixed(name)), 10_000);
    }
    expect(changes).toBe(2);
  });

  test("a changed rules file with an error is reported with its place, and the rules before it stay until it is put right", async () => {
    writeFileSync(file, rulesFor("second").replace("allow read;", "allow read"));
    await vi.waitFor(() => expect(log).toHaveLength(1), 10_000);
    expect(log[0]).toContain(`stay in force: ${file}:2:59: expected ";", found "}"`);
    expect(inForce()).toEqual(fixed("first"));
    expect(changes).toBe(0);
    writeFileSync(file, rulesFor("third"));
    await vi.waitFor(() => expect(inForce()).toEqual(fixed("third")), 10_000);
  });

  test("a changed rules file that is removed leaves the rules before it in force", async () => {
    rmSync(file);
    await vi.waitFor(() => expect(log).toHaveLength(1), 10_000);
    expect(log[0]).toContain("stay in force");
    expect(inForce()).toEqual(fixed("first"));
  });
});

test("a file that cannot be watched is said to be so", () => {
  const missing = join(folder, "missing", "firestore.rules");
  watchRules({ file: missing, text: "", isOnDisk: true }, rules, (line) => void log.push(line))();
  expect(log[0]).toContain(`${missing} cannot be watched`);
});
