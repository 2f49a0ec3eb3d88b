import { newCustomer, toStoredCustomer } from "@carnation/product/customer";
import { customerPicturePath, diagnosisPhotoPath, documentPaths } from "@carnation/product/path";
import { type Firestore, Timestamp } from "firebase-admin/firestore";
import type { Storage } from "firebase-admin/storage";
import { join } from "node:path";
import sharp from "sharp";
import type { FileStore } from "../../apps/functions/src/backend/backend.ts";
import {
  DEMO_CLIENTS_OF,
  type DemoClient,
  demoClients,
  type DemoDiagnosis,
  otherDemoDiagnoses,
} from "./clients.ts";
import { createOnce, daysAgo } from "./createOnce.ts";
import { uploadWithRecord } from "./recordedAnalyses.ts";
import { slug } from "./slug.ts";
import { demoId } from "./demoId.ts";

/** Describes what the clients are written with. */
export interface ClientsBackend {
  readonly db: Firestore;
  readonly files: FileStore;
  readonly storage: Storage;
  /** Folder of the drawn faces. */
  readonly photos: string;
}

/** Longest side of a client's picture, in pixels, as the app keeps one. */
const PICTURE_PX = 512;

/**
 * The clients with their diagnoses, the latest ones first. Their results are those recorded of this engine; without a
 * record of it, the product's own function analyses the photos.
 */
export async function seedClients(backend: ClientsBackend): Promise<void> {
  for (const client of demoClients) await seedClient(backend, client);
  const theirs = demoClients.flatMap(({ id, diagnoses = [] }) =>
    diagnoses.map((diagnosis) => ({ ...diagnosis, customer: id })),
  );
  const all = [...theirs, ...otherDemoDiagnoses].toSorted((a, b) => a.daysAgo - b.daysAgo);
  for (const diagnosis of all) await seedDiagnosis(backend, diagnosis);
}

async function seedClient({ db, storage, photos }: ClientsBackend, client: DemoClient): Promise<void> {
  const customer = db.doc(documentPaths.customer(DEMO_CLIENTS_OF, client.id));
  const { firstname, lastname, consents = [], contraindications = [], birthYear } = client;
  const request = {
    firstname,
    lastname,
    email: `${slug(firstname)}.${slug(lastname)}@clients.example`,
    consent: true as const,
    consents: [...consents],
    contraindications: contraindications.map((name) => demoId("contraindications", name)),
    birth_year: birthYear,
  };
  const recording = { author: DEMO_CLIENTS_OF, now: daysAgo(client.consentDaysAgo ?? 30) };
  const stored = newCustomer(client.id, request, recording);
  const [latest] = client.diagnoses ?? [];
  const picture = latest === undefined ? null : `${client.id}.jpg`;
  // Before the client, and not once they exist: whoever took a picture away wants it gone.
  if (latest !== undefined && picture !== null && !(await customer.get()).exists) {
    const small = sharp(join(photos, latest.photo)).resize({ height: PICTURE_PX }).jpeg();
    const file = storage.bucket().file(customerPicturePath(DEMO_CLIENTS_OF, picture));
    await file.save(await small.toBuffer(), { contentType: "image/jpeg", resumable: false });
  }
  await createOnce(customer, toStoredCustomer({ ...stored, picture }));
}

async function seedDiagnosis(
  { db, files, storage }: ClientsBackend,
  {
    id,
    photo,
    customer,
    conditions = [],
    observations = {},
    ...when
  }: DemoDiagnosis & { readonly customer: string | null },
): Promise<void> {
  const date = Timestamp.fromDate(daysAgo(when.daysAgo));
  await createOnce(db.doc(documentPaths.diagnosis(DEMO_CLIENTS_OF, id)), {
    consent: true,
    customer: customer === null ? null : db.doc(documentPaths.customer(DEMO_CLIENTS_OF, customer)),
    enabledSubcategories: [],
    conditions,
    state: "started",
    created: date,
    observations: Object.fromEntries(
      Object.entries(observations).map(([criterion, choice]) => [criterion, { choice, date }]),
    ),
    uid: DEMO_CLIENTS_OF,
  });
  const file = storage.bucket().file(diagnosisPhotoPath(DEMO_CLIENTS_OF, id));
  const [uploaded] = await file.exists();
  if (uploaded) return;
  await uploadWithRecord({ db, files }, { uid: DEMO_CLIENTS_OF, id }, photo, (bytes) =>
    file.save(Buffer.from(bytes), { contentType: "image/jpeg", resumable: false }),
  );
}
