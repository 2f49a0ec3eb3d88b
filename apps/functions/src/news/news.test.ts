import { NEWS_DEVICES_MAX } from "@carnation/product/news";
import { documentPaths } from "@carnation/product/path";
import { parseAppCounters } from "@carnation/product/statistics";
import { parseTag } from "@carnation/product/tag";
import { Timestamp } from "firebase-admin/firestore";
import { httpsCallable } from "firebase/functions";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testBackend, type TestBackend, type TestClient } from "../testing/testBackend.ts";
import { countArticleChange } from "../counters/countArticles.ts";
import { deviceId } from "./registerUserToNews.ts";

let local: TestBackend;
let claire: TestClient;
let nadia: TestClient;

beforeAll(async () => {
  local = await testBackend(join(import.meta.dirname, "../index.ts"));
  for (const uid of ["claire", "nadia"]) await local.addUser(uid);
  await local.addUser("partie", { active: false });
  [claire, nadia] = await Promise.all([local.signIn("claire"), local.signIn("nadia")]);
});

afterAll(() => local.stop());

const register = (client: TestClient, token: unknown) =>
  httpsCallable(client.functions, "registerusertonews")({ token });
const unregister = (client: TestClient, token: unknown) =>
  httpsCallable(client.functions, "unregisterusertonews")({ token });
const tokensOf = async (uid: string): Promise<string[]> => {
  const { docs } = await local.admin.collection(documentPaths.newsDevices(uid)).get();
  return docs.map((device) => String(device.get("token"))).toSorted();
};
const addDevice = (uid: string, token: string, seen: Date) =>
  local.admin
    .doc(documentPaths.newsDevice(uid, deviceId(token)))
    .set({ token, seen: Timestamp.fromDate(seen) });

beforeEach(async () => {
  for (const uid of ["claire", "nadia", "partie"]) {
    await local.admin.recursiveDelete(local.admin.collection(documentPaths.newsDevices(uid)));
  }
});

describe("registerusertonews", () => {
  test("registerusertonews keeps several devices of an account, each once; one that leaves takes no other along", async () => {
    await register(claire, "phone");
    await Promise.all([register(claire, "desk"), register(claire, "desk")]);
    expect(await tokensOf("claire")).toEqual(["desk", "phone"]);
    await unregister(claire, "phone");
    await unregister(claire, "never");
    expect(await tokensOf("claire")).toEqual(["desk"]);
  });

  test("a device that changes hands is its new account’s alone, which cannot send the other one’s away", async () => {
    await register(claire, "shared");
    await register(nadia, "shared");
    expect([await tokensOf("claire"), await tokensOf("nadia")]).toEqual([[], ["shared"]]);
    await unregister(claire, "shared");
    expect(await tokensOf("nadia")).toEqual(["shared"]);
  });

  test("registerusertonews of too many devices the one unseen for longest goes", async () => {
    const days = Array.from({ length: NEWS_DEVICES_MAX }, (_, index) => index);
    await Promise.all(days.map((day) => addDevice("claire", `d${day}`, new Date(2026, 0, day + 1))));
    await register(claire, "new");
    const tokens = await tokensOf("claire");
    expect(tokens).toHaveLength(NEWS_DEVICES_MAX);
    expect(tokens).toContain("new");
    expect(tokens).not.toContain("d0");
  });

  test("a device that registers switches the notifications on again", async () => {
    const user = local.admin.doc(documentPaths.user("claire"));
    await user.update({ notifications: { news: false } });
    await register(claire, "phone");
    expect((await user.get()).get("notifications")).toEqual({ news: true });
  });

  test.each([[""], [7], ["t".repeat(4097)]])("registerusertonews refuses %s as a token", async (token) => {
    await expect(register(claire, token)).rejects.toMatchObject({ code: "functions/invalid-argument" });
  });

  test("registerusertonews is for active accounts", async () => {
    const partie = await local.signIn("partie");
    await expect(register(partie, "t")).rejects.toMatchObject({ details: { code: "account-disabled" } });
    await expect(register(local.anonymous(), "t")).rejects.toMatchObject({
      code: "functions/unauthenticated",
    });
  });
});

describe("an article that is written", () => {
  const article = () => local.admin.doc(documentPaths.newsArticle("hiver"));
  const hiver = { title: "Hiver", createdAt: Timestamp.now(), tags: ["Hydratation"], notify: true };
  const notified = async (): Promise<unknown> => (await article().get()).get("notified");
  const totals = async () =>
    parseAppCounters((await local.admin.doc(documentPaths.appTotals()).get()).data());
  const tagged = async (id: string) =>
    parseTag(id, (await local.admin.doc(documentPaths.tag(id)).get()).data()).newsCount;
  const wait = { timeout: 20_000 };

  test("an article that is written is announced and counted once it is published, and announced no second time", async () => {
    await local.admin.doc(documentPaths.tag("hydratation")).set({ text: "Hydratation", news_count: 9 });
    await register(claire, "phone");
    await article().set({ ...hiver, published: false });
    await expect.poll(totals, wait).toMatchObject({ news_total: 1 });
    await expect.poll(() => tagged("hydratation"), wait).toBe(0);
    expect(await notified()).toBeUndefined();

    await article().update({ published: true });
    await expect.poll(notified, wait).toBeInstanceOf(Timestamp);
    await expect.poll(() => tagged("hydratation"), wait).toBe(1);
    await expect.poll(totals, wait).toMatchObject({ news_total: 1, published_news_total: 1 });
    const device = local.admin.doc(documentPaths.newsDevice("claire", deviceId("phone")));
    expect((await device.get()).get("told")).toBe("hiver");

    const first = await notified();
    await article().update({ title: "L’hiver" });
    await article().delete();
    await expect.poll(totals, wait).toMatchObject({ news_total: 0, published_news_total: 0 });
    await expect.poll(() => tagged("hydratation"), wait).toBe(0);
    expect(first).toBeDefined();
  });

  test("an article that is written is counted for the tags of which it is one, whatever their case, and for no others", async () => {
    for (const text of ["Éclat", "Routine"]) {
      await local.admin.doc(documentPaths.tag(text)).set({ text, news_count: 5 });
    }
    await countArticleChange(local.admin, undefined, { published: true, tags: ["éclat", 3] });
    expect([await tagged("Éclat"), await tagged("Routine")]).toEqual([0, 5]);
    await countArticleChange(local.admin, { published: true, tags: "odd" }, { published: true });
  });
});
