import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { renderedTexts } from "./testing/renderedTexts.ts";
import { typographyFaults } from "./testing/typographyFaults.ts";

const root = join(import.meta.dirname, "..");
const sources = globSync("{apps,packages}/*/src/**/*.{ts,tsx}", { cwd: root }).filter(
  (file) => !/node_modules|\.(?:test|stories)\.tsx?$|\/testing\//u.test(file),
);

/** Functions, tags and errors for developers whose texts are written with ordinary spaces. */
const typesetting = new Set(["typeset", "titledText", "html", "Error", "RangeError", "TypeError"]);

/** Modules whose sentences are written with ordinary spaces and leave them through `typeset`. */
const typesetAtTheEnd: ReadonlySet<string> = new Set([
  "apps/functions/src/account/mails/accountMailWords.ts",
  "packages/data/src/export/archiveFiles.ts",
  "packages/domain/src/comparison/comparability.ts",
  "packages/domain/src/comparison/verdictReason.ts",
  "packages/domain/src/recommendation/allegations.ts",
  "packages/domain/src/routine/compareRoutines.ts",
  "packages/domain/src/routine/contraindicatedSteps.ts",
  "packages/domain/src/routine/routineWarnings.ts",
  "packages/domain/src/routine/unknownSteps.ts",
  "packages/domain/src/summary/synthesis.ts",
  "packages/domain/src/ui/photoMasks.ts",
  "packages/domain/src/validity/validityCard.ts",
  "packages/product/src/ai-settings/aiSettingsWarnings.ts",
  "packages/product/src/quote/quoteObstacle.ts",
  "packages/skin-analysis/src/method/methodPage.ts",
]);

/** Tables with ordinary spaces, and the module that typesets what it takes from them. */
const typesetBy: Readonly<Record<string, string>> = {
  "packages/product/src/legal/contractText.ts": "packages/product/src/legal/legalText.ts",
  "packages/product/src/legal/noticeText.ts": "packages/product/src/legal/legalText.ts",
  "packages/product/src/legal/privacyText.ts": "packages/product/src/legal/legalText.ts",
  "packages/product/src/legal/registerText.ts": "packages/product/src/legal/legalText.ts",
  "packages/product/src/legal/termsText.ts": "packages/product/src/legal/legalText.ts",
  "packages/domain/src/criterion/ageCriteria.ts": "packages/domain/src/criterion/defineCriterion.ts",
  "packages/domain/src/criterion/complexionCriteria.ts": "packages/domain/src/criterion/defineCriterion.ts",
  "packages/domain/src/criterion/contourCriteria.ts": "packages/domain/src/criterion/defineCriterion.ts",
  "packages/domain/src/criterion/textureCriteria.ts": "packages/domain/src/criterion/defineCriterion.ts",
  "packages/domain/src/error/errorTexts.ts": "packages/domain/src/error/messageFor.ts",
  "packages/product/src/ai-settings/aiSettingsWords.ts":
    "apps/web/src/features/admin/ai-settings/SettingsSections.tsx",
  "packages/product/src/prescription/prescriptionTexts.ts":
    "packages/product/src/prescription/prescriptionDocument.ts",
  "packages/skin-analysis/src/method/complexion.ts": "apps/web/src/features/pro/results/MethodDialog.tsx",
  "packages/skin-analysis/src/method/contour.ts": "apps/web/src/features/pro/results/MethodDialog.tsx",
  "packages/skin-analysis/src/method/general.ts": "apps/web/src/features/pro/results/MethodDialog.tsx",
  "packages/skin-analysis/src/method/texture.ts": "apps/web/src/features/pro/results/MethodDialog.tsx",
};

/** Texts that stay as they are: messages that the specification has letter for letter, and a prompt that a model reads. */
const asTheyAre: ReadonlySet<string> = new Set([
  "apps/functions/src/comparison/recapPrompt.ts",
  "packages/domain/src/error/clientMessages.ts",
]);

/** Sentences of databases, protocols and stylesheets, drawings: nobody reads them. */
const unread =
  /\b(?:SELECT|INSERT|DELETE|UPDATE|WHERE|VALUES)\b|^[A-Z_]{8,} : |event IN|[;{]\s*\}|@font-face|\brgb\(/u;

test("every rendered text has French apostrophes and no-break spaces", () => {
  const found = sources
    .filter((file) => !typesetAtTheEnd.has(file) && !(file in typesetBy) && !asTheyAre.has(file))
    .flatMap((file) =>
      renderedTexts(join(root, file), typesetting)
        .filter(({ text }) => !unread.test(text))
        .flatMap(({ text, line }) =>
          typographyFaults(text).map((fault) => `${file}:${line} has ${fault}: ${text.trim().slice(0, 120)}`),
        ),
    );
  expect(sources.length).toBeGreaterThan(1000);
  expect(found).toEqual([]);
});

test("a text that is written with ordinary spaces is typeset where it is used", () => {
  const left = [...[...typesetAtTheEnd].map((file) => [file, file]), ...Object.entries(typesetBy)];
  const without = left.filter(([file = "", module = ""]) => {
    const isThere = existsSync(join(root, file));
    return !isThere || !/\btypeset\(|map\(typeset\)/u.test(readFileSync(join(root, module), "utf8"));
  });
  expect(without).toEqual([]);
});
