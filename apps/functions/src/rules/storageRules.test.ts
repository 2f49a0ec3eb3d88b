import { deleteObject, getBytes, getMetadata, ref, uploadBytes } from "firebase/storage";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testBackend, type TestBackend, type TestClient } from "../testing/testBackend.ts";

const JPEG = { contentType: "image/jpeg" };
const bytes = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const refused = { code: "storage/unauthorized" };

let backend: TestBackend;
let claire: TestClient;
let nadia: TestClient;

beforeAll(async () => {
  backend = await testBackend();
  await backend.addUser("claire");
  await backend.addUser("nadia");
  await backend.addUser("parti");
  claire = await backend.signIn("claire");
  nadia = await backend.signIn("nadia");
  await uploadBytes(ref(claire.storage, "users/claire/diagnosis/d1.jpg"), bytes, JPEG);
}, 60_000);

afterAll(() => backend.stop());

test("a deactivated account neither reads its photos nor sends new ones", async () => {
  const parti = await backend.signIn("parti");
  await uploadBytes(ref(parti.storage, "users/parti/diagnosis/d1.jpg"), bytes, JPEG);
  await backend.admin.doc("users/parti").update({ active: false });
  await expect(getBytes(ref(parti.storage, "users/parti/diagnosis/d1.jpg"))).rejects.toMatchObject(refused);
  const next = uploadBytes(ref(parti.storage, "users/parti/diagnosis/d2.jpg"), bytes, JPEG);
  await expect(next).rejects.toMatchObject(refused);
});

test("a professional reads back the photo they uploaded", async () => {
  expect(new Uint8Array(await getBytes(ref(claire.storage, "users/claire/diagnosis/d1.jpg")))).toEqual(bytes);
});

test.each([
  ["another professional reads it", () => getMetadata(ref(nadia.storage, "users/claire/diagnosis/d1.jpg"))],
  [
    "nobody in particular reads it",
    () => getMetadata(ref(backend.anonymous().storage, "users/claire/diagnosis/d1.jpg")),
  ],
  [
    "another professional uploads into the folder",
    () => uploadBytes(ref(nadia.storage, "users/claire/diagnosis/d2.jpg"), bytes, JPEG),
  ],
  [
    "the photo is replaced",
    () => uploadBytes(ref(claire.storage, "users/claire/diagnosis/d1.jpg"), bytes, JPEG),
  ],
  ["the photo is deleted", () => deleteObject(ref(claire.storage, "users/claire/diagnosis/d1.jpg"))],
  [
    "a result is written by the client",
    () =>
      uploadBytes(ref(claire.storage, "users/claire/diagnosis/d1.json"), bytes, {
        contentType: "application/json",
      }),
  ],
  [
    "a text file is uploaded under a photo's name",
    () =>
      uploadBytes(ref(claire.storage, "users/claire/diagnosis/d3.jpg"), bytes, { contentType: "text/plain" }),
  ],
  [
    "an empty photo is uploaded",
    () => uploadBytes(ref(claire.storage, "users/claire/diagnosis/d4.jpg"), new Uint8Array(), JPEG),
  ],
  ["something is uploaded elsewhere", () => uploadBytes(ref(claire.storage, "news/x.jpg"), bytes, JPEG)],
])("refused: %s", async (_what, attempt) => {
  await expect(attempt()).rejects.toMatchObject(refused);
});
