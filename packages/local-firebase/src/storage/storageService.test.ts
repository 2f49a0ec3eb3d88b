import {
  deleteApp as deleteAdminApp,
  initializeApp as initializeAdminApp,
  type App,
} from "firebase-admin/app";
import { getDownloadURL as getAdminDownloadURL, getStorage as getAdminStorage } from "firebase-admin/storage";
import {
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  list,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
  uploadString,
  type FirebaseStorage,
} from "firebase/storage";
import { createHash, randomBytes } from "node:crypto";
import { readdirSync, renameSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BUCKET, LOCAL_URL, startStorage, type StorageHarness } from "./testing/storageHarness.ts";

let harness: StorageHarness;
let storage: FirebaseStorage;
let uid: string;
let token: string;
let adminApp: App;
let bucket: ReturnType<ReturnType<typeof getAdminStorage>["bucket"]>;

beforeAll(async () => {
  harness = await startStorage();
  ({ storage, uid, token } = await harness.client());
  process.env["FIREBASE_STORAGE_EMULATOR_HOST"] = harness.server.host;
  adminApp = initializeAdminApp(
    { projectId: "demo-test", storageBucket: BUCKET },
    `storage-${harness.server.port}`,
  );
  bucket = getAdminStorage(adminApp).bucket();
});

afterAll(async () => {
  await deleteAdminApp(adminApp);
  delete process.env["FIREBASE_STORAGE_EMULATOR_HOST"];
  delete process.env["STORAGE_EMULATOR_HOST"];
  await harness.close();
});

const files = (folder: "objects" | "uploads"): string[] =>
  readdirSync(join(harness.folder, "storage", folder));
const eventsOf = (name: string): string[] =>
  harness.events.flatMap((event) => ("object" in event && event.object.name === name ? [event.kind] : []));

const idOf = (uploadUrl: string): string => new URL(uploadUrl).searchParams.get("upload_id") ?? "";
const bytesOnDisk = (uploadUrl: string): number =>
  statSync(join(harness.folder, "storage", "uploads", idOf(uploadUrl)), { throwIfNoEntry: false })?.size ?? 0;

/** One step of the resumable protocol, by hand. */
async function step(
  url: string,
  command: string,
  headers: Record<string, string> = {},
  body?: Uint8Array<ArrayBuffer>,
): Promise<Response> {
  return fetch(url, {
    method: "POST",
    headers: { authorization: `Firebase ${token}`, "x-goog-upload-command": command, ...headers },
    ...(body ? { body } : {}),
  });
}

async function begin(name: string, size: number, type = "text/plain"): Promise<string> {
  const answer = await step(
    `${harness.server.origin}/v0/b/${BUCKET}/o?name=${encodeURIComponent(name)}`,
    "start",
    {
      "x-goog-upload-protocol": "resumable",
      "x-goog-upload-header-content-length": String(size),
      "x-goog-upload-header-content-type": type,
    },
  );
  expect(answer.status).toBe(200);
  return answer.headers.get("x-goog-upload-url") ?? "";
}

describe("the client SDK", () => {
  test("small upload, metadata, bytes, download link, change, delete", async () => {
    const place = ref(storage, `users/${uid}/été à la plage.txt`);
    const { metadata } = await uploadString(place, "bonjour", "raw", {
      contentType: "text/plain",
      customMetadata: { kind: "note" },
    });
    expect(metadata).toMatchObject({
      name: "été à la plage.txt",
      size: 7,
      contentType: "text/plain",
      customMetadata: { kind: "note" },
    });
    expect(metadata.md5Hash).toBe(createHash("md5").update("bonjour").digest("base64"));
    expect(Buffer.from(await getBytes(place)).toString()).toBe("bonjour");

    const link = await getDownloadURL(place);
    const shared = await fetch(link);
    expect([shared.status, await shared.text()]).toEqual([200, "bonjour"]);
    expect((await fetch(link.replace(/token=[^&]+/, "token=guess"))).status).toBe(403);

    const changed = await updateMetadata(place, { cacheControl: "no-store", customMetadata: { other: "1" } });
    expect(changed).toMatchObject({ cacheControl: "no-store", customMetadata: { kind: "note", other: "1" } });
    expect(Number(changed.metageneration)).toBe(2);

    await deleteObject(place);
    await expect(getMetadata(place)).rejects.toMatchObject({ code: "storage/object-not-found" });
    expect(eventsOf(place.fullPath)).toEqual([
      "storage.finalized",
      "storage.metadataUpdated",
      "storage.deleted",
    ]);
    const links = harness.events.map((event) => "object" in event && event.object["mediaLink"]);
    expect(links.every((link) => String(link).startsWith(`${LOCAL_URL}/download/`))).toBe(true);
  });

  test("a resumable upload arrives whole and reports progress", async () => {
    const bytes = randomBytes(3_000_000);
    const place = ref(storage, `users/${uid}/big.bin`);
    const seen: number[] = [];
    const task = uploadBytesResumable(place, bytes);
    task.on("state_changed", (snapshot) => seen.push(snapshot.bytesTransferred));
    const { metadata } = await task;
    expect(metadata.size).toBe(bytes.length);
    expect(Buffer.compare(Buffer.from(await getBytes(place)), bytes)).toBe(0);
    expect(seen.length).toBeGreaterThan(2);
    expect(files("uploads")).toEqual([]);
  });

  test("a paused upload goes on after a restart of the service", async () => {
    const bytes = randomBytes(2_500_000);
    const place = ref(storage, `users/${uid}/paused.bin`);
    const task = uploadBytesResumable(place, bytes);
    await new Promise<void>((resolve) => {
      const stop = task.on("state_changed", (snapshot) => {
        if (snapshot.bytesTransferred === 0) return;
        stop();
        task.pause();
        resolve();
      });
    });
    await expect.poll(() => task.snapshot.state).toBe("paused");
    harness.restart();
    task.resume();
    await task;
    expect(Buffer.compare(Buffer.from(await getBytes(place)), bytes)).toBe(0);
  });

  test("an upload cut in mid-chunk by a crash resumes by itself from what is on disk", async () => {
    const bytes = randomBytes(2_000_000);
    const place = ref(storage, `users/${uid}/cut.bin`);
    const offsets: number[] = [];
    let cuts = 0;
    harness.onRequest = (request) => {
      const command = request.headers["x-goog-upload-command"];
      if (command !== "query") {
        if (String(command).includes("upload")) offsets.push(Number(request.headers["x-goog-upload-offset"]));
        if (command === "upload" && offsets.length === 2) {
          request.once("data", () => {
            cuts += 1;
            request.destroy();
            harness.restart();
          });
        }
      }
    };
    await uploadBytesResumable(place, bytes);
    harness.onRequest = undefined;
    expect(cuts).toBe(1);
    expect(offsets.filter((offset) => offset === 0)).toHaveLength(1);
    expect(Buffer.compare(Buffer.from(await getBytes(place)), bytes)).toBe(0);
    expect(eventsOf(place.fullPath)).toEqual(["storage.finalized"]);
  });

  test("rules decide: another's folder, type and size, writing once", async () => {
    const upload = (path: string, contentType: string, size = 10): Promise<unknown> =>
      uploadBytes(ref(storage, path), new Uint8Array(size), { contentType });
    const denied = { code: "storage/unauthorized" };
    await expect(upload("users/someone/a.txt", "text/plain")).rejects.toMatchObject(denied);
    await expect(upload(`users/${uid}/a.html`, "text/html")).rejects.toMatchObject(denied);
    await expect(
      uploadBytesResumable(ref(storage, `users/${uid}/l.txt`), new Uint8Array(8 * 2 ** 20 + 1)),
    ).rejects.toMatchObject(denied);
    await upload("once/a.txt", "text/plain");
    await expect(upload("once/a.txt", "text/plain")).rejects.toMatchObject(denied);
    await expect(getBytes(ref(storage, "users/someone/a.txt"))).rejects.toMatchObject(denied);
    await expect(listAll(ref(storage, "users/someone"))).rejects.toMatchObject(denied);
    await expect(deleteObject(ref(storage, "once/a.txt"))).rejects.toMatchObject(denied);
    expect(files("uploads")).toEqual([]);
  });

  test("lists by folder and page", async () => {
    for (const name of ["l/a", "l/b/1", "l/b/2", "l/c", "l/d"])
      await uploadString(ref(storage, `users/${uid}/${name}`), "x");
    const all = await listAll(ref(storage, `users/${uid}/l`));
    expect(all.items.map((item) => item.name)).toEqual(["a", "c", "d"]);
    expect(all.prefixes.map((prefix) => prefix.name)).toEqual(["b"]);
    const first = await list(ref(storage, `users/${uid}/l`), { maxResults: 2 });
    expect([first.items.length, first.prefixes.length]).toEqual([1, 1]);
    const second = await list(ref(storage, `users/${uid}/l`), {
      maxResults: 2,
      pageToken: first.nextPageToken!,
    });
    expect(second.items.map((item) => item.name)).toEqual(["c", "d"]);
    expect(second.nextPageToken).toBeUndefined();
  });

  test("a name with the last character of all ends a list too", async () => {
    for (const name of ["m/g/a", "m/g/\u{10FFFF}x", "m/g/\u{10FFFF}y", "m/h"])
      await uploadString(ref(storage, `users/${uid}/${name}`), "x");
    const { prefixes, items } = await listAll(ref(storage, `users/${uid}/m`));
    expect([...prefixes, ...items].map(({ name }) => name)).toEqual(["g", "h"]);
  });

  test("a list is of one folder that the rules open, nothing beside or below it", async () => {
    const ask = async (query: string): Promise<number> => {
      const headers = { authorization: `Firebase ${token}` };
      return (await fetch(`${harness.server.origin}/v0/b/${BUCKET}/o?${query}`, { headers })).status;
    };
    expect(await ask(`prefix=users/${uid}/&delimiter=/`)).toBe(200);
    // It would find users/<uid>x/… as well.
    expect(await ask(`prefix=users/${uid}&delimiter=/`)).toBe(403);
    expect(await ask(`prefix=users/${uid}/`)).toBe(400);
    expect(await ask(`prefix=users/${uid}/&delimiter=x`)).toBe(400);
  });

  test("overwriting replaces the bytes, frees the old file and tells of both", async () => {
    const place = ref(storage, `users/${uid}/over.txt`);
    await uploadString(place, "one");
    const before = files("objects").length;
    const first = await getMetadata(place);
    await uploadString(place, "two!");
    expect(Buffer.from(await getBytes(place)).toString()).toBe("two!");
    expect(files("objects")).toHaveLength(before);
    expect(Number((await getMetadata(place)).generation)).toBeGreaterThan(Number(first.generation));
    expect(eventsOf(place.fullPath)).toEqual(["storage.finalized", "storage.deleted", "storage.finalized"]);
  });
});

describe("the resumable protocol", () => {
  test("what arrived before the line was cut counts", async () => {
    const url = await begin(`users/${uid}/line.txt`, 300_000);
    const sent = Buffer.alloc(100_000, "a");
    const { pathname, search } = new URL(url);
    const line = await new Promise<Socket>((resolve) => {
      const socket = connect(harness.server.port, "127.0.0.1", () => {
        socket.write(
          `POST ${pathname}${search} HTTP/1.1\r\nHost: x\r\nAuthorization: Firebase ${token}\r\nX-Goog-Upload-Command: upload\r\n` +
            "X-Goog-Upload-Offset: 0\r\nContent-Length: 300000\r\n\r\n",
        );
        socket.write(sent);
        resolve(socket);
      });
    });
    await expect.poll(() => bytesOnDisk(url)).toBe(sent.length);
    line.destroy();
    const state = await step(url, "query");
    expect(state.headers.get("x-goog-upload-status")).toBe("active");
    expect(state.headers.get("x-goog-upload-size-received")).toBe("100000");
    harness.restart();
    const rest = await step(
      url,
      "upload, finalize",
      { "x-goog-upload-offset": "100000" },
      new Uint8Array(200_000).fill(98),
    );
    expect(await rest.json()).toMatchObject({ size: "300000" });
    const bytes = Buffer.from(await getBytes(ref(storage, `users/${uid}/line.txt`)));
    expect([bytes[99_999], bytes[100_000]]).toEqual([97, 98]);
  });

  test("a client that missed the last answer learns that the object is there", async () => {
    const url = await begin(`users/${uid}/lost.txt`, 3);
    const bytes = new Uint8Array([1, 2, 3]);
    const first = await (await step(url, "upload, finalize", { "x-goog-upload-offset": "0" }, bytes)).json();
    const state = await step(url, "query");
    expect(state.headers.get("x-goog-upload-status")).toBe("final");
    const again = await (await step(url, "upload, finalize", { "x-goog-upload-offset": "0" }, bytes)).json();
    expect(again.generation).toBe(first.generation);
    expect(eventsOf(`users/${uid}/lost.txt`)).toEqual(["storage.finalized"]);
  });

  test("refuses a wrong offset, too few and too many bytes", async () => {
    const url = await begin(`users/${uid}/wrong.txt`, 10);
    expect((await step(url, "upload", { "x-goog-upload-offset": "5" }, new Uint8Array(5))).status).toBe(400);
    expect(
      (await step(url, "upload, finalize", { "x-goog-upload-offset": "0" }, new Uint8Array(5))).status,
    ).toBe(400);
    expect((await step(url, "upload", { "x-goog-upload-offset": "5" }, new Uint8Array(6))).status).toBe(413);
    expect(
      (await step(url, "upload, finalize", { "x-goog-upload-offset": "5" }, new Uint8Array(5))).status,
    ).toBe(200);
  });

  test("an upload belongs to who began it; cancelling and expiry end it", async () => {
    const url = await begin(`users/${uid}/mine.txt`, 5);
    expect((await fetch(url, { method: "POST", headers: { "x-goog-upload-command": "query" } })).status).toBe(
      403,
    );
    expect((await step(url, "cancel")).headers.get("x-goog-upload-status")).toBe("cancelled");
    expect(
      (await step(url, "upload, finalize", { "x-goog-upload-offset": "0" }, new Uint8Array(5))).status,
    ).toBe(410);

    const stale = await begin(`users/${uid}/stale.txt`, 5);
    await step(stale, "upload", { "x-goog-upload-offset": "0" }, new Uint8Array(2));
    expect(bytesOnDisk(stale)).toBe(2);
    const later = 8 * 24 * 3600_000;
    harness.advance(later);
    await harness.service.expireUploads();
    harness.advance(-later);
    expect(files("uploads")).not.toContain(idOf(stale));
    expect((await step(stale, "query")).status).toBe(404);
  });

  test("the rules are asked again with what really came", async () => {
    const url = await begin(`once/race.txt`, 1);
    const rival = await begin(`once/race.txt`, 1);
    const send = (to: string): Promise<Response> =>
      step(to, "upload, finalize", { "x-goog-upload-offset": "0" }, new Uint8Array(1));
    expect((await send(rival)).status).toBe(200);
    expect((await send(url)).status).toBe(403);
  });

  test("a failure that is not the client's leaves the upload open", async () => {
    const url = await begin(`users/${uid}/again.txt`, 3);
    harness.failNextEvent();
    const send = (): Promise<Response> =>
      step(url, "upload, finalize", { "x-goog-upload-offset": "0" }, new Uint8Array(3));
    expect((await send()).status).toBe(500);
    expect((await step(url, "query")).headers.get("x-goog-upload-size-received")).toBe("3");
    expect((await step(url, "finalize")).status).toBe(200);
    expect((await getBytes(ref(storage, `users/${uid}/again.txt`))).byteLength).toBe(3);
  });

  test("bytes that do not match an announced checksum are refused", async () => {
    const place = ref(storage, `users/${uid}/sum.txt`);
    const md5Hash = createHash("md5").update("other").digest("base64");
    await expect(uploadString(place, "text", "raw", { md5Hash })).rejects.toMatchObject({ status: 400 });
    await expect(getMetadata(place)).rejects.toMatchObject({ code: "storage/object-not-found" });
  });
});

describe("recovery after a crash", () => {
  test("bytes moved into place without metadata go back to their upload", async () => {
    const url = await begin(`users/${uid}/between.txt`, 4);
    await step(url, "upload", { "x-goog-upload-offset": "0" }, new Uint8Array(4).fill(65));
    const id = idOf(url);
    const folder = join(harness.folder, "storage");
    renameSync(join(folder, "uploads", id), join(folder, "objects", id));
    harness.restart();
    expect((await step(url, "query")).headers.get("x-goog-upload-size-received")).toBe("4");
    expect((await step(url, "finalize")).status).toBe(200);
    expect(Buffer.from(await getBytes(ref(storage, `users/${uid}/between.txt`))).toString()).toBe("AAAA");
  });

  test("bytes that a power cut took are asked for again", async () => {
    const url = await begin(`users/${uid}/power.txt`, 10);
    await step(url, "upload", { "x-goog-upload-offset": "0" }, Buffer.from("01234567"));
    const id = new URL(url).searchParams.get("upload_id") ?? "";
    truncateSync(join(harness.folder, "storage", "uploads", id), 3);
    harness.restart();
    expect((await step(url, "query")).headers.get("x-goog-upload-size-received")).toBe("3");
  });

  test("files that nothing knows are removed, known ones stay", async () => {
    writeFileSync(join(harness.folder, "storage", "objects", "orphan"), "x");
    writeFileSync(join(harness.folder, "storage", "uploads", "orphan"), "x");
    await uploadString(ref(storage, `users/${uid}/kept.txt`), "kept");
    harness.restart();
    expect([...files("objects"), ...files("uploads")]).not.toContain("orphan");
    expect(Buffer.from(await getBytes(ref(storage, `users/${uid}/kept.txt`))).toString()).toBe("kept");
  });
});

describe("names cannot leave the folder", () => {
  test.each(["../../escape.txt", "a/../../b", "/etc/passwd", "C:\\x", "..%2f..%2fx", "con", "a\u202eb"])(
    "%s",
    async (tail) => {
      const name = `users/${uid}/${tail}`;
      const before = files("objects").length;
      const url = await begin(name, 1);
      expect(
        (await step(url, "upload, finalize", { "x-goog-upload-offset": "0" }, new Uint8Array(1))).status,
      ).toBe(200);
      expect(files("objects")).toHaveLength(before + 1);
      expect(files("objects").every((file) => /^[0-9a-f-]{36}$/.test(file))).toBe(true);
      const answer = await fetch(`${harness.server.origin}/v0/b/${BUCKET}/o/${encodeURIComponent(name)}`, {
        headers: { authorization: `Firebase ${token}` },
      });
      expect(await answer.json()).toMatchObject({ name });
    },
  );

  test.each(["", "..", "a\nb", "long".repeat(257)])("refused: %.20j", async (name) => {
    const answer = await step(
      `${harness.server.origin}/upload/storage/v1/b/${BUCKET}/o?uploadType=resumable&name=${encodeURIComponent(name)}`,
      "start",
      {
        authorization: "Bearer owner",
      },
    );
    expect(answer.status).toBe(400);
  });
});

describe("downloads", () => {
  const get = (headers: Record<string, string>): Promise<Response> =>
    fetch(
      `${harness.server.origin}/v0/b/${BUCKET}/o/${encodeURIComponent(`users/${uid}/range.txt`)}?alt=media`,
      {
        headers: { authorization: `Firebase ${token}`, ...headers },
      },
    );

  beforeAll(() => uploadString(ref(storage, `users/${uid}/range.txt`), "0123456789"));

  test.each([
    ["bytes=2-4", 206, "234", "bytes 2-4/10"],
    ["bytes=8-", 206, "89", "bytes 8-9/10"],
    ["bytes=-3", 206, "789", "bytes 7-9/10"],
    ["bytes=8-99", 206, "89", "bytes 8-9/10"],
    ["bytes=10-", 416, "", "bytes */10"],
    ["bytes=5-2", 200, "0123456789", null],
    ["bytes=0-1,3-4", 200, "0123456789", null],
  ])("range %s", async (range, status, body, contentRange) => {
    const answer = await get({ range });
    expect([answer.status, await answer.text(), answer.headers.get("content-range")]).toEqual([
      status,
      body,
      contentRange,
    ]);
  });

  test("an unchanged object is not sent again", async () => {
    const etag = (await get({})).headers.get("etag") ?? "";
    expect((await get({ "if-none-match": etag })).status).toBe(304);
  });

  test("a part of an object that has changed since is not mixed with what the client has", async () => {
    const etag = (await get({})).headers.get("etag") ?? "";
    const answers = await Promise.all(
      [etag, '"another"'].map((condition) => get({ range: "bytes=2-4", "if-range": condition })),
    );
    expect(answers.map(({ status }) => status)).toEqual([206, 200]);
  });

  test.each(["text/\u0001plain", "a".repeat(2000)])(
    "a content type that no answer can carry is refused",
    async (type) => {
      const body = `--b\r\n\r\n{}\r\n--b\r\nContent-Type: ${type}\r\n\r\nx\r\n--b--`;
      const answer = await fetch(`${harness.server.origin}/v0/b/${BUCKET}/o?name=users/${uid}/type.txt`, {
        method: "POST",
        headers: {
          authorization: `Firebase ${token}`,
          "x-goog-upload-protocol": "multipart",
          "content-type": "multipart/related; boundary=b",
        },
        body,
      });
      expect(answer.status).toBe(400);
    },
  );

  test("an empty object", async () => {
    const place = ref(storage, `users/${uid}/empty.txt`);
    await uploadBytes(place, new Uint8Array(0), { contentType: "text/plain" });
    expect((await getBytes(place)).byteLength).toBe(0);
  });
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
      expect(eventsOf(file.name)).toEqual(["storage.finalized"]);
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
    const answer = await fetch(`${harness.server.origin}/v0/b/${BUCKET}/o/admin%2Fprivate.txt`, {
      headers: { "x-goog-api-client": "gl-node/26 gccl/7", origin: "http://localhost:5000" },
    });
    expect(answer.status).toBe(403);
  });

  test("download links", async () => {
    const file = bucket.file("admin/linked.txt");
    await file.save("linked", { resumable: false });
    const link = await getAdminDownloadURL(file);
    expect(await (await fetch(link)).text()).toBe("linked");
    await file.setMetadata({ metadata: { firebaseStorageDownloadTokens: "chosen" } });
    expect((await fetch(link)).status).toBe(403);
    expect((await fetch(link.replace(/token=.*/, "token=chosen"))).status).toBe(200);
  });

  test.each([
    ["its Origin", { origin: "http://localhost:5000" }],
    ["Sec-Fetch-Site", { "sec-fetch-site": "same-origin" }],
  ])("a web page, known by %s, is refused", async (_name, headers: Record<string, string>) => {
    expect((await fetch(`${harness.server.origin}/b/${BUCKET}/o`, { headers })).status).toBe(403);
  });

  test("a page behind a rebound name is refused", async () => {
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(harness.server.port, "127.0.0.1", () => {
        socket.write(
          `GET /b/${BUCKET}/o HTTP/1.1\r\nHost: evil.example:${harness.server.port}\r\nConnection: close\r\n\r\n`,
        );
      });
      let text = "";
      socket.on("data", (chunk) => (text += chunk.toString())).on("close", () => resolve(text));
    });
    expect(answer).toContain("403 Forbidden");
  });
});

test("a forged token is refused, not taken for nobody", async () => {
  const [header, payload] = token.split(".");
  const answer = await fetch(`${harness.server.origin}/v0/b/${BUCKET}/o/x`, {
    headers: { authorization: `Firebase ${header}.${payload}.AAAA` },
  });
  expect(answer.status).toBe(401);
});

test("objects survive a restart", async () => {
  const place = ref(storage, `users/${uid}/durable.txt`);
  await uploadString(place, "durable");
  harness.restart();
  expect(Buffer.from(await getBytes(place)).toString()).toBe("durable");
});
