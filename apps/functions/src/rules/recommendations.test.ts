import { criterionIds } from "@carnation/domain/criterion";
import { catalogueNameLength } from "@carnation/domain/internal/field";
import { MAX_PRICE_CENTS } from "@carnation/domain/internal/money";
import { recommendationTextMax } from "@carnation/product/recommendation";
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  or,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from "firebase/firestore";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testBackend, type TestBackend } from "../testing/testBackend.ts";

// What a professional reads of the catalogue, how lists must be asked for, and what she may write of her own.

let backend: TestBackend;
let claire: Firestore;
let nadia: Firestore;
let sophie: Firestore;
const denied = { code: "permission-denied" };

const led = "subcategories/led";
const peeling = "subcategories/peeling";
const world = { owner: "world", active: true };

/** As the catalogue of the application writes it. */
const own = {
  name: "Sérum de l’institut",
  owner: "claire",
  active: true,
  category: "cosmetics",
  subcategory: "subcategories/serum",
  picture: null,
  description: "Un sérum léger.",
  use: "Deux gouttes.",
  moments: ["morning", "evening"],
  frequency: "quotidien",
  price: 4200,
  vatRate: 2000,
  weights: { "31": 5, "999": 1 },
  contraindications: ["contraindications/grossesse"],
  note: "",
  order: null,
};
const dates = () => ({ created: serverTimestamp(), updated: serverTimestamp() });

beforeAll(async () => {
  backend = await testBackend();
  await backend.addUser("claire");
  await backend.addUser("nadia");
  const { admin } = backend;
  await admin.doc("users/claire").update({ enabled_subcategories: [led] });
  const stored: Record<string, Record<string, unknown>> = {
    creme: { ...world, category: "cosmetics", subcategory: "subcategories/creme" },
    retiree: { ...world, category: "cosmetics", active: false },
    seance: { ...world, category: "other", subcategory: led },
    seanceRetiree: { ...world, category: "other", subcategory: led, active: false },
    acide: { ...world, category: "other", subcategory: peeling },
    sansRayon: { ...world, category: "other" },
    sansCategorie: world,
    deNadia: { owner: "nadia", active: true, category: "cosmetics" },
    deClaire: { owner: "claire", active: false, category: "other", subcategory: peeling },
  };
  for (const [id, fields] of Object.entries(stored)) await admin.doc(`recommendations/${id}`).set(fields);
  claire = (await backend.signIn("claire")).db;
  nadia = (await backend.signIn("nadia")).db;
  await backend.addUser("sophie", { role: "admin" });
  sophie = (await backend.signIn("sophie")).db;
});

afterAll(() => backend.stop());

const recommendations = () => collection(claire, "recommendations");
const shared = [where("owner", "==", "world"), where("active", "==", true)];

describe("a professional reads", () => {
  test.each(["creme", "seance", "deClaire", "absente"])("%s", async (id) => {
    await expect(getDoc(doc(claire, `recommendations/${id}`))).resolves.toBeDefined();
  });

  test.each(["retiree", "seanceRetiree", "acide", "sansRayon", "sansCategorie", "deNadia"])(
    "a professional does not read %s",
    async (id) => {
      await expect(getDoc(doc(claire, `recommendations/${id}`))).rejects.toMatchObject(denied);
    },
  );

  test("shared cosmetics, other care by the subcategory that she practises, and her own", async () => {
    const idsOf = async (...which: Parameters<typeof where>[]) =>
      (await getDocs(query(recommendations(), ...which.map((one) => where(...one))))).docs.map(
        ({ id }) => id,
      );
    const isShared: Parameters<typeof where>[] = [
      ["owner", "==", "world"],
      ["active", "==", true],
    ];
    expect(await idsOf(...isShared, ["category", "==", "cosmetics"])).toEqual(["creme"]);
    expect(await idsOf(...isShared, ["category", "==", "other"], ["subcategory", "==", led])).toEqual([
      "seance",
    ]);
    expect(await idsOf(["owner", "==", "claire"])).toEqual(["deClaire"]);
  });

  test.each([
    ["all that is shared", () => query(recommendations(), ...shared)],
    ["all other care", () => query(recommendations(), ...shared, where("category", "==", "other"))],
    [
      "what she does not practise",
      () =>
        query(
          recommendations(),
          ...shared,
          where("category", "==", "other"),
          where("subcategory", "==", peeling),
        ),
    ],
    [
      "what is switched off",
      () => query(recommendations(), where("owner", "==", "world"), where("category", "==", "cosmetics")),
    ],
    [
      "her own and another's",
      () => query(recommendations(), or(where("owner", "==", "claire"), where("owner", "==", "nadia"))),
    ],
  ])("a professional reads no list of %s", async (_what, asked) => {
    await expect(getDocs(asked())).rejects.toMatchObject(denied);
  });

  test("a professional reads other care as soon as she practises it, and no longer than that", async () => {
    const account = backend.admin.doc("users/claire");
    await account.update({ enabled_subcategories: [led, peeling] });
    await expect(getDoc(doc(claire, "recommendations/acide"))).resolves.toBeDefined();
    await account.update({ enabled_subcategories: [led] });
    await expect(getDoc(doc(claire, "recommendations/acide"))).rejects.toMatchObject(denied);
  });
});

describe("her own", () => {
  beforeEach(async () => {
    const now = new Date();
    await backend.admin.doc("recommendations/mienne").set({ ...own, created: now, updated: now });
  });

  test("a professional's own recommendation is added, sent again, changed and deleted", async () => {
    const added = doc(claire, "recommendations/neuve");
    await setDoc(added, { ...own, ...dates() });
    await setDoc(added, { ...own, ...dates() });
    await updateDoc(added, { active: false, picture: "neuve.jpg", updated: serverTimestamp() });
    await deleteDoc(added);
    expect((await getDoc(added)).exists()).toBe(false);
  });

  test.each<[what: string, change: Record<string, unknown>]>([
    [
      "the longest texts",
      {
        name: "é".repeat(catalogueNameLength.max),
        description: "é".repeat(recommendationTextMax.description),
        use: "é".repeat(recommendationTextMax.use),
        frequency: "é".repeat(recommendationTextMax.frequency),
        note: "é".repeat(recommendationTextMax.note),
      },
    ],
    ["the highest price and place", { price: MAX_PRICE_CENTS, order: 99, vatRate: 10_000 }],
    [
      "neither price nor weight nor precaution",
      { price: null, weights: {}, contraindications: [], moments: [] },
    ],
    ["every criterion", { weights: Object.fromEntries(criterionIds.map((id) => [id, 5])) }],
    ["other care that she practises", { category: "other", subcategory: led }],
  ])("a professional's own recommendation takes %s", async (_what, change) => {
    await expect(
      updateDoc(doc(claire, "recommendations/mienne"), { ...change, updated: serverTimestamp() }),
    ).resolves.toBeUndefined();
  });

  test.each<[what: string, change: Record<string, unknown>]>([
    ["another owner", { owner: "nadia" }],
    ["the owner of what is shared", { owner: "world" }],
    ["a name too short", { name: " é " }],
    ["a name too long", { name: "é".repeat(catalogueNameLength.max + 1) }],
    ["a description too long", { description: "é".repeat(recommendationTextMax.description + 1) }],
    ["a use that is no text", { use: 4 }],
    ["an unknown category", { category: "autre" }],
    ["an odd subcategory", { subcategory: "users/claire" }],
    ["other care that she does not practise", { category: "other", subcategory: peeling }],
    ["an unknown moment", { moments: ["noon"] }],
    ["a price below nothing", { price: -1 }],
    ["a price with parts of cents", { price: 10.5 }],
    ["a price too high", { price: MAX_PRICE_CENTS + 1 }],
    ["a VAT rate above all", { vatRate: 10_001 }],
    ["a weight too high", { weights: { "31": 6 } }],
    ["a weight of no criterion", { weights: { "7": 3 } }],
    ["precautions that are none", { contraindications: ["users/claire"] }],
    ["the picture of another", { picture: "creme.jpg" }],
    ["an active that is no truth", { active: "true" }],
    ["a field of no recommendation", { score: 100 }],
    ["an invented date", { updated: new Date("2020-01-01") }],
    ["an invented creation", { created: new Date("2020-01-01") }],
  ])("a professional's own recommendation refuses %s", async (_what, change) => {
    const changed = { updated: serverTimestamp(), ...change };
    await expect(updateDoc(doc(claire, "recommendations/mienne"), changed)).rejects.toMatchObject(denied);
    const added = setDoc(doc(claire, "recommendations/autre"), { ...own, ...dates(), ...change });
    await expect(added).rejects.toMatchObject(denied);
  });

  test("a professional's own recommendation is switched off when its subcategory is practised no more, and not moved within it", async () => {
    const now = new Date();
    const stored = { ...own, category: "other", subcategory: peeling, created: now, updated: now };
    await backend.admin.doc("recommendations/mienne").set(stored);
    const off = { active: false, updated: serverTimestamp() };
    await expect(updateDoc(doc(claire, "recommendations/mienne"), off)).resolves.toBeUndefined();
    const moved = { subcategory: "subcategories/autre", updated: serverTimestamp() };
    await expect(updateDoc(doc(claire, "recommendations/mienne"), moved)).rejects.toMatchObject(denied);
  });

  test("a professional's own recommendation is neither changed nor deleted by another, and what is shared by no professional", async () => {
    const change = { active: false, updated: serverTimestamp() };
    await expect(updateDoc(doc(nadia, "recommendations/mienne"), change)).rejects.toMatchObject(denied);
    await expect(deleteDoc(doc(nadia, "recommendations/mienne"))).rejects.toMatchObject(denied);
    await expect(updateDoc(doc(claire, "recommendations/creme"), change)).rejects.toMatchObject(denied);
    await expect(deleteDoc(doc(claire, "recommendations/creme"))).rejects.toMatchObject(denied);
  });
});

describe("an administrator", () => {
  const kept = (id: string) => doc(sophie, `recommendations/${id}`);
  const bare = { owner: "world", active: true, name: "Ancienne" };

  beforeEach(async () => {
    await backend.admin.doc("recommendations/commune").set({ ...own, owner: "world", created: new Date(0) });
    await backend.admin.doc("recommendations/ancienne").set(bare);
  });

  test("an administrator adds to the shared catalogue and to a professional's, changes, moves and deletes", async () => {
    for (const owner of ["world", "claire"]) {
      await setDoc(kept(`neuve-${owner}`), { ...own, owner, ...dates() });
      await deleteDoc(kept(`neuve-${owner}`));
    }
    const moved = {
      owner: "claire",
      picture: "commune.jpg",
      price: null,
      order: 3,
      updated: serverTimestamp(),
    };
    await expect(updateDoc(kept("commune"), moved)).resolves.toBeUndefined();
  });

  test("an administrator switches off, moves to another subcategory and replaces what an older one names, whatever it lacks", async () => {
    for (const change of [
      { active: false, updated: serverTimestamp() },
      { subcategory: "subcategories/serum" },
      { subcategory: null },
      { contraindications: ["contraindications/grossesse"] },
    ]) {
      await expect(updateDoc(kept("ancienne"), change)).resolves.toBeUndefined();
    }
  });

  test.each<[what: string, change: Record<string, unknown>]>([
    ["an owner who is nobody", { owner: "absente" }],
    ["an owner that is no text", { owner: null }],
    ["a name too short", { name: " é " }],
    ["a note too long", { note: "é".repeat(recommendationTextMax.note + 1) }],
    ["an unknown category", { category: "autre" }],
    ["an odd subcategory", { subcategory: "users/claire" }],
    ["an unknown moment", { moments: ["noon"] }],
    ["precautions that are no list", { contraindications: "contraindications/grossesse" }],
    ["a price below nothing", { price: -1 }],
    ["a place beyond all", { order: 100 }],
    ["a weight too high", { weights: { "31": 6 } }],
    ["the picture of another", { picture: "creme.jpg" }],
    ["an active that is no truth", { active: "true" }],
    ["a score", { score: 100 }],
    ["an invented date", { updated: new Date("2020-01-01") }],
    ["an invented creation", { created: new Date("2020-01-01") }],
  ])("an administrator writes not %s", async (_what, change) => {
    const stamped = { updated: serverTimestamp(), ...change };
    await expect(updateDoc(kept("commune"), stamped)).rejects.toMatchObject(denied);
    const added = setDoc(kept("autre"), { ...own, owner: "world", ...dates(), ...change });
    await expect(added).rejects.toMatchObject(denied);
  });
});

describe("a professional's price", () => {
  const price = (db: Firestore, id: string, uid = "claire") => doc(db, `recommendations/${id}/prices/${uid}`);
  const settled = { uid: "claire", price: 3900 };

  test("a professional's price is written field by field, and read all at once by her alone", async () => {
    await setDoc(price(claire, "creme"), settled, { merge: true });
    await setDoc(price(claire, "creme"), { uid: "claire", hidden: true }, { merge: true });
    await setDoc(price(claire, "seance"), { uid: "claire", price: null }, { merge: true });
    await setDoc(price(nadia, "creme", "nadia"), { uid: "nadia", price: 1 });
    const hers = query(collectionGroup(claire, "prices"), where("uid", "==", "claire"));
    expect((await getDocs(hers)).docs.map((found) => found.data())).toEqual([
      { ...settled, hidden: true },
      { uid: "claire", price: null },
    ]);
    const theirs = query(collectionGroup(claire, "prices"), where("uid", "==", "nadia"));
    await expect(getDocs(theirs)).rejects.toMatchObject(denied);
    await expect(getDocs(collectionGroup(claire, "prices"))).rejects.toMatchObject(denied);
  });

  test.each<[what: string, id: string, uid: string, fields: Record<string, unknown>]>([
    ["in another's name", "creme", "nadia", { uid: "nadia", price: 1 }],
    ["under another's name", "creme", "claire", { uid: "nadia", price: 1 }],
    ["for what she does not see", "acide", "claire", settled],
    ["for what is not there", "absente", "claire", settled],
    ["a price below nothing", "creme", "claire", { uid: "claire", price: -1 }],
    ["a hiding that is no truth", "creme", "claire", { uid: "claire", hidden: "true" }],
    ["something else", "creme", "claire", { ...settled, owner: "claire" }],
  ])("a professional's price is refused: %s", async (_what, id, uid, fields) => {
    await expect(setDoc(price(claire, id, uid), fields)).rejects.toMatchObject(denied);
  });
});
