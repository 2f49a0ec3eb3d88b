import { documentPaths } from "@carnation/product/path";
import { Timestamp } from "firebase-admin/firestore";
import { logger } from "firebase-functions";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { PushMessage, PushOutcome, PushPort } from "../ports/push/pushPort.ts";
import { testBackend, type TestBackend } from "../testing/testBackend.ts";
import { announceNews } from "./announceNews.ts";

// Without functions: what the product's own trigger does is asked in news.test.ts.
let local: TestBackend;
const messages: PushMessage[] = [];
const told: string[] = [];
const outcomes = new Map<string, PushOutcome>();
const push: PushPort = {
  tell(tokens, message) {
    messages.push(message);
    told.push(...tokens);
    return Promise.resolve(tokens.map((token) => outcomes.get(token) ?? "sent"));
  },
};

const old = Timestamp.fromDate(new Date(Date.now() - 300 * 24 * 60 * 60 * 1000));
const devices: readonly (readonly [uid: string, id: string, fields: object])[] = [
  ["claire", "a", { token: "phone", seen: Timestamp.now() }],
  ["claire", "b", { token: "desk", seen: old }],
  ["nadia", "c", { token: "hers" }],
  ["partie", "d", { token: "gone away" }],
  ["quiet", "e", { token: "switched off" }],
  ["nobody", "f", { token: "of no account" }],
  ["nadia", "odd", { seen: Timestamp.now() }],
];

beforeAll(async () => {
  vi.spyOn(logger, "error").mockImplementation(() => undefined);
  local = await testBackend();
  for (const uid of ["claire", "nadia", "quiet"]) await local.addUser(uid);
  await local.addUser("partie", { active: false });
  for (const uid of ["claire", "nadia", "partie"]) {
    await local.admin.doc(`users/${uid}`).update({ notifications: { news: true } });
  }
  await local.admin.doc("users/quiet").update({ notifications: { news: false } });
});

afterAll(async () => {
  vi.restoreAllMocks();
  await local.stop();
});

beforeEach(async () => {
  for (const list of [messages, told]) list.length = 0;
  outcomes.clear();
  for (const [uid, id, fields] of devices)
    await local.admin.doc(documentPaths.newsDevice(uid, id)).set(fields);
});

const write = (id: string, fields: object = {}) =>
  local.admin.doc(documentPaths.newsArticle(id)).set({
    title: "Hiver",
    summary: "Adapter la routine.",
    createdAt: Timestamp.now(),
    published: true,
    notify: true,
    ...fields,
  });
const notified = async (id: string): Promise<unknown> =>
  (await local.admin.doc(documentPaths.newsArticle(id)).get()).get("notified");
const exists = async (uid: string, id: string): Promise<boolean> =>
  (await local.admin.doc(documentPaths.newsDevice(uid, id)).get()).exists;

test("announceNews tells every device of the accounts that are active and want it, once", async () => {
  await write("hiver");
  await announceNews(local.admin, push, "hiver");
  expect(told.toSorted()).toEqual(["desk", "hers", "phone"]);
  expect(messages[0]).toEqual({
    tag: "news-hiver",
    title: "Hiver",
    body: "Adapter la routine.",
    path: "/user/news/hiver",
  });
  expect(await notified("hiver")).toBeInstanceOf(Timestamp);
  await announceNews(local.admin, push, "hiver");
  expect(told).toHaveLength(3);
});

test.each([
  ["a draft", { published: false }],
  ["one that nobody asked to announce", { notify: false }],
  ["one that was announced", { notified: Timestamp.now() }],
])("announceNews tells nobody of %s", async (_what, fields) => {
  await write("other", fields);
  await announceNews(local.admin, push, "other");
  await announceNews(local.admin, push, "gone");
  expect(told).toEqual([]);
});

test("announceNews takes up where it was cut off: who was told is not told again", async () => {
  await write("cut");
  const failing: PushPort = { tell: () => Promise.reject(new Error("no network")) };
  await expect(announceNews(local.admin, failing, "cut")).rejects.toThrow("no network");
  expect(await notified("cut")).toBeUndefined();
  await local.admin.doc(documentPaths.newsDevice("claire", "a")).update({ told: "cut" });
  await announceNews(local.admin, push, "cut");
  expect(told.toSorted()).toEqual(["desk", "hers"]);
});

test("announceNews tries again those that could not be told, and no others; after a while it is announced as it is", async () => {
  await write("again");
  outcomes.set("hers", "failed");
  await expect(announceNews(local.admin, push, "again")).rejects.toThrow("1 devices are still to be told");
  expect(await notified("again")).toBeUndefined();
  told.length = 0;
  await expect(announceNews(local.admin, push, "again")).rejects.toThrow("1 devices");
  expect(told).toEqual(["hers"]);
  await announceNews(local.admin, push, "again", true);
  expect(await notified("again")).toBeInstanceOf(Timestamp);
});

test("announceNews forgets a token that has ended, and one that fails after 270 days without a word; not one that fails today", async () => {
  await write("ends");
  outcomes.set("hers", "gone").set("desk", "failed").set("phone", "failed");
  await announceNews(local.admin, push, "ends", true);
  expect([await exists("nadia", "c"), await exists("claire", "b"), await exists("claire", "a")]).toEqual([
    false,
    false,
    true,
  ]);
});

test("an article that is withdrawn while it is announced keeps no date, and a device that leaves meanwhile stays away", async () => {
  await write("withdrawn");
  const leaving: PushPort = {
    async tell(tokens, message) {
      await local.admin.doc(documentPaths.newsDevice("claire", "a")).delete();
      await write("withdrawn", { published: false });
      return push.tell(tokens, message);
    },
  };
  await announceNews(local.admin, leaving, "withdrawn");
  expect(await notified("withdrawn")).toBeUndefined();
  expect(await exists("claire", "a")).toBe(false);
});
