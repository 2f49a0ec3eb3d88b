import { callables, parseResponse } from "@carnation/product/callable";
import { PHONE_LINK_HEADER, PHONE_PHOTO_PATH, type PhoneLink } from "@carnation/product/phone";
import { Timestamp } from "firebase-admin/firestore";
import { httpsCallable } from "firebase/functions";
import { ref, uploadBytes } from "firebase/storage";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Backend } from "../backend/backend.ts";
import { testBackend, type TestBackend, type TestClient } from "../testing/testBackend.ts";
import { receivePhonePhoto } from "./receivePhonePhoto.ts";

const FACE = join(import.meta.dirname, "../../../web/public/demo/visage-clair.jpg");

let backend: TestBackend;
let claire: TestClient;
let face: Buffer;

beforeAll(async () => {
  face = await readFile(FACE);
  backend = await testBackend(join(import.meta.dirname, "../index.ts"));
  await backend.addUser("claire", { subscription: "active" });
  await backend.addUser("julie", { subscription: "past_due" });
  claire = await backend.signIn("claire");
});
afterAll(() => backend.stop());

const create = async (payload: object = { consent: true }, who = claire): Promise<PhoneLink> =>
  parseResponse(
    callables.createphonelink,
    (await httpsCallable(who.functions, "createphonelink")(payload)).data,
  );
const keptOf = ({ token }: PhoneLink) =>
  backend.admin.doc(`phonelinks/${createHash("sha256").update(token).digest("hex")}`);
const stateOf = async (id: string): Promise<unknown> =>
  (await backend.admin.doc(`users/claire/diagnosis/${id}`).get()).get("state");

interface Sent {
  readonly token?: string;
  readonly body?: Buffer;
  readonly type?: string;
  readonly origin?: string | null;
  readonly method?: string;
}

/** Sends as a page of the site does, or otherwise; `fetch` would not let a test say where it comes from. */
function send({ token, body = face, type = "image/jpeg", origin, method = "POST" }: Sent) {
  const host = `127.0.0.1:${backend.local.ports.hosting}`;
  const from = origin === undefined ? `http://${host}` : origin;
  return new Promise<{ readonly status: number; readonly answer: unknown }>((resolve, reject) => {
    const asked = request(
      `http://${host}${PHONE_PHOTO_PATH}`,
      {
        method,
        headers: {
          "content-type": type,
          ...(from === null ? {} : { origin: from }),
          ...(token === undefined ? {} : { [PHONE_LINK_HEADER]: token }),
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () => {
          const text = Buffer.concat(chunks).toString();
          let answer: unknown = text;
          try {
            answer = JSON.parse(text);
          } catch {
            // A refusal of the gateway need not be JSON.
          }
          resolve({ status: response.statusCode ?? 0, answer });
        });
      },
    );
    asked.on("error", reject);
    asked.end(method === "GET" ? undefined : body);
  });
}

test("a link takes one photo, whose analysis begins; the token itself is kept nowhere", async () => {
  const link = await create({ consent: true, conditions: ["cleansed"] });
  expect(link.expires.getTime() - Date.now()).toBeGreaterThan(9 * 60_000);
  expect(link.expires.getTime() - Date.now()).toBeLessThanOrEqual(10 * 60_000);
  const kept = await keptOf(link).get();
  expect(JSON.stringify(kept.data())).not.toContain(link.token);
  expect(await send({ token: link.token })).toEqual({ status: 200, answer: { received: true } });
  // Another photo, and the same one again.
  for (const body of [face, Buffer.concat([face, Buffer.from([0])])]) {
    expect(await send({ token: link.token, body })).toEqual({ status: 409, answer: { error: "used" } });
  }
  await expect.poll(() => stateOf(link.id), { timeout: 30_000 }).toBe("done");
});

test("two photos at the same time: one is taken", async () => {
  const link = await create();
  const answers = await Promise.all([1, 2, 3].map(() => send({ token: link.token })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
});

test("a refused caller stores nothing, and spends no link", async () => {
  const link = await create();
  const { token } = link;
  const other = "A".repeat(43);
  const attempts: readonly (readonly [Sent, number, string])[] = [
    [{ token: other }, 404, "unknown"],
    [{}, 404, "unknown"],
    [{ token: "../../users/claire" }, 404, "unknown"],
    // The gateway on this machine refuses it before the function does.
    [{ token, origin: "https://evil.example" }, 403, "PERMISSION_DENIED"],
    [{ token, origin: null }, 403, "forbidden"],
    [{ token, type: "image/png" }, 415, "not-a-photo"],
    [{ token, body: Buffer.from("<script>") }, 415, "not-a-photo"],
    [{ token, body: Buffer.alloc(0) }, 415, "not-a-photo"],
  ];
  for (const [sent, status, error] of attempts) {
    const got = await send(sent);
    expect([sent, got.status, JSON.stringify(got.answer)]).toEqual([
      sent,
      status,
      expect.stringContaining(error),
    ]);
  }
  expect((await keptOf(link).get()).get("used")).toBe(false);
  expect((await send({ token })).status).toBe(200);
});

test.each(["https://evil.example", "null", undefined])("a page of %s is not this site’s", async (origin) => {
  const headers = { origin, host: "app.example", [PHONE_LINK_HEADER]: "A".repeat(43) };
  // Nothing behind it is asked.
  const answer = await receivePhonePhoto({} as Backend, { method: "POST", headers, body: face });
  expect(answer).toEqual({ status: 403, body: { error: "forbidden" } });
});

test("a body that is too large is refused, and spends no link", async () => {
  const link = await create();
  const body = Buffer.alloc(20 * 1024 * 1024 + 1, face.subarray(0, 3));
  expect((await send({ token: link.token, body })).status).toBe(413);
  expect((await keptOf(link).get()).get("used")).toBe(false);
});

test("an expired link takes nothing; the next link forgets it, and gives up what it waited for", async () => {
  const link = await create();
  await keptOf(link).update({ expires: Timestamp.fromMillis(Date.now() - 1) });
  expect(await send({ token: link.token })).toEqual({ status: 410, answer: { error: "expired" } });
  await create();
  expect((await keptOf(link).get()).exists).toBe(false);
  expect(await stateOf(link.id)).toBe("error");
  expect((await send({ token: link.token })).status).toBe(404);
});

test("a link that is still open, or was used, is not forgotten by the next one: a photo may be on its way", async () => {
  const link = await create();
  await keptOf(link).update({ used: true, expires: Timestamp.fromMillis(Date.now() - 1) });
  const open = await create();
  await create();
  for (const kept of [link, open]) {
    expect((await keptOf(kept).get()).exists).toBe(true);
    expect(await stateOf(kept.id)).toBe("started");
  }
});

test("a link whose photo could not be stored is not spent, and takes the photo when it is sent again", async () => {
  const link = await create();
  const refuse = () => Promise.reject(new Error("storage is away"));
  const away = { db: backend.admin, files: { create: refuse } } as unknown as Backend;
  const headers = {
    origin: "https://app.example",
    host: "app.example",
    "content-type": "image/jpeg",
    [PHONE_LINK_HEADER]: link.token,
  };
  await expect(receivePhonePhoto(away, { method: "POST", headers, body: face })).rejects.toThrow("away");
  expect(await send({ token: link.token })).toEqual({ status: 200, answer: { received: true } });
});

test("a link that was used by a process that died before it stored the photo takes it again after a minute", async () => {
  const link = await create();
  await keptOf(link).update({ used: true, claimed: Timestamp.now() });
  expect((await send({ token: link.token })).status).toBe(409);
  await keptOf(link).update({ claimed: Timestamp.fromMillis(Date.now() - 61_000) });
  expect(await send({ token: link.token })).toEqual({ status: 200, answer: { received: true } });
  await keptOf(link).update({ claimed: Timestamp.fromMillis(Date.now() - 61_000) });
  expect((await send({ token: link.token })).status).toBe(409);
});

test("a diagnosis that was given up on the computer takes no photo any more", async () => {
  const link = await create();
  await backend.admin.doc(`users/claire/diagnosis/${link.id}`).update({ state: "error", error: "abandoned" });
  expect((await send({ token: link.token })).status).toBe(410);
});

const addClient = (id: string) =>
  backend.admin.doc(`users/claire/customers/${id}`).set({ firstname: "Anaïs", consent: true });
const claireIs = (fields: object) => backend.admin.doc("users/claire").update({ ...fields });
const subscriptionIs = (status: string) =>
  backend.admin.doc("users/claire/subscriptions/one").update({ status });

test.each<[string, (link: PhoneLink) => Promise<unknown>, () => Promise<unknown>]>([
  ["a deactivated account", () => claireIs({ active: false }), () => claireIs({ active: true })],
  ["an ended subscription", () => subscriptionIs("canceled"), () => subscriptionIs("active")],
  [
    "a client whose consent is no more",
    () => backend.admin.doc("users/claire/customers/anais").update({ consent: false }),
    () => addClient("anais"),
  ],
  [
    "a client who was erased",
    () => backend.admin.doc("users/claire/customers/anais").delete(),
    () => addClient("anais"),
  ],
  [
    "a diagnosis without consent",
    ({ id }) => backend.admin.doc(`users/claire/diagnosis/${id}`).update({ consent: false }),
    async () => undefined,
  ],
])(
  "the phone link of %s takes no photo, and stores nothing",
  async (_kind, end, restore) => {
    await addClient("anais");
    const link = await create({ consent: true, customerId: "anais" });
    await end(link);
    expect(await send({ token: link.token })).toEqual({ status: 403, answer: { error: "not-allowed" } });
    await restore();
    expect((await keptOf(link).get()).get("used")).toBe(false);
    expect(await stateOf(link.id)).toBe("started");
  },
  60_000,
);

test("a withdrawn consent gives up the diagnosis that waits for a photo, by phone and from the page", async () => {
  await addClient("lea");
  const link = await create({ consent: true, customerId: "lea" });
  const payload = { id: "lea", purpose: "analysis", given: false };
  await httpsCallable(claire.functions, "recordconsent")(payload);
  expect(await stateOf(link.id)).toBe("error");
  expect((await send({ token: link.token })).status).toBe(410);
  const photo = ref(claire.storage, `users/claire/diagnosis/${link.id}.jpg`);
  const upload = uploadBytes(photo, face, { contentType: "image/jpeg" });
  await expect(upload).rejects.toMatchObject({ code: "storage/unauthorized" });
});

test("a link is made under the conditions of a diagnosis, and read by nobody", async () => {
  await expect(create({ consent: false })).rejects.toMatchObject({ code: "functions/invalid-argument" });
  await expect(create({ consent: true, customerId: "personne" })).rejects.toMatchObject({
    code: "functions/not-found",
  });
  const julie = await backend.signIn("julie");
  await expect(create({ consent: true }, julie)).rejects.toMatchObject({
    code: "functions/permission-denied",
  });
  await expect(create({ consent: true }, backend.anonymous())).rejects.toMatchObject({
    code: "functions/unauthenticated",
  });
  const { doc, getDoc } = await import("firebase/firestore");
  const kept = keptOf(await create());
  await expect(getDoc(doc(claire.db, kept.path))).rejects.toMatchObject({ code: "permission-denied" });
});
