import { getDownloadURL, getStorage } from "firebase-admin/storage";
import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { adminSuite } from "../testing/adminSuite.ts";

const suite = adminSuite();
const bucket = () => getStorage(suite.app).bucket();

describe("an object of the admin SDK", () => {
  test("an object of the admin SDK saved in one request comes back byte for byte", async () => {
    const bytes = randomBytes(100_000);
    await bucket().file("a/simple.bin").save(bytes, { resumable: false });
    expect((await bucket().file("a/simple.bin").download())[0]).toEqual(bytes);
  });

  test("an object of the admin SDK saved in pieces comes back byte for byte", async () => {
    const bytes = randomBytes(900_000);
    await bucket().file("a/pieces.bin").save(bytes, { resumable: true, chunkSize: 262_144 });
    expect((await bucket().file("a/pieces.bin").download())[0]).toEqual(bytes);
  });

  test("an object of the admin SDK has a name of every script", async () => {
    const file = bucket().file("é/日本 🎉/a+b%2F#?.txt");
    await file.save("x", { resumable: false });
    expect(String((await file.download())[0])).toBe("x");
  });

  test("empty is an object too", async () => {
    await bucket().file("a/empty").save("", { resumable: false });
    expect((await bucket().file("a/empty").getMetadata())[0].size).toBe("0");
  });

  test("an object of the admin SDK keeps its type and its own metadata", async () => {
    const file = bucket().file("a/meta.txt");
    await file.save("x", {
      resumable: false,
      contentType: "text/x-note",
      metadata: { metadata: { owner: "é" } },
    });
    expect((await file.getMetadata())[0]).toMatchObject({
      contentType: "text/x-note",
      metadata: { owner: "é" },
    });
  });

  test("an object of the admin SDK carries the MD5 of its bytes", async () => {
    const file = bucket().file("a/sum.txt");
    await file.save("hello", { resumable: false });
    expect((await file.getMetadata())[0].md5Hash).toBe("XUFAKrxLKna5cZ2REBfFkg==");
  });

  test("an object of the admin SDK gives a part of itself", async () => {
    const file = bucket().file("a/range.txt");
    await file.save("0123456789", { resumable: false });
    expect(String((await file.download({ start: 2, end: 5 }))[0])).toBe("2345");
  });

  test("an object of the admin SDK says whether it exists", async () => {
    await bucket().file("a/there").save("x", { resumable: false });
    const found = await Promise.all(["a/there", "a/none"].map((name) => bucket().file(name).exists()));
    expect(found).toEqual([[true], [false]]);
  });

  test("missing is not found", async () => {
    await expect(bucket().file("a/none").download()).rejects.toMatchObject({ code: 404 });
  });

  test("an object of the admin SDK written again has a new generation", async () => {
    const file = bucket().file("a/again");
    await file.save("1", { resumable: false });
    const first = (await file.getMetadata())[0].generation;
    await file.save("2", { resumable: false });
    expect(Number((await file.getMetadata())[0].generation)).toBeGreaterThan(Number(first));
  });

  test("an object of the admin SDK is not written when a generation was asked for that it does not have", async () => {
    const file = bucket().file("a/guarded");
    await file.save("1", { resumable: false });
    const second = file.save("2", { resumable: false, preconditionOpts: { ifGenerationMatch: 0 } });
    await expect(second).rejects.toMatchObject({ code: 412 });
  });

  test("an object of the admin SDK is listed under its prefix", async () => {
    for (const name of ["list/b", "list/a", "list/deep/c", "other"]) {
      await bucket().file(name).save("x", { resumable: false });
    }
    const [files] = await bucket().getFiles({ prefix: "list/" });
    expect(files.map(({ name }) => name)).toEqual(["list/a", "list/b", "list/deep/c"]);
  });

  test("deleted is gone", async () => {
    const file = bucket().file("a/gone");
    await file.save("x", { resumable: false });
    await file.delete();
    expect(await file.exists()).toEqual([false]);
  });

  test("an object of the admin SDK has an address for downloads that needs no credentials", async () => {
    const file = bucket().file("a/public.txt");
    await file.save("bonjour", { resumable: false, contentType: "text/plain" });
    const answer = await fetch(await getDownloadURL(file));
    expect([answer.headers.get("content-type"), await answer.text()]).toEqual(["text/plain", "bonjour"]);
  });
});
