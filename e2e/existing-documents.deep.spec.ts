import type { Firestore } from "firebase-admin/firestore";
import type { Page } from "@playwright/test";
import { newProfessional, withAdmin } from "./newProfessional.ts";
import { signIn, SOPHIE } from "./steps.ts";
import { expect, test } from "./test.ts";

/** Documents as another system wrote them, for one professional and the shared catalogue. */
function existingDocuments(
  db: Firestore,
  uid: string,
): readonly (readonly [string, Record<string, unknown>])[] {
  const ref = (path: string) => db.doc(path);
  const when = new Date("2026-06-20T10:00:00Z");
  const client = (id: string, fields: object) =>
    [
      `users/${uid}/customers/${id}`,
      { firstname: id, lastname: "Ancien", email: `${id}@x.fr`, consent: true, ...fields },
    ] as const;
  const done = (id: string, fields: object) =>
    [`users/${uid}/diagnosis/${id}`, { consent: true, state: "done", created: when, ...fields }] as const;
  return [
    client("horodaté", { last_diagnostic: when }),
    client("référencé", { last_diagnostic: ref(`users/${uid}/diagnosis/ex-ref`), birth_year: "vers 85" }),
    client("muet", { last_diagnostic: null }),
    done("ex-ref", {
      customer: ref(`users/${uid}/customers/référencé`),
      routine: [ref("recommendations/ex-serum")],
    }),
    done("ex-path", { uid: null, customer: `users/${uid}/customers/muet`, routine: { discount: "15" } }),
    [`users/${uid}/ia-recaps/ex-path-ex-ref`, { recap: "La peau est plus nette." }],
    ["subcategories/ex-sans-nom", { active: true, created: when }],
    [
      "recommendations/ex-serum",
      { name: "Sérum ancien", owner: ref(`users/${uid}`), subcategory: ref("subcategories/ex-sans-nom") },
    ],
    [
      "news/ex-actualite",
      { title: "Actualité ancienne", published: true, createdAt: when, tags: [ref("tags/ex-tag")] },
    ],
    ["tags/ex-tag", { text: "Thème ancien" }],
    ["coupons/ex-ete", { name: "Été ancien", counters: { used: 2 } }],
    ["products/ex-plan", { active: true, metadata: { position: "9" } }],
    [
      "products/ex-plan/prices/ex-month",
      { active: true, unit_amount: 4500, recurring: { interval: "month" } },
    ],
    ["invoices/ex-in", { customer: ref(`users/${uid}`), status: "paid", number: "EX-1", total: 4500 }],
    ["statistics/ex-day", { date: when, diagnoses: 4 }],
  ];
}

async function expectText(page: Page, path: string, text: string | RegExp): Promise<void> {
  await page.goto(path);
  await expect(page.getByText(text).first()).toBeVisible({ timeout: 30_000 });
}

test("documents of another system are shown as far as they can be, and no screen writes over them", async ({
  page,
  product,
}) => {
  test.slow();
  const { uid, email } = await newProfessional(product, "ancien");
  await withAdmin(product, async (db) => {
    for (const [path, fields] of existingDocuments(db, uid)) await db.doc(path).set(fields);
  });
  /** Gives what is stored, to the type of each number; what the server counts of tags is its own. */
  const dump = () =>
    withAdmin(product, async (db) => {
      const stored = await db.getAll(...existingDocuments(db, uid).map(([path]) => db.doc(path)));
      return stored.map((document) => {
        const { _fieldsProto: proto } = document as unknown as { readonly _fieldsProto: object };
        const { news_count: _counted, ...fields } = proto as Record<string, unknown>;
        return [document.ref.path, JSON.stringify(fields)];
      });
    });
  const before = await dump();

  await signIn(page, email);
  await expectText(page, "/user/dashboard", "muet Ancien");
  await expectText(page, "/user/customers", "Date non renseignée");
  await expectText(page, "/user/customers", "Accord sans date");
  await expectText(page, "/user/customers/référencé", /n’a pas pu être lue\s: l’année de naissance/u);
  await expectText(page, "/user/diagnosis/customer/muet/method", "Dernier diagnostic");
  await expectText(page, "/user/diagnosis/results/ex-ref", /n’a pas pu être lue\s: la routine/u);
  await expectText(page, "/user/recommendations?categorie=soins", "Sérum ancien");
  await expectText(page, `/user/news?theme=${encodeURIComponent("Thème ancien")}`, "Actualité ancienne");
  await expectText(page, "/user/payments", "date inconnue");
  await expectText(page, "/user/subscription", "sans nom");
  await expectText(page, "/user/account", "Sous-catégorie sans nom");
  await page.goto("/user/logout");
  await expect(page).toHaveURL(/\/auth\/login/u);
  await signIn(page, SOPHIE);
  await expectText(page, "/admin/discounts", "remise non renseignée");
  await expectText(page, "/admin/subcategories?recherche=sans%20nom", "Sous-catégorie sans nom");
  await expectText(page, `/admin/recommendations?proprietaire=${uid}`, "Sérum ancien");
  await expectText(page, "/admin/news?recherche=ancienne", "Actualité ancienne");
  await expectText(page, `/admin/customers/billing/${uid}`, "date inconnue");
  expect(await dump()).toEqual(before);
});
