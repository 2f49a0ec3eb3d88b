import { expect, expectTypeOf, test } from "vitest";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import type { UiMessages } from "./UiMessages.ts";

/** Every sentence of a catalogue, those with values included. */
function sentences(node: unknown): string[] {
  if (typeof node === "string") return [node];
  if (typeof node === "function") {
    return [1, 2].map((count) =>
      String(node({ count, amount: "5", label: "Envoi", percent: "64\u00A0%", reference: "7F3A-21" })),
    );
  }
  return Object.values(node ?? {}).flatMap(sentences);
}

test.each(sentences(fr))("French typography: %s", (sentence) => {
  expect(sentence).not.toMatch(/ [:;!?%€»]|« |['"]|\.\.\.|!/u);
});

test("both catalogues say the same number of things, in their own words", () => {
  expect(sentences(en)).toHaveLength(sentences(fr).length);
  expect(sentences(fr)).toContain("2 champs sont à corriger");
  expect(sentences(en)).toContain("One field needs your attention");
});

test("a catalogue that forgets a section is not one", () => {
  expectTypeOf<Omit<UiMessages, "gauge">>().not.toExtend<UiMessages>();
});
