import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { isSearchEmail, searchFields, searchKeyOf, searchKeys } from "./searchKeys.ts";

describe("searchKeys", () => {
  it("search keys are every beginning of each word, and the pairs of beginnings", () => {
    expect(searchKeys("Morel Ève", "eve@ex.fr")).toEqual([
      "m",
      "mo",
      "mor",
      "more",
      "morel",
      "e",
      "ev",
      "eve",
      "ex",
      "f",
      "fr",
      "eve mor",
    ]);
  });

  it.each([
    ["case and accents", "Éléonore", "ELEONORE"],
    ["ligatures", "Cœur Lætitia", "coeur laetitia"],
    ["typographic apostrophes", "D’Anaïs", "d'anais"],
    ["hyphens", "Jean-Luc", "jean luc"],
    ["words the other way round", "Morel Anaïs", "anais morel"],
    ["the beginning of the last word", "Morel Anaïs", "morel ana"],
    ["a word longer than what is stored", "Wolfeschlegelsteinhausen", "wolfeschlegelstein"],
    ["numbers", "Client 2008", "client 2008"],
  ])("search keys hold the key of a search whatever %s", (_what, stored, typed) => {
    expect(searchKeys(stored)).toContain(searchKeyOf(typed));
  });

  it("search keys hold the key of every search of beginnings of their words", () => {
    const word = fc.string({ unit: fc.constantFrom(..."abcéÉœ'’-09"), minLength: 1, maxLength: 15 });
    const begun = fc.array(fc.tuple(word, fc.nat(14)), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(begun, (words) => {
        const typed = words.map(([text, cut]) => text.slice(0, cut + 1)).join(" ");
        const key = searchKeyOf(typed);
        fc.pre(key !== null);
        expect(searchKeys(words.map(([text]) => text).join(" "))).toContain(key);
      }),
    );
  });

  it("search keys stay under 450 of at most 13 characters for any text", () => {
    const keys = searchKeys(
      "abcdefghijklmnop ".repeat(3),
      ...Array.from({ length: 99 }, (_, index) => `${index}abcdefghijklmnop`),
    );
    expect(keys.length).toBeLessThan(450);
    expect(Math.max(...keys.map(({ length }) => length))).toBeLessThanOrEqual(13);
  });
});

test.each([
  ["", null],
  ["@ -", null],
  ["a", "a"],
  ["de la cruz", "cruz"],
  ["client numero 2008", "2008"],
  ["marie martin", "mar mar"],
  ["mar martin", "martin"],
])("the search %j asks for the key %j", (typed, key) => {
  expect(searchKeyOf(typed)).toBe(key);
});

test("search keys and sort keys cut no sign in two, whatever plane it is of", () => {
  const { search_keys: keys, sort_key: sorted } = searchFields("𠮷田𠮷 𠮷野𠮷", "𠮷".repeat(300));
  for (const key of [...keys, sorted]) expect(key.isWellFormed()).toBe(true);
  expect(keys).toContain("𠮷");
});

test("sort keys follow the French alphabet, numbers by value", () => {
  const names = ["Zola Ève", "Élan Ana", "Eloi Bob", "Morel 10", "Morel 9", "Œuvre A", "Ohm B"];
  const keyed = names.map((name) => ({ name, key: searchFields(name).sort_key }));
  const sorted = keyed.toSorted((one, other) => (one.key < other.key ? -1 : 1)).map(({ name }) => name);
  expect(sorted).toEqual(names.toSorted(new Intl.Collator("fr", { numeric: true }).compare));
});

test.each([
  ["claire@", true],
  ["claire@ex.fr", true],
  ["claire.mar", false],
  ["Jean-Pierre", false],
  ["S.A.R.L.", false],
  ["NOEL-2026", false],
  ["claire", false],
  ["claire martin", false],
])("%j may be the beginning of an address: %j", (typed, isEmail) => {
  expect(isSearchEmail(typed)).toBe(isEmail);
});
