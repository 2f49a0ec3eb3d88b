import { describe, expect, it } from "vitest";
import { excerpt, shortenText } from "./shortenText.ts";

describe("shortenText", () => {
  it.each([
    ["Crème", 10, "Crème"],
    ["Crème", 5, "Crème"],
    ["Crème", 2, "Cr"],
    ["Crème 🧴", 8, "Crème 🧴"],
    ["Crème 🧴", 7, "Crème "],
    ["🧴", 1, ""],
    ["", 3, ""],
  ])("shortenText of %j to %i is %j", (text, max, short) => {
    expect(shortenText(text, max)).toBe(short);
  });
});

describe("excerpt", () => {
  it.each([
    ["Court.", 20, "Court."],
    ["Lumière de face, menton horizontal", 20, "Lumière de face…"],
    ["Deux \r\n\n lignes ", 40, "Deux lignes"],
    ["Trois mots ici", 10, "Trois mots…"],
    ["😀😀😀", 3, "😀…"],
  ])("excerpt of %j to %i is %j", (text, max, beginning) => {
    expect(excerpt(text, max)).toBe(beginning);
  });
});
