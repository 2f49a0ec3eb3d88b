import { expect, test } from "vitest";
import { ordinalFirst } from "./ordinalFirst.ts";

test.each([
  ["1 mars", "1er mars"],
  ["dimanche 1 mars 2026", "dimanche 1er mars 2026"],
  ["1\u00A0nov. 2026", "1er\u00A0nov. 2026"],
  ["11 mars 2026", "11 mars 2026"],
  ["21 mars, 1 h 05", "21 mars, 1 h 05"],
])("%s", (date, said) => {
  expect(ordinalFirst("fr-FR", date)).toBe(said);
});

test("other languages write the first like every other day", () => {
  expect(ordinalFirst("en-GB", "1 March 2026")).toBe("1 March 2026");
});
