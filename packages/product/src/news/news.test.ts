import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { type News, newsStatusLabel, parseNews, toStoredNews } from "./news.ts";
import { hasText, isNewsChanged, newsDraftForm, newsForm, newsFormInput } from "./newsForm.ts";
import { newsPage, newsShown, publishedNews } from "./newsPage.ts";
import { parseNewsDevice, registerUserToNewsRequest } from "./registerUserToNews.ts";
import { isUnreadNews } from "./unreadNews.ts";
import { parsePayload } from "../wire/payload.ts";

const day = (at: number) => new Date(Date.UTC(2026, 0, at));
const article = (id: string, at: number, fields: object = {}): News =>
  parseNews(id, { title: id, published: true, createdAt: day(at), ...fields });

describe("a stored article", () => {
  const anyNews: fc.Arbitrary<News> = fc.record({
    id: fc.constant("n"),
    title: fc.string(),
    summary: fc.string(),
    body: fc.string(),
    published: fc.boolean(),
    createdAt: fc.date({ noInvalidDate: true }),
    picture: fc.option(fc.constant("n.jpg")),
    pictureAlt: fc.string(),
    tags: fc.array(fc.string().filter((text) => text.trim() !== "" && !text.includes("/"))),
    notify: fc.boolean(),
    notified: fc.option(fc.date({ noInvalidDate: true })),
    firstPublished: fc.date({ noInvalidDate: true }),
    updated: fc.option(fc.date({ noInvalidDate: true })),
  });

  it("a stored article reads back what was stored", () => {
    fc.assert(
      fc.property(anyNews, (any) => {
        expect(parseNews("n", toStoredNews(any))).toEqual(any);
      }),
    );
  });

  it("a stored article is a draft unless it says otherwise", () => {
    const draft = parseNews("n", { createdAt: { toDate: () => day(1) }, tags: null });
    expect(draft).toMatchObject({ title: "", body: "", tags: [], picture: null, createdAt: day(1) });
    expect(draft).toMatchObject({ notify: false, notified: null, firstPublished: null, updated: null });
    expect(article("n", 1).firstPublished).toEqual(day(1));
    expect(article("n", 1, { notify: "yes", notified: 3 })).toMatchObject({ notify: false, notified: null });
    expect(newsStatusLabel(draft)).toBe("Brouillon");
    expect(newsStatusLabel(article("n", 1))).toBe("Publiée");
    expect(() => parseNews("n", { title: "Sans date" })).toThrow(v.ValiError);
  });
});

describe("section 9: published news page, 10", () => {
  const news = Array.from({ length: 12 }, (_, at) => article(`n${at}`, at + 1));

  it("section 9: published news page, 10 shows the newest first, drafts left out, a page more at a time", () => {
    const draft = article("draft", 30, { published: false });
    const first = newsPage([...news, draft]);
    expect(first.items).toHaveLength(10);
    expect(first.items[0]?.id).toBe("n11");
    expect(first.hasMore).toBe(true);
    expect(newsPage(news, 2)).toMatchObject({ hasMore: false, items: { length: 12 } });
    expect(newsPage(news, 0).items).toHaveLength(10);
    expect(newsPage(news.slice(0, 10)).hasMore).toBe(false);
    expect([0, 1, 2.5].map(newsShown)).toEqual([10, 10, 20]);
  });

  it("section 9: published news page, 10 keeps one order for articles of the same moment", () => {
    const twins = [article("b", 1), article("a", 1)];
    expect(publishedNews(twins).map(({ id }) => id)).toEqual(["a", "b"]);
    expect(publishedNews(twins.toReversed()).map(({ id }) => id)).toEqual(["a", "b"]);
  });

  it("section 9: published news page, 10 filters by tag, whatever its accents", () => {
    const tagged = [article("a", 1, { tags: ["Éclat"] }), article("b", 2)];
    expect(newsPage(tagged, 1, "eclat").items.map(({ id }) => id)).toEqual(["a"]);
  });
});

describe("an unread article", () => {
  const at = day(1);
  const after = (days: number) => new Date(at.getTime() + days * 86_400_000);

  it("an unread article is one of the last 60 days that was not opened", () => {
    expect(isUnreadNews(article("n", 1), [], after(0))).toBe(true);
    expect(isUnreadNews(article("n", 1), ["other"], after(59))).toBe(true);
    expect(isUnreadNews(article("n", 1), [], after(60))).toBe(false);
    expect(isUnreadNews(article("n", 1), [], after(-1))).toBe(true);
    expect(isUnreadNews(article("n", 1), ["n"], after(0))).toBe(false);
  });
});

describe("the form of an article", () => {
  const draft = {
    title: " Hiver ",
    summary: "",
    body: "<p></p>",
    picture: "kept",
    picture_alt: "",
    tags: [],
    published: false,
    notify: false,
  };
  const chosen = { name: "hiver.jpg", type: "image/jpeg", size: 10 };
  const complete = { ...draft, body: "<p>Texte</p>", picture: chosen, picture_alt: "Une crème" };
  const messagesOf = (input: object, stored: string | null = null) =>
    v.safeParse(newsForm(stored), input).issues?.map((issue) => [v.getDotPath(issue), issue.message]);

  it("the form of an article keeps a draft with its title only", () => {
    expect(v.parse(newsForm(null), draft)).toEqual({ ...draft, title: "Hiver", body: "" });
    expect(messagesOf({ ...draft, picture: "removed" }, "hiver.jpg")).toBeUndefined();
  });

  it("the form of an article keeps what is written so far without a title, and never as published", () => {
    const { picture: _, published: __, ...kept } = draft;
    expect(v.parse(newsDraftForm, { ...draft, title: " ", published: true })).toEqual({
      ...kept,
      title: "",
      body: "",
    });
    expect(v.safeParse(newsDraftForm, { ...draft, title: "t".repeat(121) }).success).toBe(false);
  });

  it("publishes a text with a picture and its description", () => {
    const published = { ...complete, published: true, tags: ["Éclat", "eclat", " Routine "] };
    expect(v.parse(newsForm(null), published)).toEqual({
      ...published,
      title: "Hiver",
      tags: ["Éclat", "Routine"],
    });
    expect(messagesOf({ ...published, picture: "kept" }, "hiver.jpg")).toBeUndefined();
  });

  it.each([
    [{ ...draft, title: " " }, "title", "Saisissez le titre."],
    [{ ...draft, title: "t".repeat(121) }, "title", "120 caractères au plus."],
    [{ ...draft, summary: "t".repeat(301) }, "summary", "300 caractères au plus."],
    [{ ...draft, body: "t".repeat(100_001) }, "body", "L’article est trop long."],
    [
      { ...complete, picture: { ...chosen, type: "image/gif" } },
      "picture",
      "Ce format n’est pas accepté. Choisissez une image JPEG, PNG, WebP ou HEIC.",
    ],
    [
      { ...complete, picture_alt: "" },
      "picture_alt",
      "Décrivez l’image pour les personnes qui ne la voient pas.",
    ],
    [{ ...complete, picture_alt: "t".repeat(201) }, "picture_alt", "200 caractères au plus."],
    [{ ...draft, tags: ["a, b"] }, "tags.0", "Retirez la virgule."],
    [{ ...draft, tags: [..."abcdefghi"] }, "tags", "8 étiquettes au plus."],
    [{ ...complete, body: "", published: true }, "body", "Rédigez l’article avant de le publier."],
    [
      { ...complete, picture: "kept", published: true },
      "picture",
      "Ajoutez une image avant de publier l’article.",
    ],
    [
      { ...complete, picture: "removed", published: true },
      "picture",
      "Ajoutez une image avant de publier l’article.",
    ],
  ])("the form of an article refuses %#", (input, path, message) => {
    expect(messagesOf(input)).toEqual([[path, message]]);
  });

  it("the form of an article shows an article that exists, or an empty one", () => {
    expect(newsFormInput()).toEqual({ ...draft, title: "", body: "" });
    const stored = { body: "<p>a</p>", picture: "n.jpg", picture_alt: "Une crème", tags: ["Éclat"] };
    expect(newsFormInput(article("n", 1, stored))).toEqual({
      ...draft,
      ...stored,
      title: "n",
      picture: "kept",
      published: true,
    });
  });

  it("the form of an article tells what somebody else has changed from what the server has noted", () => {
    const opened = article("n", 1);
    expect(isNewsChanged(opened, article("n", 2, { notified: day(2), updated: day(2) }))).toBe(false);
    for (const fields of [
      { title: "Été" },
      { published: false },
      { picture: "n.jpg" },
      { tags: ["Éclat"] },
    ]) {
      expect(isNewsChanged(opened, article("n", 1, fields))).toBe(true);
    }
  });

  it("the form of an article tells a text from markup", () => {
    expect(hasText("<p>&nbsp;</p><ul><li></li></ul>")).toBe(false);
    expect(hasText("<p>a</p>")).toBe(true);
  });
});

it("section 7: registerusertonews, payload", () => {
  expect(parsePayload(registerUserToNewsRequest, { token: " t " })).toEqual({ token: "t" });
  for (const payload of [{ token: "" }, { token: "t".repeat(4097) }, {}, null]) {
    expect(() => parsePayload(registerUserToNewsRequest, payload)).toThrow(
      expect.objectContaining({ code: "invalid-argument" }),
    );
  }
});

it("news reads a device that is told of the news", () => {
  const seen = day(1);
  const device = { id: "d", token: "t", seen, told: "n1" };
  expect(parseNewsDevice("d", { token: "t", seen, told: "n1", odd: 1 })).toEqual(device);
  expect(parseNewsDevice("d", { token: "t" })).toEqual({ id: "d", token: "t", seen: null, told: null });
  expect(() => parseNewsDevice("d", {})).toThrow(v.ValiError);
});
