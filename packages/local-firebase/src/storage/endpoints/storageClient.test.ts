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
} from "firebase/storage";
import { createHash, randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { BUCKET, LOCAL_URL } from "../testing/storageHarness.ts";
import { storageSession } from "../testing/storageSession.ts";

const session = storageSession();

describe("the client SDK", () => {
  test("small upload, metadata, bytes, download link, change, delete", async () => {
    const place = ref(session.storage, `users/${session.uid}/été à la plage.txt`);
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
    expect(session.eventsOf(place.fullPath)).toEqual([
      "storage.finalized",
      "storage.metadataUpdated",
      "storage.deleted",
    ]);
    const links = session.harness.events.map((event) => "object" in event && event.object["mediaLink"]);
    expect(links.every((link) => String(link).startsWith(`${LOCAL_URL}/download/`))).toBe(true);
  });

  test("a resumable upload arrives whole and reports progress", async () => {
    const bytes = randomBytes(3_000_000);
    const place = ref(session.storage, `users/${session.uid}/big.bin`);
    const seen: number[] = [];
    const task = uploadBytesResumable(place, bytes);
    task.on("state_changed", (snapshot) => seen.push(snapshot.bytesTransferred));
    const { metadata } = await task;
    expect(metadata.size).toBe(bytes.length);
    expect(Buffer.compare(Buffer.from(await getBytes(place)), bytes)).toBe(0);
    expect(seen.length).toBeGreaterThan(2);
    expect(session.files("uploads")).toEqual([]);
  });

  test("a paused upload goes on after a restart of the service", async () => {
    const bytes = randomBytes(2_500_000);
    const place = ref(session.storage, `users/${session.uid}/paused.bin`);
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
    session.harness.restart();
    task.resume();
    await task;
    expect(Buffer.compare(Buffer.from(await getBytes(place)), bytes)).toBe(0);
  });

  test("an upload cut in mid-chunk by a crash resumes by itself from what is on disk", async () => {
    const bytes = randomBytes(2_000_000);
    const place = ref(session.storage, `users/${session.uid}/cut.bin`);
    const offsets: number[] = [];
    let cuts = 0;
    session.harness.onRequest = (request) => {
      const command = request.headers["x-goog-upload-command"];
      if (command !== "query") {
        if (String(command).includes("upload")) offsets.push(Number(request.headers["x-goog-upload-offset"]));
        if (command === "upload" && offsets.length === 2) {
          request.once("data", () => {
            cuts += 1;
            request.destroy();
            session.harness.restart();
          });
        }
      }
    };
    await uploadBytesResumable(place, bytes);
    session.harness.onRequest = undefined;
    expect(cuts).toBe(1);
    expect(offsets.filter((offset) => offset === 0)).toHaveLength(1);
    expect(Buffer.compare(Buffer.from(await getBytes(place)), bytes)).toBe(0);
    expect(session.eventsOf(place.fullPath)).toEqual(["storage.finalized"]);
  });

  test("rules decide: another's folder, type and size, writing once", async () => {
    const upload = (path: string, contentType: string, size = 10): Promise<unknown> =>
      uploadBytes(ref(session.storage, path), new Uint8Array(size), { contentType });
    const denied = { code: "storage/unauthorized" };
    await expect(upload("users/someone/a.txt", "text/plain")).rejects.toMatchObject(denied);
    await expect(upload(`users/${session.uid}/a.html`, "text/html")).rejects.toMatchObject(denied);
    await expect(
      uploadBytesResumable(
        ref(session.storage, `users/${session.uid}/l.txt`),
        new Uint8Array(8 * 2 ** 20 + 1),
      ),
    ).rejects.toMatchObject(denied);
    await upload("once/a.txt", "text/plain");
    await expect(upload("once/a.txt", "text/plain")).rejects.toMatchObject(denied);
    await expect(getBytes(ref(session.storage, "users/someone/a.txt"))).rejects.toMatchObject(denied);
    await expect(listAll(ref(session.storage, "users/someone"))).rejects.toMatchObject(denied);
    await expect(deleteObject(ref(session.storage, "once/a.txt"))).rejects.toMatchObject(denied);
    expect(session.files("uploads")).toEqual([]);
  });

  test("the client SDK lists by folder and page", async () => {
    for (const name of ["l/a", "l/b/1", "l/b/2", "l/c", "l/d"])
      await uploadString(ref(session.storage, `users/${session.uid}/${name}`), "x");
    const all = await listAll(ref(session.storage, `users/${session.uid}/l`));
    expect(all.items.map((item) => item.name)).toEqual(["a", "c", "d"]);
    expect(all.prefixes.map((prefix) => prefix.name)).toEqual(["b"]);
    const first = await list(ref(session.storage, `users/${session.uid}/l`), { maxResults: 2 });
    expect([first.items.length, first.prefixes.length]).toEqual([1, 1]);
    const second = await list(ref(session.storage, `users/${session.uid}/l`), {
      maxResults: 2,
      pageToken: first.nextPageToken!,
    });
    expect(second.items.map((item) => item.name)).toEqual(["c", "d"]);
    expect(second.nextPageToken).toBeUndefined();
  });

  test("a name with the last character of all ends a list too", async () => {
    for (const name of ["m/g/a", "m/g/\u{10FFFF}x", "m/g/\u{10FFFF}y", "m/h"])
      await uploadString(ref(session.storage, `users/${session.uid}/${name}`), "x");
    const { prefixes, items } = await listAll(ref(session.storage, `users/${session.uid}/m`));
    expect([...prefixes, ...items].map(({ name }) => name)).toEqual(["g", "h"]);
  });

  test("a list is of one folder that the rules open, nothing beside or below it", async () => {
    const ask = async (query: string): Promise<number> => {
      const headers = { authorization: `Firebase ${session.token}` };
      return (await fetch(`${session.harness.server.origin}/v0/b/${BUCKET}/o?${query}`, { headers })).status;
    };
    expect(await ask(`prefix=users/${session.uid}/&delimiter=/`)).toBe(200);
    // It would find users/<uid>x/… as well.
    expect(await ask(`prefix=users/${session.uid}&delimiter=/`)).toBe(403);
    expect(await ask(`prefix=users/${session.uid}/`)).toBe(400);
    expect(await ask(`prefix=users/${session.uid}/&delimiter=x`)).toBe(400);
  });

  test("overwriting replaces the bytes, frees the old file and tells of both", async () => {
    const place = ref(session.storage, `users/${session.uid}/over.txt`);
    await uploadString(place, "one");
    const before = session.files("objects").length;
    const first = await getMetadata(place);
    await uploadString(place, "two!");
    expect(Buffer.from(await getBytes(place)).toString()).toBe("two!");
    expect(session.files("objects")).toHaveLength(before);
    expect(Number((await getMetadata(place)).generation)).toBeGreaterThan(Number(first.generation));
    expect(session.eventsOf(place.fullPath)).toEqual([
      "storage.finalized",
      "storage.deleted",
      "storage.finalized",
    ]);
  });
});

test("objects survive a restart", async () => {
  const place = ref(session.storage, `users/${session.uid}/durable.txt`);
  await uploadString(place, "durable");
  session.harness.restart();
  expect(Buffer.from(await getBytes(place)).toString()).toBe("durable");
});
