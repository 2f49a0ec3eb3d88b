import type { News } from "@carnation/product/news";
import type { Tag } from "@carnation/product/tag";
import { Timestamp } from "firebase-admin/firestore";
import { beforeAll, expect, it } from "vitest";
import type { DocumentState, ListState } from "../index.ts";
import { contractSuite } from "../testing/contractSuite.ts";

const claire = { email: "claire@example.org", password: "un-mot-de-passe" };
const suite = contractSuite();

type Signed = Awaited<ReturnType<Window["carnation"]["signIn"]>>;

const DAY_S = 86_400;

beforeAll(async () => {
  const { admin, auth, bucket } = suite.backend;
  await auth.createUser({ uid: "claire", ...claire });
  await admin.doc("users/claire").set({ email: claire.email, role: "customer", active: true });
  for (let day = 1; day <= 13; day += 1) {
    await admin.doc(`news/n${day}`).set({
      title: `Article ${day}`,
      published: day !== 13,
      // As the server's clock has it: finer than a date of the browser.
      createdAt: new Timestamp(1_790_000_000 + day * DAY_S, 123_456_000),
      tags: day % 4 === 0 ? ["Éclat"] : [],
    });
  }
  for (const text of ["Routine", "Éclat"]) await admin.doc(`tags/${text}`).set({ text, news_count: 1 });
  await bucket.file("news/n1.webp").save(Buffer.from("image"), { contentType: "image/webp" });
});

const open = () =>
  suite.page.evaluate(
    async ({ email, password }) => void Object.assign(window, await window.carnation.signIn(email, password)),
    claire,
  );

it("articles come ten a page, with one that says that others follow; of a tag; those around one; never a draft", async () => {
  await open();
  const read = await suite.page.evaluate(async () => {
    const { workspace } = window as unknown as Signed;
    const { until, untilKnown } = window.carnation;
    const { news, tags } = workspace;
    // What is kept of a shorter list is told before the rest has come.
    const pages = async (count: number, least: number, tag: string | null = null) => {
      const found = await until(
        (next, fail) => news.watchPages({ pages: count, tag }, next, fail),
        (list: readonly { id: string }[]) => list.length >= least,
      );
      return found.map(({ id }) => id);
    };
    const around = async (id: string) => {
      const article = await until((next, fail) => news.watch(id, next, fail));
      const known = await Promise.all(
        [news.watchOlder, news.watchNewer].map((watch) =>
          untilKnown<DocumentState<News>>(
            (next, fail) => watch(article, next, fail),
            ({ status }) => status !== "unread",
          ),
        ),
      );
      return known.map((one) => (one.status === "ready" ? one.value.id : one.status));
    };
    const statusOf = async (id: string) => {
      const known = await untilKnown<DocumentState<News>>(
        (next, fail) => news.watch(id, next, fail),
        ({ status }) => status !== "unread",
      );
      return known.status;
    };
    return {
      first: await pages(1, 11),
      all: (await pages(2, 12)).length,
      tagged: await pages(1, 3, "Éclat"),
      tags: (await until<ListState<Tag>>((next, fail) => tags.watchAll(next, fail))).map(({ text }) => text),
      middle: await around("n5"),
      oldest: await around("n1"),
      latest: await around("n12"),
      draft: await statusOf("n13"),
      none: await statusOf("none"),
      odd: await statusOf("a/b"),
      picture: await (await news.picture({ picture: "n1.webp", updated: null })).text(),
      noPicture: await window.carnation.failureOf(news.picture({ picture: "n2.webp", updated: null })),
    };
  });
  expect(read).toEqual({
    first: [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((day) => `n${day}`),
    all: 12,
    tagged: ["n12", "n8", "n4"],
    tags: ["Routine", "Éclat"],
    middle: ["n4", "n6"],
    oldest: ["missing", "n2"],
    latest: ["n11", "missing"],
    draft: "missing",
    none: "missing",
    odd: "missing",
    picture: "image",
    noPicture: expect.objectContaining({ code: "not-found" }),
  });
});

it("an article that is announced is told, and one that was withdrawn is gone", async () => {
  await open();
  await suite.page.evaluate(() => {
    const { workspace } = window as unknown as Signed;
    const seen: unknown[] = [];
    const states: unknown[] = [];
    Object.assign(window, { seen, states });
    workspace.news.watchAnnounced(
      (known) => seen.push(known.status === "ready" ? known.value.id : known.status),
      String,
    );
    workspace.news.watch("n6", (known) => states.push(known.status), String);
  });
  const last = (name: "seen" | "states") =>
    suite.page.evaluate((key) => (window as unknown as Record<string, unknown[]>)[key]?.at(-1), name);
  await expect.poll(() => last("seen")).toBe("missing");
  await expect.poll(() => last("states")).toBe("ready");
  await suite.backend.admin.doc("news/n6").update({ notified: Timestamp.now() });
  await expect.poll(() => last("seen")).toBe("n6");
  await suite.backend.admin.doc("news/n6").update({ published: false });
  await expect.poll(() => last("states")).toBe("missing");
});

it("a device is registered under a token that stays, says once a day that it is there, and ends with the session", async () => {
  await open();
  const stored = async () => (await suite.backend.admin.collection("users/claire/devices").get()).docs;
  const devices = async () => (await stored()).map((device) => device.get("token") as unknown);
  const worker = {} as ServiceWorkerRegistration;
  const register = () =>
    suite.page.evaluate(async (none) => {
      const { news } = (window as unknown as Signed).workspace;
      await news.register(none);
      return news.isRegistered();
    }, worker);
  expect(await register()).toBe(true);
  expect(await register()).toBe(true);
  const [token, ...others] = await devices();
  expect(token).toMatch(/^local-/u);
  expect(others).toEqual([]);

  for (const { ref } of await stored()) await ref.delete();
  const refresh = () =>
    suite.page.evaluate((none) => (window as unknown as Signed).workspace.news.refresh(none), worker);
  await refresh();
  expect(await devices()).toEqual([]);
  await suite.page.evaluate(() => {
    const key = "carnation/news-device/claire";
    const kept = JSON.parse(localStorage.getItem(key) ?? "") as object;
    localStorage.setItem(key, JSON.stringify({ ...kept, seen: Date.now() - 25 * 60 * 60 * 1000 }));
  });
  await refresh();
  expect(await devices()).toEqual([token]);

  await suite.page.evaluate(() => (window as unknown as Signed).workspace.news.unregister());
  expect(await devices()).toEqual([]);
  await register();
  await suite.page.evaluate(() => (window as unknown as Signed).client.auth.signOut());
  expect(await suite.page.evaluate(() => localStorage.getItem("carnation/news-device/claire"))).toBeNull();
  await open();
  expect(await suite.page.evaluate(() => (window as unknown as Signed).workspace.news.isRegistered())).toBe(
    false,
  );
});
