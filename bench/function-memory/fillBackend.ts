import { diagnosisPhotoPath, documentPaths } from "@carnation/product/path";
import { Timestamp } from "firebase-admin/firestore";
import { getStorage } from "firebase-admin/storage";
import { getApps } from "firebase-admin/app";
import sharp from "sharp";
import { addCustomer, addDiagnosis } from "../../apps/functions/src/comparison/testing/pairs.ts";
import { phoneLinkId } from "../../apps/functions/src/phone/createPhoneLink.ts";
import type { TestBackend } from "../../apps/functions/src/testing/testBackend.ts";

/** As many of each as a case takes at once. */
export const MOST = 80;

/** Account of all cases. */
export const UID = "claire";

/** Token of the phone link of a place. */
export const tokenAt = (index: number): string => `link${index}`.padEnd(43, "A");

/** A photo of 50 megapixels, progressive: the costliest that is taken; a face is not needed. About 15 MB. */
export function largestPhoto(): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 130, sigma: 12 } as const;
  return sharp({ create: { width: 8160, height: 6120, channels: 3, background: "#a98674", noise } })
    .jpeg({ quality: 70, progressive: true })
    .toBuffer();
}

/** Accounts, and diagnoses of each, that the functions of a night walk over. */
const [ACCOUNTS, DIAGNOSES_EACH] = [2000, 6];

/** Stores accounts with diagnoses whose photos have been kept for too long, each of which has a name and no bytes. */
async function fillAccounts({ admin }: TestBackend): Promise<void> {
  const writer = admin.bulkWriter();
  const old = Timestamp.fromDate(new Date("2022-03-01T09:00:00Z"));
  for (let account = 0; account < ACCOUNTS; account += 1) {
    const uid = `kept${account}`;
    void writer.set(admin.doc(documentPaths.user(uid)), { role: "customer", active: true });
    for (let index = 0; index < DIAGNOSES_EACH; index += 1) {
      const diagnosis = { uid, consent: true, customer: null, state: "done", created: old, finished: old };
      void writer.set(admin.doc(documentPaths.diagnosis(uid, `d${index}`)), diagnosis);
    }
  }
  await writer.close();
}

/** Stores an account with clients, diagnoses of the largest photo, and links of phones, and the accounts of a night. */
export async function fillBackend(backend: TestBackend): Promise<void> {
  const { admin, addUser, local } = backend;
  const app = getApps()[0];
  const bucket = getStorage(app).bucket(`${local.projectId}.firebasestorage.app`);
  const files = {
    create: async (path: string, bytes: string | Uint8Array, contentType: string): Promise<void> => {
      await bucket.file(path).save(typeof bytes === "string" ? bytes : Buffer.from(bytes), {
        contentType,
        resumable: false,
      });
    },
  };
  await fillAccounts(backend);
  const photo = await largestPhoto();
  await addUser(UID, { subscription: "active" });
  await addCustomer({ db: admin }, UID, "anais", true);
  const days = ["2026-06-01", "2026-11-01"];
  for (const [index, day] of days.entries()) {
    const id = `photo${index}`;
    await addDiagnosis({ db: admin, files }, UID, { id, day });
    await files.create(diagnosisPhotoPath(UID, id), photo, "image/jpeg");
  }
  for (let index = 0; index < MOST; index += 1) {
    await admin.doc(documentPaths.customer(UID, `c${index}`)).set({
      firstname: "Anaïs",
      lastname: `Morel ${index}`,
      email: `c${index}@exemple.fr`,
    });
    await admin.doc(documentPaths.diagnosis(UID, `d${index}`)).set({
      consent: true,
      customer: null,
      state: "started",
      created: Timestamp.now(),
    });
    await admin.doc(documentPaths.phoneLink(phoneLinkId(tokenAt(index)))).set({
      uid: UID,
      diagnosis: `d${index}`,
      expires: Timestamp.fromMillis(Date.now() + 3_600_000),
      used: false,
    });
  }
}
