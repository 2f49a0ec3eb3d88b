import { searchFields } from "@carnation/product/search";
import { doc, setDoc, updateDoc } from "firebase/firestore";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testBackend, type TestBackend, type TestClient } from "../testing/testBackend.ts";

// What makes a document found is written with it: the rules take what searchFields gives, and nothing of another form.

let backend: TestBackend;
let claire: TestClient;
let sophie: TestClient;

beforeAll(async () => {
  backend = await testBackend();
  await backend.addUser("claire");
  await backend.addUser("sophie", { role: "admin" });
  await backend.admin.doc("recommendations/r1").set({ name: "Sérum", owner: "world", active: true });
  await backend.admin.doc("news/n1").set({ title: "Titre", published: false });
  claire = await backend.signIn("claire");
  sophie = await backend.signIn("sophie");
});

afterAll(() => backend.stop());

const longest = searchFields(
  Array.from({ length: 40 }, (_, index) => `${index}éléphants-d’Orœuvre`).join(" "),
);
const taken: readonly (readonly [what: string, fields: object])[] = [
  ["none", searchFields("")],
  ["a name", searchFields("D’Éon-Cœur Anaïs", "anais@exemple.fr")],
  ["another alphabet", searchFields("Ωμέγα Жанна 王芳")],
  ["as many as there are", longest],
];
const refused: readonly (readonly [what: string, fields: object])[] = [
  ["a text for a list", { search_keys: "anais" }],
  ["too many", { search_keys: Array.from({ length: 451 }, (_, index) => `${index}`) }],
  ["a long word", { search_keys: ["a".repeat(13)] }],
  ["two words in one", { search_keys: ["ana,mor"] }],
  ["a sign", { search_keys: ["<b>"] }],
  ["a list for a text", { sort_key: ["anais"] }],
  ["a long text", { sort_key: "a".repeat(201) }],
];

describe.each<readonly [path: string, client: () => TestClient]>([
  ["users/claire", () => claire],
  ["recommendations/r1", () => sophie],
  ["news/n1", () => sophie],
])("search fields of %s", (path, client) => {
  const write = (fields: object): Promise<void> => updateDoc(doc(client().db, path), { ...fields });

  test.each(taken)("%s are taken", async (_what, fields) => {
    await expect(write(fields)).resolves.toBeUndefined();
  });

  test.each(refused)("%s are refused", async (_what, fields) => {
    await expect(write(fields)).rejects.toMatchObject({ code: "permission-denied" });
  });
});

test("search fields of a client are written by the functions alone", async () => {
  await backend.admin.doc("users/claire/customers/zoe").set({ firstname: "Zoé", lastname: "Roy" });
  const written = setDoc(doc(claire.db, "users/claire/customers/zoe"), searchFields("Autre"), {
    merge: true,
  });
  await expect(written).rejects.toMatchObject({ code: "permission-denied" });
});
