import { legalTextOf } from "@carnation/product/legal";
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { legalSettings } from "./legalSettings.ts";

const demo = join(import.meta.dirname, "../../../../scripts/demo/legal.json");
const folder = mkdtempSync(join(tmpdir(), "carnation-recaptcha-"));
let files = 0;

/** The settings of a deployment that has them in a file of its own. */
function settingsOf(write: (file: string) => void) {
  files += 1;
  const file = join(folder, `${files}.json`);
  write(file);
  vi.stubEnv("CARNATION_LEGAL", file);
  return legalSettings();
}

beforeEach(() => void vi.stubEnv("LOCAL_FIREBASE_OUTBOX", folder));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test("the policy names reCAPTCHA where App Check is on, and nowhere else", () => {
  const copy = (file: string): void => copyFileSync(demo, file);
  vi.stubEnv("LOCAL_FIREBASE_APP_CHECK", "");
  expect(JSON.stringify(legalTextOf("privacy", settingsOf(copy)))).not.toContain("reCAPTCHA");
  vi.stubEnv("LOCAL_FIREBASE_APP_CHECK", "observe");
  expect(JSON.stringify(legalTextOf("privacy", settingsOf(copy)))).toContain("reCAPTCHA");
});

test("a file that names reCAPTCHA itself is taken at its word, and one without processors still lacks them", () => {
  vi.stubEnv("LOCAL_FIREBASE_APP_CHECK", "enforce");
  const own = { name: "Google (reCAPTCHA)", purpose: "vérifier", place: "Dublin", transfer: "aucun" };
  const { processors } = settingsOf((file) => writeFileSync(file, JSON.stringify({ processors: [own] })));
  expect(processors).toEqual([own]);
  expect(settingsOf((file) => writeFileSync(file, "{}")).processors).toEqual([]);
});
