import { expect, test } from "vitest";
import { readHref, safeHref } from "./safeHref.ts";

test.each(["https://exemple.fr/a?b#c", "mailto:claire@exemple.fr", "tel:+33142000000"])(
  "%s is followed",
  (href) => {
    expect(safeHref(href)).toBe(href);
  },
);

test("spaces around an address are left out", () => {
  expect(safeHref(" https://exemple.fr/ ")).toBe("https://exemple.fr/");
});

test.each([
  "javascript:alert(1)",
  " JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,<b>",
  "http://exemple.fr",
  "//exemple.fr",
  "/accueil",
  "",
])("%j is not", (href) => {
  expect(safeHref(href)).toBeUndefined();
});

test.each([
  ["exemple.fr/soins", "https://exemple.fr/soins"],
  ["claire@exemple.fr", "mailto:claire@exemple.fr"],
  ["01 42 00 00 00", "tel:0142000000"],
  ["https://exemple.fr", "https://exemple.fr"],
  ["javascript:alert(1)", undefined],
  ["https://exemple", undefined],
  ["voir le site", undefined],
  ["https://exemple.fr/la fiche", undefined],
  ["", undefined],
])("%j is read as %j", (text, href) => {
  expect(readHref(text)).toBe(href);
});
