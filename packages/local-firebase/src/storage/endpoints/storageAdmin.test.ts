import { deleteApp, initializeApp, type App } from "firebase-admin/app";
import { getDownloadURL, getStorage } from "firebase-admin/storage";
import { randomBytes } from "node:crypto";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BUCKET } from "../testing/storageHarness.ts";
import { storageSession } from "../testing/storageSession.ts";

const session = storageSession();
let adminApp: App;
let bucket: ReturnType<ReturnType<typeof getStorage>["bucket"]>;

beforeAll(() => {
  process.env["FIREBASE_STORAGE_EMULATOR_HOST"] = session.harness.server.host;
  adminApp = initializeApp({ projectId: "demo-test", storageBucket: BUCKET });
  bucket = getStorage(adminApp).bucket();
});

afterAll(async () => {
  await deleteApp(adminApp);
  delete process.env["FIREBASE_STORAGE_EMULATOR_HOST"];
  delete process.env["STORAGE_EMULATOR_HOST"];
});

describe("the admin SDK", () => {
  test("save and download, resumable and in one piece, with checksums verified", async () => {
    for (const [index, resumable] of [true, false].entries()) {
      const bytes = randomBytes(700_000);
      const file = bucket.file(`admin/save-${index}.bin`);
      await file.save(bytes, {
        resumable,
        contentType: "image/jpeg",
        metadata: { metadata: { by: "admin" } },
        validation: "crc32c",
      });
      const [content] = await file.download({ validation: "crc32c" });
      expect(Buffer.compare(content, bytes)).toBe(0);
      const [metadata] = await file.getMetadata();
      expect(metadata).toMatchObject({
        contentType: "image/jpeg",
        size: "700000",
        metadata: { by: "admin" },
      });
      expect(session.eventsOf(file.name)).toEqual(["storage.finalized"]);
    }
  });

  test("streams, with known chunk sizes", async () => {
    const bytes = randomBytes(1_000_000);
    const file = bucket.file("admin/chunked.bin");
    await file.save(bytes, { resumable: true, chunkSize: 262_144 });
    const [content] = await file.download();
    expect(Buffer.compare(content, bytes)).toBe(0);
  });

  test("exists, metadata, copy, move, list, delete", async () => {
    const file = bucket.file("admin/dir/a b.txt");
    expect(await file.exists()).toEqual([false]);
    await file.save("hello", { contentType: "text/plain", resumable: false });
    await file.setMetadata({ cacheControl: "no-cache", metadata: { x: "1" } });
    await file.copy(bucket.file("admin/dir/copy.txt"));
    const [copied] = await bucket.file("admin/dir/copy.txt").getMetadata();
    expect(copied).toMatchObject({
      contentType: "text/plain",
      cacheControl: "no-cache",
      metadata: { x: "1" },
    });
    await bucket.file("admin/dir/copy.txt").move("admin/dir/moved.txt");
    const [found] = await bucket.getFiles({ prefix: "admin/dir/" });
    expect(found.map((entry) => entry.name)).toEqual(["admin/dir/a b.txt", "admin/dir/moved.txt"]);
    const [paged, next] = await bucket.getFiles({ prefix: "admin/dir/", maxResults: 1, autoPaginate: false });
    const [rest] = await bucket.getFiles(next ?? {});
    expect([...paged, ...rest].map((entry) => entry.name)).toEqual([
      "admin/dir/a b.txt",
      "admin/dir/moved.txt",
    ]);
    await bucket.deleteFiles({ prefix: "admin/dir/" });
    expect(await file.exists()).toEqual([false]);
    expect(await bucket.exists()).toEqual([true]);
    await expect(file.download()).rejects.toMatchObject({ code: 404 });
  });

  test("conditions on the generation", async () => {
    const file = bucket.file("admin/once.txt");
    await file.save("one", { resumable: false, preconditionOpts: { ifGenerationMatch: 0 } });
    await expect(
      file.save("two", { resumable: false, preconditionOpts: { ifGenerationMatch: 0 } }),
    ).rejects.toMatchObject({ code: 412 });
    expect((await file.download())[0].toString()).toBe("one");
  });

  test("naming the admin SDK's library opens nothing to a web page", async () => {
    await bucket.file("admin/private.txt").save("private", { resumable: false });
    const answer = await fetch(`${session.harness.server.origin}/v0/b/${BUCKET}/o/admin%2Fprivate.txt`, {
      headers: { "x-goog-api-client": "gl-node/26 gccl/7", origin: "http://localhost:5000" },
    });
    expect(answer.status).toBe(403);
  });

  test("download links", async () => {
    const file = bucket.file("admin/linked.txt");
    await file.save("linked", { resumable: false });
    const link = await getDownloadURL(file);
    expect(await (await fetch(link)).text()).toBe("linked");
    await file.setMetadata({ metadata: { firebaseStorageDownloadTokens: "chosen" } });
    expect((await fetch(link)).status).toBe(403);
    expect((await fetch(link.replace(/token=.*/, "token=chosen"))).status).toBe(200);
  });

  test.each([
    ["its Origin", { origin: "http://localhost:5000" }],
    ["Sec-Fetch-Site", { "sec-fetch-site": "same-origin" }],
  ])("a web page, known by %s, is refused", async (_name, headers: Record<string, string>) => {
    expect((await fetch(`${session.harness.server.origin}/b/${BUCKET}/o`, { headers })).status).toBe(403);
  });

  test("a page behind a rebound name is refused", async () => {
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(session.harness.server.port, "127.0.0.1", () => {
        socket.write(
          `GET /b/${BUCKET}/o HTTP/1.1\r\nHost: evil.example:${session.harness.server.port}\r\nConnection: close\r\n\r\n`,
        );
      });
      let text = "";
      socket.on("data", (chunk) => (text += chunk.toString())).on("close", () => resolve(text));
    });
    expect(answer).toContain("403 Forbidden");
  });
});
