import { newsPicturePath, PRIVATE_FILE_CACHE, quotePdfPath } from "@carnation/product/path";
import { deleteApp, getApp, initializeApp } from "firebase-admin/app";
import { getStorage } from "firebase-admin/storage";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Backend, backendOf } from "../backend/backend.ts";
import { testBackend, type TestBackend } from "../testing/testBackend.ts";
import { forbidCachingOfStored } from "./forbidCaching.ts";

const APP = "forbid-caching";
let backend: TestBackend;
let files: Backend["files"];

beforeAll(async () => {
  backend = await testBackend();
  const { projectId } = backend.local;
  const app = initializeApp({ projectId }, APP);
  ({ files } = backendOf(app, `${projectId}.firebasestorage.app`));
});
afterAll(async () => {
  await deleteApp(getApp(APP));
  await backend.stop();
});

const bucket = () => getStorage(getApp(APP)).bucket(`${backend.local.projectId}.firebasestorage.app`);
const cacheControl = async (path: string) => (await bucket().file(path).getMetadata())[0].cacheControl;

test("private files that the functions store are kept by no browser, created or replaced; pictures of articles may be", async () => {
  const [quote, article] = [quotePdfPath("claire", "q1"), newsPicturePath("n1.webp")];
  await files.create(quote, "%PDF", "application/pdf");
  expect(await cacheControl(quote)).toBe(PRIVATE_FILE_CACHE);
  await files.replace(quote, "%PDF-1.7", "application/pdf");
  expect(await cacheControl(quote)).toBe(PRIVATE_FILE_CACHE);
  expect((await bucket().file(quote).getMetadata())[0].contentType).toBe("application/pdf");
  await files.create(article, "picture", "image/webp");
  expect(await cacheControl(article)).toBeUndefined();
});

test("private files from before are kept by no browser any more, their type and bytes stay, and a file that is gone is passed over", async () => {
  const former = Array.from({ length: 25 }, (_, index) => `users/nadia/diagnosis/d${index}.jpg`);
  for (const path of [...former, newsPicturePath("n2.webp")])
    await bucket().file(path).save("bytes", { contentType: "image/jpeg", resumable: false });
  expect(await forbidCachingOfStored(files)).toBe(former.length);
  expect(new Set(await Promise.all(former.map(cacheControl)))).toEqual(new Set([PRIVATE_FILE_CACHE]));
  const [metadata] = await bucket().file(former[0]!).getMetadata();
  expect(metadata.contentType).toBe("image/jpeg");
  expect(new TextDecoder().decode(await files.read(former[0]!))).toBe("bytes");
  expect(await cacheControl(newsPicturePath("n2.webp"))).toBeUndefined();
  expect(await forbidCachingOfStored(files)).toBe(0);
  expect(await files.forbidCaching("users/nadia/diagnosis/gone.jpg")).toBe(false);
});
