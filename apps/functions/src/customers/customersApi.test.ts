import { parseCustomer } from "@carnation/product/customer";
import { customerPicturePath, documentPaths } from "@carnation/product/path";
import { httpsCallable } from "firebase/functions";
import { getBytes, ref, uploadBytes } from "firebase/storage";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testBackend, type TestBackend, type TestClient } from "../testing/testBackend.ts";

const TAKEN = "Vous avez déjà un client avec cette adresse email.";
const CONSENT = "Le client doit accepter les conditions d'utilisation";
const PNG = `data:image/png;base64,${Buffer.from("\u0089PNG\r\n\u001A\n\0\0\0\rIHDR", "latin1").toString("base64")}`;

let backend: TestBackend;
let claire: TestClient;
let nadia: TestClient;

beforeAll(async () => {
  backend = await testBackend(join(import.meta.dirname, "../index.ts"));
  await backend.addUser("claire");
  await backend.addUser("nadia");
  await backend.addUser("parti");
  [claire, nadia] = await Promise.all([backend.signIn("claire"), backend.signIn("nadia")]);
});

afterAll(() => backend.stop());

async function call(client: TestClient, payload: object): Promise<string> {
  return (await httpsCallable<object, { id: string }>(client.functions, "customersApi")(payload)).data.id;
}

const person = (email: string) => ({ firstname: "Zoé", lastname: "d’Astorg", email, consent: true });
const stored = async (uid: string, id: string) =>
  (await backend.admin.doc(documentPaths.customer(uid, id)).get()).data();
const total = async (uid: string): Promise<unknown> =>
  (await backend.admin.doc(documentPaths.userTotals(uid)).get()).get("customers_total");
const code = (name: string, message?: string) => ({
  code: `functions/${name}`,
  // The SDK adds the status of the answer.
  ...(message === undefined ? {} : { message: expect.stringContaining(message) }),
});

test("the specification's four fields make a client, counted, with the consent in its ledger", async () => {
  const before = (await total("claire")) ?? 0;
  const id = await call(claire, person("Quatre@Exemple.fr"));
  expect(parseCustomer(id, await stored("claire", id))).toMatchObject({
    firstname: "Zoé",
    email: "quatre@exemple.fr",
    consent: true,
    consents: [{ purpose: "analysis", given: true, author: "claire", signer: "Zoé d’Astorg", version: "1" }],
  });
  expect(await total("claire")).toBe(Number(before) + 1);
});

test("consent is required, in the specification's words, and nothing is stored", async () => {
  const request = randomUUID();
  const refused = call(claire, { ...person("sans@exemple.fr"), consent: false, request });
  await expect(refused).rejects.toMatchObject(code("invalid-argument", CONSENT));
  expect(await stored("claire", request)).toBeUndefined();
});

test("an address that another client of the same professional has is refused, whatever its capitals", async () => {
  // As another system may have stored it.
  await backend.admin.doc(documentPaths.customer("claire", "old")).set({ email: "Prise@Exemple.fr" });
  const refused = call(claire, person("prise@exemple.FR"));
  await expect(refused).rejects.toMatchObject(code("invalid-argument", TAKEN));
  await expect(call(nadia, person("prise@exemple.fr"))).resolves.toEqual(expect.any(String));
});

test("a client that twenty calls add at the same time with one address is added and counted once", async () => {
  const before = Number((await total("nadia")) ?? 0);
  const all = Array.from({ length: 20 }, () => call(nadia, person("course@exemple.fr")));
  const settled = await Promise.allSettled(all);
  const reasons = settled.flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : []));
  expect(reasons).toHaveLength(19);
  for (const reason of reasons) expect(reason).toMatchObject(code("invalid-argument", TAKEN));
  const same = backend.admin
    .collection(documentPaths.customers("nadia"))
    .where("email", "==", "course@exemple.fr");
  expect((await same.get()).size).toBe(1);
  expect(await total("nadia")).toBe(before + 1);
});

test("sent again under its id it makes no second client, takes over what changed, and keeps the signature", async () => {
  const request = randomUUID();
  const payload = { ...person("encore@exemple.fr"), request, signature: PNG, consents: ["email"] };
  const ids = await Promise.all([call(nadia, payload), call(nadia, payload)]);
  const known = await total("nadia");
  ids.push(await call(nadia, { ...payload, lastname: "Roy" }));
  expect(new Set(ids)).toEqual(new Set([request]));
  expect(await total("nadia")).toBe(known);
  const customer = parseCustomer(request, await stored("nadia", request));
  expect(customer).toMatchObject({ lastname: "Roy", email: "encore@exemple.fr" });
  expect(customer.consents.map(({ purpose, given }) => [purpose, given])).toEqual([
    ["analysis", true],
    ["email", true],
  ]);
  const path = customerPicturePath("nadia", customer.consents[0]?.signature ?? "");
  const drawing = Buffer.from(await getBytes(ref(nadia.storage, path)));
  expect(`data:image/png;base64,${drawing.toString("base64")}`).toBe(PNG);
});

test("a second drawing of a consent does not overwrite the first, which is its evidence", async () => {
  const other = PNG.replace(/=*$/u, "AAAA");
  const request = randomUUID();
  const id = await call(nadia, { ...person("preuve@exemple.fr"), request, signature: PNG });
  const record = (signature: string) =>
    httpsCallable(nadia.functions, "recordconsent")({ id, purpose: "email", given: true, signature });
  const drawingOf = async (line: number): Promise<string> => {
    const { consents } = parseCustomer(id, await stored("nadia", id));
    const bytes = await getBytes(
      ref(nadia.storage, customerPicturePath("nadia", consents[line]!.signature!)),
    );
    return `data:image/png;base64,${Buffer.from(bytes).toString("base64")}`;
  };
  await call(nadia, { ...person("preuve@exemple.fr"), request, signature: other });
  expect(await drawingOf(0)).toBe(PNG);
  await Promise.all([record(PNG), record(other)]);
  const first = await drawingOf(1);
  await record(first === PNG ? other : PNG);
  expect(await drawingOf(1)).toBe(first);
  expect(parseCustomer(id, await stored("nadia", id)).consents).toHaveLength(2);
});

test("a client is changed, but not into another's address; their own may be written otherwise", async () => {
  const id = await call(claire, person("avant@exemple.fr"));
  const names = { id, firstname: "Zoé", lastname: "Roy" };
  const refused = call(claire, { ...names, email: "quatre@exemple.fr" });
  await expect(refused).rejects.toMatchObject(code("invalid-argument", TAKEN));
  await backend.admin.doc(documentPaths.customer("claire", id)).update({ elsewhere: "kept" });
  const known = await total("claire");
  await call(claire, { ...names, email: "AVANT@exemple.fr", birth_year: 1985 });
  expect(await total("claire")).toBe(known);
  expect(await stored("claire", id)).toMatchObject({ lastname: "Roy", birth_year: 1985, elsewhere: "kept" });
});

describe("a picture", () => {
  const bytes = new Uint8Array([0xff, 0xd8, 0xff, 1]);
  const at = (uid: string, name: string) => ref(claire.storage, customerPicturePath(uid, name));

  test("a picture is attached once it is there; the one before it is deleted", async () => {
    const id = await call(claire, person("photo@exemple.fr"));
    await expect(call(claire, { id, picture: `${id}.jpg` })).rejects.toMatchObject(code("not-found"));
    await uploadBytes(at("claire", `${id}.jpg`), bytes, { contentType: "image/jpeg" });
    await call(claire, { id, picture: `${id}.jpg` });
    await uploadBytes(at("claire", `${id}.png`), bytes, { contentType: "image/png" });
    await call(claire, { id, picture: `${id}.png` });
    expect(await stored("claire", id)).toMatchObject({ picture: `${id}.png` });
    await expect(getBytes(at("claire", `${id}.jpg`))).rejects.toMatchObject({
      code: "storage/object-not-found",
    });
    await call(claire, { ...person("photo@exemple.fr"), id, picture: `${id}.png` });
    await expect(getBytes(at("claire", `${id}.png`))).resolves.toBeDefined();
  });

  test("a picture whose file is missing fails no change of the client that names it again", async () => {
    const id = await call(claire, person("perdue@exemple.fr"));
    await backend.admin.doc(documentPaths.customer("claire", id)).update({ picture: `${id}.jpg` });
    const names = { id, firstname: "Zoé", lastname: "Roy", email: "perdue@exemple.fr" };
    await call(claire, { ...names, picture: `${id}.jpg` });
    expect(await stored("claire", id)).toMatchObject({ lastname: "Roy", picture: `${id}.jpg` });
    const other = call(claire, { ...names, picture: `${id}.png` });
    await expect(other).rejects.toMatchObject(code("not-found"));
  });

  test("a picture is of nobody else, and of no client that does not exist", async () => {
    const id = await call(claire, person("seule@exemple.fr"));
    const foreign = call(nadia, { id, picture: `${id}.jpg` });
    await expect(foreign).rejects.toMatchObject(code("not-found"));
    await expect(call(nadia, { ...person("x@exemple.fr"), id })).rejects.toMatchObject(code("not-found"));
    expect(await stored("nadia", id)).toBeUndefined();
    expect((await stored("claire", id))?.["email"]).toBe("seule@exemple.fr");
  });
});

test.each([
  ["nobody", () => backend.anonymous(), "unauthenticated"],
  ["a deactivated account", () => backend.signIn("parti"), "permission-denied"],
] as const)("%s adds no client", async (_who, client, expected) => {
  const who = await client();
  await backend.admin.doc("users/parti").update({ active: false });
  await expect(call(who, person("non@exemple.fr"))).rejects.toMatchObject({ code: `functions/${expected}` });
});

test("a plan keeps to the client files that it contains: one more is refused in words, those that are there are changed as ever", async () => {
  const db = backend.admin;
  await backend.addUser("petite");
  const petite = await backend.signIn("petite");
  const first = await call(petite, person("une@exemple.fr"));
  await db
    .doc(documentPaths.plan("essai"))
    .set({ name: "Essai", active: true, features: ["2 fiches clients"] });
  await db
    .doc(documentPaths.subscription("petite", "sub_1"))
    .set({ status: "active", product: documentPaths.plan("essai"), created: new Date() });
  await backend.local.idle();
  await Promise.allSettled(
    ["deux@exemple.fr", "trois@exemple.fr"].map((email) => call(petite, person(email))),
  );
  expect(await total("petite")).toBe(2);
  await expect(call(petite, person("quatre@exemple.fr"))).rejects.toMatchObject(
    code("aborted", "Votre formule comprend 2\u00A0fiches clients"),
  );
  await expect(call(petite, { id: first, ...person("une@exemple.fr"), lastname: "Autre" })).resolves.toBe(
    first,
  );
  await db.doc(documentPaths.plan("essai")).update({ features: ["Fiches clients illimitées"] });
  await expect(call(petite, person("quatre@exemple.fr"))).resolves.toMatch(/./u);
});
