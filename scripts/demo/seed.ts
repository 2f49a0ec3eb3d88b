import {
  customerPicturePath,
  documentPaths,
  newCustomer,
  newUser,
  type PerceivedAgeSwitch,
  toStoredCustomer,
} from "@carnation/domain";
import { getAuth, type Auth } from "firebase-admin/auth";
import { initializeApp } from "firebase-admin/app";
import { getFirestore, Timestamp, type DocumentReference, type Firestore } from "firebase-admin/firestore";
import { getStorage, type Storage } from "firebase-admin/storage";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DEMO_ADMIN, DEMO_PASSWORD, demoAccounts, type DemoAccount } from "./accounts.ts";
import { DEMO_CLIENTS_OF, demoClients, type DemoClient } from "./clients.ts";
import content from "./content.json" with { type: "json" };
import { slug } from "./slug.ts";

const DAY_MS = 86_400_000;
const GRPC_ALREADY_EXISTS = 6;

export interface DemoSeed {
  /** Accounts, plans and news: what the first screens need. Quick. */
  seedContent(): Promise<void>;
  /** End clients whose drawn photos go through the real upload and analysis. Takes seconds; safe to interrupt. */
  seedDiagnoses(): Promise<void>;
}

/**
 * Writes the demo data with the admin SDK. Every document has a fixed id and is created only when missing, so that an
 * interrupted seed goes on at the next start and nothing a user changed is overwritten.
 * @param photoFolder folder of the drawn faces
 */
export function demoSeed(projectId: string, storageBucket: string, photoFolder: string): DemoSeed {
  const app = initializeApp({ projectId, storageBucket }, "demo-seed");
  const db = getFirestore(app);
  const auth = getAuth(app);
  const storage = getStorage(app);
  return {
    async seedContent() {
      await Promise.all(demoAccounts.map((account) => seedAccount(auth, db, account)));
      await Promise.all([seedPlans(db), seedNews(db), seedCatalogue(db), seedAiSettings(db)]);
    },
    async seedDiagnoses() {
      for (const client of demoClients) await seedClient(db, storage, photoFolder, client);
      await createOnce(db.doc(`users/${DEMO_CLIENTS_OF}/statistics/totals`), {
        customers_total: demoClients.length,
      });
    },
  };
}

async function createOnce(reference: DocumentReference, data: Record<string, unknown>): Promise<void> {
  try {
    await reference.create(data);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === GRPC_ALREADY_EXISTS)) throw error;
  }
}

async function seedAccount(auth: Auth, db: Firestore, account: DemoAccount): Promise<void> {
  const { uid, email, firstname, lastname, role, subscription } = account;
  const existing = await auth.getUsers([{ uid }]);
  if (existing.users.length === 0) {
    await auth.createUser({ uid, email, password: DEMO_PASSWORD, displayName: `${firstname} ${lastname}` });
  }
  await auth.setCustomUserClaims(uid, { role });
  const user = db.doc(`users/${uid}`);
  const stored = newUser(account, new Date());
  await createOnce(user, { ...stored, enabled_subcategories: [], hidden_criterias: [] });
  if (subscription === undefined) return;
  await createOnce(user.collection("subscriptions").doc("demo"), {
    status: subscription.status,
    product: db.doc(`products/${subscription.plan}`),
    price: db.doc(`products/${subscription.plan}/prices/month`),
    current_period_end: Timestamp.fromMillis(Date.now() + 12 * DAY_MS),
  });
}

/** The administrator of the demo has read the note on the perceived age and switched it on. */
async function seedAiSettings(db: Firestore): Promise<void> {
  const decided = new Date();
  await createOnce(db.doc(documentPaths.aiSettings()), {
    version: 1,
    updated: decided,
    updatedBy: DEMO_ADMIN,
    perceivedAge: { enabled: true, decidedBy: DEMO_ADMIN, decided } satisfies PerceivedAgeSwitch,
  });
}

async function seedPlans(db: Firestore): Promise<void> {
  for (const plan of content.plans) {
    const product = db.doc(`products/${slug(plan.name)}`);
    await createOnce(product, {
      name: plan.name,
      description: plan.desc,
      active: true,
      metadata: { position: plan.position },
      features: plan.features,
    });
    const price = { active: true, currency: "eur", type: "recurring", trial_period_days: plan.trial };
    await createOnce(product.collection("prices").doc("month"), {
      ...price,
      interval: "month",
      unit_amount: plan.month * 100,
    });
    await createOnce(product.collection("prices").doc("year"), {
      ...price,
      interval: "year",
      unit_amount: plan.year * 100,
    });
  }
}

async function seedNews(db: Firestore): Promise<void> {
  const uses = new Map<string, number>();
  for (const [index, item] of content.news.entries()) {
    for (const tag of item.tags) uses.set(tag, (uses.get(tag) ?? 0) + 1);
    await createOnce(db.doc(`news/${slug(item.title)}`), {
      title: item.title,
      summary: item.summary,
      tags: item.tags,
      published: true,
      createdAt: Timestamp.fromMillis(Date.now() - (index * 9 + 5) * DAY_MS),
    });
  }
  for (const text of content.tags) {
    await createOnce(db.doc(`tags/${slug(text)}`), { text, news_count: uses.get(text) ?? 0 });
  }
}

async function seedCatalogue(db: Firestore): Promise<void> {
  const created = Timestamp.now();
  for (const subcategory of content.subcategories) {
    await createOnce(db.doc(`subcategories/${slug(subcategory.name)}`), { ...subcategory, created });
  }
  for (const contraindication of content.contraindications) {
    const { name } = contraindication;
    await createOnce(db.doc(`contraindications/${slug(name)}`), { ...contraindication, created });
  }
  for (const recommendation of content.recommendations) {
    const { name, subcategory, contraindications } = recommendation;
    await createOnce(db.doc(`recommendations/${slug(name)}`), {
      ...recommendation,
      owner: "world",
      active: true,
      subcategory: `subcategories/${slug(subcategory)}`,
      contraindications: contraindications.map((named) => `contraindications/${slug(named)}`),
      created,
    });
  }
}

async function seedClient(
  db: Firestore,
  storage: Storage,
  photos: string,
  client: DemoClient,
): Promise<void> {
  const user = db.doc(`users/${DEMO_CLIENTS_OF}`);
  const customer = user.collection("customers").doc(client.id);
  const { firstname, lastname } = client;
  const email = `${slug(firstname)}.${slug(lastname)}@clients.example`;
  const now = new Date(Date.now() - (client.consentDaysAgo ?? 30) * DAY_MS);
  const consents = [...(client.consents ?? [])];
  const request = {
    firstname,
    lastname,
    email,
    consent: true,
    consents,
    birth_year: client.birthYear,
  } as const;
  const stored = newCustomer(client.id, request, { author: DEMO_CLIENTS_OF, now });
  const picture = client.photo === undefined ? null : `${client.id}.jpg`;
  // Before the client, and not once they exist: whoever took a picture away wants it gone.
  if (picture !== null && client.photo !== undefined && !(await customer.get()).exists) {
    const bytes = await readFile(join(photos, client.photo));
    const file = storage.bucket().file(customerPicturePath(DEMO_CLIENTS_OF, picture));
    await file.save(bytes, { contentType: "image/jpeg", resumable: false });
  }
  await createOnce(customer, toStoredCustomer({ ...stored, picture }));
  if (client.photo === undefined) return;

  const diagnosis = user.collection("diagnosis").doc(`demo-${client.id}`);
  await createOnce(diagnosis, {
    consent: true,
    customer,
    enabledSubcategories: [],
    state: "started",
    created: Timestamp.fromMillis(Date.now() - (client.daysAgo ?? 0) * DAY_MS),
    uid: DEMO_CLIENTS_OF,
  });
  const photo = storage.bucket().file(`users/${DEMO_CLIENTS_OF}/diagnosis/${diagnosis.id}.jpg`);
  const [uploaded] = await photo.exists();
  if (uploaded) return;
  await photo.save(await readFile(join(photos, client.photo)), {
    contentType: "image/jpeg",
    resumable: false,
  });
}
