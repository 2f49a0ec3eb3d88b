import { expect, expectTypeOf, test } from "vitest";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import type { UiMessages } from "./UiMessages.ts";

/**
 * Stands for whatever a sentence is given: a name that ends like a count is a number, any other a text that is
 * already formatted.
 */
const valuesWith = (count: number): object =>
  new Proxy(
    {},
    {
      get: (_, name) => (/(?:count|total|position|page|first|last)$/iu.test(String(name)) ? count : "Envoi"),
    },
  );

/** Every sentence of a catalogue, those with values included. */
function sentences(node: unknown): string[] {
  if (typeof node === "string") return [node];
  if (typeof node === "function") return [1, 2].map((count) => String(node(valuesWith(count))));
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
