import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { asKnownTags, parseTag, tagId, usedTags, withTagRenamed } from "./tag.ts";
import { tagForm } from "./tagForm.ts";

describe("a stored tag", () => {
  it("a stored tag reads back what was stored", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.nat(), (text, newsCount) => {
        const tag = { id: "t", text, newsCount };
        expect(parseTag("t", { text, news_count: newsCount })).toEqual(tag);
      }),
    );
  });

  it("a stored tag has the specification's fields, text and news_count", () => {
    expect(parseTag("t", { text: "Éclat" })).toEqual({ id: "t", text: "Éclat", newsCount: 0 });
    expect(parseTag("t", { text: "Éclat", news_count: -1 }).newsCount).toBe(0);
    expect(parseTag("soin", {}).text).toBe("soin");
    expect(() => parseTag("t", null)).toThrow(v.ValiError);
  });

  it("a stored tag is listed when it has news, in French order", () => {
    const tags = ["Routine", "Éclat", "Taches", "Fermeté"].map((text) => ({
      id: text,
      text,
      newsCount: text === "Taches" ? 0 : 2,
    }));
    expect(usedTags(tags).map(({ text }) => text)).toEqual(["Éclat", "Fermeté", "Routine"]);
  });
});

describe("the tags of an article", () => {
  it("the tags of an article are written as those that exist", () => {
    const known = [parseTag("e", { text: "Éclat du teint" })];
    expect(asKnownTags(["eclat  du TEINT", "Hiver"], known)).toEqual(["Éclat du teint", "Hiver"]);
  });

  it("follow when one is renamed or taken away, and stay in order", () => {
    const texts = ["Hiver", "Éclat", "Routine"];
    expect(withTagRenamed(texts, "eclat", "Lumière")).toEqual(["Hiver", "Lumière", "Routine"]);
    expect(withTagRenamed(texts, "Éclat", "hiver")).toEqual(["Hiver", "Routine"]);
    expect(withTagRenamed(texts, "Éclat", null)).toEqual(["Hiver", "Routine"]);
  });

  it.each([
    ["  Contour de l’œil ", "contour-de-l-oeil"],
    ["Éclat", "eclat"],
    ["100 % solaire !", "100-solaire"],
    ["日本", null],
  ])("the tags of an article are stored under an id: %s", (text, id) => {
    expect(tagId(text)).toBe(id);
  });
});

describe("the form of a tag", () => {
  const form = tagForm([parseTag("e", { text: "Éclat du teint" })]);

  it("tidies the text", () => {
    expect(v.parse(form, { text: "  Contour   de l’œil " })).toEqual({ text: "Contour de l’œil" });
  });

  it.each([
    ["", "Saisissez l’étiquette."],
    [" ", "Saisissez l’étiquette."],
    ["t".repeat(41), "40 caractères au plus."],
    ["a, b", "Retirez la virgule."],
    ["eclat  du TEINT", "L’étiquette «\u00A0eclat du TEINT\u00A0» existe déjà."],
  ])("the form of a tag refuses %j", (text, message) => {
    expect(v.safeParse(form, { text }).issues?.[0].message).toBe(message);
  });
});
