import { describe, expect, it } from "vitest";
import { parsePhoneRefusal, phoneRefusals, phoneRefusalTexts } from "./phoneLink.ts";
import { parseResponse } from "../callable/callable.ts";
import * as callables from "../callable/callables.ts";

const token = "a".repeat(43);
const answer = { id: "d1", token, expires: "2026-11-23T10:00:00.000Z" };

describe("a link for a phone", () => {
  it("a link for a phone is read with its end as a date", () => {
    expect(parseResponse(callables.createphonelink, answer)).toEqual({
      ...answer,
      expires: new Date(answer.expires),
    });
  });

  it.each([{ ...answer, token: "court" }, { ...answer, id: "" }, { ...answer, expires: "bientôt" }, null])(
    "a link for a phone is refused when it is none (%j)",
    (none) => {
      expect(() => parseResponse(callables.createphonelink, none)).toThrow(
        expect.objectContaining({ code: "internal" }),
      );
    },
  );

  it("a link for a phone says why a photo was not taken, in a sentence", () => {
    expect(parsePhoneRefusal({ error: "used" })).toBe("used");
    expect(parsePhoneRefusal({ error: "?" })).toBeNull();
    for (const refusal of phoneRefusals) expect(phoneRefusalTexts[refusal]).toMatch(/^\p{Lu}.+\.$/u);
  });
});
