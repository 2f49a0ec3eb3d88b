import { getBytes, getMetadata, ref, uploadString } from "firebase/storage";
import { createHash } from "node:crypto";
import { renameSync, truncateSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { BUCKET } from "../testing/storageHarness.ts";
import { storageSession } from "../testing/storageSession.ts";
import { uploadSteps } from "../testing/uploadSteps.ts";

const session = storageSession();
const uploads = uploadSteps(session);

describe("the resumable protocol", () => {
  test("bytes that arrived before the line was cut count", async () => {
    const url = await uploads.begin(`users/${session.uid}/line.txt`, 300_000);
    const sent = Buffer.alloc(100_000, "a");
    const { pathname, search } = new URL(url);
    const line = await new Promise<Socket>((resolve) => {
      const socket = connect(session.harness.server.port, "127.0.0.1", () => {
        socket.write(
          `POST ${pathname}${search} HTTP/1.1\r\nHost: x\r\nAuthorization: Firebase ${session.token}\r\nX-Goog-Upload-Command: upload\r\n` +
            "X-Goog-Upload-Offset: 0\r\nContent-Length: 300000\r\n\r\n",
        );
        socket.write(sent);
        resolve(socket);
      });
    });
    await expect.poll(() => uploads.bytesOnDisk(url)).toBe(sent.length);
    line.destroy();
    const state = await uploads.step(url, "query");
    expect(state.headers.get("x-goog-upload-status")).toBe("active");
    expect(state.headers.get("x-goog-upload-size-received")).toBe("100000");
    session.harness.restart();
    const rest = await uploads.step(
      url,
      "upload, finalize",
      { "x-goog-upload-offset": "100000" },
      new Uint8Array(200_000).fill(98),
    );
    expect(await rest.json()).toMatchObject({ size: "300000" });
    const bytes = Buffer.from(await getBytes(ref(session.storage, `users/${session.uid}/line.txt`)));
    expect([bytes[99_999], bytes[100_000]]).toEqual([97, 98]);
  });

  test("an account that ends while its bytes are on the way stores nothing", async () => {
    const { harness } = session;
    const { uid, token } = await harness.client();
    const name = `users/${uid}/late.txt`;
    const started = await fetch(
      `${harness.server.origin}/v0/b/${BUCKET}/o?name=${encodeURIComponent(name)}`,
      {
        method: "POST",
        headers: {
          authorization: `Firebase ${token}`,
          "x-goog-upload-protocol": "resumable",
          "x-goog-upload-command": "start",
          "x-goog-upload-header-content-type": "text/plain",
        },
        body: "{}",
      },
    );
    const url = started.headers.get("x-goog-upload-url")!;
    const { pathname, search } = new URL(url);
    const answer = Promise.withResolvers<string>();
    const line = connect(harness.server.port, "127.0.0.1", () => {
      line.write(
        `POST ${pathname}${search} HTTP/1.1\r\nHost: x\r\nAuthorization: Firebase ${token}\r\n` +
          "X-Goog-Upload-Command: upload, finalize\r\nX-Goog-Upload-Offset: 0\r\nContent-Length: 4\r\n\r\nab",
      );
    });
    line.once("data", (data) => answer.resolve(String(data)));
    await expect.poll(() => uploads.bytesOnDisk(url)).toBe(2);
    harness.database.sqlite.prepare("UPDATE auth_users SET disabled = 1 WHERE uid = ?").run(uid);
    line.write("cd");
    expect(await answer.promise).toContain("401 Unauthorized");
    expect(session.eventsOf(name)).toEqual([]);
    line.destroy();
  });

  test("a client that missed the last answer learns that the object is there", async () => {
    const url = await uploads.begin(`users/${session.uid}/lost.txt`, 3);
    const bytes = new Uint8Array([1, 2, 3]);
    const first = await (
      await uploads.step(url, "upload, finalize", { "x-goog-upload-offset": "0" }, bytes)
    ).json();
    const state = await uploads.step(url, "query");
    expect(state.headers.get("x-goog-upload-status")).toBe("final");
    const again = await (
      await uploads.step(url, "upload, finalize", { "x-goog-upload-offset": "0" }, bytes)
    ).json();
    expect(again.generation).toBe(first.generation);
    expect(session.eventsOf(`users/${session.uid}/lost.txt`)).toEqual(["storage.finalized"]);
  });

  test("the resumable protocol refuses a wrong offset, too few and too many bytes", async () => {
    const url = await uploads.begin(`users/${session.uid}/wrong.txt`, 10);
    expect(
      (await uploads.step(url, "upload", { "x-goog-upload-offset": "5" }, new Uint8Array(5))).status,
    ).toBe(400);
    expect(
      (await uploads.step(url, "upload, finalize", { "x-goog-upload-offset": "0" }, new Uint8Array(5)))
        .status,
    ).toBe(400);
    expect(
      (await uploads.step(url, "upload", { "x-goog-upload-offset": "5" }, new Uint8Array(6))).status,
    ).toBe(413);
    expect(
      (await uploads.step(url, "upload, finalize", { "x-goog-upload-offset": "5" }, new Uint8Array(5)))
        .status,
    ).toBe(200);
  });

  test("an upload belongs to who began it; cancelling and expiry end it", async () => {
    const url = await uploads.begin(`users/${session.uid}/mine.txt`, 5);
    expect((await fetch(url, { method: "POST", headers: { "x-goog-upload-command": "query" } })).status).toBe(
      403,
    );
    expect((await uploads.step(url, "cancel")).headers.get("x-goog-upload-status")).toBe("cancelled");
    expect(
      (await uploads.step(url, "upload, finalize", { "x-goog-upload-offset": "0" }, new Uint8Array(5)))
        .status,
    ).toBe(410);

    const stale = await uploads.begin(`users/${session.uid}/stale.txt`, 5);
    await uploads.step(stale, "upload", { "x-goog-upload-offset": "0" }, new Uint8Array(2));
    expect(uploads.bytesOnDisk(stale)).toBe(2);
    const later = 8 * 24 * 3600_000;
    session.harness.advance(later);
    await session.harness.service.expireUploads();
    session.harness.advance(-later);
    expect(session.files("uploads")).not.toContain(uploads.idOf(stale));
    expect((await uploads.step(stale, "query")).status).toBe(404);
  });

  test("the rules are asked again with what really came", async () => {
    const url = await uploads.begin(`once/race.txt`, 1);
    const rival = await uploads.begin(`once/race.txt`, 1);
    const send = (to: string): Promise<Response> =>
      uploads.step(to, "upload, finalize", { "x-goog-upload-offset": "0" }, new Uint8Array(1));
    expect((await send(rival)).status).toBe(200);
    expect((await send(url)).status).toBe(403);
  });

  test("a failure that is not the client's leaves the upload open", async () => {
    const url = await uploads.begin(`users/${session.uid}/again.txt`, 3);
    session.harness.failNextEvent();
    const send = (): Promise<Response> =>
      uploads.step(url, "upload, finalize", { "x-goog-upload-offset": "0" }, new Uint8Array(3));
    expect((await send()).status).toBe(500);
    expect((await uploads.step(url, "query")).headers.get("x-goog-upload-size-received")).toBe("3");
    expect((await uploads.step(url, "finalize")).status).toBe(200);
    expect((await getBytes(ref(session.storage, `users/${session.uid}/again.txt`))).byteLength).toBe(3);
  });

  test("bytes that do not match an announced checksum are refused", async () => {
    const place = ref(session.storage, `users/${session.uid}/sum.txt`);
    const md5Hash = createHash("md5").update("other").digest("base64");
    await expect(uploadString(place, "text", "raw", { md5Hash })).rejects.toMatchObject({ status: 400 });
    await expect(getMetadata(place)).rejects.toMatchObject({ code: "storage/object-not-found" });
  });
});

describe("recovery after a crash", () => {
  test("bytes moved into place without metadata go back to their upload", async () => {
    const url = await uploads.begin(`users/${session.uid}/between.txt`, 4);
    await uploads.step(url, "upload", { "x-goog-upload-offset": "0" }, new Uint8Array(4).fill(65));
    const id = uploads.idOf(url);
    const folder = join(session.harness.folder, "storage");
    renameSync(join(folder, "uploads", id), join(folder, "objects", id));
    session.harness.restart();
    expect((await uploads.step(url, "query")).headers.get("x-goog-upload-size-received")).toBe("4");
    expect((await uploads.step(url, "finalize")).status).toBe(200);
    expect(
      Buffer.from(await getBytes(ref(session.storage, `users/${session.uid}/between.txt`))).toString(),
    ).toBe("AAAA");
  });

  test("bytes that a power cut took are asked for again", async () => {
    const url = await uploads.begin(`users/${session.uid}/power.txt`, 10);
    await uploads.step(url, "upload", { "x-goog-upload-offset": "0" }, Buffer.from("01234567"));
    const id = new URL(url).searchParams.get("upload_id") ?? "";
    truncateSync(join(session.harness.folder, "storage", "uploads", id), 3);
    session.harness.restart();
    expect((await uploads.step(url, "query")).headers.get("x-goog-upload-size-received")).toBe("3");
  });

  test("files that nothing knows are removed, known ones stay", async () => {
    writeFileSync(join(session.harness.folder, "storage", "objects", "orphan"), "x");
    writeFileSync(join(session.harness.folder, "storage", "uploads", "orphan"), "x");
    await uploadString(ref(session.storage, `users/${session.uid}/kept.txt`), "kept");
    session.harness.restart();
    expect([...session.files("objects"), ...session.files("uploads")]).not.toContain("orphan");
    expect(
      Buffer.from(await getBytes(ref(session.storage, `users/${session.uid}/kept.txt`))).toString(),
    ).toBe("kept");
  });
});
