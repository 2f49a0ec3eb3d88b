import { describe, expect, it } from "vitest";
import { shortenText } from "./shortenText.ts";

describe("shortenText", () => {
  it.each([
    ["Crème", 10, "Crème"],
    ["Crème", 5, "Crème"],
    ["Crème", 2, "Cr"],
    ["Crème 🧴", 8, "Crème 🧴"],
    ["Crème 🧴", 7, "Crème "],
    ["🧴", 1, ""],
    ["", 3, ""],
  ])("of %j to %i is %j", (text, max, short) => {
    expect(shortenText(text, max)).toBe(short);
  });
});
