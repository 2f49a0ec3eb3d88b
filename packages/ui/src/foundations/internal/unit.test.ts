import { expect, test } from "vitest";
import { withAmount, withUnit } from "./unit.ts";

const years = { one: "an", other: "ans" };

test.each([
  [0, "an"],
  [-1, "an"],
  [1.5, "an"],
  [2, "ans"],
  [-4, "ans"],
])("a French amount of %f takes « %s »", (amount, word) => {
  expect(withAmount("fr-FR", String(amount), amount, years)).toBe(`${amount}\u00A0${word}`);
});

test("zero is plural in English", () => {
  expect(withAmount("en-GB", "0", 0, { one: "year", other: "years" })).toBe("0\u00A0years");
});

test("words keep a no-break space, signs carry their own", () => {
  expect(withUnit("46", "/100")).toBe("46/100");
  expect(withUnit("39", "/mois")).toBe("39/mois");
  expect(withUnit("39", "ans")).toBe("39\u00A0ans");
  expect(withAmount("fr-FR", "−1", -1, years)).toBe("−1\u00A0an");
  expect(withAmount("fr-FR", "12", 12)).toBe("12");
});
