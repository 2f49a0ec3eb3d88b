import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSite, LONG, type Served, type SiteHarness } from "./testing/siteHarness.ts";

const IMMUTABLE = "public, max-age=31536000, immutable";
let harness: SiteHarness;
let site: Served;

beforeAll(async () => {
  harness = await createSite();
  site = await harness.serve({
    cleanUrls: true,
    headers: [
      { source: "**", headers: [{ key: "X-Frame-Options", value: "DENY" }] },
      { source: "/assets/**", headers: [{ key: "Cache-Control", value: IMMUTABLE }] },
    ],
  });
});

afterAll(() => harness.close());

describe("files", () => {
  test("files come with their type and the configured headers", async () => {
    const page = await site.get("/");
    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(page.headers.get("x-frame-options")).toBe("DENY");
    expect(page.headers.get("cache-control")).toBe("max-age=3600");
    expect(await page.text()).toContain("home");
    expect(await (await site.get("/assets/a%20b.js")).text()).toBe("1");
    expect(await (await site.get("/.well-known/assetlinks.json")).json()).toEqual([]);
  });

  test("files with a hash in their name are kept by the browser for ever, if the configuration says so", async () => {
    const script = await site.get("/assets/app-1a2b.js");
    expect(script.headers.get("cache-control")).toBe(IMMUTABLE);
    const etag = script.headers.get("etag") ?? "";
    const again = await site.get("/assets/app-1a2b.js", { headers: { "if-none-match": etag } });
    expect([again.status, again.headers.get("cache-control")]).toEqual([304, IMMUTABLE]);
  });

  test.each([
    ["its tag", (etag: string) => ({ "if-none-match": etag }), 304],
    ["its tag among others", (etag: string) => ({ "if-none-match": `"x", W/${etag}` }), 304],
    ["any", () => ({ "if-none-match": "*" }), 304],
    ["another tag", () => ({ "if-none-match": '"x"' }), 200],
    [
      "another tag, though the time fits",
      (_etag: string, date: string) => ({
        "if-none-match": '"x"',
        "if-modified-since": date,
      }),
      200,
    ],
    ["its time", (_etag: string, date: string) => ({ "if-modified-since": date }), 304],
    ["an earlier time", () => ({ "if-modified-since": "Thu, 01 Jan 2015 00:00:00 GMT" }), 200],
  ])("files are not sent again to who has %s", async (_name, condition, status) => {
    const { headers } = await site.get("/");
    const known = condition(headers.get("etag") ?? "", headers.get("last-modified") ?? "");
    expect((await site.get("/", { headers: known as Record<string, string> })).status).toBe(status);
  });

  test("files that have changed are another version", async () => {
    await writeFile(join(harness.folder, "news.html"), "one");
    const before = (await site.get("/news")).headers.get("etag") ?? "";
    await writeFile(join(harness.folder, "news.html"), "two");
    const after = await site.get("/news", { headers: { "if-none-match": before } });
    expect([after.status, await after.text()]).toEqual([200, "two"]);
  });

  test.each([
    ["bytes=2-4", 206, "234", "bytes 2-4/10"],
    ["bytes=-3", 206, "789", "bytes 7-9/10"],
    ["bytes=20-", 416, "", "bytes */10"],
    ["bytes=0-1,3-4", 200, "0123456789", null],
  ])("files are sent in parts: %s", async (range, status, body, contentRange) => {
    const answer = await site.get("/assets/digits.txt", { headers: { range } });
    expect([answer.status, await answer.text(), answer.headers.get("content-range")]).toEqual([
      status,
      body,
      contentRange,
    ]);
  });

  test("files are sent in parts of the version that the client has, else whole", async () => {
    const etag = (await site.get("/assets/digits.txt")).headers.get("etag") ?? "";
    const part = (condition: string) =>
      site.get("/assets/digits.txt", { headers: { range: "bytes=0-1", "if-range": condition } });
    expect((await part(etag)).status).toBe(206);
    expect((await part('"older"')).status).toBe(200);
  });
});

describe("compression", () => {
  test.each([
    ["gzip, deflate, br", "br", (body: Buffer) => brotliDecompressSync(body)],
    ["gzip", "gzip", (body: Buffer) => gunzipSync(body)],
    ["br;q=0.5, gzip;q=0.8", "gzip", (body: Buffer) => gunzipSync(body)],
    ["br;q=0, *", "gzip", (body: Buffer) => gunzipSync(body)],
    ["identity, br;q=0, gzip;q=0", undefined, (body: Buffer) => body],
    ["deflate", undefined, (body: Buffer) => body],
  ])("compression is for a client that accepts %s", async (accepted, encoding, decode) => {
    const { headers, body } = await site.raw("/assets/app-1a2b.js", { "accept-encoding": accepted });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers.vary).toBe("Origin, Accept-Encoding");
    expect(decode(body).toString()).toBe(LONG);
    expect(body.length < LONG.length / 4).toBe(encoding !== undefined);
  });

  test("each encoding has a tag of its own, and every one of them is fresh", async () => {
    const tags = await Promise.all(
      ["br", "gzip", ""].map(
        async (accepted) =>
          (await site.raw("/assets/app-1a2b.js", { "accept-encoding": accepted })).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) {
      const again = await site.raw("/assets/app-1a2b.js", {
        "accept-encoding": "br",
        "if-none-match": tag ?? "",
      });
      expect(again.status).toBe(304);
    }
  });

  test.each([
    ["a picture", "/assets/photo.jpg", {}, 5000],
    ["a small file", "/assets/digits.txt", {}, 10],
    ["a part", "/assets/app-1a2b.js", { range: "bytes=0-1999" }, 2000],
  ])("compression is not of %s", async (_name, path, headers, length) => {
    const answer = await site.raw(path, { "accept-encoding": "br", ...headers });
    expect([answer.headers["content-encoding"], answer.body.length]).toEqual([undefined, length]);
  });

  test("HEAD tells the same without the bytes", async () => {
    const { headers, body } = await site.raw("/assets/app-1a2b.js", { "accept-encoding": "br" }, "HEAD");
    expect([headers["content-encoding"], body.length]).toEqual(["br", 0]);
  });
});
