import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { legalTexts } from "./legalTexts.ts";

/** Of what was accepted under each version: other words need another version, in the domain. */
const accepted = {
  terms: { "2026-11-01": "80e75ebaefe71a90" },
  privacy: { "2026-11-01": "0322116401901722" },
} as const;

const hash = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 16);

test.each(["terms", "privacy"] as const)("the words of %s are those of its version", (name) => {
  const { title, version, sections } = legalTexts[name];
  const versions: Readonly<Record<string, string>> = accepted[name];
  expect(versions[version]).toBe(hash([title, sections]));
});

test.each(["terms", "privacy"] as const)("%s is French without the words of a doctor", (name) => {
  const text = JSON.stringify(legalTexts[name]);
  expect(text).not.toMatch(/patient|pathologie|traitement|guéri|ordonnance|'/iu);
  expect(text).not.toMatch(/[^\u202F][;!?]/u);
});
