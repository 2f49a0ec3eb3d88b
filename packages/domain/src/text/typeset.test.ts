import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { typeset } from "./typeset.ts";

describe("typeset", () => {
  it.each([
    ["Priorité : pores", "Priorité\u00A0: pores"],
    ["PHA 5 % ; SPF 50", "PHA 5\u00A0%\u202F; SPF 50"],
    ["Quitter sans enregistrer ?", "Quitter sans enregistrer\u202F?"],
    ["« Joue droite »", "«\u00A0Joue droite\u00A0»"],
    ["1 234,50 €", "1 234,50\u00A0€"],
    ["14:05, ratio 1:2", "14:05, ratio 1:2"],
  ])("typeset sets %j", (source, text) => {
    expect(typeset(source)).toBe(text);
  });

  it("typeset changes nothing the second time", () => {
    const french = fc.array(
      fc.constantFrom("a", " ", "\u00A0", "\u202F", ";", ":", "!", "?", "%", "€", "«", "»"),
    );
    fc.assert(
      fc.property(french, (characters) => {
        const once = typeset(characters.join(""));
        expect(typeset(once)).toBe(once);
      }),
    );
  });
});
