import { expect, test } from "vitest";
import { cellText } from "./cellText.ts";

const words = { none: "—", yes: "Oui", no: "Non" };
const french = { locale: "fr-FR", timeZone: "Europe/Paris", words };

test.each([
  ["Sérum", "Sérum"],
  [0, "0"],
  [1234.5, "1\u202F234,50"],
  [null, "—"],
  [undefined, "—"],
  ["", "—"],
  [true, "Oui"],
  [false, "Non"],
  [new Date("2026-11-21T23:30:00Z"), "22\u00A0nov.\u00A02026"],
])("%s is read %s", (value, text) => {
  expect(cellText(french, value)).toBe(text);
});

test("an instant is the day that it falls on in the time zone", () => {
  const instant = new Date("2026-11-21T23:30:00Z");
  expect(cellText({ ...french, timeZone: "America/Montreal" }, instant)).toBe("21\u00A0nov.\u00A02026");
});
