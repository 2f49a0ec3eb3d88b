import type { News, NewsDraftOutput } from "@carnation/product/news";
import type { Timestamp } from "firebase-admin/firestore";
import { beforeAll, expect, it } from "vitest";
import { contractSuite } from "../testing/contractSuite.ts";

const sophie = { email: "sophie@example.org", password: "un-mot-de-passe" };
const suite = contractSuite();

type Signed = Awaited<ReturnType<Window["carnation"]["signIn"]>>;

const draft: NewsDraftOutput = {
  title: "Hiver",
  summary: "",
  body: "<p>Adapter la routine.</p>",
  picture_alt: "Une crème",
  tags: ["eclat", "Nouveauté"],
  notify: false,
};

beforeAll(async () => {
  const { admin, auth } = suite.backend;
  await auth.createUser({ uid: "sophie", ...sophie });
  await auth.setCustomUserClaims("sophie", { role: "admin" });
  await admin.doc("users/sophie").set({ email: sophie.email, role: "admin", active: true });
  await admin.doc("tags/eclat").set({ text: "Éclat", news_count: 0 });
});

const open = () =>
  suite.page.evaluate(
    async ({ email, password }) => void Object.assign(window, await window.carnation.signIn(email, password)),
    sophie,
  );

const stored = async (path: string) => (await suite.backend.admin.doc(path).get()).data();

it("a draft brings its new tags along, is published with its picture and its date, and goes with both", async () => {
  await open();
  const told = await suite.page.evaluate(async (fields) => {
    const { articles } = (window as unknown as Signed).workspace;
    const { failureOf } = window.carnation;
    const added = await articles.addDraft({ id: "hiver", ...fields });
    const again = await articles.addDraft({ id: "hiver", ...fields });
    const other = await failureOf(articles.addDraft({ id: "hiver", ...fields, title: "Été" }));
    const bare = await failureOf(articles.save("hiver", { ...fields, published: true }, added));
    await articles.uploadPicture("hiver", new File(["png"], "Crème.PNG", { type: "image/png" })).done;
    await articles.uploadPicture("hiver", new File(["webp"], "crème.webp", { type: "image/webp" })).done;
    const picture = "hiver.webp";
    const published = await articles.save("hiver", { ...fields, published: true }, { ...added, picture });
    return { added, again, other, bare, published };
  }, draft);
  expect(told.added.tags).toEqual(["Éclat", "Nouveauté"]);
  expect(told.again.tags).toEqual(told.added.tags);
  expect([told.other?.code, told.bare?.code]).toEqual(["aborted", "permission-denied"]);
  expect(told.published).toMatchObject({ published: true, picture: "hiver.webp" });
  // The functions count what was published a moment later.
  await expect.poll(() => stored("tags/nouveaute")).toEqual({ text: "Nouveauté", news_count: 1 });
  const article = await stored("news/hiver");
  expect(article?.["first_published"]).toEqual(article?.["createdAt"]);
  const files = async () =>
    (await suite.backend.bucket.getFiles({ prefix: "news/" }))[0].map((file) => file.name);
  await expect.poll(files).toEqual(["news/hiver.webp"]);

  await suite.page.evaluate(() =>
    (window as unknown as Signed).workspace.articles.remove({ id: "hiver", picture: "hiver.webp" }),
  );
  expect(await stored("news/hiver")).toBeUndefined();
  await expect.poll(files).toEqual([]);
});

it("another's save meanwhile is not overwritten unasked; withdrawn, it keeps its date", async () => {
  await open();
  const before = new Date("2026-10-01T08:00:00Z");
  await suite.backend.admin
    .doc("news/ancien")
    .set({ ...draft, published: true, picture: "ancien.jpg", createdAt: before });
  const told = await suite.page.evaluate(async (fields) => {
    const { articles } = (window as unknown as Signed).workspace;
    const { failureOf, until } = window.carnation;
    const opened: News = await until((next, fail) => articles.watch("ancien", next, fail));
    const seen = { ...fields, tags: ["eclat"], published: true };
    await articles.save("ancien", { ...seen, title: "Automne" }, opened);
    const conflict = await failureOf(articles.save("ancien", { ...seen, title: "Été" }, opened));
    // As it is already: the answer to the first attempt was lost.
    await articles.save("ancien", { ...seen, title: "Automne" }, opened);
    const withdrawn = await articles.save("ancien", { ...seen, title: "Été", published: false });
    const back = await articles.save("ancien", { ...seen, title: "Été" }, withdrawn);
    const gone = await failureOf(articles.save("absent", { ...seen, published: false }));
    const all = await until<Parameters<Parameters<typeof articles.watchAll>[0]>[0], readonly News[]>(
      (next, fail) => articles.watchAll(next, fail),
    );
    return { conflict, back, gone, all: all.map(({ id }) => id) };
  }, draft);
  expect([told.conflict?.code, told.gone?.code]).toEqual(["aborted", "not-found"]);
  expect(told.back).toMatchObject({ title: "Été", published: true, tags: ["Éclat"] });
  expect(told.all).toEqual(["ancien"]);
  const article = await suite.backend.admin.doc("news/ancien").get();
  expect((article.get("createdAt") as Timestamp).toDate()).toEqual(before);
});

it("a tag is renamed in every article, and deleted once none has it", async () => {
  await open();
  const { admin } = suite.backend;
  await admin.doc("tags/routine").set({ text: "Routine", news_count: 0 });
  for (const id of ["r1", "r2"]) {
    await admin
      .doc(`news/${id}`)
      .set({ title: id, published: false, createdAt: new Date(), tags: ["Éclat", "Routine"] });
  }
  const told = await suite.page.evaluate(async () => {
    const { tags } = (window as unknown as Signed).workspace;
    const { failureOf, until } = window.carnation;
    const routine = await until((next, fail) => tags.watch("routine", next, fail));
    const used = await failureOf(tags.remove(routine));
    await tags.rename(routine, "Gestes du soir");
    // Shown as it was before, in another tab.
    const late = [
      await failureOf(tags.rename(routine, "Le soir")),
      await failureOf(tags.remove(routine)),
    ].map((failure) => failure?.code);
    const gone = await failureOf(tags.rename({ id: "absent", text: "Absent", newsCount: 0 }, "Présent"));
    return { used, late, gone };
  });
  expect([told.used?.code, ...told.late, told.gone?.code]).toEqual([
    "aborted",
    "aborted",
    "aborted",
    "not-found",
  ]);
  for (const id of ["r1", "r2"]) {
    expect((await stored(`news/${id}`))?.["tags"]).toEqual(["Éclat", "Gestes du soir"]);
    await admin.doc(`news/${id}`).delete();
  }
  await suite.page.evaluate(() =>
    (window as unknown as Signed).workspace.tags.remove({
      id: "routine",
      text: "Gestes du soir",
      newsCount: 0,
    }),
  );
  expect(await stored("tags/routine")).toBeUndefined();
});
