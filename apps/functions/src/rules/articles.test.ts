import { NEWS_TAGS_MAX, newsTextMax, parseNews, toStoredNews } from "@carnation/product/news";
import { deleteDoc, doc, type Firestore, serverTimestamp, setDoc, updateDoc } from "firebase/firestore";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testBackend, type TestBackend } from "../testing/testBackend.ts";

// What staff may write of articles and their tags; who may at all is asked in policies.test.ts.

let backend: TestBackend;
let sophie: Firestore;
const denied = { code: "permission-denied" };
const begun = new Date("2026-11-02T09:00:00Z");

const complete = {
  title: "Hiver",
  summary: "",
  body: "<p>Adapter la routine.</p>",
  published: true,
  picture: "neuf.jpg",
  picture_alt: "Une crème",
  tags: ["Hydratation"],
  notify: false,
};

beforeAll(async () => {
  backend = await testBackend();
  await backend.addUser("sophie", { role: "admin" });
  sophie = (await backend.signIn("sophie")).db;
});

afterAll(() => backend.stop());

/** Writes an article under an id of its own, dated by the server. */
const write = (fields: object): Promise<void> =>
  setDoc(doc(sophie, "news/neuf"), { createdAt: serverTimestamp(), updated: serverTimestamp(), ...fields });
/** Stores an article as it was before staff change it. */
const store = (id: string, fields: object) =>
  backend.admin.doc(`news/${id}`).set({ ...complete, picture: `${id}.jpg`, createdAt: begun, ...fields });

describe("an article", () => {
  const first = Array.from({ length: NEWS_TAGS_MAX }, (_, index) => `Thème ${index}`);

  test.each<[what: string, fields: object]>([
    ["a draft of nothing yet", {}],
    ["a complete one, published at once", { ...complete, first_published: serverTimestamp() }],
    [
      "the longest",
      { title: "t".repeat(newsTextMax.title), body: "b".repeat(newsTextMax.body), tags: first },
    ],
    ["every field that is stored", toStoredFields()],
  ])("an article is written: %s", async (_what, fields) => {
    await deleteDoc(doc(sophie, "news/neuf"));
    await expect(write(fields)).resolves.toBeUndefined();
  });

  test.each<[what: string, fields: object]>([
    ["published and not", { published: "true" }],
    ["without a title", { ...complete, title: " " }],
    ["without a text", { ...complete, body: "<p>&nbsp;</p><ul><li> </li></ul>" }],
    ["without a picture", { ...complete, picture: null }],
    ["without what the picture shows", { ...complete, picture_alt: "" }],
    ["with another’s picture", { ...complete, picture: "autre.jpg" }],
    ["with a picture of another kind", { picture: "neuf.svg" }],
    ["with a long title", { title: "t".repeat(newsTextMax.title + 1) }],
    ["with a long summary", { summary: "t".repeat(newsTextMax.summary + 1) }],
    ["with a long text", { body: "b".repeat(newsTextMax.body + 1) }],
    ["with a long description", { picture_alt: "b".repeat(newsTextMax.picture_alt + 1) }],
    ["with too many tags", { tags: [...first, "Un de trop"] }],
    ["with tags that are a text", { tags: "Hiver" }],
    ["with a field of no article", { author: "Sophie" }],
    ["begun at another time", { createdAt: begun }],
    ["saved at another time", { updated: begun }],
    ["published at another time", { ...complete, first_published: begun }],
  ])("an article is refused %s", async (_what, fields) => {
    await deleteDoc(doc(sophie, "news/neuf"));
    await expect(write(fields)).rejects.toMatchObject(denied);
  });

  test("an article is published with the date of that moment, and keeps it when it is withdrawn", async () => {
    await store("brouillon", { published: false });
    const article = doc(sophie, "news/brouillon");
    const now = { createdAt: serverTimestamp(), first_published: serverTimestamp() };
    await updateDoc(article, { published: true, ...now });
    await expect(updateDoc(article, { published: false, createdAt: begun })).rejects.toMatchObject(denied);
    await updateDoc(article, { published: false });
    // One of before the date was kept: it is the one that it has.
    await store("ancien", {});
    await updateDoc(doc(sophie, "news/ancien"), { published: false, first_published: begun });
  });

  test("an article is meant to be announced by staff, who do not say that it was", async () => {
    await store("annonce", { notify: true });
    const article = doc(sophie, "news/annonce");
    await updateDoc(article, { title: "Été" });
    for (const fields of [{ notified: new Date() }, { notify: "yes" }]) {
      await expect(updateDoc(article, fields)).rejects.toMatchObject(denied);
      await deleteDoc(doc(sophie, "news/neuf"));
      await expect(write(fields)).rejects.toMatchObject(denied);
    }
    await backend.admin.doc("news/annonce").update({ notified: new Date(1) });
    await updateDoc(article, { title: "Hiver" });
    await expect(updateDoc(article, { notified: null })).rejects.toMatchObject(denied);
  });
});

describe("a tag", () => {
  test("a tag is a short text, of which the functions count the articles", async () => {
    const tag = doc(sophie, "tags/eclat");
    await setDoc(tag, { text: "Éclat", news_count: 0 });
    await backend.admin.doc("tags/eclat").update({ news_count: 3 });
    await updateDoc(tag, { text: "Lumière" });
    await expect(updateDoc(tag, { news_count: 0 })).rejects.toMatchObject(denied);
    for (const text of ["", "  ", "a, b", "t".repeat(41), 4]) {
      await expect(updateDoc(tag, { text })).rejects.toMatchObject(denied);
    }
    await expect(setDoc(doc(sophie, "tags/compte"), { text: "Un", news_count: 1 })).rejects.toMatchObject(
      denied,
    );
  });
});

/** As the data package writes them: the dates are the server's. */
function toStoredFields(): object {
  const {
    createdAt: _,
    updated: __,
    ...stored
  } = toStoredNews(parseNews("neuf", { createdAt: new Date(0) }));
  return stored;
}
