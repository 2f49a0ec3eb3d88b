import { businessLogoPath, quotePdfPath, sendingAttachmentPath } from "@carnation/product/path";
import {
  deleteObject,
  getBytes,
  getMetadata,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
} from "firebase/storage";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testBackend, type TestBackend, type TestClient } from "../testing/testBackend.ts";

const JPEG = { contentType: "image/jpeg" };
const bytes = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const refused = { code: "storage/unauthorized" };

let backend: TestBackend;
let claire: TestClient;
let nadia: TestClient;
let parti: TestClient;
let sophie: TestClient;

/** A diagnosis as `startDiagnosis` opens it, but for `fields`. */
async function open(uid: string, id: string, fields: Record<string, unknown> = {}): Promise<void> {
  const diagnosis = { uid, consent: true, state: "started", customer: null };
  await backend.admin.doc(`users/${uid}/diagnosis/${id}`).set({ ...diagnosis, ...fields });
}

/** Gives what the rules let no client write. */
async function storedByFunctions(path: string): Promise<void> {
  const { projectId, ports } = backend.local;
  const objects = `http://127.0.0.1:${ports.storage}/upload/storage/v1/b/${projectId}.firebasestorage.app/o`;
  const stored = await fetch(`${objects}?uploadType=media&name=${encodeURIComponent(path)}`, {
    method: "POST",
    headers: { authorization: "Bearer owner", "content-type": "application/pdf" },
    body: bytes,
  });
  expect(stored.status).toBe(200);
}

const photo = (uid: string, id: string): string => `users/${uid}/diagnosis/${id}.jpg`;
const picture = (uid: string, name: string): string => `users/${uid}/customers/${name}`;
const advice = (owner: string, name: string): string => `recommendations/${owner}/${name}`;
const report = sendingAttachmentPath("claire", "s1");
const signedQuote = quotePdfPath("claire", "q1");
const upload = (client: TestClient, path: string, content = bytes, metadata = JPEG): Promise<unknown> =>
  uploadBytes(ref(client.storage, path), content, metadata);

beforeAll(async () => {
  backend = await testBackend();
  await backend.addUser("claire", { subscription: "active" });
  await backend.addUser("nadia");
  await backend.addUser("parti");
  await backend.addUser("partie", { role: "admin", active: false });
  await backend.addUser("sans-actif", { active: null });
  claire = await backend.signIn("claire");
  nadia = await backend.signIn("nadia");
  parti = await backend.signIn("parti");
  await open("claire", "d1");
  await open("parti", "d1");
  await upload(claire, photo("claire", "d1"));
  await upload(parti, photo("parti", "d1"));
  await backend.admin.doc("users/claire/customers/anais").set({ firstname: "Anaïs" });
  await storedByFunctions(report);
  await storedByFunctions(signedQuote);
  for (const [id, owner] of Object.entries({ commune: "world", mienne: "claire", autre: "nadia" })) {
    await backend.admin.doc(`recommendations/${id}`).set({ owner });
  }
  await backend.addUser("sophie", { role: "admin" });
  sophie = await backend.signIn("sophie");
  await upload(sophie, advice("world", "commune.png"), bytes, { contentType: "image/png" });
  await upload(claire, advice("claire", "mienne.jpg"));
  await backend.admin.doc("subcategories/led").set({ name: "LED", category: "other", active: true });
  await backend.admin.doc("news/hiver").set({ title: "Hiver", createdAt: new Date() });
  await upload(sophie, "news/hiver.png", bytes, { contentType: "image/png" });
  await open("parti", "d2");
  await backend.admin.doc("users/parti").update({ active: false });
});

afterAll(() => backend.stop());

test("a professional reads back the photo they uploaded", async () => {
  expect(new Uint8Array(await getBytes(ref(claire.storage, photo("claire", "d1"))))).toEqual(bytes);
});

test("a professional reads the file that a sending of theirs carried", async () => {
  expect(new Uint8Array(await getBytes(ref(claire.storage, report)))).toEqual(bytes);
});

test("a professional reads a quote of theirs that was signed", async () => {
  expect(new Uint8Array(await getBytes(ref(claire.storage, signedQuote)))).toEqual(bytes);
});

test("the picture of a client is uploaded, and again in its place", async () => {
  const again = new Uint8Array([0x89, 0x50, 9]);
  await upload(claire, picture("claire", "anais.png"), bytes, { contentType: "image/png" });
  await upload(claire, picture("claire", "anais.png"), again, { contentType: "image/png" });
  expect(new Uint8Array(await getBytes(ref(claire.storage, picture("claire", "anais.png"))))).toEqual(again);
});

test("the picture of a recommendation is read by its owner, a shared one by everybody, and replaced and deleted", async () => {
  for (const path of [advice("world", "commune.png"), advice("claire", "mienne.jpg")]) {
    expect(new Uint8Array(await getBytes(ref(claire.storage, path)))).toEqual(bytes);
  }
  await upload(claire, advice("claire", "mienne.webp"), bytes, { contentType: "image/webp" });
  await deleteObject(ref(claire.storage, advice("claire", "mienne.webp")));
  await upload(claire, advice("claire", "mienne.jpg"), new Uint8Array([0xff, 0xd8, 7]));
  await upload(sophie, advice("world", "commune.jpg"));
  await deleteObject(ref(sophie.storage, advice("world", "commune.jpg")));
});

test("the picture of an article is replaced and deleted by staff, and read by everybody", async () => {
  expect(new Uint8Array(await getBytes(ref(claire.storage, "news/hiver.png")))).toEqual(bytes);
  for (const content of [bytes, new Uint8Array([0xff, 0xd8, 7])]) {
    await upload(sophie, "news/hiver.jpg", content);
  }
  await deleteObject(ref(sophie.storage, "news/hiver.jpg"));
});

test("an administrator keeps the picture of a professional's recommendation, too", async () => {
  const theirs = ref(sophie.storage, advice("nadia", "autre.jpg"));
  await upload(sophie, advice("nadia", "autre.jpg"));
  expect(new Uint8Array(await getBytes(theirs))).toEqual(bytes);
  await deleteObject(theirs);
});

test("the picture of a recommendation is put where it will be by an administrator, before it changes hands", async () => {
  await upload(sophie, advice("nadia", "commune.jpg"));
  await deleteObject(ref(sophie.storage, advice("nadia", "commune.jpg")));
  await expect(upload(sophie, advice("nadia", "absente.jpg"))).rejects.toMatchObject(refused);
  await expect(upload(nadia, advice("nadia", "commune.jpg"))).rejects.toMatchObject(refused);
});

describe("the logo of the business", () => {
  const PNG = { contentType: "image/png" };
  const announce = (logo: string | null, uid = "claire") =>
    backend.admin.doc(`users/${uid}`).update({ "business.logo_upload": logo });
  const logoName = () => `logo-${crypto.randomUUID()}.png`;

  test("the logo of the business is uploaded once the profile names it as on its way, and again in its place", async () => {
    const name = logoName();
    await announce(name);
    for (const content of [bytes, new Uint8Array([0x89, 0x50, 9])]) {
      await upload(claire, businessLogoPath("claire", name), content, PNG);
      const read = await getBytes(ref(claire.storage, businessLogoPath("claire", name)));
      expect(new Uint8Array(read)).toEqual(content);
    }
    await announce(null);
  });

  test("the logo of the business is refused when the profile names another one, or none: their number is bounded", async () => {
    for (const named of [logoName(), null]) {
      await announce(named);
      await expect(upload(claire, businessLogoPath("claire", logoName()), bytes, PNG)).rejects.toMatchObject(
        refused,
      );
    }
  });

  test.each([
    ["another's", "nadia", "logo-00000000-0000-4000-8000-000000000000.png", bytes, PNG],
    ["one under another name", "claire", "logo.png", bytes, PNG],
    ["one that is no picture", "claire", "logo-00000000-0000-4000-8000-000000000000.svg", bytes, PNG],
    [
      "one of a type that is no picture's",
      "claire",
      "logo-00000000-0000-4000-8000-000000000000.png",
      bytes,
      { contentType: "image/svg+xml" },
    ],
    [
      "one of more than 10 MB",
      "claire",
      "logo-00000000-0000-4000-8000-000000000000.png",
      new Uint8Array(10_000_001),
      PNG,
    ],
  ])("refused: %s", async (_what, who, name, content, metadata) => {
    const client = who === "nadia" ? nadia : claire;
    await announce(name);
    await expect(upload(client, businessLogoPath("claire", name), content, metadata)).rejects.toMatchObject(
      refused,
    );
  });

  test("the logo of the business is read by its owner alone, and deleted by the functions alone", async () => {
    const name = logoName();
    await announce(name);
    await upload(claire, businessLogoPath("claire", name), bytes, PNG);
    const logo = (client: TestClient) => ref(client.storage, businessLogoPath("claire", name));
    await expect(getBytes(logo(nadia))).rejects.toMatchObject(refused);
    await expect(deleteObject(logo(nadia))).rejects.toMatchObject(refused);
    await expect(deleteObject(logo(claire))).rejects.toMatchObject(refused);
  });
});

describe("a photo belongs to a diagnosis that waits for it", () => {
  test.each<[which: string, id: string, fields: Record<string, unknown> | null]>([
    ["no diagnosis", "absent", null],
    ["one that is done", "done", { state: "done" }],
    ["one that has failed", "error", { state: "error", error: "too-dark" }],
    ["one without a state", "stateless", { state: null }],
    ["one without consent", "no-consent", { consent: false }],
    ["one whose consent is no yes", "odd-consent", { consent: "true" }],
    ["one of somebody else", "foreign", { uid: "nadia" }],
  ])("refused for %s", async (_which, id, fields) => {
    if (fields !== null) await open("claire", id, fields);
    await expect(upload(claire, photo("claire", id))).rejects.toMatchObject(refused);
  });

  test("an upload needs an opened diagnosis, with or without a subscription", async () => {
    await expect(upload(nadia, photo("nadia", "any"))).rejects.toMatchObject(refused);
    await open("nadia", "opened");
    await expect(upload(nadia, photo("nadia", "opened"))).resolves.toBeDefined();
  });

  test("another's open diagnosis of the same id opens nothing", async () => {
    await open("claire", "same-id");
    await expect(upload(nadia, photo("nadia", "same-id"))).rejects.toMatchObject(refused);
  });

  test("the name is the id and .jpg, nothing else", async () => {
    await open("claire", "named");
    for (const name of ["named.jpg.jpg", "named.jpeg", "named", "named.JPG", "named.x.jpg", ".jpg"]) {
      await expect(upload(claire, `users/claire/diagnosis/${name}`)).rejects.toMatchObject(refused);
    }
    await expect(upload(claire, photo("claire", "named"))).resolves.toBeDefined();
  });

  test("two uploads for one diagnosis: one is kept, and none comes after the end", async () => {
    await open("claire", "race");
    const second = new Uint8Array([0xff, 0xd8, 9]);
    const both = await Promise.allSettled([
      upload(claire, photo("claire", "race")),
      upload(claire, photo("claire", "race"), second),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await backend.admin.doc("users/claire/diagnosis/race").update({ state: "done" });
    await expect(upload(claire, photo("claire", "race"))).rejects.toMatchObject(refused);
  });
});

test.each<[what: string, attempt: () => Promise<unknown>]>([
  ["another professional reads it", () => getMetadata(ref(nadia.storage, photo("claire", "d1")))],
  [
    "nobody in particular reads it",
    () => getMetadata(ref(backend.anonymous().storage, photo("claire", "d1"))),
  ],
  ["another professional uploads into the folder", () => upload(nadia, photo("claire", "d2"))],
  ["the photo is replaced", () => upload(claire, photo("claire", "d1"))],
  ["the photo is deleted", () => deleteObject(ref(claire.storage, photo("claire", "d1")))],
  ["its type is changed", () => updateMetadata(ref(claire.storage, photo("claire", "d1")), JPEG)],
  [
    "a result is written by the client",
    () => upload(claire, "users/claire/diagnosis/d1.json", bytes, { contentType: "application/json" }),
  ],
  ...["d1.masks.json", "d1.masks.jpg"].map((name): [string, () => Promise<unknown>] => [
    `masks are written by the client as ${name}`,
    () => upload(claire, `users/claire/diagnosis/${name}`),
  ]),
  ...(["d1.96.jpg", "d1.320.jpg", "d1.640.jpg"].map((name) => [
    `a small copy is written by the client as ${name}`,
    () => upload(claire, `users/claire/diagnosis/${name}`),
  ]) satisfies [string, () => Promise<unknown>][]),
  [
    "another professional reads a small copy",
    () => getBytes(ref(nadia.storage, "users/claire/diagnosis/d1.96.jpg")),
  ],
  ["another reads what was sent", () => getBytes(ref(nadia.storage, report))],
  ["nobody in particular reads what was sent", () => getBytes(ref(backend.anonymous().storage, report))],
  [
    "a sending is written by the client",
    () => upload(claire, "users/claire/sendings/s2.pdf", bytes, { contentType: "application/pdf" }),
  ],
  ["what was sent is deleted", () => deleteObject(ref(claire.storage, report))],
  ["another reads a signed quote", () => getBytes(ref(nadia.storage, signedQuote))],
  [
    "a deactivated account reads a signed quote",
    () => getBytes(ref(parti.storage, "users/parti/quotes/q1.pdf")),
  ],
  [
    "a signed quote is written by the client",
    () => upload(claire, "users/claire/quotes/q2.pdf", bytes, { contentType: "application/pdf" }),
  ],
  [
    "a signed quote is replaced",
    () => upload(claire, signedQuote, bytes, { contentType: "application/pdf" }),
  ],
  ["a signature under a quote is written", () => upload(claire, "users/claire/quotes/q1.signature.png")],
  ["a signed quote is deleted", () => deleteObject(ref(claire.storage, signedQuote))],
  ["signed quotes are listed", () => listAll(ref(claire.storage, "users/claire/quotes"))],
  ["what was sent is listed", () => listAll(ref(claire.storage, "users/claire/sendings"))],
  ["something is uploaded elsewhere", () => upload(claire, "elsewhere/x.jpg")],
  ["a professional writes the picture of a subcategory", () => upload(claire, "subcategories/led.jpg")],
  ["a picture of a subcategory that is not there", () => upload(sophie, "subcategories/absente.jpg")],
  ["a subcategory's picture under a name of no picture", () => upload(sophie, "subcategories/led.svg")],
  [
    "a subcategory's picture of more than 10 MB",
    () => upload(sophie, "subcategories/led.jpg", new Uint8Array(10_000_001)),
  ],
  ["a professional writes the picture of an article", () => upload(claire, "news/hiver.jpg")],
  ["a picture of an article that is not there", () => upload(sophie, "news/absent.jpg")],
  ["an article's picture under a name of no picture", () => upload(sophie, "news/hiver.svg")],
  [
    "an article's picture that is no picture",
    () => upload(sophie, "news/hiver.jpg", bytes, { contentType: "image/svg+xml" }),
  ],
  [
    "an article's picture of more than 10 MB",
    () => upload(sophie, "news/hiver.jpg", new Uint8Array(10_000_001)),
  ],
  [
    "a professional deletes the picture of an article",
    () => deleteObject(ref(claire.storage, "news/hiver.png")),
  ],
  ["pictures of articles are listed", () => listAll(ref(claire.storage, "news"))],
  [
    "nobody in particular reads the picture of an article",
    () => getBytes(ref(backend.anonymous().storage, "news/n1.jpg")),
  ],
  ["a picture of a client who does not exist", () => upload(claire, picture("claire", "absent.jpg"))],
  ["a picture of another's client", () => upload(nadia, picture("claire", "anais.jpg"))],
  ["another reads a client's picture", () => getBytes(ref(nadia.storage, picture("claire", "anais.png")))],
  ["a client's signature", () => upload(claire, picture("claire", "anais.signature.png"))],
  ["a client's picture of a type that is no picture's", () => upload(claire, picture("claire", "anais.svg"))],
  [
    "a client's picture that is no picture",
    () => upload(claire, picture("claire", "anais.png"), bytes, { contentType: "image/svg+xml" }),
  ],
  [
    "a client's picture of more than 10 MB",
    () => upload(claire, picture("claire", "anais.jpg"), new Uint8Array(10_000_001)),
  ],
  ["a client's picture is deleted", () => deleteObject(ref(claire.storage, picture("claire", "anais.png")))],
  ["a professional writes a shared picture", () => upload(claire, advice("world", "commune.jpg"))],
  [
    "a professional deletes a shared picture",
    () => deleteObject(ref(claire.storage, advice("world", "commune.png"))),
  ],
  ["a picture of a recommendation that is not there", () => upload(claire, advice("claire", "absente.jpg"))],
  ["a picture of a shared one among one's own", () => upload(claire, advice("claire", "commune.jpg"))],
  ["a picture of another's recommendation", () => upload(claire, advice("nadia", "autre.jpg"))],
  [
    "another reads a recommendation's picture",
    () => getBytes(ref(nadia.storage, advice("claire", "mienne.jpg"))),
  ],
  ["another deletes it", () => deleteObject(ref(nadia.storage, advice("claire", "mienne.jpg")))],
  ["a picture under a name of no picture", () => upload(claire, advice("claire", "mienne.svg"))],
  [
    "a recommendation's picture that is no picture",
    () => upload(claire, advice("claire", "mienne.jpg"), bytes, { contentType: "image/svg+xml" }),
  ],
  [
    "a recommendation's picture of more than 10 MB",
    () => upload(claire, advice("claire", "mienne.jpg"), new Uint8Array(10_000_001)),
  ],
  ["shared pictures are listed", () => listAll(ref(claire.storage, "recommendations/world"))],
  [
    "a deactivated account reads a shared picture",
    () => getBytes(ref(parti.storage, advice("world", "commune.png"))),
  ],
  ["a deactivated account reads its photo", () => getBytes(ref(parti.storage, photo("parti", "d1")))],
  ["a deactivated account sends a photo", () => upload(parti, photo("parti", "d2"))],
  ["a deactivated account reads a picture", () => getBytes(ref(parti.storage, "news/n1.jpg"))],
  ["a deactivated account lists its photos", () => listAll(ref(parti.storage, "users/parti/diagnosis"))],
])("refused: %s", async (_what, attempt) => {
  await expect(attempt()).rejects.toMatchObject(refused);
});

test.each([
  ["a text file under a photo's name", bytes, { contentType: "text/plain" }],
  ["an empty photo", new Uint8Array(), JPEG],
])("refused for an open diagnosis: %s", async (_what, content, metadata) => {
  await open("claire", "waiting");
  await expect(upload(claire, photo("claire", "waiting"), content, metadata)).rejects.toMatchObject(refused);
});

test.each(["sans-actif", "partie"])("an account that is not active sees no picture: %s", async (uid) => {
  const client = await backend.signIn(uid);
  await expect(getBytes(ref(client.storage, "subcategories/s1.jpg"))).rejects.toMatchObject(refused);
});

test("an active account asks for a picture that is not there, and is told so", async () => {
  const missing = { code: "storage/object-not-found" };
  await expect(getBytes(ref(nadia.storage, "news/n1.jpg"))).rejects.toMatchObject(missing);
});
