import { WORLD } from "@carnation/domain/internal/recommendation";
import { accountSearchFields, newUser } from "@carnation/product/account";
import type { PerceivedAgeSwitch } from "@carnation/product/ai-settings";
import { documentPaths, recommendationPicturePath } from "@carnation/product/path";
import { searchFields } from "@carnation/product/search";
import type { LocalPayments } from "@carnation/local-payments";
import { getAuth, type Auth } from "firebase-admin/auth";
import { initializeApp } from "firebase-admin/app";
import { getFirestore, Timestamp, type Firestore } from "firebase-admin/firestore";
import { getStorage, type Storage } from "firebase-admin/storage";
import { createUserOnce } from "../../apps/functions/src/account/createUserOnce.ts";
import { backendOf } from "../../apps/functions/src/backend/backend.ts";
import { DEMO_ADMIN, DEMO_PASSWORD, demoAccounts, type DemoAccount } from "./accounts.ts";
import content from "./content.json" with { type: "json" };
import { createOnce, partOnce } from "./createOnce.ts";
import { drawPackshot } from "./packshots.ts";
import { joinedAt } from "./bankHistory.ts";
import { repairDiagnoses } from "./repairDiagnoses.ts";
import { seedClients } from "./seedClients.ts";
import { seedDays } from "./seedDays.ts";
import { seedInvitation } from "./seedInvitation.ts";
import { seedNews } from "./seedNews.ts";
import { paymentSeed } from "./seedPayments.ts";
import { seedQuote } from "./seedQuote.ts";
import { seedMarks } from "./seedMarks.ts";
import { seedRoutine } from "./seedRoutine.ts";
import { slug } from "./slug.ts";
import { demoId } from "./demoId.ts";

export interface DemoSeed {
  /** Accounts, plans and news: what the first screens need. Quick. */
  seedContent(): Promise<void>;
  /**
   * Gives what was paid so far, and end clients with the results of their drawn photos: recorded ones, or analysed now when the
   * engine has changed since. Safe to interrupt.
   */
  seedDiagnoses(): Promise<void>;
}

/** Place where the demo is written. */
export interface DemoOptions {
  readonly projectId: string;
  readonly storageBucket: string;
  /** Folder of the drawn faces. */
  readonly photos: string;
  /** The card provider of this machine; null where another one is configured, whose plans are its own. */
  readonly bank: LocalPayments | null;
}

/**
 * Writes the demo data with the admin SDK, each part once. Every document has a fixed id and is created only when missing,
 * so that an interrupted seed goes on at the next start; what somebody changed or deleted since stays so.
 */
export function demoSeed({ projectId, storageBucket, photos, bank }: DemoOptions): DemoSeed {
  const app = initializeApp({ projectId, storageBucket }, "demo-seed");
  const db = getFirestore(app);
  const auth = getAuth(app);
  const storage = getStorage(app);
  const payments = bank && paymentSeed(db, bank);
  return {
    async seedContent() {
      await partOnce(db, "accounts", () =>
        Promise.all(demoAccounts.map((account) => seedAccount(auth, db, account))),
      );
      await Promise.all([
        payments?.seedSubscriptions(),
        partOnce(db, "news", () => seedNews(db, storage)),
        partOnce(db, "catalogue", () => seedCatalogue(db, storage)),
        partOnce(db, "ai-settings", () => seedAiSettings(db)),
      ]);
      await partOnce(db, "invitation", () => seedInvitation(db));
    },
    async seedDiagnoses() {
      await payments?.seedInvoices();
      await partOnce(db, "days", () => seedDays(db));
      const backend = backendOf(app, storageBucket);
      const { files } = backend;
      await partOnce(db, "clients", () => seedClients({ db, files, storage, photos }));
      await repairDiagnoses(backend);
      await partOnce(db, "routine", async () => {
        await seedRoutine(db);
        await seedQuote(backend);
      });
      await partOnce(db, "marks", () => seedMarks(backend));
    },
  };
}

async function seedAccount(auth: Auth, db: Firestore, account: DemoAccount): Promise<void> {
  const { uid, email, firstname, lastname, role, practises = [], business } = account;
  await createUserOnce(auth, {
    uid,
    email,
    password: DEMO_PASSWORD,
    displayName: `${firstname} ${lastname}`,
  });
  await auth.setCustomUserClaims(uid, { role });
  const user = db.doc(`users/${uid}`);
  const stored = newUser(account, joinedAt(account));
  await createOnce(user, {
    ...stored,
    ...accountSearchFields(stored),
    enabled_subcategories: practises.map((name) => documentPaths.subcategory(demoId("subcategories", name))),
    hidden_criterias: [],
    ...(business && { business }),
  });
}

/** The first version of the settings. The perceived age is off: a drawn face has none. */
async function seedAiSettings(db: Firestore): Promise<void> {
  const decided = new Date();
  const settings = {
    version: 1,
    updated: decided,
    updatedBy: DEMO_ADMIN,
    perceivedAge: { enabled: false, decidedBy: null, decided: null } satisfies PerceivedAgeSwitch,
  };
  await createOnce(db.doc(documentPaths.aiSettings()), settings);
  const admin = demoAccounts.find(({ uid }) => uid === DEMO_ADMIN);
  const author = `${admin?.firstname} ${admin?.lastname}`;
  await createOnce(db.doc(documentPaths.aiSettingsVersion(1)), { settings, author, restored: null });
}

async function seedCatalogue(db: Firestore, storage: Storage): Promise<void> {
  const created = Timestamp.now();
  for (const subcategory of content.subcategories) {
    await createOnce(db.doc(documentPaths.subcategory(demoId("subcategories", subcategory.name))), {
      ...subcategory,
      created,
    });
  }
  for (const contraindication of content.contraindications) {
    const { name } = contraindication;
    await createOnce(db.doc(`contraindications/${demoId("contraindications", name)}`), {
      ...contraindication,
      created,
    });
  }
  await seedPictures(storage);
  for (const recommendation of content.recommendations) {
    const { name, subcategory, contraindications } = recommendation;
    const id = demoId("recommendations", name);
    await createOnce(db.doc(documentPaths.recommendation(id)), {
      ...recommendation,
      ...searchFields(name),
      picture: `${id}.webp`,
      owner: "world",
      active: true,
      subcategory: documentPaths.subcategory(demoId("subcategories", subcategory)),
      contraindications: contraindications.map(
        (named) => `contraindications/${demoId("contraindications", named)}`,
      ),
      created,
    });
  }
}

/** Draws the pictures that are not there yet: all of them once, none at the next start. */
async function seedPictures(storage: Storage): Promise<void> {
  const [stored] = await storage.bucket().getFiles({ prefix: recommendationPicturePath(WORLD, "") });
  const there = new Set(stored.map(({ name }) => name));
  await Promise.all(
    content.recommendations.map(async ({ name, subcategory }, place) => {
      const path = recommendationPicturePath(WORLD, `${demoId("recommendations", name)}.webp`);
      if (there.has(path)) return;
      const picture = await drawPackshot(`${slug(name)}-${slug(subcategory)}`, place);
      await storage.bucket().file(path).save(picture, { contentType: "image/webp", resumable: false });
    }),
  );
}
