import { deleteApp, initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { type Firestore, getFirestore, Timestamp } from "firebase-admin/firestore";
import { emptyRoutine, type RoutineStep } from "../packages/domain/src/routine/index.ts";
import { newUser } from "../packages/product/src/account/index.ts";
import { newCustomer, toStoredCustomer } from "../packages/product/src/customer/index.ts";
import { documentPaths } from "../packages/product/src/path/index.ts";
import { toStoredRoutine } from "../packages/product/src/routine/index.ts";
import { DEMO_PASSWORD } from "../scripts/demo/accounts.ts";
import { demoId } from "../scripts/demo/demoId.ts";
import type { Product } from "./product.ts";

/** A professional whose account is empty, and has a subscription. */
export interface NewProfessional {
  readonly uid: string;
  readonly email: string;
}

/**
 * Makes an account as the sign-up and a first payment leave it: a name, a company, nothing else.
 * @param subscribed whether there was a first payment; true by default
 */
export function newProfessional(
  product: Product,
  name: string,
  { subscribed }: { readonly subscribed: boolean } = { subscribed: true },
): Promise<NewProfessional> {
  return withAdmin(product, async (db, app) => {
    const email = `${name}@institut.example`;
    const { uid } = await getAuth(app).createUser({ email, password: DEMO_PASSWORD });
    await getAuth(app).setCustomUserClaims(uid, { role: "customer" });
    const about = { email, firstname: "Inès", lastname: "Garnier", company: "Atelier Garnier" };
    await db.doc(documentPaths.user(uid)).set({
      ...newUser(about, new Date()),
      enabled_subcategories: [],
      hidden_criterias: [],
    });
    if (subscribed) {
      await db.doc(documentPaths.subscription(uid, "s1")).set({
        status: "active",
        current_period_end: Timestamp.fromMillis(Date.now() + 86_400_000),
      });
    }
    return { uid, email };
  });
}

/** Lets the subscriptions of a professional have ended, as the bank tells at the end of their period. */
export function endSubscriptions(product: Product, uid: string): Promise<void> {
  return withAdmin(product, async (db) => {
    const { docs } = await db.collection(documentPaths.subscriptions(uid)).get();
    await Promise.all(docs.map(({ ref }) => ref.update({ status: "canceled" })));
  });
}

/** Describes what a routine to be quoted is made of. */
export interface RoutineToQuote {
  readonly uid: string;
  readonly diagnosis: string;
  readonly client: string;
}

/**
 * Gives a professional a client who receives e-mails and a finished diagnosis with a routine: a care of her own at 20 % of
 * VAT, a book of her own at 5,5 %, and a product of her own that has no price yet.
 */
export function addRoutine(product: Product, uid: string): Promise<RoutineToQuote> {
  return withAdmin(product, async (db) => {
    const client = `${uid}-lea`;
    const diagnosis = `${uid}-d1`;
    const request = {
      firstname: "Léa",
      lastname: "Devis",
      email: `lea.${uid.toLowerCase()}@clients.example`,
      consent: true as const,
      consents: ["email" as const],
      contraindications: [],
    };
    const stored = newCustomer(client, request, { author: uid, now: new Date() });
    await db.doc(documentPaths.customer(uid, client)).set(toStoredCustomer(stored));
    const sold = [
      {
        key: "soin",
        name: "Soin du visage 60 min",
        price: 7500,
        vatRate: 2000,
        moment: "cabin",
        quantity: 3,
      },
      {
        key: "guide",
        name: "Guide de la routine",
        price: 1999,
        vatRate: 550,
        moment: "evening",
        quantity: 1,
      },
      {
        key: "creme",
        name: "Crème de l’atelier",
        price: null,
        vatRate: 2000,
        moment: "morning",
        quantity: 1,
      },
    ] as const;
    const steps = await Promise.all(
      sold.map(async ({ key, name, price, vatRate, moment, quantity }, place): Promise<RoutineStep> => {
        const recommendation = `${uid}-${key}`;
        const fields = {
          name,
          price,
          vatRate,
          owner: uid,
          active: true,
          category: "cosmetics",
          subcategory: documentPaths.subcategory(demoId("subcategories", "Sérum")),
          picture: null,
          description: "",
          use: "",
          moments: [moment],
          frequency: "",
          weights: {},
          contraindications: [],
          note: "",
          order: null,
          created: Timestamp.now(),
          updated: Timestamp.now(),
        };
        await db.doc(documentPaths.recommendation(recommendation)).set(fields);
        const words = { label: name, frequency: "", note: "", override: null };
        return { ...words, id: `s-${key}`, recommendation, place, quantity };
      }),
    );
    const [care, guide, cream] = steps;
    const routine = {
      ...emptyRoutine,
      cabin: care ? [care] : [],
      evening: guide ? [guide] : [],
      morning: cream ? [cream] : [],
      version: 1,
    };
    await db.doc(documentPaths.diagnosis(uid, diagnosis)).set({
      consent: true,
      customer: db.doc(documentPaths.customer(uid, client)),
      enabledSubcategories: [],
      conditions: [],
      state: "done",
      created: Timestamp.now(),
      uid,
      routine: toStoredRoutine(routine),
    });
    return { uid, diagnosis, client: request.email };
  });
}

/** Does something as the admin SDK does. */
export async function withAdmin<T>(
  { adminEnv }: Product,
  act: (db: Firestore, app: ReturnType<typeof initializeApp>) => Promise<T>,
): Promise<T> {
  Object.assign(process.env, adminEnv);
  const app = initializeApp({ projectId: "demo-carnation" }, crypto.randomUUID());
  try {
    return await act(getFirestore(app), app);
  } finally {
    await deleteApp(app);
  }
}
