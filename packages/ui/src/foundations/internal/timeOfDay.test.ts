import { expect, test } from "vitest";
import { momentInFull, timeOfDay } from "./timeOfDay.ts";

const date = new Date("2026-11-21T13:05:00Z");

test("French writes hours with an « h », and a day before its time", () => {
  expect(timeOfDay("fr-FR", date, "Europe/Paris")).toBe("14\u00A0h\u00A005");
  expect(momentInFull("fr-FR", date, "Europe/Paris")).toBe("21\u00A0novembre\u00A02026, 14\u00A0h\u00A005");
});

test("the time is that of the time zone", () => {
  expect(timeOfDay("fr-FR", date, "America/New_York")).toBe("08\u00A0h\u00A005");
});
