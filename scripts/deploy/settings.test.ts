import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { checkSettings, readSettings } from "./settings.ts";

test("settings of a project come upon those of all projects, and none are needed", () => {
  const folder = mkdtempSync(join(tmpdir(), "carnation-settings-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  expect(readSettings(folder, "institut")).toEqual({});
  writeFileSync(join(folder, ".env"), "CARNATION_PAYMENT=stripe\nCARNATION_STRIPE_TAX=automatic\n");
  writeFileSync(join(folder, ".env.institut"), "CARNATION_STRIPE_TAX=none\n");
  expect(readSettings(folder, "institut")).toEqual({
    CARNATION_PAYMENT: "stripe",
    CARNATION_STRIPE_TAX: "none",
  });
  expect(readSettings(folder, "autre")).toMatchObject({ CARNATION_STRIPE_TAX: "automatic" });
});

test.each([
  ["no settings", {}, [], []],
  [
    "mail without a login",
    { CARNATION_SMTP_URL: "smtp://mail.example", CARNATION_MAIL_FROM: "A <a@b.fr>" },
    [],
    [],
  ],
  [
    "Stripe without its tax",
    { CARNATION_PAYMENT: "stripe" },
    ["CARNATION_STRIPE_KEY", "CARNATION_STRIPE_WEBHOOK_SECRET"],
    [/^CARNATION_PAYMENT=stripe needs CARNATION_STRIPE_TAX/u],
  ],
  [
    "a remote analysis without its data set",
    { CARNATION_ANALYSIS_URL: "https://analysis.example", CARNATION_ANALYSIS_COMPANY: "c" },
    ["CARNATION_ANALYSIS_TOKEN"],
    [/CARNATION_ANALYSIS_DATASET/u],
  ],
  [
    "a language model elsewhere",
    { CARNATION_RECAP_URL: "https://models.example/v1" },
    ["CARNATION_RECAP_TOKEN"],
    [],
  ],
  [
    "a language model without TLS",
    { CARNATION_RECAP_URL: "http://m.example" },
    ["CARNATION_RECAP_TOKEN"],
    [/RECAP_URL/u],
  ],
])("settings with %s need their secrets and name what is wrong", (_, settings, secrets, problems) => {
  expect(checkSettings(settings)).toEqual({
    secrets,
    problems: problems.map((problem) => expect.stringMatching(problem)),
  });
});
