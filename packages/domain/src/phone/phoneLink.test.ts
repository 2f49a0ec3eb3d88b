import { describe, expect, it } from "vitest";
import { parsePhoneLink, parsePhoneRefusal, phoneRefusals, phoneRefusalTexts } from "./phoneLink.ts";

const token = "a".repeat(43);
const answer = { id: "d1", token, expires: "2026-11-23T10:00:00.000Z" };

describe("a link for a phone", () => {
  it("is read with its end as a date", () => {
    expect(parsePhoneLink(answer)).toEqual({ ...answer, expires: new Date(answer.expires) });
  });

  it.each([{ ...answer, token: "court" }, { ...answer, id: "" }, { ...answer, expires: "bientôt" }, null])(
    "is refused when it is none (%j)",
    (none) => {
      expect(() => parsePhoneLink(none)).toThrow(expect.objectContaining({ code: "internal" }));
    },
  );

  it("says why a photo was not taken, in a sentence", () => {
    expect(parsePhoneRefusal({ error: "used" })).toBe("used");
    expect(parsePhoneRefusal({ error: "?" })).toBeNull();
    for (const refusal of phoneRefusals) expect(phoneRefusalTexts[refusal]).toMatch(/^\p{Lu}.+\.$/u);
  });
});
