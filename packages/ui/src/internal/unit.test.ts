import { expect, test } from "vitest";
import { unitWord, withAmount, withUnit } from "./unit.ts";

const years = { one: "an", other: "ans" };

test.each([
  [0, "an"],
  [-1, "an"],
  [1.5, "an"],
  [2, "ans"],
  [-4, "ans"],
])("in French %f takes « %s »", (amount, word) => {
  expect(unitWord("fr-FR", years, amount)).toBe(word);
});

test("in English zero is plural", () => {
  expect(unitWord("en-GB", { one: "year", other: "years" }, 0)).toBe("years");
});

test("words keep a no-break space, signs carry their own", () => {
  expect(withUnit("46", "/100")).toBe("46/100");
  expect(withUnit("39", "ans")).toBe("39\u00A0ans");
  expect(withAmount("fr-FR", "−1", -1, years)).toBe("−1\u00A0an");
  expect(withAmount("fr-FR", "12", 12)).toBe("12");
});
