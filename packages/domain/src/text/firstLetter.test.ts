import { describe, expect, it } from "vitest";
import { lowerFirst, upperFirst } from "./firstLetter.ts";

describe("the first letter", () => {
  it.each([
    ["Éclat", "éclat", "Éclat"],
    ["peau nette", "peau nette", "Peau nette"],
    ["SPF 50", "sPF 50", "SPF 50"],
    ["", "", ""],
  ])("the first letter of %j", (text, lower, upper) => {
    expect(lowerFirst(text)).toBe(lower);
    expect(upperFirst(text)).toBe(upper);
  });
});
