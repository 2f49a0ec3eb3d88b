import { criterionIds } from "@carnation/domain/criterion";
import { COMPANY_MAX } from "@carnation/domain/field";
import { catalogueNameLength, PERSON_NAME_MAX } from "@carnation/domain/internal/field";
import { SUBCATEGORIES_MAX } from "@carnation/domain/internal/subcategory";
import { MENTIONS_MAX } from "@carnation/product/profile";
import { SUBCATEGORY_WARNING_MAX } from "@carnation/product/subcategory";
import {
  collection,
  deleteField,
  doc,
  endBefore,
  getDoc,
  getDocs,
  limit,
  limitToLast,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
  type Firestore,
} from "firebase/firestore";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testBackend, type TestBackend } from "../testing/testBackend.ts";

// Who may do what is asked in policies.test.ts; here is what may be written, and how lists must be asked for.

let backend: TestBackend;
let claire: Firestore;
let sophie: Firestore;
const denied = { code: "permission-denied" };

beforeAll(async () => {
  backend = await testBackend();
  await backend.addUser("claire", { subscription: "active" });
  await backend.addUser("sophie", { role: "admin" });
  const { admin } = backend;
  await admin.doc("news/publiee").set({ published: true, createdAt: new Date(), tags: ["Éclat"] });
  await admin.doc("news/brouillon").set({ published: false, createdAt: new Date() });
  await admin.doc("users/claire/private/billing").set({ name: "Institut" });
  claire = (await backend.signIn("claire")).db;
  sophie = (await backend.signIn("sophie")).db;
});

afterAll(() => backend.stop());

const subcategories = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `subcategories/soin-${index}`);

const business = {
  activity: "Institut de beauté",
  legal_form: "EI",
  street: "12 rue des Lilas",
  complement: "",
  postcode: "69002",
  city: "Lyon",
  phone: "+33478000000",
  siret: "73282932000074",
  registration: "RCS Lyon",
  vat_number: "FR44732829320",
  vat_exempt: false,
  mediator: "Médiation",
  website: "https://institut.example/soins?de=1",
  color: "#a4684a",
  mentions: "Paiement à 30 jours.\nSans escompte.",
};
const emptied = Object.entries(business).map(([name, value]) => [
  name,
  typeof value === "string" ? "" : value,
]);

describe("one's own profile takes", () => {
  beforeEach(() =>
    backend.admin.doc("users/claire").set({ email: "c@test.example", firstname: "Claire", active: true }),
  );

  test.each<[what: string, change: Record<string, unknown>]>([
    ["names", { firstname: "Claire-Élise", lastname: "d’Astorg", company: "Institut 21" }],
    ["the longest names", { firstname: "é".repeat(PERSON_NAME_MAX), lastname: "é".repeat(PERSON_NAME_MAX) }],
    ["the longest company", { company: "é".repeat(COMPANY_MAX) }],
    ["no company", { company: "" }],
    ["no names", { firstname: "", lastname: "" }],
    ["every criterion", { hidden_criterias: [...criterionIds] }],
    ["no criterion", { hidden_criterias: [] }],
    ["the most subcategories", { enabled_subcategories: subcategories(SUBCATEGORIES_MAX) }],
    ["no subcategory", { enabled_subcategories: [] }],
    ["a whole business", { company: "Institut 21", business }],
    ["a business of which nothing is known", { business: Object.fromEntries(emptied) }],
    [
      "the longest business",
      {
        business: {
          ...business,
          street: "é".repeat(120),
          mentions: "é".repeat(MENTIONS_MAX),
          mediator: "é".repeat(300),
        },
      },
    ],
    ["a logo that was sent", { business: { logo: `logo-${crypto.randomUUID()}.webp` } }],
    ["no logo any more", { business: { logo: null } }],
    ["the franchise", { business: { vat_exempt: true, vat_number: "" } }],
  ])("%s", async (_what, change) => {
    await updateDoc(doc(claire, "users/claire"), change);
    expect((await backend.admin.doc("users/claire").get()).data()).toMatchObject(change);
  });

  test("a profile takes one line of the business from its owner; the logo and what was stored wrong stay as they are", async () => {
    await backend.admin.doc("users/claire").update({ business: { ...business, city: 4, logo: "l.png" } });
    await updateDoc(doc(claire, "users/claire"), { "business.street": "1 rue Neuve" });
    expect((await backend.admin.doc("users/claire").get()).get("business")).toEqual({
      ...business,
      city: 4,
      logo: "l.png",
      street: "1 rue Neuve",
    });
    for (const gone of ["business", "business.siret"]) {
      await expect(updateDoc(doc(claire, "users/claire"), { [gone]: deleteField() })).rejects.toMatchObject(
        denied,
      );
    }
    await backend.admin.doc("users/claire").update({ business: "EI" });
    await expect(updateDoc(doc(claire, "users/claire"), { business })).resolves.toBeUndefined();
  });

  test("a change beside a field that was stored wrong, and the mending of that field", async () => {
    await backend.admin.doc("users/claire").update({ hidden_criterias: "31", company: 4 });
    await expect(updateDoc(doc(claire, "users/claire"), { firstname: "C" })).resolves.toBeUndefined();
    await expect(updateDoc(doc(claire, "users/claire"), { hidden_criterias: [31] })).resolves.toBeUndefined();
  });
});

describe("one's own profile refuses", () => {
  const nearlyAll = "x".repeat(900_000);

  test.each<[what: string, change: Record<string, unknown>]>([
    ["a name of 900 kB", { firstname: nearlyAll }],
    ["a name that is too long", { lastname: "e".repeat(PERSON_NAME_MAX + 1) }],
    ["a company that is too long", { company: "e".repeat(COMPANY_MAX + 1) }],
    ["a name of blanks only", { firstname: " \t\n " }],
    ["a company of blanks only", { company: " " }],
    ["a name that is a number", { firstname: 4 }],
    ["a name that is null", { firstname: null }],
    ["a name that is a map of 900 kB", { firstname: { nearlyAll } }],
    ["a name that is a list", { lastname: ["Martin"] }],
    ["no name any more", { firstname: deleteField() }],
    ["criteria that are a text", { hidden_criterias: "31" }],
    ["criteria that are a map", { hidden_criterias: { 31: true } }],
    ["a criterion that is none", { hidden_criterias: [31, 43] }],
    ["a criterion that is a text", { hidden_criterias: ["31"] }],
    ["a criterion of 900 kB", { hidden_criterias: [nearlyAll] }],
    ["more criteria than there are", { hidden_criterias: [...criterionIds, 31] }],
    ["subcategories that are a text", { enabled_subcategories: "subcategories/led" }],
    ["too many subcategories", { enabled_subcategories: subcategories(SUBCATEGORIES_MAX + 1) }],
    ["a path elsewhere", { enabled_subcategories: ["subcategories/led", "users/claire"] }],
    ["a deeper path", { enabled_subcategories: ["subcategories/led/x/y"] }],
    ["a path of 900 kB", { enabled_subcategories: [`subcategories/${nearlyAll}`] }],
    ["a subcategory that is a number", { enabled_subcategories: ["subcategories/led", 4] }],
    ["a subcategory that is a map", { enabled_subcategories: [{ nearlyAll }] }],
    ["a subcategory that is null", { enabled_subcategories: [null] }],
    ["a role", { role: "admin" }],
    ["a role beside a name", { firstname: "C", role: "admin" }],
    ["another activity", { active: "yes" }],
    ["a coupon", { coupon: "coupons/x" }],
    ["a type", { type: "vip" }],
    ["billing", { billing: { name: "X" } }],
    ["a field nobody knows", { notes: nearlyAll }],
    ["a business that is a text", { business: "EI" }],
    ["a business with a field nobody knows", { business: { notes: nearlyAll } }],
    ["a business with a logo that was never sent", { business: { logo: "../../x.png" } }],
    ["a logo of another name", { business: { logo: "logo.svg" } }],
    ["a logo that is a map", { business: { logo: { nearlyAll } } }],
    ["a street that is too long", { business: { street: "e".repeat(121) } }],
    ["a town of blanks only", { business: { city: " " } }],
    ["mentions that are too long", { business: { mentions: "e".repeat(MENTIONS_MAX + 1) } }],
    ["a mediator that is a map", { business: { mediator: { nearlyAll } } }],
    ["a postcode of six digits", { business: { postcode: "690020" } }],
    ["a phone that is none", { business: { phone: "04 78" } }],
    ["a SIRET that is a number", { business: { siret: 73_282_932_000_074 } }],
    ["a number of VAT with a line break", { business: { vat_number: "FR1\n2" } }],
    ["a website that is no https", { business: { website: "javascript:alert(1)" } }],
    ["a website that is too long", { business: { website: `https://${"a".repeat(2048)}` } }],
    ["a colour that is none", { business: { color: "red" } }],
    ["a franchise that is a text", { business: { vat_exempt: "true" } }],
    ["a line of the business beside a role", { "business.city": "Lyon", role: "admin" }],
  ])("%s", async (_what, change) => {
    await expect(updateDoc(doc(claire, "users/claire"), change)).rejects.toMatchObject(denied);
  });

  test("a profile cannot be replaced by its owner", async () => {
    await expect(setDoc(doc(claire, "users/claire"), { firstname: "C" })).rejects.toMatchObject(denied);
  });
});

describe("lists ask for what may be read", () => {
  const published = where("published", "==", true);

  test("published news, latest first", async () => {
    const latest = query(collection(claire, "news"), published, orderBy("createdAt", "desc"), limit(10));
    expect((await getDocs(latest)).docs.map(({ id }) => id)).toEqual(["publiee"]);
    await expect(getDocs(collection(claire, "news"))).rejects.toMatchObject(denied);
  });

  test("published news of a tag, those around one, and the one announced last", async () => {
    const all = collection(claire, "news");
    const ordered = [published, orderBy("createdAt", "desc")];
    const tagged = query(all, where("tags", "array-contains", "Éclat"), ...ordered, limit(11));
    const newer = query(all, ...ordered, endBefore(new Date(0)), limitToLast(2));
    const announced = query(all, published, orderBy("notified", "desc"), limit(1));
    const found = await Promise.all([tagged, newer, announced].map((asked) => getDocs(asked)));
    expect(found.map(({ docs }) => docs.map(({ id }) => id))).toEqual([["publiee"], ["publiee"], []]);
    const drafts = query(all, where("tags", "array-contains", "Éclat"), limit(11));
    await expect(getDocs(drafts)).rejects.toMatchObject(denied);
  });
});

test("a profile is read without its billing, which is read when it is asked for", async () => {
  expect((await getDoc(doc(claire, "users/claire"))).data()).not.toHaveProperty("billing");
  expect((await getDoc(doc(claire, "users/claire/private/billing"))).data()).toEqual({ name: "Institut" });
  await expect(getDocs(collection(claire, "users/claire/private"))).rejects.toMatchObject(denied);
});

const { max } = catalogueNameLength;

test.each<[what: string, fields: Record<string, unknown>]>([
  ["a name", { name: "Grossesse" }],
  ["the longest name, and a group", { name: "é".repeat(max), group: "zone", created: new Date() }],
  ["a name and no group", { name: "Rhume", group: null }],
])("staff write a contraindication with %s", async (_what, fields) => {
  await expect(setDoc(doc(sophie, "contraindications/neuve"), fields)).resolves.toBeUndefined();
});

const subcategory = { name: "LED", category: "other", active: false };

test.each<[what: string, fields: Record<string, unknown>]>([
  ["what it needs", subcategory],
  [
    "everything it may have",
    {
      ...subcategory,
      name: "é".repeat(max),
      order: 99,
      warning: "x".repeat(SUBCATEGORY_WARNING_MAX),
      picture: "neuve.webp",
      created: new Date(),
    },
  ],
  ["nothing where nothing need be", { ...subcategory, order: null, warning: "", picture: null }],
])("staff write a subcategory with %s", async (_what, fields) => {
  await expect(setDoc(doc(sophie, "subcategories/neuve"), fields)).resolves.toBeUndefined();
});

test.each<[path: string, fields: Record<string, unknown>]>([
  ["contraindications/sans-nom", { group: "zone" }],
  ["contraindications/vide", { name: " \n " }],
  ["contraindications/courte", { name: " é " }],
  ["contraindications/longue", { name: "é".repeat(max + 1) }],
  ["contraindications/chiffre", { name: 4 }],
  ["contraindications/groupe", { name: "Rhume", group: ["zone"] }],
  ["subcategories/douteuse", { ...subcategory, active: 1 }],
  ["subcategories/sans-actif", { name: "LED", category: "other" }],
  ["subcategories/sans-nom", { category: "other", active: true }],
  ["subcategories/vide", { ...subcategory, name: "  " }],
  ["subcategories/longue", { ...subcategory, name: "é".repeat(max + 1) }],
  ["subcategories/ailleurs", { ...subcategory, category: "world" }],
  ["subcategories/rang", { ...subcategory, order: 100 }],
  ["subcategories/demi", { ...subcategory, order: 1.5 }],
  ["subcategories/bavarde", { ...subcategory, warning: "x".repeat(SUBCATEGORY_WARNING_MAX + 1) }],
  ["subcategories/image", { ...subcategory, picture: "autre.jpg" }],
  ["subcategories/svg", { ...subcategory, picture: "svg.svg" }],
  ["recommendations/douteuse", { owner: "world", active: "true" }],
  ["recommendations/sans-personne", { active: true }],
])("staff write nothing that is malformed, or neither shown nor hidden: %s", async (path, fields) => {
  await expect(setDoc(doc(sophie, path), fields)).rejects.toMatchObject(denied);
});
