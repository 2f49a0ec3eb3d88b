import { getBytes, ref, uploadBytes, uploadString } from "firebase/storage";
import { existsSync, readdirSync, readlinkSync } from "node:fs";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { BUCKET } from "../testing/storageHarness.ts";
import { storageSession } from "../testing/storageSession.ts";
import { uploadSteps } from "../testing/uploadSteps.ts";

const session = storageSession();
const uploads = uploadSteps(session);

describe("downloads", () => {
  const get = (headers: Record<string, string>): Promise<Response> =>
    fetch(
      `${session.harness.server.origin}/v0/b/${BUCKET}/o/${encodeURIComponent(`users/${session.uid}/range.txt`)}?alt=media`,
      {
        headers: { authorization: `Firebase ${session.token}`, ...headers },
      },
    );

  beforeAll(() => uploadString(ref(session.storage, `users/${session.uid}/range.txt`), "0123456789"));

  test.each([
    ["bytes=2-4", 206, "234", "bytes 2-4/10"],
    ["bytes=8-", 206, "89", "bytes 8-9/10"],
    ["bytes=-3", 206, "789", "bytes 7-9/10"],
    ["bytes=8-99", 206, "89", "bytes 8-9/10"],
    ["bytes=10-", 416, "", "bytes */10"],
    ["bytes=5-2", 200, "0123456789", null],
    ["bytes=0-1,3-4", 200, "0123456789", null],
  ])("downloads: range %s", async (range, status, body, contentRange) => {
    const answer = await get({ range });
    expect([answer.status, await answer.text(), answer.headers.get("content-range")]).toEqual([
      status,
      body,
      contentRange,
    ]);
  });

  // A file that is forgotten open ends the process, at some later moment.
  test.skipIf(!existsSync("/proc/self/fd"))(
    "a client that goes before its answer leaves no file open",
    async () => {
      const openFiles = (): string[] =>
        readdirSync("/proc/self/fd").flatMap((fd) => {
          try {
            const path = readlinkSync(`/proc/self/fd/${fd}`);
            return path.startsWith(session.harness.folder) && path.includes("/objects/") ? [path] : [];
          } catch {
            return [];
          }
        });
      session.harness.onRequest = (request) => void request.socket.destroy();
      const requests: Record<string, string>[] = [{}, { range: "bytes=2-4" }];
      for (const headers of requests) await expect(get(headers)).rejects.toThrow("fetch failed");
      session.harness.onRequest = undefined;
      expect((await get({})).status).toBe(200);
      await vi.waitFor(() => expect(openFiles()).toEqual([]));
    },
  );

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
      const answer = await fetch(
        `${session.harness.server.origin}/v0/b/${BUCKET}/o?name=users/${session.uid}/type.txt`,
        {
          method: "POST",
          headers: {
            authorization: `Firebase ${session.token}`,
            "x-goog-upload-protocol": "multipart",
            "content-type": "multipart/related; boundary=b",
          },
          body,
        },
      );
      expect(answer.status).toBe(400);
    },
  );

  test("downloads: an empty object", async () => {
    const place = ref(session.storage, `users/${session.uid}/empty.txt`);
    await uploadBytes(place, new Uint8Array(0), { contentType: "text/plain" });
    expect((await getBytes(place)).byteLength).toBe(0);
  });
});

describe("names cannot leave the folder", () => {
  test.each(["../../escape.txt", "a/../../b", "/etc/passwd", "C:\\x", "..%2f..%2fx", "con", "a\u202eb"])(
    "a name cannot leave the folder: %s",
    async (tail) => {
      const name = `users/${session.uid}/${tail}`;
      const before = session.files("objects").length;
      const url = await uploads.begin(name, 1);
      expect(
        (await uploads.step(url, "upload, finalize", { "x-goog-upload-offset": "0" }, new Uint8Array(1)))
          .status,
      ).toBe(200);
      expect(session.files("objects")).toHaveLength(before + 1);
      expect(session.files("objects").every((file) => /^[0-9a-f-]{36}$/.test(file))).toBe(true);
      const answer = await fetch(
        `${session.harness.server.origin}/v0/b/${BUCKET}/o/${encodeURIComponent(name)}`,
        {
          headers: { authorization: `Firebase ${session.token}` },
        },
      );
      expect(await answer.json()).toMatchObject({ name });
    },
  );

  test.each(["", "..", "a\nb", "long".repeat(257)])("refused: %.20j", async (name) => {
    const answer = await uploads.step(
      `${session.harness.server.origin}/upload/storage/v1/b/${BUCKET}/o?uploadType=resumable&name=${encodeURIComponent(name)}`,
      "start",
      {
        authorization: "Bearer owner",
      },
    );
    expect(answer.status).toBe(400);
  });
});

test("a forged token is refused, not taken for nobody", async () => {
  const [header, payload] = session.token.split(".");
  const answer = await fetch(`${session.harness.server.origin}/v0/b/${BUCKET}/o/x`, {
    headers: { authorization: `Firebase ${header}.${payload}.AAAA` },
  });
  expect(answer.status).toBe(401);
});
