import { deleteApp, initializeApp, type App } from "firebase-admin/app";
import { getStorage } from "firebase-admin/storage";
import { randomBytes } from "node:crypto";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { BUCKET, startStorage, type StorageHarness } from "../testing/storageHarness.ts";

/** The admin SDK beyond saving and reading whole objects, and what it is refused. */
let harness: StorageHarness;
let app: App;
let bucket: ReturnType<ReturnType<typeof getStorage>["bucket"]>;

beforeAll(async () => {
  harness = await startStorage();
  vi.stubEnv("FIREBASE_STORAGE_EMULATOR_HOST", harness.server.host);
  app = initializeApp({ projectId: "demo-test", storageBucket: BUCKET }, `admin-${harness.server.port}`);
  bucket = getStorage(app).bucket();
});

afterAll(async () => {
  await deleteApp(app);
  vi.unstubAllEnvs();
  delete process.env["STORAGE_EMULATOR_HOST"];
  await harness.close();
});

const api = (path: string, init?: RequestInit) => fetch(`${harness.server.origin}${path}`, init);

describe("an upload of the admin SDK", () => {
  test("an upload of the admin SDK goes on after a restart between two pieces", async () => {
    const bytes = randomBytes(1_000_000);
    let pieces = 0;
    harness.onRequest = (request) => {
      if (request.method !== "PUT") return;
      pieces += 1;
      if (pieces === 2) harness.restart();
    };
    const file = bucket.file("restart/pieces.bin");
    await file.save(bytes, { resumable: true, chunkSize: 262_144 });
    harness.onRequest = undefined;
    expect(pieces).toBeGreaterThanOrEqual(4);
    const [content] = await file.download();
    expect(Buffer.compare(content, bytes)).toBe(0);
  });

  test("an upload of the admin SDK cut in the middle of a piece goes on from what is on disk", async () => {
    const bytes = randomBytes(1_000_000);
    const offsets: string[] = [];
    let cuts = 0;
    harness.onRequest = (request) => {
      if (request.method !== "PUT") return;
      offsets.push(String(request.headers["content-range"]));
      if (offsets.length !== 2) return;
      request.once("data", () => {
        cuts += 1;
        request.destroy();
        harness.restart();
      });
    };
    const file = bucket.file("restart/cut.bin");
    // The SDK repeats only what a condition keeps from being done twice.
    const preconditionOpts = { ifGenerationMatch: 0 };
    await file.save(bytes, { resumable: true, chunkSize: 262_144, preconditionOpts });
    harness.onRequest = undefined;
    expect(cuts).toBe(1);
    expect(offsets.filter((range) => range.startsWith("bytes 0-"))).toHaveLength(1);
    const [content] = await file.download();
    expect(Buffer.compare(content, bytes)).toBe(0);
  });
});

describe("an object of the admin SDK", () => {
  test("an object of the admin SDK keeps every attribute that it is given, over a restart too", async () => {
    const file = bucket.file("attributes/a.txt");
    const metadata = {
      contentType: "text/plain; charset=utf-8",
      contentDisposition: "attachment; filename*=utf-8''r%C3%A9sum%C3%A9.txt",
      contentLanguage: "fr",
      cacheControl: "public, max-age=60",
      metadata: { clé: "valeur é", empty: "" },
    };
    await file.save("bonjour", { resumable: false, metadata });
    harness.restart();
    expect((await file.getMetadata())[0]).toMatchObject(metadata);
    const media = await api(`/b/${BUCKET}/o/attributes%2Fa.txt?alt=media`);
    expect([
      media.headers.get("content-disposition"),
      media.headers.get("content-language"),
      media.headers.get("cache-control"),
    ]).toEqual([metadata.contentDisposition, "fr", "public, max-age=60"]);
    await file.setMetadata({ contentDisposition: "inline", metadata: { clé: null } });
    const [changed] = await file.getMetadata();
    expect(changed.contentDisposition).toBe("inline");
    expect(changed.metadata).toEqual({ empty: "" });
  });

  test("an object of the admin SDK keeps attributes in any script; what no header can carry is refused", async () => {
    const file = bucket.file("attributes/b.txt");
    const contentDisposition = 'attachment; filename="été — 1 €.txt"';
    await file.save("x", { resumable: false, metadata: { contentDisposition } });
    const media = await api(`/b/${BUCKET}/o/attributes%2Fb.txt?alt=media`);
    const received = media.headers.get("content-disposition") ?? "";
    expect(Buffer.from(received, "latin1").toString()).toBe(contentDisposition);
    for (const bad of ["a\u0001b", "a\r\nb: c", "\ud800"]) {
      await expect(file.setMetadata({ cacheControl: bad })).rejects.toMatchObject({ code: 400 });
    }
    const nameless = await api(`/upload/storage/v1/b/${BUCKET}/o?uploadType=resumable`, {
      method: "POST",
      body: '{"name":"half \\ud800"}',
    });
    expect(nameless.status).toBe(400);
  });

  test("an object of the admin SDK gives a part of itself", async () => {
    const file = bucket.file("parts/a.txt");
    await file.save("0123456789", { resumable: false });
    expect((await file.download({ start: 2, end: 4 }))[0].toString()).toBe("234");
    expect((await file.download({ start: 8 }))[0].toString()).toBe("89");
  });

  test("compressed by its writer is what it was when it is read", async () => {
    const file = bucket.file("coded/a.txt");
    await file.save("text ".repeat(100), { gzip: true, resumable: false, contentType: "text/plain" });
    expect((await file.getMetadata())[0].contentEncoding).toBe("gzip");
    expect((await file.download())[0].toString()).toBe("text ".repeat(100));
    const [stored] = await file.download({ decompress: false });
    expect(gunzipSync(stored).toString()).toBe("text ".repeat(100));
    expect(stored.length).toBe(gzipSync("text ".repeat(100)).length);
  });

  test("an object of the admin SDK is that of a generation, or none", async () => {
    const file = bucket.file("generations/a.txt");
    await file.save("one", { resumable: false });
    const generation = String((await file.getMetadata())[0].generation);
    expect((await bucket.file(file.name, { generation }).download())[0].toString()).toBe("one");
    await file.save("two", { resumable: false });
    await expect(bucket.file(file.name, { generation }).download()).rejects.toMatchObject({ code: 404 });
    await expect(bucket.file(file.name, { generation }).delete()).rejects.toMatchObject({ code: 404 });
    expect((await file.download())[0].toString()).toBe("two");
  });

  test("an object of the admin SDK is read and changed under the conditions that are set", async () => {
    const file = bucket.file("conditions/a.txt");
    await file.save("one", { resumable: false });
    const { generation } = (await file.getMetadata())[0];
    const path = `/b/${BUCKET}/o/conditions%2Fa.txt`;
    expect((await api(`${path}?ifGenerationMatch=${generation}`)).status).toBe(200);
    expect((await api(`${path}?ifGenerationMatch=1`)).status).toBe(412);
    expect((await api(`${path}?ifGenerationMatch=1`, { method: "DELETE" })).status).toBe(412);
    expect((await api(`${path}?ifMetagenerationMatch=2`, { method: "PATCH", body: "{}" })).status).toBe(412);
    expect(await file.exists()).toEqual([true]);
  });
});

describe("a list of the admin SDK", () => {
  const names = ["list/a", "list/b/1", "list/b/2", "list/c/1", "list/d", "list/é"];

  beforeAll(async () => {
    for (const name of names) await bucket.file(name).save(name, { resumable: false });
  });

  test("a list of the admin SDK has every object below a prefix", async () => {
    const [found] = await bucket.getFiles({ prefix: "list/" });
    expect(found.map(({ name }) => name)).toEqual(names);
  });

  test("a list of the admin SDK stops at a delimiter, page by page", async () => {
    const query = { prefix: "list/", delimiter: "/", maxResults: 2, autoPaginate: false };
    const pages: unknown[] = [];
    let next: object | null = query;
    while (next !== null) {
      const [files, following, answer]: [{ name: string }[], object | null, { prefixes?: string[] }] =
        (await bucket.getFiles(next)) as never;
      pages.push([files.map(({ name }) => name), answer.prefixes ?? []]);
      next = following;
    }
    expect(pages).toEqual([
      [["list/a"], ["list/b/"]],
      [["list/d"], ["list/c/"]],
      [["list/é"], []],
    ]);
  });

  test("a list of the admin SDK says so when it is asked for something else", async () => {
    await expect(bucket.getFiles({ matchGlob: "list/*" })).rejects.toMatchObject({ code: 400 });
    await expect(bucket.getFiles({ versions: true })).rejects.toMatchObject({ code: 400 });
  });
});

describe("an unsupported operation is refused, clearly and at once", () => {
  const refused = { code: 400, message: expect.stringMatching(/not offered/) };

  beforeAll(() => bucket.file("plain.txt").save("plain", { resumable: false }));

  test("an unsupported operation is refused, clearly and at once: making an object public", async () => {
    await expect(bucket.file("plain.txt").makePublic()).rejects.toMatchObject(refused);
    await expect(
      bucket.file("public.txt").save("x", { public: true, resumable: false }),
    ).rejects.toMatchObject(refused);
    await expect(bucket.file("public.txt").save("x", { public: true })).rejects.toMatchObject({
      status: 400,
    });
    expect(await bucket.file("public.txt").exists()).toEqual([false]);
  });

  test("access lists, compositions, notifications", async () => {
    await expect(bucket.file("plain.txt").acl.get()).rejects.toMatchObject(refused);
    await expect(bucket.combine(["plain.txt", "plain.txt"], "both.txt")).rejects.toMatchObject(refused);
    await expect(bucket.getNotifications()).rejects.toMatchObject(refused);
    await expect(bucket.iam.getPolicy()).rejects.toMatchObject(refused);
  });

  test("buckets beyond those that are there by being used", async () => {
    await expect(bucket.delete()).rejects.toMatchObject(refused);
  });

  test.each([
    ["PUT", `/b/${BUCKET}/o/plain.txt`, 405],
    ["GET", `/b/${BUCKET}/o/plain.txt?generation=x`, 400],
    ["GET", `/b/${BUCKET}/o/plain.txt?ifGenerationNotMatch=0`, 400],
    ["POST", "/b?project=demo-test", 400],
    ["POST", "/batch/storage/v1", 400],
    ["GET", "/elsewhere", 404],
  ])("a request that is not offered is refused, clearly and at once: %s %s", async (method, path, status) => {
    expect((await api(path, { method })).status).toBe(status);
  });
});
