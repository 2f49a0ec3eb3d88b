import { documentPaths } from "@carnation/product/path";
import { OWN_RECOMMENDATIONS_MAX } from "@carnation/product/recommendation";
import { doc, serverTimestamp, setDoc, writeBatch } from "firebase/firestore";
import { ref, uploadBytes } from "firebase/storage";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type Backend, backend as liveBackend } from "../backend/backend.ts";
import { testBackend, type TestBackend, type TestClient } from "../testing/testBackend.ts";
import { limitOwnRecommendations } from "../recommendations/limitOwnRecommendations.ts";
import { eraseUnnamedPictures } from "./eraseUnnamedPictures.ts";

// What one account can store is bounded by links and numbers, whatever its client sends.

let backend: TestBackend;
let claire: TestClient;
let live: Backend;
const JPEG = { contentType: "image/jpeg" };

beforeAll(async () => {
  backend = await testBackend(join(import.meta.dirname, "../index.ts"));
  await backend.addUser("claire");
  const { projectId } = backend.local;
  const storageBucket = `${projectId}.firebasestorage.app`;
  vi.stubEnv("FIREBASE_CONFIG", JSON.stringify({ projectId, storageBucket }));
  live = liveBackend();
  claire = await backend.signIn("claire");
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await backend.stop();
});

const upload = (path: string): Promise<unknown> =>
  uploadBytes(ref(claire.storage, path), new Uint8Array([0xff, 0xd8, 1]), JPEG);

const own = (): Record<string, unknown> => ({
  name: "Sérum",
  owner: "claire",
  active: true,
  category: "cosmetics",
  subcategory: "subcategories/serum",
  picture: null,
  description: "",
  use: "",
  moments: [],
  frequency: "",
  price: null,
  vatRate: 2000,
  weights: {},
  contraindications: [],
  note: "",
  order: null,
  created: serverTimestamp(),
  updated: serverTimestamp(),
});

describe("of one record", () => {
  test.each([
    ["a client", documentPaths.customer("claire", "anais"), "users/claire/customers/anais"],
    ["a recommendation of her own", "recommendations/r1", "recommendations/claire/r1"],
  ])("%s keeps the picture that it names and the last that was sent", async (_what, record, files) => {
    await backend.admin.doc(record).set({ owner: "claire", picture: `${files.split("/").at(-1)}.png` });
    const extensions = ["png", "jpg", "jpeg", "webp"];
    for (const extension of extensions) await upload(`${files}.${extension}`);
    await backend.local.idle();
    expect((await live.files.list(files)).toSorted()).toEqual([`${files}.png`, `${files}.webp`]);
  });

  test("an older picture that the record names by its whole path stays, and so does a signature", async () => {
    const folder = "users/claire/customers";
    await backend.admin.doc(`${folder}/bruno`).set({ picture: `${folder}/bruno.png` });
    await live.files.create(`${folder}/bruno.signature.png`, "…", "image/png");
    for (const extension of ["png", "jpg"]) await upload(`${folder}/bruno.${extension}`);
    await backend.local.idle();
    expect((await live.files.list(`${folder}/bruno`)).toSorted()).toEqual([
      `${folder}/bruno.jpg`,
      `${folder}/bruno.png`,
      `${folder}/bruno.signature.png`,
    ]);
  });

  test("pictures that are brought in before their records stay", async () => {
    for (const extension of ["jpg", "png"]) {
      await live.files.create(`news/plus-tard.${extension}`, "…", "image/jpeg");
      await eraseUnnamedPictures(live, `news/plus-tard.${extension}`);
    }
    expect(await live.files.list("news/plus-tard")).toHaveLength(2);
  });
});

test("the logos of an account that are named stay, and those of its quotes", async () => {
  const names = ["a", "b", "c", "d"].map(
    (letter) => `logo-${letter.repeat(8)}-0000-4000-8000-000000000000.jpg`,
  );
  const [quoted = "", former = "", current = "", sent = ""] = names;
  await backend.admin.doc("users/claire/quotes/q1").set({ emitter: { logo: quoted } });
  for (const name of names) {
    await backend.admin.doc("users/claire").update({ "business.logo_upload": name });
    await upload(`users/claire/business/${name}`);
    if (name !== sent) await backend.admin.doc("users/claire").update({ "business.logo": name });
  }
  await backend.local.idle();
  const kept = (await live.files.list("users/claire/business/")).map((path) => path.split("/").at(-1));
  expect(kept.toSorted()).toEqual([quoted, current, sent]);
  expect(kept).not.toContain(former);
});

describe("of her own recommendations", () => {
  test("a professional adds none beyond the most, by the counter", async () => {
    const totals = backend.admin.doc(documentPaths.userTotals("claire"));
    await totals.set({ recommendations_total: OWN_RECOMMENDATIONS_MAX }, { merge: true });
    await expect(setDoc(doc(claire.db, "recommendations/one-more"), own())).rejects.toMatchObject({
      code: "permission-denied",
    });
    await totals.set({ recommendations_total: OWN_RECOMMENDATIONS_MAX - 1 }, { merge: true });
    await setDoc(doc(claire.db, "recommendations/last"), own());
  });

  test("a professional's own recommendations that many creations at once add beyond the most are deleted", async () => {
    const { admin } = backend;
    await admin.recursiveDelete(admin.collection("recommendations"));
    for (const id of ["known-1", "known-2", "known-3"]) {
      await admin.doc(`recommendations/${id}`).create({ owner: "claire" });
    }
    const flood = ["flood-1", "flood-2", "flood-3"];
    const batch = writeBatch(claire.db);
    for (const id of flood) batch.set(doc(claire.db, `recommendations/${id}`), own());
    await batch.commit();
    await Promise.all(flood.map((id) => limitOwnRecommendations(admin, id, "claire", 3)));
    const { docs } = await admin.collection("recommendations").where("owner", "==", "claire").get();
    expect(docs.map(({ id }) => id)).toEqual(["known-1", "known-2", "known-3"]);
  });
});
