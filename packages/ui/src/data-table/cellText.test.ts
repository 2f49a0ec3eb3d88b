import { expect, test } from "vitest";
import { cellText } from "./cellText.ts";

test.each([
  ["Sérum", "Sérum"],
  [0, "0"],
  [1234.5, "1\u202F234,50"],
  [null, "—"],
  [undefined, "—"],
  ["", "—"],
  [true, "—"],
  [new Date("2026-11-21T23:30:00Z"), "22 nov. 2026"],
])("%s is read %s", (value, text) => {
  expect(cellText("fr-FR", value, "—")).toBe(text);
});
